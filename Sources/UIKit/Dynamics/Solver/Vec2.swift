import CoreGraphics

/// A point or vector of the solver, in points.
typealias Vec2 = SIMD2<Double>

extension Vec2 {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var length: Double { dot(self).squareRoot() }
    var isFinite: Bool { x.isFinite && y.isFinite }

    /// The vector rotated by a quarter turn, from the x axis to the y axis.
    @inline(__always)
    var perpendicular: Vec2 { Vec2(-y, x) }

    /// The unit vector in the same direction; nil for a zero vector.
    var normalized: Vec2? {
        let length = length
        return length > 1e-9 ? self / length : nil
    }

    @inline(__always)
    func dot(_ other: Vec2) -> Double { x * other.x + y * other.y }
    @inline(__always)
    func cross(_ other: Vec2) -> Double { x * other.y - y * other.x }
    func rotated(_ rotation: Rotation) -> Vec2 {
        Vec2(x * rotation.cos - y * rotation.sin, x * rotation.sin + y * rotation.cos)
    }
}

/// A rotation about the origin, as the cosine and sine of its angle.
struct Rotation {
    var cos = 1.0
    var sin = 0.0

    init(_ angle: Double) { (cos, sin) = (_cos(angle), _sin(angle)) }

    var inverse: Rotation {
        var inverse = self
        inverse.sin = -sin
        return inverse
    }
}

private func _cos(_ angle: Double) -> Double { cos(angle) }
private func _sin(_ angle: Double) -> Double { sin(angle) }
