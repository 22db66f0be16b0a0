public import CoreGraphics
public import Foundation

/// A font in a size: glyphs, their measures in points, and how text is shaped with them. It never changes.
///
/// UIKit's `UIFont` is this class, so that fonts go from one framework to the other as they are.
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctfont)
// `@unchecked Sendable`: guarded by itself, as nothing in it can be set.
open class CTFont: NSObject, KeyedArchivable, NSCopying, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    /// The font in the file.
    final let graphicsFont: CGFont
    /// What the font is called.
    final let record: InstalledFont
    /// In points.
    final let size: CGFloat
    /// The transform of each glyph about its origin.
    final let matrix: CGAffineTransform
    /// The features to turn on or off for all text in this font.
    final let features: [FontFeature]
    /// The fonts to take for characters that this one lacks, before the machine's own order.
    final let cascade: [CTFontDescriptor]
    /// What all glyphs' advances are, if they are to be the same, in points.
    final let fixedAdvance: CGFloat?
    final let shaping: ShapingFace
    /// True for what stands in for the interface's San Francisco, with its spacing and its heights of lines.
    final let isSystem: Bool
    /// What is added to each advance, in points.
    final let tracking: CGFloat
    /// The text style that the font was asked for by, if it was.
    package final let textStyle: String?

    init(_ attributes: FontAttributes, size: CGFloat, matrix: CGAffineTransform?) {
        let record = FontMatcher.match(attributes)
        let font = CGFont.font(at: record.source) ?? CTFont.blank
        self.record = record
        graphicsFont = font
        shaping = ShapingFace.of(font)
        let wanted = size > 0 && size.isFinite ? size : attributes.size ?? 0
        self.size = wanted > 0 && wanted.isFinite ? min(wanted, maxSize) : defaultSize
        let usable = (matrix ?? attributes.matrix).flatMap { $0.isFinite ? $0 : nil }
        self.matrix = usable ?? .identity
        features = attributes.features
        cascade = attributes.cascade ?? []
        fixedAdvance = attributes.fixedAdvance
        textStyle = nil
        isSystem = attributes.requestsSystemFont && SystemFont.families.contains(record.family)
        let isSpaced = isSystem && fixedAdvance == nil && record.family == SystemFont.families[0]
        tracking =
            isSpaced
            ? self.size * SanFrancisco.tracking(at: self.size, weight: record.traits.weight) * self.matrix.a : 0
    }

    /// The same font, asked for by a text style or by none.
    package init(_ font: CTFont, textStyle: String?) {
        (graphicsFont, record, shaping) = (font.graphicsFont, font.record, font.shaping)
        (size, matrix) = (font.size, font.matrix)
        (features, cascade, fixedAdvance) = (font.features, font.cascade, font.fixedAdvance)
        (isSystem, tracking) = (font.isSystem, font.tracking)
        self.textStyle = textStyle
    }

    private static let blank: CGFont = {
        guard let face = FontFace(FontSource(.memory(FontData(BlankFont.bytes)))) else {
            preconditionFailure("FreeType does not read a font that is known to be right")
        }
        return CGFont(face: face)
    }()

    // MARK: Being equal

    /// True when both are the same font in the same size with the same settings.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other
            || (graphicsFont == other.graphicsFont && size == other.size && matrix == other.matrix
                && features == other.features && cascade == other.cascade && fixedAdvance == other.fixedAdvance
                && isSystem == other.isSystem)
    }

    /// A hash of what `isEqual(_:)` compares.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(graphicsFont)
        hasher.combine(size)
        hasher.combine(matrix)
        return hasher.finalize()
    }

    /// Returns the same font, which is immutable.
    open func copy(with zone: NSZone?) -> Any { self }

    /// The font's name and size, for people to read.
    open override var description: String {
        "<\(type(of: self)) \(CTFontCopyPostScriptName(self)) \(size)>"
    }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// A font from an archive; nil where there is none.
    public required convenience init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
        var attributes = FontAttributes()
        attributes.name = name as String
        attributes.isSystem = coder.decodeBool(forKey: "UISystemFont")
        self.init(attributes, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")), matrix: nil)
    }

    /// Archives the font's name and size.
    open func encode(with coder: NSCoder) {
        coder.encode(CTFontCopyPostScriptName(self) as NSString, forKey: "UIFontName")
        coder.encode(Double(size), forKey: "UIFontPointSize")
        if isSystem { coder.encode(true, forKey: "UISystemFont") }
    }
}

