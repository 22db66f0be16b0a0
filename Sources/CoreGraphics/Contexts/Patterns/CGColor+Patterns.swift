public import Foundation

extension CGColor {
    /// A pattern to paint with.
    ///
    /// `space` is a pattern's; one without a base space is for coloured patterns, whose components are an opacity
    /// alone. Those of uncoloured patterns are a colour in the base space with its alpha. Nil for an unsuitable space.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// The pattern that is painted instead of a single colour; nil for none.
    public var pattern: CGPattern? {
        // Colours are made with patterns by this file alone.
        anyPattern.map { unsafeDowncast($0, to: CGPattern.self) }
    }
}
