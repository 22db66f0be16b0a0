/// A titled plate around a group of views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupbox)
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    /// Creates a box with a title. Superseded by the initializer that takes the label as a closure.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label, content())
    }

    public var body: some View {
        style.make(
            GroupBoxStyleConfiguration(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
    /// Creates a box with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content)
    }

    /// Creates a box with a string as its title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content)
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates a box from a style's configuration, for a style that modifies another.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label) { configuration.content }
    }
}

/// The appearance of group boxes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupboxstyle)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The view of a box.
    associatedtype Body: View
    /// The properties of a box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that its style receives.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupboxstyleconfiguration)
@MainActor @preconcurrency
public struct GroupBoxStyleConfiguration {
    /// The title.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The content.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The title.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The default style: a rounded plate.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultgroupboxstyle)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupBoxPlate(configuration: configuration) }
}

/// A plate in the background style, or by default in a colour that contrasts with the surrounding plate or screen.
private struct GroupBoxPlate: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.backgroundStyle) private var background
    @Environment(\.isInGroupBox) private var isInside

    var body: some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .environment(\.isInGroupBox, true)
        .padding()
        .background(
            background
                ?? AnyShapeStyle(Color(uiColor: isInside ? .tertiarySystemBackground : .secondarySystemBackground)),
            in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    private struct InGroupBoxKey: EnvironmentKey { static var defaultValue: Bool { false } }

    fileprivate var isInGroupBox: Bool {
        get { self[InGroupBoxKey.self] }
        set { self[InGroupBoxKey.self] = newValue }
    }

    private struct GroupBoxKey: EnvironmentKey {
        static var defaultValue: AnyStyle<GroupBoxStyleConfiguration> {
            AnyStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    /// The style of group boxes.
    var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration> {
        get { self[GroupBoxKey.self] }
        set { self[GroupBoxKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for group boxes within the view.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
