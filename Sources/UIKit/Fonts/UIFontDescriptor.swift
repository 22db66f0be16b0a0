public import CoreGraphics
import CoreText
public import Foundation

/// An immutable set of attributes that describes a font or asks for one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifontdescriptor)
// Immutable after initialization.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    final let ctDescriptor: CTFontDescriptor
    final let textStyle: UIFont.TextStyle?

    init(_ descriptor: CTFontDescriptor, textStyle: UIFont.TextStyle? = nil) {
        ctDescriptor = descriptor
        self.textStyle = textStyle
    }

    /// Creates a descriptor with attributes. Values of the wrong type for their key are dropped.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
        ctDescriptor = CTFontDescriptorCreateWithAttributes(attributes.coreText)
        textStyle = attributes[.textStyle].flatMap { $0 as? UIFont.TextStyle }
    }

    /// Creates a descriptor from a PostScript name and a size in points.
    public init(name fontName: String, size: CGFloat) {
        ctDescriptor = CTFontDescriptorCreateWithNameAndSize(fontName, size)
        textStyle = nil
    }

    /// Creates a descriptor from a PostScript name and a transform of glyphs.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    /// Creates a descriptor without attributes.
    public convenience override init() { self.init(fontAttributes: [:]) }

    /// Returns the descriptor of the system font for a text style, in the size for the current traits.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of the system font for a text style, in the size for the given traits.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: Reading

    /// The PostScript name of the font; empty if there is none.
    open var postscriptName: String { object(forKey: .name) as? String ?? "" }

    /// The size in points; 0 if unspecified.
    open var pointSize: CGFloat { (fontAttributes[.size] as? CGFloat) ?? 0 }

    /// The transform of glyphs; the identity if unspecified.
    open var matrix: CGAffineTransform { (fontAttributes[.matrix] as? CGAffineTransform) ?? .identity }

    /// The symbolic traits of the font.
    open var symbolicTraits: SymbolicTraits {
        SymbolicTraits(rawValue: CTFontGetSymbolicTraits(CTFontCreateWithFontDescriptor(ctDescriptor, 0, nil)).rawValue)
    }

    /// Returns an attribute of the descriptor, or of the font that matches it best; nil if neither has it.
    open func object(forKey attribute: UIFontDescriptor.AttributeName) -> Any? {
        if attribute == .textStyle { return textStyle }
        let value = CTFontDescriptorCopyAttribute(ctDescriptor, attribute.rawValue)
        if let dictionary = value as? CFDictionary { return dictionary.withNamedKeys }
        if let list = value as? [CFDictionary] { return list.map(\.withNamedKeys) }
        return value
    }

    /// The attributes that the descriptor was created with.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
        for (key, value) in CTFontDescriptorCopyAttributes(ctDescriptor) {
            if let name = key.base as? String { attributes[AttributeName(rawValue: name)] = value }
        }
        attributes[.textStyle] = textStyle
        return attributes
    }

    /// Returns descriptors of the installed fonts that match the attributes, best first.
    ///
    /// The attributes named by `mandatoryKeys` must match exactly.
    open func matchingFontDescriptors(
        withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
    ) -> [UIFontDescriptor] {
        let keys = mandatoryKeys.map { CFSet($0.map { AnyHashable($0.rawValue) }) }
        let found = CTFontDescriptorCreateMatchingFontDescriptors(ctDescriptor, keys) ?? []
        return found.compactMap { ($0 as? CTFontDescriptor).map { UIFontDescriptor($0) } }
    }

    // MARK: Copies

    /// Returns a copy with added attributes, which override existing ones.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            CTFontDescriptorCreateCopyWithAttributes(ctDescriptor, attributes.coreText), textStyle: textStyle)
    }

    /// Returns a copy with another size, in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// Returns a copy with a transform of glyphs.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// Returns a copy with another style of the family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns a copy with another family in a similar style; any similar font if the family is not installed.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        CTFontDescriptorCreateCopyWithFamily(ctDescriptor, newFamily).map { UIFontDescriptor($0) }
            ?? addingAttributes([.family: newFamily])
    }

    /// Returns a copy for the font of the family with exactly these traits; nil if there is none.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let wanted = CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)
        let mask = wanted.union([.traitItalic, .traitBold, .traitExpanded, .traitCondensed]).intersection([
            .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace,
        ])
        return CTFontDescriptorCreateCopyWithSymbolicTraits(ctDescriptor, wanted, mask).map {
            UIFontDescriptor($0, textStyle: textStyle)
        }
    }

    /// Returns a copy for the system font in another design; nil for an unknown one.
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

    /// Returns the descriptor itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}
