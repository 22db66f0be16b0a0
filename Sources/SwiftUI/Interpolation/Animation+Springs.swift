public import Foundation

extension Animation {
    /// A spring with a response and a damping fraction. It continues the velocity of an animation that it replaces.
    ///
    /// - Parameter blendDuration: ignored: a spring that follows another replaces it at once.
    /// - Parameter response: the period of the undamped oscillation, in seconds.
    /// - Parameter dampingFraction: the damping relative to critical damping; from 1 on, the spring doesn't overshoot.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// A spring with a perceptual duration, in seconds, and a bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: bounce), blendDuration)
    }

    /// An animation with a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        fluid(spring, blendDuration)
    }

    /// A spring with a duration of half a second and no bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A quicker spring, for interactive motion.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// A quicker spring, for interactive motion, with a bounce of 0.14 plus an extra bounce.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
    }

    /// A quicker spring, for interactive motion.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A spring without bounce, except for an extra bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.smooth(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a bounce of 0.15 plus an extra bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.snappy(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a bounce of 0.3 plus an extra bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.bouncy(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a duration of half a second and no bounce.
    public static var smooth: Animation { smooth() }
    /// A spring with a duration of half a second and a bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring with a duration of half a second and a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    // MARK: Additive springs

    /// A spring with physical parameters, which runs beside an animation that it follows: their motions are added.
    ///
    /// - Parameter initialVelocity: the initial velocity, in total distances per second.
    /// - Parameter mass: the mass attached to the spring, greater than 0.
    /// - Parameter stiffness: the spring's force per unit of displacement.
    /// - Parameter damping: the damping force per unit of velocity.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring with a duration and a bounce, which runs beside an animation that it follows.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// An animation with a spring, which runs beside an animation that it follows.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(pace: .spring(spring, initialVelocity: velocity, takesOver: false))
    }

    /// A spring with a duration of half a second and no bounce, which runs beside an animation that it follows.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    private static func fluid(_ spring: Spring, _ blendDuration: TimeInterval) -> Animation {
        Animation(pace: .spring(spring, initialVelocity: 0, takesOver: true))
    }
}
