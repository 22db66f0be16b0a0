/// How the breaks of a paragraph's lines are chosen among those that Unicode allows.
package struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// Where the last line would be one word, the last word of the line before it joins it.
    package static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Hangul breaks between words, not within them.
    package static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
}
