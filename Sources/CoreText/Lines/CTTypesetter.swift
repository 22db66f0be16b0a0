public import CoreGraphics

/// A text that lines are made of.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/cttypesetter)
public final class CTTypesetter: Hashable, Sendable {
    let paragraphs: ParagraphCache

    package init(_ text: StyledText, level: UInt8? = nil) {
        paragraphs = ParagraphCache(TextSource(text), level: level)
    }

    /// True when both are the same object.
    public static func == (a: CTTypesetter, b: CTTypesetter) -> Bool { a === b }

    /// Hashes which object it is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A range of the text; a length of 0 goes on to the end, and nothing lies beyond it.
    func clamp(_ range: CFRange) -> Range<Int> {
        let count = paragraphs.source.units.count
        let first = min(max(range.location, 0), count)
        guard range.length > 0 else { return first..<count }
        return first..<(range.length >= count - first ? count : first + range.length)
    }
}

/// The key of a level that all paragraphs have, whatever their styles and their letters say: an even number from left to
/// right, an odd one from right to left.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "kCTTypesetterOptionForcedEmbeddingLevel"
/// The key that says whether text of any length is laid out. Here it always is.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString = "kCTTypesetterOptionAllowUnboundedLayout"

// MARK: Making

/// A typesetter of an attributed string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(StyledText(string))
}

/// A typesetter with options, by the keys whose names start with `kCTTypesetterOption`.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
    let level = options?[kCTTypesetterOptionForcedEmbeddingLevel].flatMap { Int(attribute: $0) }
    return CTTypesetter(StyledText(string), level: level.map { UInt8($0 & 1) })
}

// MARK: Lines

/// The line of a range of the text, whatever its width; a length of 0 goes on to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// The line of a range of the text, which starts `offset` points from the margin that tabs are counted from.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
    LineBuilder(paragraphs: typesetter.paragraphs).line(typesetter.clamp(stringRange), offset: offset)
}

/// How many UTF-16 units from `startIndex` on fit into `width` points, when lines end where Unicode's rules have it.
///
/// White space at the line's end does not count. A word that is wider than the line is parted; at least one character is
/// taken. The end of a line in the text counts as its last unit.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// As `CTTypesetterSuggestLineBreak(_:_:_:)`, for a line that starts `offset` points from the margin that tabs are counted
/// from.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    LineBreaker(paragraphs: typesetter.paragraphs).length(
        from: startIndex, width: width, offset: offset, breakMode: .lines)
}

/// How many UTF-16 units from `startIndex` on fit into `width` points, when lines end between any characters.
///
/// At least one character is taken.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// As `CTTypesetterSuggestClusterBreak(_:_:_:)`, for a line that starts `offset` points from the margin that tabs are
/// counted from.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    LineBreaker(paragraphs: typesetter.paragraphs).length(
        from: startIndex, width: width, offset: offset, breakMode: .characters)
}
