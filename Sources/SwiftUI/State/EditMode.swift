/// Whether the user is editing the content of a list.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/editmode)
public enum EditMode: Hashable, Sendable {
    /// Not editing.
    case inactive
    /// Editing temporarily, as after a swipe.
    case transient
    /// Editing.
    case active

    /// Whether the content is being edited.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

    /// Whether the user is editing, from the hosting view.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
