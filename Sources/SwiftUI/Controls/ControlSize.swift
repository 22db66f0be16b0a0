/// The size of controls, such as buttons and spinners.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/controlsize)
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// Smaller than the regular size.
    case small
    /// The regular size.
    case regular
    /// Larger than the regular size, as for a button at the end of a form.
    case large
    /// The largest size.
    case extraLarge

    /// All values, in the order of their declaration.
    public static let allCases: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
    private struct ControlLabelKey: EnvironmentKey { static var defaultValue: Text? { nil } }
    private struct LabelsKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The size of controls. Regular by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// The text of a control's label, for assistive technologies.
    var controlLabel: Text? {
        get { self[ControlLabelKey.self] }
        set { self[ControlLabelKey.self] = newValue }
    }

    /// Whether the labels of controls are hidden.
    var hidesLabels: Bool {
        get { self[LabelsKey.self] }
        set { self[LabelsKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of controls in the view.
    public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

    /// Hides the labels of controls in the view. Assistive technologies still read them.
    public func labelsHidden() -> some View { environment(\.hidesLabels, true) }
}

/// A label at the leading edge and a control at the trailing one; the control alone if labels are hidden.
struct ControlRow<Label: View, Control: View>: View {
    private let label: Label
    private let control: Control
    private let alignment: VerticalAlignment
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.controlLabel) private var spokenLabel

    init(alignment: VerticalAlignment = .center, label: Label, @ViewBuilder control: () -> Control) {
        self.label = label
        self.control = control()
        self.alignment = alignment
    }

    var body: some View {
        if hidesLabels {
            control
        } else {
            HStack(alignment: alignment, spacing: 0) {
                // Assistive technologies read the label with the control.
                TitledLabel(label: label).accessibilityHidden(spokenLabel != nil)
                Spacer(minLength: 8)
                control
            }
        }
    }
}

/// A label of a control: the first of several views is its title, and those below it are subtitles.
private struct TitledLabel<Label: View>: View {
    let label: Label

    var body: some View {
        let parts = label.childViews()
        if parts.count > 1 {
            VStack(alignment: .leading, spacing: 2) {
                parts[0].view
                ForEach(1..<parts.count, id: \.self) { parts[$0].view }
                    .font(.footnote).standardForegroundStyle(.secondary)
            }
        } else {
            label
        }
    }
}
