import Foundation

extension NSParagraphStyle {
    /// How breaks between lines are chosen.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Words move to the next line so that the last one is not short.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Hangul breaks between words, not within them.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What the system uses for standard labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// What a paragraph's style holds that Core Text knows nothing of.
struct ParagraphExtras: Equatable {
    var usesDefaultHyphenation = false
    var allowsTightening = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var textLists: [NSTextList] = []
}
