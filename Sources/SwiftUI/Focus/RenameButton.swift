/// A button that renames what the view shows: it performs the action of `renameAction`, and is disabled without one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/renamebutton)
public struct RenameButton<Label: View>: View {
    @Environment(\.rename) private var rename

    public var body: some View {
        Button {
            rename?()
        } label: {
            SwiftUI.Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// Creates the button.
    public init() {}
}

/// An action that renames something.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/renameaction)
@MainActor @preconcurrency
public struct RenameAction {
    let action: () -> Void

    /// Renames it.
    public func callAsFunction() { action() }
}

extension EnvironmentValues {
    private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

    /// The action that renames what the view shows; nil for none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/rename)
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets the action that a `RenameButton` performs.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/renameaction(_:)-6lghl)
    public func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// Makes a `RenameButton` move the focus to the view that edits the name.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/renameaction(_:)-324yw)
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
