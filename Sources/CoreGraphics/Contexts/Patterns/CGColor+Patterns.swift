public import Foundation

extension CGColor {
    /// Creates a pattern colour.
    ///
    /// `space` is a pattern space. Without a base space it is for coloured patterns, whose only component is an
    /// opacity; otherwise the components are a colour in the base space with its alpha. Nil for an unsuitable space.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored == (space.baseColorSpace == nil) else { return nil }
        let count = space.numberOfComponents + 1
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)), pattern: pattern)
    }

    /// The pattern of a pattern colour; nil for other colours.
    public var pattern: CGPattern? {
        // Only this file creates pattern colours.
        anyPattern.map { unsafeDowncast($0, to: CGPattern.self) }
    }
}
