import Foundation

extension NSParagraphStyle {
    /// The strategy for choosing line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Avoids a last line of a single word, by moving the last word of the line before into it.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Hangul breaks between words, and within a word only if it is longer than a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The system's strategy for standard labels: all of them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// The paragraph style settings that Core Text doesn't have.
struct ParagraphExtras: Equatable {
    var usesDefaultHyphenation = false
    var allowsTightening = false
    var textLists: [NSTextList] = []
}
