public import Foundation

/// The next value of an animation, and how it is reached.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Value?)
        case cubic(startVelocity: Value?, endVelocity: Value?)
    }

    let target: Value
    /// The duration in seconds.
    let duration: TimeInterval
    let kind: Kind

    init(_ target: Value, _ duration: TimeInterval, _ kind: Kind) {
        self.target = target
        self.duration = duration.isFinite ? min(max(duration, 0), 1e6) : 0
        self.kind = kind
    }
}

/// A sequence of keyframes of one value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframetrackcontent)
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable

    /// The keyframes, in order.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// A keyframe reached by linear interpolation.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linearkeyframe)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe that is reached after a duration in seconds, with a timing curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration, .linear(timingCurve))]
    }
}

/// A keyframe reached by a spring.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/springkeyframe)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe that a spring moves towards for a duration in seconds; nil until the spring has settled.
    /// The start velocity is by default the velocity at the previous keyframe.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let duration = duration ?? spring.settlingDuration
        _keyframes = [_Keyframe(to, duration, .spring(spring, startVelocity: startVelocity))]
    }
}

/// A keyframe reached along a cubic curve, which joins smoothly with those of its neighbours.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/cubickeyframe)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe that is reached after a duration in seconds. Velocities that are not specified follow from
    /// the preceding and following keyframes.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(to, duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))]
    }
}

/// A keyframe that takes effect immediately.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/movekeyframe)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Creates a keyframe that takes effect immediately.
    public init(_ to: Value) { _keyframes = [_Keyframe(to, 0, .move)] }
}

/// Several keyframes of one value, created by a builder.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]
}

/// Builds the keyframes of a track.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframetrackcontentbuilder)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// The keyframes of one of two branches.
    public struct Conditional<TrueContent: KeyframeTrackContent, FalseContent: KeyframeTrackContent>:
        KeyframeTrackContent
    where TrueContent.Value == Value, FalseContent.Value == Value {
        public let _keyframes: [_Keyframe<Value>]
    }

    /// Returns a component unchanged.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    /// Returns no keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeList<Value>(_keyframes: []) }
    /// Starts with a component.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Appends a component.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
    }

    /// Joins the components of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeList(_keyframes: components.flatMap(\._keyframes))
    }

    /// Returns the first branch.
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        first component: First
    ) -> Conditional<First, Second> {
        Conditional(_keyframes: component._keyframes)
    }

    /// Returns the second branch.
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        second component: Second
    ) -> Conditional<First, Second> {
        Conditional(_keyframes: component._keyframes)
    }
}
