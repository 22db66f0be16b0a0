public import Foundation

extension Animation {
    /// A spring by the period of its swing and its part of critical damping, which keeps the velocity that an animation it
    /// takes over from had.
    ///
    /// - Parameter blendDuration: accepted, and without effect: a spring that follows another takes over at once.
    /// - Parameter response: the period of the swing without damping, in seconds.
    /// - Parameter dampingFraction: the part of critical damping: 1 does not swing over.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// A spring by the duration of its motion as the eye takes it, and by how it bounces.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: bounce), blendDuration)
    }

    /// A described spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        fluid(spring, blendDuration)
    }

    /// Half a second without bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// A quicker spring, for what follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(Spring(response: response, dampingRatio: dampingFraction), blendDuration)
    }

    /// A quicker spring, for what follows a finger, with a bounce of 0.14 and the extra one.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        fluid(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration)
    }

    /// A quicker spring, for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// A spring without bounce but the extra one.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.smooth(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a bounce of 0.15 and the extra one.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.snappy(duration: duration, extraBounce: extraBounce), 0)
    }

    /// A spring with a bounce of 0.3 and the extra one.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        fluid(.bouncy(duration: duration, extraBounce: extraBounce), 0)
    }

    /// Half a second without bounce.
    public static var smooth: Animation { smooth() }
    /// Half a second with a bounce of 0.15.
    public static var snappy: Animation { snappy() }
    /// Half a second with a bounce of 0.3.
    public static var bouncy: Animation { bouncy() }

    // MARK: Springs that add up

    /// A spring by its physics, which runs beside an animation it follows: their motions add up.
    ///
    /// - Parameter initialVelocity: in whole ways a second.
    /// - Parameter mass: what hangs on the spring, greater than 0.
    /// - Parameter stiffness: how strongly the spring pulls for each unit that it is stretched.
    /// - Parameter damping: how strongly the motion is braked for each unit of speed.
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring by its duration and bounce, which runs beside an animation it follows.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A described spring, which runs beside an animation it follows.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(pace: .spring(spring, initialVelocity: velocity, takesOver: false))
    }

    /// Half a second without bounce, beside an animation it follows.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    private static func fluid(_ spring: Spring, _ blendDuration: TimeInterval) -> Animation {
        Animation(pace: .spring(spring, initialVelocity: 0, takesOver: true))
    }
}
