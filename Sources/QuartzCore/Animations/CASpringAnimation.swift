public import CoreGraphics
public import Foundation

/// An animation between two values that follows a damped spring.
///
/// It runs for `duration` whether or not the spring has come to rest; see `settlingDuration`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caspringanimation)
open class CASpringAnimation: CABasicAnimation {
    private final var spring = SpringParameters()

    /// The mass attached to the spring: a larger mass moves more slowly and oscillates longer. Positive; 1 by default.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { set(newValue, if: newValue > 0, "mass", \.mass) }
    }

    /// The spring's stiffness coefficient. Positive; 100 by default.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { set(newValue, if: newValue > 0, "stiffness", \.stiffness) }
    }

    /// The damping coefficient. Not negative; 10 by default.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { set(newValue, if: newValue >= 0, "damping", \.damping) }
    }

    /// The initial velocity, in total distances per second, positive towards the end value. 0 by default.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { set(newValue, if: true, "initialVelocity", \.initialVelocity) }
    }

    /// Whether damping beyond critical slows the motion further; otherwise it is treated as critical. False by default,
    /// true for a spring made by `init(perceptualDuration:bounce:)`.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { spring.allowsOverdamping = newValue }
    }

    /// The time in seconds until the motion is visually at rest: within a thousandth of the distance. A multiple of 0.1
    /// from critical damping on, and the largest `Float` for a spring without damping.
    open var settlingDuration: CFTimeInterval { SpringSolver(spring).settlingDuration }

    /// Creates a spring animation from perceptual parameters, with a `duration` of its settling time.
    ///
    /// - Parameters:
    ///   - perceptualDuration: the period of the undamped spring, in seconds.
    ///   - bounce: above -1 (overdamped) through 0 (critically damped) to 1 (undamped).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        guard perceptualDuration > 0, perceptualDuration.isFinite, bounce > -1, bounce <= 1 else {
            reportOnce("CASpringAnimation: a duration of \(perceptualDuration) and a bounce of \(bounce) are invalid")
            return
        }
        let natural = 2 * .pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        spring.stiffness = natural * natural
        spring.damping = 2 * Double(ratio) * natural
        spring.allowsOverdamping = true
        duration = settlingDuration
    }

    /// The period of the spring without damping, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

    /// How bouncy the spring is: 0 for critical damping, 1 for no damping, negative for overdamping.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private final func set(
        _ value: CGFloat, if isValid: Bool, _ key: String, _ path: WritableKeyPath<SpringParameters, Double>
    ) {
        guard isValid, value.isFinite else {
            return reportOnce("CASpringAnimation: \(value) is not a usable \(key); the old value is kept")
        }
        spring[keyPath: path] = Double(value)
    }

    override class func accessor(named name: String) -> AnimationAccessor? {
        springAccessors[name] ?? super.accessor(named: name)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        spring = other.spring
    }

    override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

    override func makeTimingFunction(duration: CFTimeInterval) -> TimingFunction {
        .spring(SpringSolver(spring), duration: duration)
    }
}
