import CHarfBuzz
public import CoreGraphics
import Foundation

// MARK: Variations

/// Returns the font's variation axes, dictionaries with the keys whose names start with `kCTFontVariationAxis`; nil for
/// a static font.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    guard !font.face.axes.isEmpty else { return nil }
    return font.face.axes.map { axis in
        [
            kCTFontVariationAxisIdentifierKey: Int(axis.tag.rawValue),
            kCTFontVariationAxisMinimumValueKey: axis.minimum, kCTFontVariationAxisMaximumValueKey: axis.maximum,
            kCTFontVariationAxisDefaultValueKey: axis.defaultValue,
            kCTFontVariationAxisNameKey: font.face.name(of: axis), kCTFontVariationAxisHiddenKey: axis.isHidden,
        ] as CFDictionary
    }
}

/// Returns the font's variation values by axis identifier, for axes that are not at their defaults.
///
/// Nil for a static font.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    guard !font.face.axes.isEmpty else { return nil }
    let moved = font.face.axes.filter { font.face.coordinate(of: $0) != $0.defaultValue }
    return CFDictionary(
        moved.map { (Int($0.tag.rawValue), font.face.coordinate(of: $0)) }, uniquingKeysWith: { first, _ in first })
}

// MARK: Characters

/// Returns the characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    var characters = CharacterSet()
    let codes = hb_set_create()
    defer { hb_set_destroy(codes) }
    hb_face_collect_unicodes(hb_font_get_face(font.shaping.font), codes)
    // The iteration starts from an invalid character.
    var (first, last) = (hb_codepoint_t.max, hb_codepoint_t.max)
    while hb_set_next_range(codes, &first, &last) != 0 {
        // A damaged font may list surrogates, and code points beyond the last.
        for part in [(first, min(last, 0xD7FF)), (max(first, 0xE000), min(last, 0x10FFFF))] {
            if let low = Unicode.Scalar(part.0), let high = Unicode.Scalar(part.1), low <= high {
                characters.insert(charactersIn: low...high)
            }
        }
    }
    return characters
}

// MARK: Tables

/// Options for reading tables, which are ignored.
public struct CTFontTableOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Only tables in the file. No effect: no others are synthesized.
    public static let excludeSynthetic = CTFontTableOptions(rawValue: 1)
}

/// A table's four-character tag.
public typealias CTFontTableTag = UInt32

/// Returns the bytes of a table; nil when the font has none with that tag.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.face.table(FontTag(rawValue: table))
}

/// Returns whether the font has a table with that tag.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
    font.face.tableTags.contains(FontTag(rawValue: tag))
}

/// Returns the tags of the font's tables, each a `CTFontTableTag`.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    font.face.tableTags.map(\.rawValue)
}
