import SwiftUI

/// What a configuration says of a widget.
struct WidgetDescription {
    let kind: String
    var displayName: Text?
    var details: Text?
    /// The families that the widget supports: all of the home screen's by default.
    var families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
    /// Whether the content keeps a distance from the edges.
    var hasContentMargins = true
    /// Whether the background is omitted where the system shows widgets without one.
    var isBackgroundRemovable = true
    /// Returns the view of an entry; nil if the widget has entries of another type.
    let makeContent: @MainActor (any TimelineEntry) -> AnyView?
    var makeTimeline: @MainActor (TimelineProviderContext) -> WidgetTimeline
}

extension WidgetDescription {
    /// Creates the description of a widget with a provider's entries.
    @MainActor
    init<Provider: TimelineProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Entry) -> some View
    ) {
        let makeContent = { @MainActor (entry: any TimelineEntry) in
            (entry as? Provider.Entry).map { AnyView(content($0)) }
        }
        self.init(kind: kind, makeContent: makeContent) { WidgetTimeline(provider, in: $0, makeContent) }
    }
}

/// A configuration that is not composed of others.
@MainActor
protocol PrimitiveWidgetConfiguration {
    /// The widget's description; nil for nothing.
    var widgetDescription: WidgetDescription? { get }
}

extension EmptyWidgetConfiguration: PrimitiveWidgetConfiguration {
    var widgetDescription: WidgetDescription? { nil }
}

extension WidgetDescription {
    /// Returns the description that a configuration ends in.
    @MainActor
    static func of(_ configuration: some WidgetConfiguration) -> WidgetDescription? {
        if let primitive = configuration as? any PrimitiveWidgetConfiguration { return primitive.widgetDescription }
        return of(configuration.body)
    }

    /// Returns the descriptions of a widget, or of a bundle's widgets.
    @MainActor
    static func all(of widget: some Widget) -> [WidgetDescription] {
        guard let group = widget as? WidgetGroup else { return of(widget.body).map { [$0] } ?? [] }
        return group.widgets.flatMap { all(of: $0) }
    }
}
