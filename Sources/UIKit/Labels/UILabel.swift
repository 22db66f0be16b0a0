import CoreGraphics
import CoreText
public import Foundation
import QuartzCore

/// Shows text, in one line or several.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView {
    final var style = LabelStyle()
    final var ownText: String?
    /// Text with attributes of its own.
    final var ownStyledText: StyledText? {
        didSet { madeAttributedText = nil }
    }
    /// `ownStyledText` as code reads it, once somebody has read it.
    private final var madeAttributedText: NSAttributedString?
    final var measured = LabelMeasures()

    /// A label with a frame in its superview's space, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: Text

    /// The words. Setting them drops attributes.
    open var text: String? {
        get { ownStyledText?.string ?? ownText }
        set {
            guard newValue != ownText || ownStyledText != nil else { return }
            (ownText, ownStyledText) = (newValue, nil)
            textDidChange()
        }
    }

    /// The words with attributes; what these leave open is the label's. Setting it takes over the first one's font,
    /// colour and alignment.
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

    /// The font: the system's in 17 points by default. Setting it changes all of an attributed text.
    open var font: UIFont! {
        get { style.font }
        set {
            let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            guard font != style.font || ownStyledText != nil else { return }
            style.font = font
            apply(.font, font)
        }
    }

    /// The words' colour: the system's for labels by default. Setting it changes all of an attributed text.
    open var textColor: UIColor! {
        get { style.color }
        set {
            let color = newValue ?? .label
            guard color !== style.color || ownStyledText != nil else { return }
            style.color = color
            apply(.foregroundColor, color)
        }
    }

    /// The text alignment: natural by default, at the leading side of the writing direction.
    open var textAlignment = NSTextAlignment.natural {
        didSet { alignmentDidChange(from: oldValue) }
    }

    /// How text that doesn't fit is treated: truncated at the tail by default. With several lines this applies to the
    /// last.
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
        didSet { if shadowColor !== oldValue { setNeedsDisplay() } }
    }

    /// How far away that is, in points: one up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// Whether the words stand in `highlightedTextColor`, if there is one. False by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour of the text while the label is highlighted; nil for the text's own.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the words are not faint. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    // MARK: Shrinking

    /// Whether words that are too wide are made smaller. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The minimum scale factor of the text; 0, the default, for no minimum.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where smaller words stand: on the baseline by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letters may stand closer before the end is left out. It has no effect here.
    open var allowsDefaultTighteningForTruncation = false

    /// Whether the font follows the preferred size of text. It has no effect here.
    open var adjustsFontForContentSizeCategory = false

    // MARK: Size

    /// The maximum width of lines for `intrinsicContentSize` of multi-line text; 0, the default, for no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Where the words are in a rectangle: in the middle between top and bottom.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        placedRect(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the words in the middle of a rectangle. Override it to give them another.
    open func drawText(in rect: CGRect) { drawLines(in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
        return measuredSize(limit, .infinity)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        // One line is as long as it is.
        let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
        return measuredSize(width, size.height > 0 ? size.height : .infinity)
    }

    override func contentSize(fittingWidth width: CGFloat) -> CGSize? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : measuredSize(width, .infinity)
    }

    override var baselineOffsets: BaselineOffsets? { shownBaselines }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: text, traits: .staticText)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measured.forget()
        setNeedsDisplay()
    }
}

/// Where words that were made smaller stand.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uibaselineadjustment)
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the larger ones.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// At the top.
    case none
}
