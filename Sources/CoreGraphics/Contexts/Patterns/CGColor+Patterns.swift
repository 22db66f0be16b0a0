public import Foundation

extension CGColor {
    /// A pattern to paint with.
    ///
    /// `space` is a pattern's; one without a base space is for coloured patterns, whose components are an opacity alone.
    /// Those of other patterns are a colour of the base space with its alpha. Nil for a space that does not fit.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// The pattern that is painted with instead of one colour.
    public var pattern: CGPattern? {
        // Colours are made with patterns by this file alone.
        anyPattern.map { unsafeDowncast($0, to: CGPattern.self) }
    }
}
