import CoreGraphics
import CoreText
public import Foundation
import QuartzCore

/// A view that shows text on one or more lines.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    final var style = LabelStyle()
    final var ownText: String?
    /// The text with its own attributes.
    final var ownStyledText: StyledText? {
        didSet { madeAttributedText = nil }
    }
    /// The cached value of `attributedText`, created from `ownStyledText` on first access.
    private final var madeAttributedText: NSAttributedString?
    final var measured = LabelMeasures()

    override var describedContents: String? { text.map { "text = '\($0)'" } }

    /// On iOS, the description of a label states that it is opaque, whatever it draws on.
    override var isDescribedAsOpaque: Bool { true }

    /// On iOS, a label has a layer class of its own.
    override var describedLayerClass: String { "_UILabelLayer" }

    /// Creates a label with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareToRestore() {
        isOpaque = false
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    override class var archivedFields: [ArchivedField] { super.archivedFields + fieldsOfLabels }

    // MARK: Text

    /// The text. Setting it discards attributes.
    open var text: String? {
        get { ownStyledText?.string ?? ownText }
        set {
            changing("text", of: self) {
                guard newValue != ownText || ownStyledText != nil else { return }
                (ownText, ownStyledText) = (newValue, nil)
                textDidChange()
            }
        }
    }

    /// The attributed text; where it lacks attributes, the label's apply. Setting it sets the label's font, colour and
    /// alignment from the first character.
    open var attributedText: NSAttributedString? {
        get {
            guard let ownStyledText else {
                return ownText.map { NSAttributedString(string: $0, attributes: style.attributes(self)) }
            }
            if madeAttributedText == nil { madeAttributedText = ownStyledText.attributedString }
            return madeAttributedText
        }
        set { setStyledText(newValue.map { StyledText($0) }) }
    }

    // MARK: Style

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(.own(0), \UILabel.font),
            AppearanceProperty(.own(1), \UILabel.textColor),
            AppearanceProperty(.own(2), \UILabel.shadowColor),
            AppearanceProperty(.own(3), \UILabel.shadowOffset),
            AppearanceProperty(.own(4), \UILabel.highlightedTextColor),
        ]
    }

    /// The font: the system font at 17 points by default. Setting it changes the whole attributed text.
    open var font: UIFont! {
        get { style.font }
        set {
            appearanceMarks.insert(.own(0))
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != style.font || font.textStyle != style.font.textStyle || ownStyledText != nil else { return }
            style.font = font
            apply(.font, font)
        }
    }

    /// The text colour: the system's label colour by default. Setting it changes the whole attributed text.
    open var textColor: UIColor! {
        get { style.color }
        set {
            appearanceMarks.insert(.own(1))
            let color = newValue ?? .label
            guard color !== style.color || ownStyledText != nil else { return }
            style.color = color
            apply(.foregroundColor, color)
        }
    }

    /// The text alignment: natural by default, to the leading edge of the writing direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { alignmentDidChange(from: oldValue) }
    }

    /// The handling of text that doesn't fit: truncated at the tail by default. With several lines, this applies to the
    /// last one.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// The maximum number of lines: 1 by default; 0 for no limit.
    open var numberOfLines = 1 {
        didSet {
            if numberOfLines < 0 { numberOfLines = 0 }
            if numberOfLines != oldValue { textDidChange() }
        }
    }

    /// The colour of the text shadow; nil, the default, for none.
    open var shadowColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(2))
            if shadowColor !== oldValue { setNeedsDisplay() }
        }
    }

    /// The offset of the text shadow, in points: one up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            appearanceMarks.insert(.own(3))
            if shadowOffset != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the text is drawn in `highlightedTextColor`, if there is one. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text while the label is highlighted; nil for the text's own.
    open var highlightedTextColor: UIColor? {
        didSet {
            appearanceMarks.insert(.own(4))
            if isHighlighted { setNeedsDisplay() }
        }
    }

    /// Whether the label is enabled; a disabled one is drawn fainter. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    // MARK: Font scaling

    /// Whether text that is too wide is scaled down. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The minimum scale factor of the text; 0, the default, for no minimum.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The vertical position of scaled-down text: on the baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letter spacing may be tightened before truncation. Stored without effect.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether a font of a text style follows the preferred content size category. False by default.
    open var adjustsFontForContentSizeCategory = false

    /// The line break strategy for text without a paragraph style of its own. `standard` by default, which avoids a
    /// single word in the last of several lines if another one fits beside it.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { if lineBreakStrategy != oldValue { textDidChange() } }
    }

    /// The sizing rule for letterforms. Stored without effect: letterforms that extend beyond lines are drawn.
    open var sizingRule = UILetterformAwareSizingRule.typographic

    /// The preferred vibrancy. None by default. Stored without effect.
    open var preferredVibrancy = UILabelVibrancy.none

    /// Whether a pointer over truncated text shows the full text. False by default. Stored without effect.
    open var showsExpansionTextWhenTruncated = false

    // MARK: Size

    /// The maximum line width, in points, for `intrinsicContentSize` of multi-line text; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Returns the rectangle of the text in the bounds, centred vertically. The label has the size of the rectangle
    /// returned for unlimited bounds, so an override that enlarges it gives the text a margin.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        placedRect(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text vertically centred in a rectangle. Override it to use another rectangle.
    open func drawText(in rect: CGRect) { drawLines(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
        return textSize(limit, .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A single line isn't wrapped.
        let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
        return textSize(width, size.height > 0 ? size.height : .infinity)
    }

    override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : textSize(width, .infinity)
    }

    /// Returns the size of the text's rectangle in the available space.
    private func textSize(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: height)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    override func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? { shownBaselines(inWidth: width) }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: text, traits: .staticText)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory, let adjusted = font.adjusted(to: traitCollection) { font = adjusted }
        measured.forget()
        setNeedsDisplay()
    }
}

/// The vertical position of scaled-down text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibaselineadjustment)
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at full size.
    case alignBaselines
    /// Centred vertically.
    case alignCenters
    /// At the top.
    case none
}
