public import CoreGraphics
import CoreText
public import Foundation

/// What a font should be like, or what one is: a list of attributes. It never changes.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor)
// Guarded by itself: nothing in it can be set.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    final let ctDescriptor: CTFontDescriptor
    final let textStyle: UIFont.TextStyle?

    init(_ descriptor: CTFontDescriptor, textStyle: UIFont.TextStyle? = nil) {
        ctDescriptor = descriptor
        self.textStyle = textStyle
    }

    /// A descriptor with attributes. Those of another type than the key asks for are left out.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
        ctDescriptor = CTFontDescriptorCreateWithAttributes(attributes.coreText)
        textStyle = attributes[.textStyle].flatMap { $0 as? UIFont.TextStyle }
    }

    /// A descriptor of the font of a PostScript name, in a size in points.
    public init(name fontName: String, size: CGFloat) {
        ctDescriptor = CTFontDescriptorCreateWithNameAndSize(fontName, size)
        textStyle = nil
    }

    /// A descriptor of the font of a PostScript name whose glyphs are mapped about their origins.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// A descriptor that asks for nothing.
    public convenience override init() { self.init(fontAttributes: [:]) }

    /// The descriptor of the font for a text, in the size that the current traits ask for.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The same for other traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Reading

    /// The font's name for programs.
    open var postscriptName: String { object(forKey: .name) as? String ?? "" }

    /// The size in points; 0 where it is open.
    open var pointSize: CGFloat { (fontAttributes[.size] as? CGFloat) ?? 0 }

    /// The transform of each glyph about its origin.
    open var matrix: CGAffineTransform { (fontAttributes[.matrix] as? CGAffineTransform) ?? .identity }

    /// The font's symbolic traits.
    open var symbolicTraits: SymbolicTraits {
        SymbolicTraits(rawValue: CTFontGetSymbolicTraits(CTFontCreateWithFontDescriptor(ctDescriptor, 0, nil)).rawValue)
    }

    /// An attribute of the descriptor, or of the font that matches it best; nil when neither has it.
    open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        if attribute == .textStyle { return textStyle }
        return CTFontDescriptorCopyAttribute(ctDescriptor, attribute.rawValue)
    }

    /// The attributes that the descriptor was made with.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (key, value) in CTFontDescriptorCopyAttributes(ctDescriptor) {
            if let name = key.base as? String { attributes[AttributeName(rawValue: name)] = value }
        }
        attributes[.textStyle] = textStyle
        return attributes
    }

    /// Descriptors of the installed fonts that have the attributes, the best first.
    ///
    /// Of those that `mandatoryKeys` names, they must be the same.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys.map { CFSet($0.map { AnyHashable($0.rawValue) }) }
        let found = CTFontDescriptorCreateMatchingFontDescriptors(ctDescriptor, keys) ?? []
        return found.compactMap { ($0 as? CTFontDescriptor).map { UIFontDescriptor($0) } }
    }

    // MARK: Copies

    /// A copy to which attributes are added; where both have one, the new one holds.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            CTFontDescriptorCreateCopyWithAttributes(ctDescriptor, attributes.coreText), textStyle: textStyle)
    }

    /// A copy in another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// A copy whose glyphs are mapped about their origins.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// A copy for the font of a style within the family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// A copy for a font of another family that looks alike; where it is not installed, for any that comes near.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        CTFontDescriptorCreateCopyWithFamily(ctDescriptor, newFamily).map { UIFontDescriptor($0) }
            ?? addingAttributes([.family: newFamily])
    }

    /// A copy for the font of the family that has these traits and no other; nil when it has no such font.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wanted = CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        let mask = wanted.union([.traitItalic, .traitBold, .traitExpanded, .traitCondensed]).intersection([
            .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
        ])
        return CTFontDescriptorCreateCopyWithSymbolicTraits(ctDescriptor, wanted, mask).map {
            UIFontDescriptor($0, textStyle: textStyle)
        }
    }

    /// A copy for the interface's font in another design; nil for one that is not known.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let forms: [SystemDesign: CTFont.SystemDesign] = [
            .default: .plain, .rounded: .plain, .serif: .serif, .monospaced: .monospaced,
        ]
        guard let form = forms[design] else { return nil }
        let traits = CTFontCopyTraits(CTFontCreateWithFontDescriptor(ctDescriptor, 0, nil))
        let font = CTFont.system(
            ofSize: pointSize, weight: traits[kCTFontWeightTrait] as? Double ?? 0,
            isItalic: symbolicTraits.contains(.traitItalic), design: form)
        return UIFontDescriptor(CTFontCopyFontDescriptor(font), textStyle: textStyle)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.ctDescriptor == ctDescriptor
    }

    open override var hash: Int { ctDescriptor.hashValue }

    /// The same descriptor: it never changes.
    open func copy(with zone: NSZone?) -> Any { self }
}
