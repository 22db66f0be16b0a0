import Foundation
import QuartzCore

/// Shows its content with a value animated by keyframes: repeatedly, or once whenever a value changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyframeanimator)
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    private let initialValue: Value
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    /// The value whose changes start the animation; nil to start when the view appears.
    private let trigger: AnyTrigger?
    private let repeats: Bool
    @State private var run = KeyframeRun<Value>()
    @State private var isRunning = false

    /// Animates through the keyframes, starting when the view appears.
    ///
    /// - Parameters:
    ///   - initialValue: the value at the start.
    ///   - repeating: whether the animation restarts when it ends. True by default.
    ///   - content: returns the view of a value.
    ///   - keyframes: returns the keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
        (trigger, repeats) = (nil, repeating)
    }

    /// Animates through the keyframes once whenever a value changes, starting from the current value.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        (self.initialValue, self.content, self.keyframes) = (initialValue, content, keyframes)
        (self.trigger, repeats) = (AnyTrigger(trigger), false)
    }

    public var body: some View {
        TimelineView(.animation(paused: !isRunning)) { context in content(value(at: context.date)) }
            .onAppear { if trigger == nil { begin() } }
            .onDisappear { run.number += 1 }
            .onChange(of: trigger) { begin() }
    }

    private func value(at date: Date) -> Value {
        guard let timeline = run.timeline, let start = run.start else { return run.value ?? initialValue }
        var time = max(date.timeIntervalSince(start), 0)
        let duration = timeline.duration
        if repeats, duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
        let value = timeline.value(time: time)
        run.value = value
        return value
    }

    private func begin() {
        let value = run.value ?? initialValue
        let timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
        (run.timeline, run.start) = (timeline, TimelineClock.now)
        run.number += 1
        guard timeline.duration > 0 else { return isRunning = false }
        isRunning = true
        guard !repeats else { return }
        let number = run.number
        // Ends a frame later, so that the final value is shown.
        let end = CACurrentMediaTime() + timeline.duration + 1.0 / 30
        MediaClock.call(at: end) {
            MainActor.assumeIsolated { if run.number == number { isRunning = false } }
        }
    }
}

/// The current pass through the keyframes, and the value reached so far.
@MainActor
private final class KeyframeRun<Value> {
    var timeline: KeyframeTimeline<Value>?
    var start: Date?
    var value: Value?
    /// The number that identifies the pass.
    var number = 0

    nonisolated init() {}
}

extension View {
    /// Animates the view through keyframes, starting when it appears, repeatedly by default.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
    }

    /// Animates the view through keyframes once whenever a value changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(view: self), $0) }, keyframes: keyframes)
    }
}
