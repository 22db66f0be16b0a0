/// A button titled Edit or Done that toggles the edit mode of the enclosing lists.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/editbutton)
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public nonisolated init() {}

    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
        .disabled(editMode == nil)
    }
}
