public import CoreGraphics

/// A character collection, by which fonts of East Asian scripts number their glyphs.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctcharactercollection)
public enum CTCharacterCollection: UInt16, Sendable {
    /// The identifiers are the font's own glyph indices.
    case identityMapping = 0
    /// Adobe-CNS1, of traditional Chinese.
    case adobeCNS1 = 1
    /// Adobe-GB1, of simplified Chinese.
    case adobeGB1 = 2
    /// Adobe-Japan1, of Japanese.
    case adobeJapan1 = 3
    /// Adobe-Japan2, of rare Japanese characters.
    case adobeJapan2 = 4
    /// Adobe-Korea1, of Korean.
    case adobeKorea1 = 5
}

/// An explicitly chosen glyph that replaces the default glyphs of some text.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctglyphinfo)
public final class CTGlyphInfo: Hashable, Sendable {
    fileprivate enum Choice: Hashable, Sendable {
        case glyph(CGGlyph, CGFont)
        case name(String)
        case character(CGFontIndex, CTCharacterCollection)
    }

    private let mark = AttributeValueHeader()
    fileprivate let choice: Choice
    /// The text that the glyph represents.
    let baseString: String

    fileprivate init(_ choice: Choice, _ baseString: String) {
        self.choice = choice
        self.baseString = baseString
    }

    /// Returns whether both choose the same glyph for the same text.
    public static func == (a: CTGlyphInfo, b: CTGlyphInfo) -> Bool {
        a.choice == b.choice && a.baseString == b.baseString
    }

    /// Hashes the choice and the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(choice)
        hasher.combine(baseString)
    }

    /// Returns the glyph in a font; nil if the font does not have it.
    func glyph(in font: CTFont) -> CGGlyph? {
        let glyph: CGGlyph
        switch choice {
        case .glyph(let index, let own): glyph = own == font.graphicsFont ? index : 0
        case .name(let name): glyph = font.face.glyph(named: name)
        case .character(let identifier, .identityMapping): glyph = identifier
        // No font that FreeType reads specifies another collection by which it is ordered.
        case .character: glyph = 0
        }
        return glyph > 0 && Int(glyph) < font.face.metrics.glyphCount ? glyph : nil
    }
}

/// The attribute key of a `CTGlyphInfo`. Its glyph represents the whole range of the attribute, if the range's text is
/// the base string and the text's font has the glyph. Default none.
public let kCTGlyphInfoAttributeName: CFString = "NSGlyphInfo"

/// Creates the info of a glyph with a PostScript name for a base string; returns nil if `font` has no glyph with that
/// name.
public func CTGlyphInfoCreateWithGlyphName(
    _ glyphName: CFString, _ font: CTFont, _ baseString: CFString
) -> CTGlyphInfo? {
    let info = CTGlyphInfo(.name(glyphName), baseString)
    return info.glyph(in: font) == nil ? nil : info
}

/// Creates the info of a glyph of a font for a base string; returns nil if the font has no such glyph. It applies only
/// in that font.
public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    let info = CTGlyphInfo(.glyph(glyph, font.graphicsFont), baseString)
    return info.glyph(in: font) == nil ? nil : info
}

/// Creates the info of a glyph by its number in a character collection, for a base string in fonts that are ordered by
/// that collection.
public func CTGlyphInfoCreateWithCharacterIdentifier(
    _ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString
) -> CTGlyphInfo? {
    CTGlyphInfo(.character(cid, collection), baseString)
}

/// Returns the name that the glyph was specified by; nil if it was specified otherwise.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? {
    if case .name(let name) = glyphInfo.choice { name } else { nil }
}

/// Returns the glyph that was specified; 0 if it was specified by name or by number.
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph {
    if case .glyph(let glyph, _) = glyphInfo.choice { glyph } else { 0 }
}

/// Returns the number that the glyph was specified by; 0 if it was specified otherwise.
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex {
    if case .character(let identifier, _) = glyphInfo.choice { identifier } else { 0 }
}

/// Returns the collection of the number that the glyph was specified by; the identity mapping if it was specified
/// otherwise.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection {
    if case .character(_, let collection) = glyphInfo.choice { collection } else { .identityMapping }
}
