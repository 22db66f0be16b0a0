public import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// The kind of a timing curve.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitimingcurvetype)
public enum UITimingCurveType: Int, Sendable {
    /// A predefined curve.
    case builtin
    /// A cubic Bézier curve with custom control points.
    case cubic
    /// A spring.
    case spring
    /// A cubic Bézier curve combined with a spring.
    case composed
}

/// An object that provides the timing of a property animator.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitimingcurveprovider)
public protocol UITimingCurveProvider: RuntimeObject {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a pure spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a pure cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of an animation as a cubic Bézier curve.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicubictimingparameters)
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The predefined curve; `.easeInOut` for custom control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point of the curve, with coordinates in 0...1.
    public let controlPoint1: CGPoint
    /// The second control point of the curve.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool
    let function: CAMediaTimingFunction

    /// Creates Core Animation's default curve.
    public override convenience init() {
        self.init(
            .easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), isBuiltin: true)
    }

    /// Creates one of the predefined curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(curve, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1), isBuiltin: true)
        case .easeIn: self.init(curve, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), isBuiltin: true)
        case .easeOut: self.init(curve, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1), isBuiltin: true)
        case .linear: self.init(curve, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), isBuiltin: true)
        }
    }

    /// Creates a curve from (0, 0) to (1, 1) with the given control points.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        self.init(.easeInOut, point1, point2, isBuiltin: false)
    }

    private init(_ curve: UIView.AnimationCurve, _ point1: CGPoint, _ point2: CGPoint, isBuiltin: Bool) {
        animationCurve = curve
        controlPoint1 = point1
        controlPoint2 = point2
        self.isBuiltin = isBuiltin
        func unit(_ x: CGFloat) -> Float { x.isFinite ? Float(min(max(0, x), 1)) : 0 }
        func any(_ y: CGFloat) -> Float { y.isFinite ? Float(y) : 0 }
        function = CAMediaTimingFunction(controlPoints: unit(point1.x), any(point1.y), unit(point2.x), any(point2.y))
    }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation as a spring.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uispringtimingparameters)
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Spring {
        /// A damping ratio, fitted to the animator's duration.
        case ratio(CGFloat)
        /// Physical parameters; the spring runs until it settles.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let spring: Spring
    /// The initial velocity along each axis, in total distances per second. Kasane uses x for both axes.
    public let initialVelocity: CGVector

    /// Creates the spring that many of iOS's own animations use; it doesn't overshoot.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// - Parameter ratio: the damping ratio: 1 for no overshoot, closer to 0 for more oscillation.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring from its damping ratio and its initial velocity, in total distances per second.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    /// Creates a spring from its physical parameters. It runs until it settles, whatever the animator's duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
            reportOnce("No spring has mass \(mass), stiffness \(stiffness) and damping \(damping)")
            self.init(.ratio(1), velocity)
            return
        }
        self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }

    /// Creates a spring from its perceptual parameters.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        let spring = CASpringAnimation(perceptualDuration: max(duration, 1e-3), bounce: min(max(bounce, -0.99), 1))
        self.init(.physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping), velocity)
    }

    private init(_ spring: Spring, _ velocity: CGVector) {
        self.spring = spring
        initialVelocity = velocity
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// Returns the timing for animations of a duration, and their actual duration.
    func pacing(duration: CFTimeInterval) -> (pacing: TimingParameters, duration: CFTimeInterval) {
        if let spring = springTimingParameters {
            let velocity = spring.initialVelocity.dx
            switch spring.spring {
            case .ratio(let ratio):
                let pacing = TimingParameters.spring(
                    dampingRatio: ratio, velocity: velocity, settlingAfter: CGFloat(max(duration, 1e-3)))
                return (pacing, duration)
            case .physical(let mass, let stiffness, let damping):
                let pacing = TimingParameters.spring(
                    mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
                let settling = pacing.settlingDuration.flatMap { $0.isFinite ? CFTimeInterval($0) : nil }
                return (pacing, settling ?? duration)
            }
        }
        let cubic = cubicTimingParameters ?? UICubicTimingParameters()
        return (.curve(cubic.function), duration)
    }
}
