/// Controls for entering data, in groups: by default a list of inset groups.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/form)
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        // A form of a style's configuration is in no style of its own: that would make it again.
        let style =
            content is FormStyleConfiguration.Content
            ? AnyStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) } : style
        style.make(FormStyleConfiguration(content: .init(view: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Makes a form of a style's configuration, in the default style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How a form looks.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/formstyle)
@MainActor @preconcurrency
public protocol FormStyle {
    /// The view of a form.
    associatedtype Body: View
    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration

    /// Makes the view of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/formstyleconfiguration)
@MainActor @preconcurrency
public struct FormStyleConfiguration {
    /// The form's views.
    public struct Content: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The form's views.
    public let content: Content
}

/// The default style: groups.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automaticformstyle)
public struct AutomaticFormStyle: FormStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListContent(selection: nil, content: configuration.content)
    }
}

/// Groups as rounded plates.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/groupedformstyle)
public struct GroupedFormStyle: FormStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ListContent(selection: nil, content: configuration.content)
    }
}

/// All views in one column, without plates, that doesn't scroll.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/columnsformstyle)
public struct ColumnsFormStyle: FormStyle {
    /// Makes the style.
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
    /// All views in one column.
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
    /// Sets how forms in the view look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        environment(\.formStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
    }
}
