// The argument order from before iOS 15, which much code still uses.
extension Stepper {
    /// Creates a stepper that performs actions, in the older argument order.
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value, in the older argument order.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

    /// Creates a stepper for a value within bounds, in the older argument order.
    @_disfavoredOverload
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
}
