/// A control that performs an action when it is tapped. Its appearance is determined by its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/button)
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label
    @GestureState private var isPressed = false
    @Environment(\.buttonStyle) private var style

    /// Makes a button with a view as its label.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Makes a button with a role and a view as its label.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    public var body: some View {
        let configuration = ButtonStyleConfiguration(
            role: role, label: ButtonStyleConfiguration.Label(view: AnyView(label)), isPressed: isPressed)
        style.make(configuration)
            .contentShape(Rectangle())
            .gesture(
                TapGesture().onEnded { action() }
                    .simultaneously(
                        with: DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true
                        })
            )
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { action() }
            .menuItem(.button(role, action))
    }
}

extension Button where Label == Text {
    /// Makes a button with a localized title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Makes a button with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Makes a button with a role and a localized title.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes a button with a role and a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