extension CTFont {
    var face: FontFace { graphicsFont.face }

    /// The attributes that make this font again.
    var attributes: FontAttributes {
        var attributes = FontAttributes(record)
        attributes.size = size
        attributes.matrix = matrix.isIdentity ? nil : matrix
        attributes.symbolicTraits = symbolicTraits
        attributes.features = features
        attributes.cascade = cascade.isEmpty ? nil : cascade
        attributes.fixedAdvance = fixedAdvance
        attributes.isSystem = isSystem
        return attributes
    }

    var symbolicTraits: CTFontSymbolicTraits {
        CTFontSymbolicTraits(record.traits, metrics: face.metrics, hasColor: face.hasColor)
    }

    /// The same font in another size, 0 for this one's, with changed attributes.
    func copy(size: CGFloat, matrix: CGAffineTransform?, changes: FontAttributes? = nil) -> CTFont {
        let attributes = changes.map { self.attributes.updated(with: $0) } ?? self.attributes
        return CTFont(attributes, size: size, matrix: matrix ?? self.matrix)
    }
}

/// In points: what a font has when nothing is asked.
private let defaultSize: CGFloat = 12
/// In points. Larger letters than the Moon would only overflow.
private let maxSize: CGFloat = 1e9

// MARK: Making

/// The font of a PostScript name in a size in points, 0 for 12; `matrix` maps each glyph about its origin.
///
/// Full names and families are understood too. There is always a font, of the weight and slant that the
/// name speaks of: for one of Apple's that is not there it is a free one of the same kind, in Kasane's own order; for any
/// other it is the one that Fontconfig's rules put in its place, or Helvetica's stand-in.
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

    /// A font is not activated because it is asked for. Without effect.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// The system's fonts come before others of the same name. Without effect.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// As `CTFontCreateWithName(_:_:_:)`.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// As `CTFontCreateWithFontDescriptor(_:_:_:)`.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// A font of a `CGFont` in a size in points, 0 for 12, with more attributes.
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

/// The font in another size, 0 for its own, with changed attributes. A font of the same family is found for new traits.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    font.copy(
        size: size > 0 ? size : attributes?.attributes.size ?? 0, matrix: matrix?.pointee,
        changes: attributes?.attributes)
}

/// The font of the same family that has the traits of `symTraitValue`, of those that `symTraitMask` names.
///
/// Nil when the family has no such font: none is slanted or thickened to make one.
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

/// The font of another family that looks alike; nil when the family is not installed.
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

/// The descriptor that makes the font again.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.attributes) }

/// An attribute of the font, by the keys whose names start with `kCTFont` and end with `Attribute`; nil for none.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontVariationAxesAttribute: CTFontCopyVariationAxes(font)
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontFormatAttribute: font.format.rawValue
    case kCTFontOrientationAttribute: CTFontOrientation.horizontal.rawValue
    case kCTFontMatrixAttribute: font.matrix
    default: font.attributes.dictionary[attribute]
    }
}

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }

/// The transform of each glyph about its origin.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// The font's symbolic traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.symbolicTraits }

/// The font's traits: symbolic traits, weight, width and slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let traits = font.record.traits
    return [
        kCTFontSymbolicTrait: font.symbolicTraits.rawValue, kCTFontWeightTrait: traits.normalizedWeight,
        kCTFontWidthTrait: traits.normalizedWidth,
        kCTFontSlantTrait: max(-1, min(-font.face.metrics.italicAngle / 180, 1)),
    ]
}

/// The font without its size; its attributes are stored in `attributes`, retained for the caller.
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
