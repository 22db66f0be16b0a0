import Foundation
package import QuartzCore

/// A curve that maps 0...1 to the progress of a change.
///
/// Arguments are clamped to 0...1; NaN is treated as 0.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/unitcurve)
public struct UnitCurve: Hashable, Sendable {
    package enum Formula: Hashable, Sendable {
        case bezier(UnitPoint, UnitPoint)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    package let form: Formula
    private let curve: TimingCurve

    private init(_ form: Formula) {
        self.form = form
        if case .bezier(let start, let end) = form {
            curve = TimingCurve(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
        } else {
            curve = .linear
        }
    }

    /// The cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    ///
    /// The x of control points is clamped to 0...1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(controlPoint(startControlPoint), controlPoint(endControlPoint)))
    }

    /// Clamps x, since the curve would run backwards outside of 0...1.
    private static func controlPoint(_ point: UnitPoint) -> UnitPoint {
        UnitPoint(x: point.x.isFinite ? min(max(point.x, 0), 1) : 0, y: point.y.isFinite ? point.y : 0)
    }

    /// A constant speed.
    public static let linear = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
    /// A slow start.
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    /// A slow end.
    public static let easeOut = bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A slow start and end.
    public static let easeInEaseOut = easeInOut

    /// A slow start and end.
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    /// A quarter of a circle with a slope of zero at the start.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle with a slope of zero at the end.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of circles, with a slope of zero at both ends.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The inverse function: the curve with its axes swapped.
    public var inverse: UnitCurve {
        switch form {
        case .bezier(let start, let end):
            .bezier(
                startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: self
        }
    }

    /// Returns the progress at a time.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        switch form {
        case .bezier: return curve.value(at: progress)
        case .circularEaseIn: return 1 - (1 - progress * progress).squareRoot()
        case .circularEaseOut: return (progress * (2 - progress)).squareRoot()
        case .circularEaseInOut:
            return progress < 0.5
                ? UnitCurve.circularEaseIn.value(at: 2 * progress) / 2
                : (1 + UnitCurve.circularEaseOut.value(at: 2 * progress - 1)) / 2
        }
    }

    /// Returns the slope of the curve at a time: 1 for a constant speed, infinite where the curve is vertical.
    ///
    /// At an end that coincides with its control point, curves other than the linear one have a slope of 1 at the
    /// start and 0 at the end.
    public func velocity(at progress: Double) -> Double {
        let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
        switch form {
        case .bezier: return curve.slope(at: x)
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5
                ? UnitCurve.circularEaseIn.velocity(at: 2 * x)
                : UnitCurve.circularEaseOut.velocity(at: 2 * x - 1)
        }
    }
}

extension UnitCurve {
    /// The equivalent Core Animation function; nil for a curve that isn't a cubic.
    package var timingFunction: CAMediaTimingFunction? {
        guard case .bezier(let start, let end) = form else { return nil }
        return CAMediaTimingFunction(
            controlPoints: Float(start.x), Float(start.y), Float(end.x), Float(end.y))
    }
}
