public import CoreGraphics
public import Foundation
import QuartzCore

/// The kind of a timing curve.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitimingcurvetype)
public enum UITimingCurveType: Int, Sendable {
    /// A named curve.
    case builtin
    /// A cubic curve with control points of its own.
    case cubic
    /// A spring.
    case spring
    /// A cubic curve and a spring together.
    case composed
}

/// Provides the timing of a property animator.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitimingcurveprovider)
public protocol UITimingCurveProvider: AnyObject {
    /// What kind of curve it is.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a cubic curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace by a cubic Bézier curve.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicubictimingparameters)
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `.easeInOut` for control points of one's own.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; both coordinates of the curve go from 0 to 1.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    private let isBuiltin: Bool
    let function: CAMediaTimingFunction

    /// The standard curve of Core Animation.
    public override convenience init() {
        self.init(
            .easeInOut, CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1), isBuiltin: true)
    }

    /// One of the named curves.
    public convenience init(animationCurve curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self.init(curve, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1), isBuiltin: true)
        case .easeIn: self.init(curve, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1), isBuiltin: true)
        case .easeOut: self.init(curve, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1), isBuiltin: true)
        case .linear: self.init(curve, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), isBuiltin: true)
        }
    }

    /// A curve from (0, 0) to (1, 1) by its control points.
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

/// A pace by a spring.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uispringtimingparameters)
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Spring {
        /// Fitted to the animator's duration.
        case ratio(CGFloat)
        /// Lasts until it has come to rest.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    let spring: Spring
    /// The initial velocity, in total distances per second along each axis. Kasane uses x for all.
    public let initialVelocity: CGVector

    /// The spring of many of iOS's own animations: it does not swing over.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    /// - Parameter ratio: 1 for no swinging over, nearer to 0 for more of it.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A spring by its part of critical damping and its velocity at the start, in total distances per second.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.ratio(ratio), velocity)
    }

    /// A spring by its physics, which lasts until it has come to rest, whatever the animator's duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite else {
            reportOnce("No spring has mass \(mass), stiffness \(stiffness) and damping \(damping)")
            self.init(.ratio(1), velocity)
            return
        }
        self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }

    /// A spring by how it looks.
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
    /// The pace for animations of a duration, and how long they really take.
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
