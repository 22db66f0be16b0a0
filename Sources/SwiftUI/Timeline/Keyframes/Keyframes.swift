public import Foundation

/// Keyframe tracks of a value's properties, which run simultaneously.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframes)
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value

    /// The tracks.
    var _tracks: [_KeyframeTrackMaker<Value>] { get }
}

/// Creates the course of a part of a value, starting from an initial value.
public struct _KeyframeTrackMaker<Root> {
    let make: (Root) -> (duration: TimeInterval, update: (inout Root, TimeInterval) -> Void)
}

/// The keyframes of a part of a value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframetrack)
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    public let _tracks: [_KeyframeTrackMaker<Root>]

    private init(_ content: Content, _ path: WritableKeyPath<Root, Value>) {
        let keyframes = content._keyframes
        _tracks = [
            _KeyframeTrackMaker { initial in
                let course = KeyframeCourse(from: initial[keyPath: path], keyframes)
                return (course.duration, { $0[keyPath: path] = course.value(at: $1) })
            }
        ]
    }

    /// Creates a track for a value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(content(), \.self)
    }

    /// Creates a track for a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.init(content(), keyPath)
    }
}

/// Several tracks, created by a builder.
public struct _KeyframesList<Value>: Keyframes {
    public let _tracks: [_KeyframeTrackMaker<Value>]
}

/// Builds the tracks of a value, or the keyframes of a single track.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframesbuilder)
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Returns a component unchanged.
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    /// Returns no keyframes.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframesList<Value>(_tracks: []) }
    /// Starts with a component.
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

    /// Appends a component.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        _KeyframesList(_tracks: accumulated._tracks + next._tracks)
    }

    /// Joins the components of a loop.
    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        _KeyframesList(_tracks: components.flatMap(\._tracks))
    }

    /// Returns the first branch.
    public static func buildEither(first component: some Keyframes<Value>) -> _KeyframesList<Value> {
        _KeyframesList(_tracks: component._tracks)
    }

    /// Returns the second branch.
    public static func buildEither(second component: some Keyframes<Value>) -> _KeyframesList<Value> {
        _KeyframesList(_tracks: component._tracks)
    }

    /// Finishes the track.
    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
}

extension KeyframesBuilder where Value: Animatable {
    /// Returns a component unchanged.
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }
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

    /// Finishes the track.
    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> {
        KeyframeTrack { component }
    }
}

/// The values of keyframes over time.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframetimeline)
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [(duration: TimeInterval, update: (inout Value, TimeInterval) -> Void)]

    /// Creates a timeline that starts from an initial value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        tracks = content()._tracks.map { $0.make(initialValue) }
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value after a number of seconds. A track that has ended keeps its final value.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        update(value: &value, time: time)
        return value
    }

    /// Returns the value at a fraction of the duration, in 0...1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Updates the parts of a value that have tracks.
    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time.isNaN ? 0 : time) }
    }

    /// Updates the parts of a value that have tracks, at a fraction of the duration.
    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
