// The order that the arguments had before iOS 15, which much code still uses.
extension Picker {
    /// Makes a picker with a view as its label: a former way to write it.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}
