/// Builds the widgets of a bundle.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetbundlebuilder)
@resultBuilder
@MainActor @preconcurrency
public struct WidgetBundleBuilder {
    /// Wraps a single widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    /// A bundle without widgets.
    public static func buildBlock() -> some Widget { WidgetGroup([]) }

    /// Combines widgets.
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget {
        var widgets: [any Widget] = []
        repeat widgets.append(each content)
        return WidgetGroup(widgets)
    }

    /// A widget that is present if a condition holds.
    public static func buildOptional(_ content: (any Widget)?) -> some Widget {
        WidgetGroup(content.map { [$0] } ?? [])
    }

    /// The widgets of an `if` whose condition holds.
    public static func buildEither(first content: some Widget) -> some Widget { WidgetGroup([content]) }

    /// The widgets of an `else`.
    public static func buildEither(second content: some Widget) -> some Widget { WidgetGroup([content]) }

    /// A widget that is present if the platform supports it.
    public static func buildLimitedAvailability(_ content: some Widget) -> some Widget { WidgetGroup([content]) }
}

/// Several widgets in order.
package struct WidgetGroup: Widget {
    package let widgets: [any Widget]

    init(_ widgets: [any Widget]) { self.widgets = widgets }
    package init() { widgets = [] }

    package var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
