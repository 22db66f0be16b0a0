/// A control that selects a value from a range.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/slider)
public struct Slider<Label: View, ValueLabel: View>: View {
    private let value: Binding<Double>
    private let bounds: ClosedRange<Double>
    /// The distance between values; nil for continuous values.
    private let step: Double?
    private let label: Label
    private let minimumLabel: ValueLabel?
    private let maximumLabel: ValueLabel?
    private let onEditingChanged: (Bool) -> Void

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
        _ labels: (ValueLabel, ValueLabel)?, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = Binding {
            Double(value.wrappedValue)
        } set: { newValue, transaction in
            value.transaction(transaction).wrappedValue = V(newValue)
        }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
        self.label = label
        (minimumLabel, maximumLabel) = (labels?.0, labels?.1)
        self.onEditingChanged = onEditingChanged
    }

    public var body: some View {
        HStack {
            minimumLabel
            SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
                .environment(\.controlLabel, label as? Text)
            maximumLabel
        }
    }
}

extension Slider {
    /// Creates a slider with labels at its ends. The label itself is used by assistive technologies.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - bounds: the values at the ends.
    ///   - label: a description of the value.
    ///   - minimumValueLabel: the label at the lower end.
    ///   - maximumValueLabel: the label at the upper end.
    ///   - onEditingChanged: called with true when a drag of the thumb begins, and with false when it ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }

    /// Creates a slider with discrete values and labels at its ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), nil, onEditingChanged)
    }

    /// Creates a slider with discrete values and a label for assistive technologies.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), nil, onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
    }

    /// Creates a slider with discrete values, without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
    }
}
