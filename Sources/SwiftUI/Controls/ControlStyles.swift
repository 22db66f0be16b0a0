/// A style of controls, its type erased: it makes a view of a configuration.
struct AnyStyle<Configuration> {
    let make: @MainActor (Configuration) -> StyledControl

    init<Style, Content: View>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content
    ) {
        // Styles are made and used on the main actor; only the default ones, which have no fields, are made elsewhere.
        nonisolated(unsafe) let style = style
        make = {
            StyledControl(
                view: AnyView(StyledView(style: StyleFields(style: style), configuration: $0, makeBody: makeBody)))
        }
    }

    /// The key of the styles for one kind of control.
    struct Key: EnvironmentKey {
        static var defaultValue: [AnyStyle] { [] }
    }
}

/// A control in a style: one row of a list, whatever the style makes.
struct StyledControl: View, CountedView {
    let view: AnyView

    var body: some View { view }

    package static func isUnary(placeholder: Bool) -> Bool { true }
}

/// A view made by a style, whose dynamic properties, such as environment values, are the view's.
private struct StyledView<Style, Configuration, Content: View>: View {
    let style: StyleFields<Style>
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> Content

    var body: some View { makeBody(style.style, configuration) }
}

/// Connects the dynamic properties of a style, which is no dynamic property itself.
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
