/// A view with a label that shows or hides its content. In a list, the label and the content are rows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disclosuregroup)
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
    private let label: Label
    @State private var ownExpansion = false
    @Environment(\.listLook) private var list
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group that is initially collapsed.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (isExpanded, self.content, self.label) = (nil, content, label())
    }

    /// Creates a group whose expansion is controlled by a binding.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.isExpanded, self.content, self.label) = (isExpanded, content, label())
    }

    private var expansion: Binding<Bool> { isExpanded ?? $ownExpansion }

    public var body: some View {
        if let style {
            style.make(
                DisclosureGroupStyleConfiguration(
                    label: .init(view: AnyView(label)), content: .init(view: AnyView(content())),
                    isExpanded: expansion))
        } else if list != nil {
            HStack {
                label
                Spacer()
                DisclosureChevron(isExpanded: expansion.wrappedValue)
            }
            .listRowAction(leadsOn: false) { withAnimation { expansion.wrappedValue.toggle() } }
            if expansion.wrappedValue { content().modifier(RowTraitModifier { $0.depth += 1 }) }
        } else {
            VStack(alignment: .leading) {
                Button {
                    withAnimation { expansion.wrappedValue.toggle() }
                } label: {
                    HStack {
                        label
                        Spacer()
                        DisclosureChevron(isExpanded: expansion.wrappedValue)
                    }
                }
                if expansion.wrappedValue { content() }
            }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group with a localized title whose expansion is controlled by a binding.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    /// Creates a group with a string as its title whose expansion is controlled by a binding.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// The appearance of disclosure groups.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disclosuregroupstyle)
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// The properties of a group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that its style receives.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disclosuregroupstyleconfiguration)
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content, shown while the group is expanded.
    public let content: Content
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content) = (label, content)
        _isExpanded = isExpanded
    }
}

/// The default style: a label with a chevron.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticdisclosuregroupstyle)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .environment(\.disclosureGroupStyle, nil)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    private struct GroupStyleKey: EnvironmentKey {
        static var defaultValue: AnyStyle<DisclosureGroupStyleConfiguration>? { nil }
    }

    /// The style of disclosure groups; nil for the default.
    var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
        get { self[GroupStyleKey.self] }
        set { self[GroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for disclosure groups within the view.
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
