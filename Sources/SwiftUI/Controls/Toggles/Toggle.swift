/// A control that switches between on and off.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toggle)
public struct Toggle<Label: View>: View {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(\.toggleStyles) private var styles

    private init(_ isOn: Binding<Bool>, isMixed: Bool, _ label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Creates a toggle with a view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, isMixed: false, label())
    }

    /// Creates a toggle for several values: it is on if all are, and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let bindings = sources.map { $0[keyPath: isOn] }
        let values = bindings.map(\.wrappedValue)
        let all = Binding {
            !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue)
        } set: { value in
            for binding in bindings { binding.wrappedValue = value }
        }
        self.init(all, isMixed: values.contains(true) && values.contains(false), label())
    }

    public var body: some View {
        let configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(view: AnyView(label)), isOn: isOn, isMixed: isMixed)
        let style = styles.last ?? AnyStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
        style.make(configuration)
            // A toggle in a style's body uses the enclosing style.
            .transformEnvironment(\.toggleStyles) { _ = $0.popLast() }
            .environment(\.controlLabel, label as? Text)
            .menuItem(.toggle(isOn))
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration, in the enclosing style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized label.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// Creates a toggle for several values with a localized label.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle for several values with a string as its label.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a localized label and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a string as its label and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle for several values with a localized label and a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle for several values with a string as its label and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}
