import Foundation

extension NSParagraphStyle {
    /// How breaks between lines are chosen.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Where a paragraph's last line would be one word, the last word of the line before it joins it.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Hangul breaks between words, and within them only where one is longer than a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system uses for standard labels: all of them.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// What a paragraph's style holds that Core Text knows nothing of.
struct ParagraphExtras: Equatable {
    var usesDefaultHyphenation = false
    var allowsTightening = false
    var textLists: [NSTextList] = []
}
