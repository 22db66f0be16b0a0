public import Foundation

/// Where a value goes next, and how.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case spring(Spring, startVelocity: Value?)
        case cubic(startVelocity: Value?, endVelocity: Value?)
    }

    let target: Value
    /// In seconds.
    let duration: TimeInterval
    let kind: Kind

    init(_ target: Value, _ duration: TimeInterval, _ kind: Kind) {
        self.target = target
        self.duration = duration.isFinite ? min(max(duration, 0), 1e6) : 0
        self.kind = kind
    }
}

/// Keyframes of one value, one after another.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframetrackcontent)
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable

    /// The keyframes, in order.
    var _keyframes: [_Keyframe<Value>] { get }
}

/// A keyframe that is reached on a straight way.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linearkeyframe)
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Makes a keyframe that is reached in so many seconds, in the pace of a curve.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(to, duration, .linear(timingCurve))]
    }
}

/// A keyframe that is reached by a spring.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/springkeyframe)
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Makes a keyframe that a spring goes to for so many seconds; until it has settled for nil. It sets out with a
    /// velocity, by default with that with which the last keyframe was reached.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        let duration = duration ?? spring.settlingDuration
        _keyframes = [_Keyframe(to, duration, .spring(spring, startVelocity: startVelocity))]
    }
}

/// A keyframe that is reached on a cubic curve, which joins smoothly with those of its neighbours.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/cubickeyframe)
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Makes a keyframe that is reached in so many seconds. Velocities that are not given follow from the keyframes
    /// before and after.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(to, duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))]
    }
}

/// A keyframe that is there at once.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/movekeyframe)
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    /// Makes a keyframe that is there at once.
    public init(_ to: Value) { _keyframes = [_Keyframe(to, 0, .move)] }
}

/// Several keyframes of one value, as a builder makes them.
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

    /// Takes a part as it is.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
    /// Makes no keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeList<Value>(_keyframes: []) }
    /// Begins with a part.
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

    /// Adds a part.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeList(_keyframes: accumulated._keyframes + next._keyframes)
    }

    /// Joins the parts of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeList(_keyframes: components.flatMap(\._keyframes))
    }

    /// Makes the first branch.
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        first component: First
    ) -> Conditional<First, Second> {
        Conditional(_keyframes: component._keyframes)
    }

    /// Makes the second branch.
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        second component: Second
    ) -> Conditional<First, Second> {
        Conditional(_keyframes: component._keyframes)
    }
}
