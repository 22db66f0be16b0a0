public import CoreGraphics
public import Foundation

/// A font at a size: glyphs, metrics in points, and shaping settings. Immutable.
///
/// UIKit's `UIFont` is this class, so that fonts pass between the frameworks without conversion.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfont)
// `@unchecked Sendable`: immutable.
open class CTFont: NSObject, KeyedArchivable, NSCopying, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    /// The font without a size.
    final let graphicsFont: CGFont
    /// The names and traits of the font.
    final let record: InstalledFont
    /// The size in points.
    final let size: CGFloat
    /// The transform of each glyph about its origin.
    final let matrix: CGAffineTransform
    /// The features turned on or off for all text in this font.
    final let features: [FontFeature]
    /// The fallback fonts that take precedence over the system's order.
    final let cascade: [CTFontDescriptor]
    /// A fixed advance of all glyphs, in points; nil for the font's own advances.
    final let fixedAdvance: CGFloat?
    /// The requested value of an optical size axis; nil for the default.
    final let opticalSize: OpticalSize?
    /// The language of text in the font (BCP 47), unless the text specifies its own.
    final let language: String?
    final let shaping: ShapingFace
    /// True for San Francisco's substitute, which uses its tracking and line heights.
    final let isSystem: Bool
    /// The tracking added to each advance, in points.
    final let tracking: CGFloat
    /// The text style with which the font was requested, if any.
    package final let textStyle: String?

    init(_ attributes: FontAttributes, size: CGFloat, matrix: CGAffineTransform?) {
        let record = FontMatcher.match(attributes)
        self.record = record
        let wanted = size > 0 && size.isFinite ? size : attributes.size ?? 0
        self.size = wanted > 0 && wanted.isFinite ? min(wanted, maxSize) : defaultSize
        (opticalSize, language) = (attributes.opticalSize, attributes.language)
        graphicsFont = OpticalSize.font(
            CGFont.font(at: record.source) ?? CTFont.blank, size: self.size, attributes.opticalSize)
        shaping = ShapingFace.of(graphicsFont)
        let usable = (matrix ?? attributes.matrix).flatMap { $0.isFinite ? $0 : nil }
        self.matrix = usable ?? .identity
        features = attributes.features
        cascade = attributes.cascade ?? []
        fixedAdvance = attributes.fixedAdvance
        textStyle = nil
        isSystem = attributes.requestsSystemFont && FontSubstitutes.interfaceFamilies.contains(record.family)
        let isSpaced = isSystem && fixedAdvance == nil && record.family == FontSubstitutes.interfaceFamilies[0]
        tracking =
            isSpaced
            ? self.size * SanFrancisco.tracking(at: self.size, weight: record.traits.weight) * self.matrix.a : 0
    }

    /// Creates a copy of a font with another text style, or none.
    package init(_ font: CTFont, textStyle: String?) {
        (graphicsFont, record, shaping) = (font.graphicsFont, font.record, font.shaping)
        (size, matrix) = (font.size, font.matrix)
        (features, cascade, fixedAdvance) = (font.features, font.cascade, font.fixedAdvance)
        (opticalSize, language) = (font.opticalSize, font.language)
        (isSystem, tracking) = (font.isSystem, font.tracking)
        self.textStyle = textStyle
    }

    private static let blank: CGFont = {
        guard let face = FontFace(FontSource(.memory(FontData(BlankFont.bytes)))) else {
            preconditionFailure("FreeType can't read a font that is known to be valid")
        }
        return CGFont(face: face)
    }()

    // MARK: Equality and hashing

    /// Returns whether both are the same font at the same size with the same settings.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other
            || (graphicsFont == other.graphicsFont && size == other.size && matrix == other.matrix
                && features == other.features && cascade == other.cascade && fixedAdvance == other.fixedAdvance
                && opticalSize == other.opticalSize && language == other.language && isSystem == other.isSystem)
    }

    /// A hash of the values that `isEqual(_:)` compares.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(graphicsFont)
        hasher.combine(size)
        hasher.combine(matrix)
        return hasher.finalize()
    }

    /// Returns the same font, which is immutable.
    open func copy(with zone: NSZone?) -> Any { self }

    /// A description with the font's name and size.
    open override var description: String {
        "<\(type(of: self)) \(CTFontCopyPostScriptName(self)) \(size)>"
    }

    /// Creates a font of the standard family and size, as a placeholder.
    public convenience override init() { self.init(FontAttributes(), size: 0, matrix: nil) }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// Creates a font from an archive; returns nil if the archive contains none.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
        var attributes = FontAttributes()
        attributes.name = name as String
        attributes.isSystem = coder.decodeBool(forKey: "UISystemFont")
        self.init(attributes, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")), matrix: nil)
    }

    /// Encodes the font's name and size.
    open func encode(with coder: NSCoder) {
        coder.encode(CTFontCopyPostScriptName(self) as NSString, forKey: "UIFontName")
        coder.encode(Double(size), forKey: "UIFontPointSize")
        if isSystem { coder.encode(true, forKey: "UISystemFont") }
    }
}

extension CTFont {
    var face: FontFace { graphicsFont.face }

    /// The attributes from which the font can be recreated.
    var attributes: FontAttributes {
        var attributes = FontAttributes(record)
        attributes.size = size
        attributes.matrix = matrix.isIdentity ? nil : matrix
        attributes.symbolicTraits = symbolicTraits
        attributes.features = features
        attributes.cascade = cascade.isEmpty ? nil : cascade
        attributes.fixedAdvance = fixedAdvance
        (attributes.opticalSize, attributes.language) = (opticalSize, language)
        attributes.isSystem = isSystem
        return attributes
    }

