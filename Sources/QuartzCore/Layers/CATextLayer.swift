public import CoreGraphics
import CoreText
public import Foundation

/// A layer that shows text, plain or attributed, from the top of its bounds down.
///
/// The text is drawn into the layer's contents with Core Text, at `contentsScale`, when it or the size of the bounds
/// changes. Changes of `fontSize` and `foregroundColor` animate.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catextlayer)
open class CATextLayer: CALayer {
    public override init() {
        super.init(content: CATextLayer.initialContent)
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard restoreText(from: coder) else { return nil }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveText(in: coder)
    }

    final var text: TextProperties {
        if case .text(let text) = content { text } else { TextProperties() }
    }

    private final func changeText<Value: Equatable>(
        _ key: LayerKey, _ path: WritableKeyPath<TextProperties, Value>, to value: Value
    ) {
        var text = text
        guard text[keyPath: path] != value else { return }
        text[keyPath: path] = value
        changeContent(key, if: true, to: .text(text))
    }

    // MARK: Text

    /// The text, a `String` or an `NSAttributedString`, which is copied; nil, the default, for none. An attributed
    /// string uses its own fonts and colours.
    open var string: Any? {
        get {
            switch text.string {
            case .plain(let string): string
            case .attributed(let text): text.string
            case nil: nil
            }
        }
        set {
            guard let newValue else { return changeText(.string, \.string, to: nil) }
            if let attributed = newValue as? NSAttributedString {
                changeText(.string, \.string, to: .attributed(ImmutableString(attributed)))
            } else if let plain = newValue as? String {
                changeText(.string, \.string, to: .plain(plain))
            } else {
                refuse(newValue, for: "string")
            }
        }
    }

    /// The font of a plain string: a name, a `CTFont`, or a `CGFont`. Its own size is ignored. Helvetica by default.
    open var font: CFTypeRef? {
        get { text.font.any }
        set {
            guard let newValue else { return changeText(.font, \.font, to: .name("Helvetica")) }
            guard let font = LayerFont(newValue) else { return refuse(newValue, for: "font") }
            changeText(.font, \.font, to: font)
        }
    }

    /// The font size of a plain string, in points. 36 by default; nothing is drawn at 0.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "fontSize") }
            changeText(.fontSize, \.fontSize, to: newValue)
        }
    }

    /// The colour of a plain string; opaque white by default.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { changeText(.foregroundColor, \.foregroundColor, to: newValue) }
    }

    // MARK: Lines

    /// Whether lines are wrapped to fit the bounds. False by default: lines end at paragraph breaks only.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { changeText(.wrapped, \.isWrapped, to: newValue) }
    }

    /// Where a line that is too long is truncated by an ellipsis; in wrapped text, this applies to the last line that
    /// fits. None by default.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { changeText(.truncationMode, \.truncationMode, to: newValue) }
    }

    /// The horizontal alignment of lines. Natural by default.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { changeText(.alignmentMode, \.alignmentMode, to: newValue) }
    }

    /// Whether glyph positions may be quantized to quarters of a pixel. False by default.
    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsSubpixelQuantization }
        set { changeText(.allowsFontSubpixelQuantization, \.allowsSubpixelQuantization, to: newValue) }
    }

    // MARK: Drawing

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        ctx.setShouldSubpixelQuantizeFonts(text.allowsSubpixelQuantization)
        let bounds = properties.bounds.standardized
        ctx.saveGState()
        if !contentsAreFlipped() {
            ctx.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            ctx.scaleBy(x: 1, y: -1)
        }
        TextLayout(text, in: bounds.size).draw(at: bounds.origin, in: ctx)
        ctx.restoreGState()
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        guard let key = LayerKey(name: key), drawnKeys.contains(key) else { return super.needsDisplay(forKey: key) }
        return true
    }

    /// The properties that the text is drawn from.
    private static let drawnKeys: LayerKeySet = {
        var keys = LayerKeySet()
        for key in LayerKey.allCases where initialContent.value(for: key) != nil { keys.insert(key) }
        for key in [LayerKey.string, .font, .contentsScale, .contentsFormat] { keys.insert(key) }
        return keys
    }()

    /// The size that fits all of the text, rounded up to whole pixels; wrapped text is as wide as the bounds.
    open override func preferredFrameSize() -> CGSize {
        guard layoutManager == nil else { return super.preferredFrameSize() }
        let width = isWrapped && bounds.width > 0 ? bounds.width : .infinity
        let size = TextLayout(text, in: CGSize(width: width, height: .infinity)).size
        let scale = contentsScale
        return CGSize(
            width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    }

    // MARK: Key-value coding

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "string": string
        case "font": font
        default: super.value(forKey: key)
        }
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        key == "needsDisplayOnBoundsChange" ? NSNumber(value: true) : super.defaultValue(forKey: key)
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        switch key {
        case "string": string = value
        case "font": font = value
        default: super.setValue(value, forKey: key)
        }
    }

    override class var initialContent: LayerContent { .text(TextProperties()) }
    override class var builtInClass: CALayer.Type { CATextLayer.self }

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        textAccessors[key] ?? super.accessor(for: key)
    }

    // The text is drawn anew.
    override var archivesContents: Bool { false }
    // Text layers are sized to fit their text.
    override var isConstrainedAtPreferredSize: Bool { true }
}

private let textAccessors: AccessorTable = [
    .fontSize: PropertyAccessor(\CATextLayer.fontSize),
    .foregroundColor: PropertyAccessor(\CATextLayer.foregroundColor),
    .wrapped: PropertyAccessor(\CATextLayer.isWrapped),
    .truncationMode: PropertyAccessor(\CATextLayer.truncationMode),
    .alignmentMode: PropertyAccessor(\CATextLayer.alignmentMode),
    .allowsFontSubpixelQuantization: PropertyAccessor(\CATextLayer.allowsFontSubpixelQuantization),
]
