public import Foundation

/// Two buttons that increment and decrement a value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/stepper)
public struct Stepper<Label: View>: View {
    private let label: Label
    private let onIncrement: (() -> Void)?
    private let onDecrement: (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    /// Creates a stepper that performs actions; a nil action disables its button.
    ///
    /// - Parameters:
    ///   - label: a description of the value.
    ///   - onIncrement: the action of the plus button.
    ///   - onDecrement: the action of the minus button.
    ///   - onEditingChanged: called with true when a touch begins, and with false when it ends.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        (self.onIncrement, self.onDecrement) = (onIncrement, onDecrement)
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        ControlRow(label: label) {
            StepperView(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
        }
        .environment(\.controlLabel, label as? Text)
    }
}

extension Stepper {
    private init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        if let bounds { reportUnlessWithin(value.wrappedValue, bounds, "Stepper") }
        func action(_ distance: V.Stride) -> (() -> Void)? {
            let current = value.wrappedValue
            if let bounds, distance > 0 ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
            return {
                let current = value.wrappedValue
                guard let bounds else { return value.wrappedValue = current.advanced(by: distance) }
                let limit = distance > 0 ? bounds.upperBound : bounds.lowerBound
                // The last step may be shorter, and values beyond the limit may not be representable.
                let room = current.distance(to: limit)
                let fits = distance > 0 ? distance <= room : distance >= room
                let next = fits ? current.advanced(by: distance) : limit
                value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
            }
        }
        self.label = label
        (onIncrement, onDecrement) = (action(step), action(0 - step))
        self.onEditingChanged = onEditingChanged
    }

    /// Creates a stepper for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// Creates a stepper for a value within bounds.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, label(), onEditingChanged)
    }

    /// Creates a stepper for a value; assistive technologies read the formatted value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, label(), onEditingChanged)
    }

    /// Creates a stepper for a value within bounds; assistive technologies read the formatted value.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, bounds, step, label(), onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized label that performs actions; a nil action disables its button.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a string as its label that performs actions; a nil action disables its button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper for a value with a localized label.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(titleKey), onEditingChanged)
    }

    /// Creates a stepper for a value with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, Text(title), onEditingChanged)
    }

    /// Creates a stepper for a value within bounds, with a localized label.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(titleKey), onEditingChanged)
    }

    /// Creates a stepper for a value within bounds, with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, Text(title), onEditingChanged)
    }
}
