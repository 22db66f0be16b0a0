public import CoreGraphics
public import Foundation

/// An animation between two values that moves as a mass on a spring does.
///
/// It goes on for `duration`, whether or not the spring has come to rest; see `settlingDuration`.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caspringanimation)
open class CASpringAnimation: CABasicAnimation {
    private final var spring = SpringParameters()

    /// The mass at the spring's end: more is slower and swings longer. 1 by default, always positive.
    open var mass: CGFloat {
        get { CGFloat(spring.mass) }
        set { set(newValue, if: newValue > 0, "mass", \.mass) }
    }

    /// How strongly the spring pulls. 100 by default, always positive.
    open var stiffness: CGFloat {
        get { CGFloat(spring.stiffness) }
        set { set(newValue, if: newValue > 0, "stiffness", \.stiffness) }
    }

    /// How strongly the motion is braked. 10 by default, never negative.
    open var damping: CGFloat {
        get { CGFloat(spring.damping) }
        set { set(newValue, if: newValue >= 0, "damping", \.damping) }
    }

    /// How fast the mass already moves, in whole ways a second: positive towards the end value. 0 by default.
    open var initialVelocity: CGFloat {
        get { CGFloat(spring.initialVelocity) }
        set { set(newValue, if: true, "initialVelocity", \.initialVelocity) }
    }

    /// Whether more than critical damping slows the motion further; otherwise it counts as critical. False by default,
    /// true for a spring of `init(perceptualDuration:bounce:)`.
    open var allowsOverdamping: Bool {
        get { spring.allowsOverdamping }
        set { spring.allowsOverdamping = newValue }
    }

    /// When the motion is over for the eye, in seconds: when a thousandth of the way is left. In whole tenths from critical
    /// damping on, and the greatest `Float` for a spring without damping.
    open var settlingDuration: CFTimeInterval { SpringSolver(spring).settlingDuration }

    /// A spring described by how it looks, which runs until it has settled.
    ///
    /// - Parameters:
    ///   - perceptualDuration: how long one swing would take without damping, in seconds.
    ///   - bounce: from more than -1 (sluggish) over 0 (critically damped) to 1 (never at rest).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        guard perceptualDuration > 0, perceptualDuration.isFinite, bounce > -1, bounce <= 1 else {
            reportOnce("CASpringAnimation: no spring has a duration of \(perceptualDuration) and a bounce of \(bounce)")
            return
        }
        let natural = 2 * .pi / perceptualDuration
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        spring.stiffness = natural * natural
        spring.damping = 2 * Double(ratio) * natural
        spring.allowsOverdamping = true
        duration = settlingDuration
    }

    /// How long one swing of the spring would take without damping, in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.naturalFrequency }

    /// How far the spring swings over: 0 for critical damping, 1 for none, negative for more than critical.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private final func set(
        _ value: CGFloat, if isValid: Bool, _ key: String, _ path: WritableKeyPath<SpringParameters, Double>
    ) {
        guard isValid, value.isFinite else {
            return reportOnce("CASpringAnimation: \(value) is not a usable \(key); the old value stays")
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

    override func makePacing(duration: CFTimeInterval) -> Pacing { .spring(SpringSolver(spring), duration: duration) }
}
