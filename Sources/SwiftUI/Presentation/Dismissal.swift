/// Ends a presentation: dismisses what is presented, or pops what was pushed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dismissaction)
@MainActor @preconcurrency
public struct DismissAction {
    let dismissal: Dismissal?

    nonisolated init(dismissal: Dismissal?) { self.dismissal = dismissal }

    /// Ends the presentation that the view is in. Without one it does nothing.
    public func callAsFunction() { dismissal?.end() }
}

/// How a presentation ends.
@MainActor
final class Dismissal {
    var end: () -> Void = {}

    nonisolated init() {}
}

/// Whether a view is presented, and what ends that. `dismiss` and `isPresented` of the environment replace it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationmode)
@MainActor @preconcurrency
public struct PresentationMode {
    /// Whether the view is presented.
    public let isPresented: Bool
    let dismissal: Dismissal?

    nonisolated init(isPresented: Bool, dismissal: Dismissal?) {
        (self.isPresented, self.dismissal) = (isPresented, dismissal)
    }

    /// Ends the presentation that the view is in. Without one it does nothing.
    public mutating func dismiss() { dismissal?.end() }
}

extension EnvironmentValues {
    private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

    /// What ends the presentation that the view is in.
    var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Ends the presentation that the view is in: of a sheet, a popover or a cover, or of a screen in a stack.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss)
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether the view is in a presentation, or on a screen that was pushed.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented)
    public var isPresented: Bool { dismissal != nil }

    /// Whether the view is presented, and what ends that.
    @MainActor @preconcurrency
    public var presentationMode: Binding<PresentationMode> {
        let mode = PresentationMode(isPresented: isPresented, dismissal: dismissal)
        return Binding(get: { mode }, set: { _ in })
    }
}
