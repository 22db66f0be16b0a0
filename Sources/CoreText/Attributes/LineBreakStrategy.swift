/// The strategy for choosing the line breaks of a paragraph among the opportunities that Unicode allows.
package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// If the last line would be a single word, the last word of the preceding line moves to it.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul text breaks between words, not within them.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
}
