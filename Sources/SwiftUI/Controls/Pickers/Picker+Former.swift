// The argument order from before iOS 15, which much code still uses.
extension Picker {
    /// Creates a picker with a view as its label, in the older argument order.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}
