/// An action that dismisses a presentation, or pops a pushed screen.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dismissaction)
@MainActor @preconcurrency
public struct DismissAction {
    let dismissal: Dismissal?

    nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

    /// Dismisses the presentation that contains the view. Has no effect without one.
    public func callAsFunction() { dismissal?.end() }
}

/// Dismisses a presentation.
@MainActor
final class Dismissal {
    var end: () -> Void = {}

    nonisolated init() {}
}

/// Whether a view is presented, and an action that dismisses it. Superseded by `dismiss` and `isPresented` of the
/// environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationmode)
@MainActor @preconcurrency
public struct PresentationMode {
    /// Whether the view is presented.
    public let isPresented: Bool
    let dismissal: Dismissal?

    nonisolated init(isPresented: Bool, dismissal: Dismissal?) {
        (self.isPresented, self.dismissal) = (isPresented, dismissal)
    }

    /// Dismisses the presentation that contains the view. Has no effect without one.
    public mutating func dismiss() { dismissal?.end() }
}

extension EnvironmentValues {
    private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

    /// Dismisses the presentation that contains the view.
    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// An action that dismisses the presentation that contains the view: a sheet, popover or cover, or a screen in a
    /// stack.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss)
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether the view is in a presentation, or on a pushed screen.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented)
    public var isPresented: Bool { dismissal != nil }

    /// Whether the view is presented, and an action that dismisses it.
    @MainActor @preconcurrency
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, dismissal: dismissal)
        return Binding(get: { mode }, set: { _ in })
    }
}
