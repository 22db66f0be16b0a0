/// A point, or a vector, in the plane. The unit is the caller's: user space before a projection, pixels after it.
@frozen
public struct Point: Sendable, Hashable {
    /// The x coordinate, increasing to the right.
    public var x: Double
    /// The y coordinate, increasing downwards on a surface.
    public var y: Double

    /// Creates the point (x, y).
    @inlinable
    public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    @inlinable public static var zero: Point { Point(0, 0) }
    /// Whether both coordinates are finite.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }
    /// The distance from the origin.
    @inlinable public var length: Double { (x * x + y * y).squareRoot() }

    /// The vector sum.
    @inlinable public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    /// The vector from `b` to `a`.
    @inlinable public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    /// The scaled vector.
    @inlinable public static func * (a: Point, s: Double) -> Point { Point(a.x * s, a.y * s) }
    /// The negated vector.
    @inlinable public static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    /// The dot product.
    @inlinable public func dot(_ b: Point) -> Double { x * b.x + y * b.y }
    /// The z component of the cross product: positive when `b` lies to the left of this vector in a y-up plane.
    @inlinable public func cross(_ b: Point) -> Double { x * b.y - y * b.x }
    /// Interpolates linearly: this point at 0, `b` at 1.
    @inlinable public func mixed(with b: Point, _ t: Double) -> Point { Point(x + (b.x - x) * t, y + (b.y - y) * t) }
}
