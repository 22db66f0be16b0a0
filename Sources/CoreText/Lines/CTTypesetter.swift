public import CoreGraphics

/// Creates lines from text.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/cttypesetter)
public final class CTTypesetter: Hashable, Sendable {
    let paragraphs: ParagraphCache

    /// - Parameter hyphenationFactor: the factor of paragraphs whose style specifies none.
    package init(_ text: StyledText, level: UInt8? = nil, hyphenationFactor: CGFloat = 0) {
        paragraphs = ParagraphCache(TextSource(text), level: level, hyphenationFactor: hyphenationFactor)
    }

    /// Returns whether both are identical.
    public static func == (a: CTTypesetter, b: CTTypesetter) -> Bool { a === b }

    /// Hashes the typesetter's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns whether a line that ends at a unit has a hyphen after its last character.
    package func hasHyphen(at end: Int) -> Bool {
        guard (1..<max(paragraphs.source.units.count, 1)).contains(end) else { return false }
        return paragraphs.paragraph(at: end - 1).hyphen(at: end) != nil
    }

    /// Returns a range clamped to the text; a length of 0 means up to the end.
    func clamp(_ range: CFRange) -> Range<Int> {
        let count = paragraphs.source.units.count
        let first = min(max(range.location, 0), count)
        guard range.length > 0 else { return first..<count }
        return first..<(range.length >= count - first ? count : first + range.length)
    }
}

/// The key of an embedding level forced on all paragraphs, whatever their styles and characters: even for left to
/// right, odd for right to left.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "kCTTypesetterOptionForcedEmbeddingLevel"
/// The key of whether text of unlimited length is laid out. It always is.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString = "kCTTypesetterOptionAllowUnboundedLayout"

// MARK: Creation

/// Creates a typesetter for an attributed string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(StyledText(string))
}

/// Creates a typesetter with options, by the keys whose names start with `kCTTypesetterOption`.
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
    let level = options?[kCTTypesetterOptionForcedEmbeddingLevel].flatMap { Int(attribute: $0) }
    return CTTypesetter(StyledText(string), level: level.map { UInt8($0 & 1) })
}

// MARK: Lines

/// Creates a line from a range of the text, regardless of its width; a length of 0 means up to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// Creates a line from a range of the text, starting `offset` points from the margin from which tabs are measured.
public func CTTypesetterCreateLineWithOffset(
    _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
    LineBuilder(paragraphs: typesetter.paragraphs).line(typesetter.clamp(stringRange), offset: offset)
}

/// Returns the number of UTF-16 units from `startIndex` that fit `width` points, breaking at Unicode line break
/// opportunities.
///
/// Trailing white space is ignored. A word wider than the line is broken; at least one character is taken. A mandatory
/// line break counts as the line's last unit.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// Returns a line break like `CTTypesetterSuggestLineBreak(_:_:_:)`, for a line that starts `offset` points from the
/// margin from which tabs are measured.
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    LineBreaker(paragraphs: typesetter.paragraphs).length(
        from: startIndex, width: width, offset: offset, breakMode: .lines)
}

/// Returns the number of UTF-16 units from `startIndex` that fit `width` points, breaking between any characters.
///
/// At least one character is taken.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// Returns a break like `CTTypesetterSuggestClusterBreak(_:_:_:)`, for a line that starts `offset` points from the
/// margin from which tabs are measured.
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    LineBreaker(paragraphs: typesetter.paragraphs).length(
        from: startIndex, width: width, offset: offset, breakMode: .characters)
}
