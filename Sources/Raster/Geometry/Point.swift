/// A point, or a vector, in the plane. The unit is the caller's: user space before a projection, pixels after it.
@frozen
package struct Point: Sendable, Hashable {
    package var x: Double
    package var y: Double

    @inlinable
    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    @inlinable package static var zero: Point { Point(0, 0) }
    @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }
    @inlinable package var length: Double { (x * x + y * y).squareRoot() }

    @inlinable package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    @inlinable package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    @inlinable package static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }
    @inlinable package static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    @inlinable package func dot(_ b: Point) -> Double { x * b.x + y * b.y }
    /// The z component of the cross product: positive when `b` lies to the left of this vector in a y-up plane.
    @inlinable package func cross(_ b: Point) -> Double { x * b.y - y * b.x }
    @inlinable package func mixed(with b: Point, _ t: Double) -> Point { Point(x + (b.x - x) * t, y + (b.y - y) * t) }
}
