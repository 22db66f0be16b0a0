/// An axis-aligned box between two corners; empty when a maximum lies below its minimum.
@frozen
public struct Box: Sendable, Hashable {
    /// The left edge.
    public var minX: Double
    /// The upper edge, with y down.
    public var minY: Double
    /// The right edge.
    public var maxX: Double
    /// The lower edge, with y down.
    public var maxY: Double

    /// Creates a box from its edges.
    @inlinable
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The empty box: the identity of `union`.
    @inlinable public static var empty: Box {
        Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    }
    /// Whether the box contains no point; a box of zero width or height is not empty.
    // Negated, so that a box with NaN is empty.
    @inlinable public var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
    /// The distance between the left and right edges.
    @inlinable public var width: Double { maxX - minX }
    /// The distance between the upper and lower edges.
    @inlinable public var height: Double { maxY - minY }

    /// Grows the box to include a point.
    @inlinable
    public mutating func include(_ p: Point) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    /// The smallest box that contains both.
    @inlinable
    public func union(_ b: Box) -> Box {
        Box(minX: min(minX, b.minX), minY: min(minY, b.minY), maxX: max(maxX, b.maxX), maxY: max(maxY, b.maxY))
    }

    /// The intersection; empty where they are disjoint.
    @inlinable
    public func intersection(_ b: Box) -> Box {
        Box(minX: max(minX, b.minX), minY: max(minY, b.minY), maxX: min(maxX, b.maxX), maxY: min(maxY, b.maxY))
    }

    /// The box with each edge moved inwards by `d`; outwards where it is negative.
    @inlinable
    public func insetBy(_ d: Double) -> Box {
        Box(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
    }
}
