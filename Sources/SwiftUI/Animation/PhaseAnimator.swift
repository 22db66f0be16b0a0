import Foundation
import QuartzCore

/// Shows its content in successive phases, with an animation between them: repeatedly, or once whenever a value
/// changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/phaseanimator)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    /// The value whose changes start a run through the phases; nil to repeat them forever.
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var run = PhaseRun()

    /// Cycles through the phases, starting when the view appears.
    ///
    /// - Parameters:
    ///   - phases: the phases, at least one.
    ///   - content: returns the view for a phase.
    ///   - animation: the animation to a phase; nil to change immediately.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, trigger) = (Array(phases), nil)
        (self.content, self.animation) = (content, animation)
    }

    /// Runs once through the phases, and back to the first, whenever a value changes.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        (self.phases, self.trigger) = (Array(phases), AnyTrigger(trigger))
        (self.content, self.animation) = (content, animation)
    }

    public var body: some View {
        if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
            content(phase)
                .onAppear { if trigger == nil { begin() } }
                .onDisappear { run.number += 1 }
                .onChange(of: trigger) { begin() }
        }
    }

    private func begin() {
        guard phases.count > 1 else { return }
        run.number += 1
        advance(run.number)
    }

    /// Advances to the next phase and those after it, unless another run has begun.
    private func advance(_ number: Int) {
        guard run.number == number else { return }
        let next = (index + 1) % phases.count
        let isLast = next == 0 && trigger != nil
        let earliest = CACurrentMediaTime() + Self.shortestPhase
        let animation = animation(phases[next]).flatMap { $0.pace.isInstant ? nil : $0 }
        guard let animation else {
            withTransaction(Transaction()) { index = next }
            if !isLast { advance(number, at: earliest) }
            return
        }
        withAnimation(animation) {
            index = next
        } completion: {
            if !isLast { advance(number, at: earliest) }
        }
    }

    /// Advances to the next phase at a time, or now if that has passed.
    private func advance(_ number: Int, at time: CFTimeInterval) {
        guard time > CACurrentMediaTime() else { return advance(number) }
        MediaClock.call(at: time) { MainActor.assumeIsolated { advance(number) } }
    }

    /// The minimum duration of a phase, in seconds: about a frame.
    private static var shortestPhase: CFTimeInterval { 0.015 }
}

/// Distinguishes one run through the phases from the next.
@MainActor
private final class PhaseRun {
    var number = 0

    nonisolated init() {}
}

/// A value whose changes start a run.
struct AnyTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<T: Equatable>(_ value: T) {
        self.value = value
        isSame = { ($0 as? T) == value }
    }

    static func == (a: AnyTrigger, b: AnyTrigger) -> Bool { a.isSame(b.value) }
}

extension View {
    /// Cycles the view through phases, starting when it appears.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
    }

    /// Runs the view once through phases, and back to the first, whenever a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
            animation: animation)
    }
}
