/// A container of controls for data entry, in groups: by default, an inset grouped list.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/form)
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        // A form made from a style's configuration ignores the environment's style, which would make it recursively.
        let style =
            content is FormStyleConfiguration.Content
            ? AnyStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) } : style
        style.make(FormStyleConfiguration(content: .init(view: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration, in the default style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The appearance of forms.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/formstyle)
@MainActor @preconcurrency
public protocol FormStyle {
    /// The view of a form.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration

    /// Returns the view of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that its style receives.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/formstyleconfiguration)
@MainActor @preconcurrency
public struct FormStyleConfiguration {
    /// The form's content.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The form's content.
    public let content: Content
}

/// The default style: grouped.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticformstyle)
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListContent(selection: nil, content: configuration.content)
    }
}

/// Groups as rounded plates.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupedformstyle)
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListContent(selection: nil, content: configuration.content)
    }
}

/// A single column without plates, which doesn't scroll.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/columnsformstyle)
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Groups as rounded plates.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A single column.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    private struct FormStyleKey: EnvironmentKey {
        static var defaultValue: AnyStyle<FormStyleConfiguration> {
            AnyStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
        }
    }

    /// The style of forms.
    var formStyle: AnyStyle<FormStyleConfiguration> {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for forms within the view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
