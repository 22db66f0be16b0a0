public import CoreGraphics
import CoreText
public import Foundation

extension NSLayoutManager {
    /// The property of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A null glyph, whose character is shown by another glyph.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        /// The glyph of a control character, such as a line terminator or a tab.
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// White space that justification can stretch.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        /// A glyph combined with the previous one.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    /// The action of a control character in layout.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Takes no space.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// Is treated as white space.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// Is treated as a tab.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// Ends a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// Ends a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
        /// Ends a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
    }

    /// The layout orientation of text.
    public enum TextLayoutOrientation: Int, Sendable {
        /// Horizontal lines, or vertical lines.
        case horizontal, vertical
    }

    // MARK: Glyphs and characters

    /// The number of glyphs, which equals that of the text's UTF-16 units.
    public final var numberOfGlyphs: Int { length }

    /// Returns whether a glyph index is valid.
    public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }

    /// Returns the glyph at an index: 0 if it is null.
    public final func cgGlyph(at glyphIndex: Int) -> CGGlyph { found(glyphIndex)?.glyph ?? 0 }

    /// Returns the glyph at an index, and stores whether the index is valid.
    public final func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        return isValidGlyphIndex(glyphIndex) ? cgGlyph(at: glyphIndex) : 0
    }

    /// Returns the property of a glyph.
    public final func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex) else { return .null }
        let unit = unit(glyphIndex)
        if unit < 0x20 || unit.endsTextParagraph || unit == 0x2028 { return .controlCharacter }
        if unit == 0x20 || unit == 0xA0 { return .elastic }
        return found(glyphIndex) == nil ? .null : []
    }

    /// Returns the character index of a glyph: the same index.
    public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { min(max(glyphIndex, 0), length) }

    /// Returns the glyph index of a character: the same index.
    public final func glyphIndexForCharacter(at charIndex: Int) -> Int { min(max(charIndex, 0), length) }

    /// Returns the character range of glyphs, extended to whole grapheme clusters.
    public final func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(glyphRange)
        actualGlyphRange?.pointee = range
        return range
    }

    /// Returns the glyph range of characters, extended to whole grapheme clusters.
    public final func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
    ) -> NSRange {
        let range = wholeCharacters(charRange)
        actualCharacterRange?.pointee = range
        return range
    }

    /// Stores glyphs, their properties, character indices and bidirectional levels; returns their number.
    public final func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties: UnsafeMutablePointer<GlyphProperty>?, characterIndexes: UnsafeMutablePointer<Int>?,
        bidiLevels: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        guard let range = usable(glyphRange) else { return 0 }
        for (offset, index) in range.enumerated() {
            let glyph = found(index)
            glyphBuffer?[offset] = glyph?.glyph ?? 0
            properties?[offset] = propertyForGlyph(at: index)
            characterIndexes?[offset] = index
            bidiLevels?[offset] = glyph?.isRightToLeft == true ? 1 : 0
        }
        return range.count
    }

    private final func wholeCharacters(_ range: NSRange) -> NSRange {
        guard let range = usable(range), !range.isEmpty else { return range }
        func isInner(_ place: Int) -> Bool {
            place > 0 && place < length && UTF16.isTrailSurrogate(unit(place)) && UTF16.isLeadSurrogate(unit(place - 1))
        }
        let start = isInner(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
        let end = isInner(range.upperBound) ? range.upperBound + 1 : range.upperBound
        return NSRange(start..<end)
    }

    private struct FoundGlyph {
        var glyph: CGGlyph
        var isRightToLeft: Bool
    }

    private final func found(_ index: Int) -> FoundGlyph? {
        guard let number = fragmentIndex(at: index) else { return nil }
        let fragment = layout.fragments[number]
        for case let run as CTRun in CTLineGetGlyphRuns(fragment.line) {
            let range = CTRunGetStringRange(run)
            guard (range.location..<range.location + range.length).contains(index - fragment.base) else { continue }
            for place in 0..<CTRunGetGlyphCount(run) {
                var unit = 0
                CTRunGetStringIndices(run, CFRange(location: place, length: 1), &unit)
                guard unit == index - fragment.base else { continue }
                var glyph: CGGlyph = 0
                CTRunGetGlyphs(run, CFRange(location: place, length: 1), &glyph)
                return FoundGlyph(glyph: glyph, isRightToLeft: CTRunGetStatus(run).contains(.rightToLeft))
            }
        }
        return nil
    }

    // MARK: Layout progress

    /// Generates the glyphs of characters, by laying them out.
    public final func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureLayout(forCharacterRange: charRange) }

    /// Generates glyphs, by laying them out.
    public final func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out characters.
    public final func ensureLayout(forCharacterRange charRange: NSRange) {
        if let range = usable(charRange) { layOut(through: max(range.upperBound - 1, range.lowerBound)) }
    }

    /// Lays out glyphs.
    public final func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out the contents of a container.
    public final func ensureLayout(for container: NSTextContainer) {
        if let index = index(of: container) { layOutAll(in: index) }
    }

    /// Lays out the contents of a rectangle of a container.
    public final func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        if let index = index(of: container) { layOut(down: bounds.maxY, in: index) }
    }

    /// Returns the first character that isn't laid out.
    public final func firstUnlaidCharacterIndex() -> Int { layout.end }

    /// Returns the first glyph that isn't laid out.
    public final func firstUnlaidGlyphIndex() -> Int { layout.end }

    /// Stores the first character and glyph that aren't laid out.
    public final func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = layout.end
        glyphIndex?.pointee = layout.end
    }

    final func index(of container: NSTextContainer) -> Int? { containers.firstIndex { $0 === container } }
}