    var symbolicTraits: CTFontSymbolicTraits {
        CTFontSymbolicTraits(record.traits, metrics: face.metrics, hasColor: face.hasColor)
    }

    /// Returns the font at another size, 0 for this one's, with changed attributes.
    func copy(size: CGFloat, matrix: CGAffineTransform?, changes: FontAttributes? = nil) -> CTFont {
        let attributes = changes.map { self.attributes.updated(with: $0) } ?? self.attributes
        return CTFont(attributes, size: size, matrix: matrix ?? self.matrix)
    }
}

/// In points: the size when none is given.
private let defaultSize: CGFloat = 12
/// In points. Larger sizes are clamped, as they would only overflow.
private let maxSize: CGFloat = 1e9

// MARK: Creation

/// Returns the font with a PostScript name at a size in points, 0 for 12; `matrix` maps each glyph about its origin.
///
/// Full names and family names are accepted too. The result is never nil and has the weight and slant that the name
/// implies: an unavailable Apple font is substituted by a similar free one, in Kasane's own order; any other by
/// Fontconfig's match, or by Helvetica's substitute.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    var attributes = FontAttributes()
    attributes.name = name
    return CTFont(attributes, size: size, matrix: matrix?.pointee)
}

/// Returns the font that best matches a descriptor. A size of 0 stands for the descriptor's, or 12; a nil matrix for
/// the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    CTFont(descriptor.attributes, size: size, matrix: matrix?.pointee)
}

/// Options for font matching, which are ignored.
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

    /// Prevents automatic font activation. No effect.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// Prevents fonts from being downloaded, which they never are here.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Prefers system fonts over others with the same name. No effect.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// Returns the font like `CTFontCreateWithName(_:_:_:)`.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// Returns the font like `CTFontCreateWithFontDescriptor(_:_:_:)`.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// Creates a font from a `CGFont` at a size in points, 0 for 12, with additional attributes.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    var own = FontAttributes()
    own.source = graphicsFont.face.source
    own.variation = graphicsFont.face.source.variations
    var changes = attributes?.attributes ?? FontAttributes()
    changes.source = own.source
    return CTFont(own.updated(with: changes), size: size, matrix: matrix?.pointee)
}

// MARK: Copies

/// Returns the font at another size, 0 for its own, with changed attributes. New traits select another font of the
/// family.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    font.copy(
        size: size > 0 ? size : attributes?.attributes.size ?? 0, matrix: matrix?.pointee,
        changes: attributes?.attributes)
}

/// Returns the font of the same family with the traits of `symTraitValue`, among those in `symTraitMask`.
///
/// Nil when the family has no such font: styles are not synthesized.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    guard let sibling = FontMatcher.sibling(of: font.record, traits: symTraitValue, mask: symTraitMask) else {
        return nil
    }
    var attributes = font.attributes
    attributes.source = sibling.source
    attributes.variation = sibling.source.variations
    return CTFont(attributes, size: size, matrix: matrix?.pointee ?? font.matrix)
}

/// Returns the font of another family with similar traits; nil when the family is not installed.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    guard let other = FontDatabase.shared.font(ofFamily: family, like: font.record.traits) else { return nil }
    var attributes = font.attributes
    attributes.source = other.source
    attributes.variation = other.source.variations
    attributes.isSystem = font.isSystem && other.family == font.record.family
    return CTFont(attributes, size: size, matrix: matrix?.pointee ?? font.matrix)
}

// MARK: Reading

/// Returns a descriptor from which the font can be recreated.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.attributes) }

/// Returns an attribute of the font, by a key whose name starts with `kCTFont` and ends with `Attribute`; nil for
/// none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontVariationAxesAttribute: CTFontCopyVariationAxes(font)
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontFormatAttribute: font.format.rawValue
    case kCTFontOrientationAttribute: CTFontOrientation.horizontal.rawValue
    case kCTFontMatrixAttribute: font.matrix
    case kCTFontPriorityAttribute: font.isRegistered ? kCTFontPriorityProcess : kCTFontPrioritySystem
    case kCTFontRegistrationScopeAttribute:
        (font.isRegistered ? CTFontManagerScope.process : .none).rawValue
    case kCTFontEnabledAttribute, kCTFontDownloadedAttribute: 1
    default: font.attributes.dictionary[attribute]
    }
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// Returns the transform of each glyph about its origin.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// Returns the font's symbolic traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.symbolicTraits }

/// Returns the font's traits: symbolic traits, weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let traits = font.record.traits
    return [
        kCTFontSymbolicTrait: font.symbolicTraits.rawValue, kCTFontWeightTrait: traits.normalizedWeight,
        kCTFontWidthTrait: traits.normalizedWidth,
        kCTFontSlantTrait: max(-1, min(-font.face.metrics.italicAngle / 180, 1)),
    ]
}

/// Returns the font without its size; its attributes are stored in `attributes`, retained for the caller.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont {
    attributes?.pointee = Unmanaged.passRetained(CTFontCopyFontDescriptor(font))
    return font.graphicsFont
}

extension CTFont {
    var format: CTFontFormat {
        let tags = face.tableTags
        if tags.contains("CFF ") || tags.contains("CFF2") { return .openTypePostScript }
        if tags.contains("glyf") {
            return tags.contains("GSUB") || tags.contains("GPOS") ? .openTypeTrueType : .trueType
        }
        return face.hasColor ? .bitmap : .unrecognized
    }
}
