public import Foundation

/// An animation of a state change: its curve or spring, duration, delay, speed and repetition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/animation)
public struct Animation: Hashable, Sendable {
    package let pace: AnimationSpec

    package init(pace: AnimationSpec) { self.pace = pace }

    /// Creates an animation computed by a custom type.
    public init<A: CustomAnimation>(_ base: A) {
        pace = (base as? AnimationSpec) ?? .custom(AnyCustomAnimation(base))
    }

    /// The custom animation that computes this one.
    public var base: any CustomAnimation {
        if case .custom(let custom) = pace { custom.base } else { pace }
    }

    // MARK: Curves

    /// The default animation: a spring with a response of 0.55 seconds and critical damping.
    public static let `default` = Animation(pace: .standard)

    /// A constant speed, for 0.35 seconds.
    public static let linear = linear(duration: standardDuration)
    /// A slow start, for 0.35 seconds.
    public static let easeIn = easeIn(duration: standardDuration)
    /// A slow end, for 0.35 seconds.
    public static let easeOut = easeOut(duration: standardDuration)
    /// A slow start and end, for 0.35 seconds.
    public static let easeInOut = easeInOut(duration: standardDuration)

    /// A constant speed, for a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
    /// A slow start, for a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// A slow end, for a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// A slow start and end, for a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A custom curve, for a duration in seconds. If the duration isn't positive, the change is immediate.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(pace: .curve(curve, duration: duration.isFinite ? max(0, duration) : 0))
    }

    /// A cubic Bézier curve with the control points (p1x, p1y) and (p2x, p2y), for a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
                endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y))),
            duration: duration)
    }

    private static let standardDuration = 0.35
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { pace.description }
    public var debugDescription: String {
        if case .custom(let custom) = pace { return "AnyAnimator(\(String(reflecting: custom.base)))" }
        return "AnyAnimator(SwiftUI.\(pace))"
    }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
