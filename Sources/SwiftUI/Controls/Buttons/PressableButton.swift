import QuartzCore

/// A button triggered by taps, with a view for each state.
struct PressableButton<Content: View>: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @ViewBuilder let content: (ButtonStyleConfiguration) -> Content
    @State private var isPressed = false
    @State private var repetition = Repetition()
    @Environment(\.buttonRepeatBehavior) private var behavior

    var body: some View {
        content(
            ButtonStyleConfiguration(
                role: configuration.role, label: ButtonStyleConfiguration.Label(view: AnyView(configuration.label)),
                isPressed: isPressed)
        )
        .contentShape(Rectangle())
        .gesture(
            ButtonGesture { phase in
                switch phase {
                case .pressed(let isDown): press(isDown)
                case .lifted: if !repetition.end() { configuration.trigger() }
                }
            }
        )
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { configuration.trigger() }
    }

    private func press(_ isDown: Bool) {
        guard isDown != isPressed else { return }
        isPressed = isDown
        guard behavior.repeats == true else { return }
        if isDown { repetition.begin(configuration.trigger) } else { repetition.pause() }
    }
}

/// Repeats an action while a button is pressed.
@MainActor
private final class Repetition {
    private var call: ScheduledCall?
    private var hasActed = false

    /// The delay before the first repetition, and the interval between repetitions, in seconds.
    private static let (patience, interval): (CFTimeInterval, CFTimeInterval) = (0.5, 0.1)

    nonisolated init() {}

    func begin(_ action: @escaping () -> Void) { schedule(after: Repetition.patience, action) }

    func pause() {
        call?.cancel()
        call = nil
    }

    /// Ends the repetition, and returns whether the action has been performed.
    func end() -> Bool {
        pause()
        defer { hasActed = false }
        return hasActed
    }

    private func schedule(after seconds: CFTimeInterval, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        call = MediaClock.call(at: CACurrentMediaTime() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.hasActed = true
                action()
                self.schedule(after: Repetition.interval, action)
            }
        }
    }
}
