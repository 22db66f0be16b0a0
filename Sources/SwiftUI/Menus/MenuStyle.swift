/// The appearance of menus.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menustyle)
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View
    /// The properties of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// Returns the view of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menustyleconfiguration)
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The menu's items.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The default style, which depends on the menu's context: a button.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultmenustyle)
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A button in the enclosing button style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/buttonmenustyle)
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { MenuControl(configuration: configuration) }
}

/// A borderless button; the older name of that style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/borderlessbuttonmenustyle)
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A borderless button.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style, which depends on the menu's context.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the enclosing button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension EnvironmentValues {
    /// The styles of menus, the innermost last.
    var menuStyles: [AnyStyle<MenuStyleConfiguration>] {
        get { self[AnyStyle<MenuStyleConfiguration>.Key.self] }
        set { self[AnyStyle<MenuStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of menus in the view.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        transformEnvironment(\.menuStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu from a style's configuration, in the enclosing style.
    public init(_ configuration: MenuStyleConfiguration) {
        if let action = configuration.primaryAction {
            self.init(content: { configuration.content }, label: { configuration.label }, primaryAction: action)
        } else {
            self.init {
                configuration.content
            } label: {
                configuration.label
            }
        }
    }
}
