/// An axis-aligned box between two corners; empty when a maximum lies below its minimum.
@frozen
package struct Box: Sendable, Hashable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    @inlinable
    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    /// The box that holds nothing: the identity of `union`.
    @inlinable package static var empty: Box {
        Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    }
    @inlinable package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
    @inlinable package var width: Double { maxX - minX }
    @inlinable package var height: Double { maxY - minY }

    @inlinable
    package mutating func include(_ p: Point) {
        minX = min(minX, p.x)
        minY = min(minY, p.y)
        maxX = max(maxX, p.x)
        maxY = max(maxY, p.y)
    }

    @inlinable
    package func union(_ b: Box) -> Box {
        Box(minX: min(minX, b.minX), minY: min(minY, b.minY), maxX: max(maxX, b.maxX), maxY: max(maxY, b.maxY))
    }

    @inlinable
    package func intersection(_ b: Box) -> Box {
        Box(minX: max(minX, b.minX), minY: max(minY, b.minY), maxX: min(maxX, b.maxX), maxY: min(maxY, b.maxY))
    }

    @inlinable
    package func insetBy(_ d: Double) -> Box {
        Box(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
    }
}
