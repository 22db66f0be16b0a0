public import CoreGraphics

/// How a line is interpolated between points.
/// [Apple's reference](https://developer.apple.com/documentation/charts/interpolationmethod)
public struct InterpolationMethod: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
    }

    let kind: Kind

    /// Straight segments.
    public static let linear = InterpolationMethod(kind: .linear)
    /// A monotone cubic curve, without overshoot between points.
    public static let monotone = InterpolationMethod(kind: .monotone)
    /// A Catmull-Rom spline through the points.
    public static let catmullRom = catmullRom(alpha: 0.5)
    /// A cardinal spline through the points.
    public static let cardinal = cardinal(tension: 0)
    /// A step at each point: a point's value extends to the next point.
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    /// A step halfway between points.
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    /// A step at each point: a point's value extends back to the previous point.
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)

    /// A Catmull-Rom spline: 0 is uniform, 0.5 centripetal and 1 chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha.isFinite ? min(max(alpha, 0), 1) : 0.5))
    }

    /// A cardinal spline: a tension of 0 is the roundest, 1 is straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension.isFinite ? min(max(tension, 0), 1) : 0))
    }
}
