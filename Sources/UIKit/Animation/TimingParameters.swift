import CoreGraphics
import QuartzCore

/// The timing of a view's animations.
enum TimingParameters {
    case curve(CAMediaTimingFunction)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

    init(_ curve: UIView.AnimationCurve) {
        let name: CAMediaTimingFunctionName =
            switch curve {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        self = .curve(CAMediaTimingFunction(name: name))
    }

    /// Returns the spring of a damping ratio that settles after `duration`.
    ///
    /// - Parameter velocity: the initial velocity, in total distances per second.
    static func spring(dampingRatio: CGFloat, velocity: CGFloat, settlingAfter duration: CGFloat) -> TimingParameters {
        let ratio = min(1, max(0.01, dampingRatio.isFinite ? dampingRatio : 1))
        let velocity = velocity.isFinite ? velocity : 0
        let settling = SettlingFrequency(
            ratio: Double(ratio), velocity: Double(velocity), duration: Double(duration))
        let frequency = CGFloat(settling.value)
        return .spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    /// Returns the spring that iOS 17's duration and bounce describe, and its settling duration.
    static func spring(duration: CGFloat, bounce: CGFloat, velocity: CGFloat) -> (
        pacing: TimingParameters, settling: CGFloat
    ) {
        let spring = CASpringAnimation(perceptualDuration: max(duration, 1e-3), bounce: min(max(bounce, -0.99), 1))
        spring.initialVelocity = velocity
        let pacing = TimingParameters.spring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
        return (pacing, spring.damping > 0 ? CGFloat(spring.settlingDuration) : .infinity)
    }

    /// Creates an animation of a key path with this timing.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity):
            let animation = CASpringAnimation(keyPath: keyPath)
            (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
            animation.initialVelocity = velocity
            animation.allowsOverdamping = true
            return animation
        }
    }

    /// Returns the progress, as a fraction of the distance, at a fraction of the time.
    func progress(at fraction: CGFloat, duration: CGFloat) -> CGFloat {
        switch self {
        case .curve(let function): CGFloat(function.curve.value(at: Double(fraction)))
        case .spring(let mass, let stiffness, let damping, let velocity):
            CGFloat(
                SpringSolver(TimingParameters.parameters(mass, stiffness, damping, velocity))
                    .progress(at: Double(fraction * duration)))
        }
    }

    private static func parameters(
        _ mass: CGFloat, _ stiffness: CGFloat, _ damping: CGFloat, _ velocity: CGFloat
    ) -> SpringParameters {
        var spring = SpringParameters()
        (spring.mass, spring.stiffness, spring.damping) = (Double(mass), Double(stiffness), Double(damping))
        spring.initialVelocity = Double(velocity)
        spring.allowsOverdamping = true
        return spring
    }

    /// The duration until the spring settles; nil for curves.
    var settlingDuration: CGFloat? {
        guard case .spring(let mass, let stiffness, let damping, let velocity) = self else { return nil }
        return CGFloat(SpringSolver(TimingParameters.parameters(mass, stiffness, damping, velocity)).settlingTime)
    }
}
