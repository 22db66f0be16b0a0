public import CoreGraphics
import UIKit

/// A control that selects a colour with the system's colour picker.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colorpicker)
public struct ColorPicker<Label: View>: View {
    private let selection: ColorSelection
    private let supportsOpacity: Bool
    private let label: Label

    private init(_ selection: ColorSelection, _ supportsOpacity: Bool, _ label: Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label
    }

    public var body: some View {
        ControlRow(label: label) { ColorWellView(selection: selection, supportsOpacity: supportsOpacity) }
            .environment(\.controlLabel, label as? Text)
    }
}

extension ColorPicker {
    /// Creates a picker for a colour.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(ColorSelection(selection), supportsOpacity, label())
    }

    /// Creates a picker for a Quartz colour.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(ColorSelection(selection), supportsOpacity, label())
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker for a colour with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker for a colour with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }

    /// Creates a picker for a Quartz colour with a localized label.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker for a Quartz colour with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// The binding to the selected colour, of either type.
private struct ColorSelection {
    let get: (EnvironmentValues) -> UIColor
    let set: (UIColor) -> Void

    @MainActor
    init(_ binding: Binding<Color>) {
        get = { UIColor(cgColor: binding.wrappedValue.cgColor(in: $0)) }
        set = { binding.wrappedValue = Color(uiColor: $0) }
    }

    @MainActor
    init(_ binding: Binding<CGColor>) {
        get = { _ in UIColor(cgColor: binding.wrappedValue) }
        set = { binding.wrappedValue = $0.cgColor }
    }
}

/// UIKit's colour well.
private struct ColorWellView: UIViewRepresentable {
    let selection: ColorSelection
    let supportsOpacity: Bool

    func makeCoordinator() -> ControlHandler<UIColorWell> { ControlHandler() }

    func makeUIView(context: Context) -> UIColorWell { UIColorWell() }

    func updateUIView(_ uiView: UIColorWell, context: Context) {
        let environment = context.environment
        uiView.takeControlEnvironment(environment)
        uiView.title = environment.controlLabel?.string(in: environment)
        uiView.supportsAlpha = supportsOpacity
        let color = selection.get(environment)
        if uiView.selectedColor != color { uiView.selectedColor = color }
        context.coordinator.on(.valueChanged, of: uiView) { well in
            if let color = well.selectedColor { selection.set(color) }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
