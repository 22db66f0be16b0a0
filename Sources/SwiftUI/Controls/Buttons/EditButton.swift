/// A button that begins and ends the editing of the lists around: it says Edit, or Done.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/editbutton)
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
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
