/// The kinds of input that can trigger submission.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/submittriggers)
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text fields.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Search fields.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// An action performed on submission.
struct SubmitAction {
    let triggers: SubmitTriggers
    let run: () -> Void
}

extension EnvironmentValues {
    private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }

    /// The submit actions of enclosing views, the outermost first.
    var submitActions: [SubmitAction] {
        get { self[SubmitActionsKey.self] }
        set { self[SubmitActionsKey.self] = newValue }
    }
}

extension View {
    /// Adds an action performed on submission within the view: for text, with the return key.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submitActions) { $0.append(SubmitAction(triggers: triggers, run: action)) }
    }

    /// Prevents submissions within the view from triggering actions of enclosing views.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}

extension [SubmitAction] {
    /// Performs the actions for a trigger, the innermost first.
    @MainActor
    func submit(_ trigger: SubmitTriggers) {
        for action in reversed() where !action.triggers.isDisjoint(with: trigger) { action.run() }
    }
}
