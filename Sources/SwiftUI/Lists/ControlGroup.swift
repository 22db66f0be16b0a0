/// A group of related controls.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/controlgroup)
public struct ControlGroup<Content: View>: View {
    private let content: Content
    @Environment(\.controlGroupStyle) private var style
    @Environment(\.controlGrouping) private var grouping

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a group of controls with a label that menus show.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.content = LabeledControlGroupContent(content: content(), label: label())
    }

    /// Creates a group of controls with a localized title that menus show.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group of controls with a string as the title that menus show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    public var body: some View {
        let label = (content as? any LabeledControls)?.groupLabel ?? AnyView(EmptyView())
        style.make(
            ControlGroupStyleConfiguration(content: .init(view: AnyView(content)), label: .init(view: label))
        )
        .menuItem(.group(AnyView(content), grouping))
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates a group of controls from a style's configuration, for a style that modifies another.
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}

/// A group's controls and its label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/labeledcontrolgroupcontent)
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    public var body: some View { content }
}

/// Controls with a label.
@MainActor
private protocol LabeledControls {
    var groupLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
    fileprivate var groupLabel: AnyView { AnyView(label) }
}

extension ControlGroup {
    /// Creates a group of controls with a localized title and a symbol that menus show.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a group of controls with a string as the title and a symbol that menus show.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    /// Creates a group of controls with a localized title and an image that menus show.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }
}

/// The appearance of control groups.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/controlgroupstyle)
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// The properties of a group.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that its style receives.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/controlgroupstyleconfiguration)
@MainActor @preconcurrency
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the group.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The controls.
    public let content: Content
    /// The label of the group; empty if it has none.
    public let label: Label
}

/// The default style: buttons joined on one rounded plate; in a bar, a row of controls.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticcontrolgroupstyle)
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { JoinedControls { configuration.content } }
}

/// Controls side by side: buttons with square backgrounds, one point apart, clipped to a rounded rectangle.
private struct JoinedControls<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            HStack { content }
        } else {
            HStack(spacing: 1) { content }
                .buttonStyle(.bordered)
                .buttonBorderShape(.roundedRectangle(radius: 0))
                .clipShape(RoundedRectangle(cornerRadius: 8))
        }
    }
}

/// A row of controls, as in a navigation bar.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/navigationcontrolgroupstyle)
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A row of controls, as in a navigation bar.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension EnvironmentValues {
    private struct ControlGroupKey: EnvironmentKey {
        static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> {
            AnyStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    /// The style of control groups.
    var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
        get { self[ControlGroupKey.self] }
        set { self[ControlGroupKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for control groups within the view.
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
            .environment(\.controlGrouping, (style as? any MenuGroupingStyle)?.menuGrouping ?? .row)
    }
}
