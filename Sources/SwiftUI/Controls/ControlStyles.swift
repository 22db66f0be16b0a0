/// A type-erased control style, which creates a view from a configuration.
struct AnyStyle<Configuration> {
    let make: @MainActor (Configuration) -> StyledControl

    init<Style, Content: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        // Styles are created and used on the main actor; only the default ones, which have no fields, are created
        // elsewhere.
        nonisolated(unsafe) let style = style
        make = {
            StyledControl(
                view: AnyView(StyledView(style: StyleFields(style: style), configuration: $0, makeBody: makeBody)))
        }
    }

    /// The environment key of the styles for one kind of control.
    struct Key: EnvironmentKey {
        static var defaultValue: [AnyStyle] { [] }
    }
}

/// A control in a style: a single list row, whatever view the style creates.
struct StyledControl: View, CountedView {
    let view: AnyView

    var body: some View { view }

    package static func isUnary(placeholder: Bool) -> Bool { true }
}

/// A view created by a style, whose dynamic properties, such as environment values, are resolved for the view.
private struct StyledView<Style, Configuration, Content: View>: View {
    let style: StyleFields<Style>
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style.style, configuration) }
}

/// Connects the dynamic properties of a style, which isn't itself a dynamic property.
private struct StyleFields<Style>: DynamicProperty {
    var style: Style

    @MainActor
    static func _install(_ property: UnsafeMutableRawPointer, _ storage: _PropertyStorage) {
        FieldTable.of(Style.self).install(at: property, storage)
    }

    @MainActor
    static func _isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        FieldTable.of(Style.self).isSame(old, new)
    }
}
