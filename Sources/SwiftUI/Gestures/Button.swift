/// A view that does something when it is tapped. While it is pressed it is paler.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/button)
public struct Button<Label: View>: View {
    private let action: () -> Void
    private let label: Label
    @GestureState private var isPressed = false
    @Environment(\.isEnabled) private var isEnabled

    /// A button that shows a view.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: some View {
        label
            .foregroundStyle(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            .opacity(isPressed ? 0.2 : 1)
            .contentShape(Rectangle())
            .gesture(
                TapGesture().onEnded { action() }
                    .simultaneously(
                        with: DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true
                        }))
    }
}

extension Button where Label == Text {
    /// A button that shows a text.
    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// A button that shows a string.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
