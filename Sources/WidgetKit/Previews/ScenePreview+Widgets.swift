public import PlaygroundSupport
import SwiftUI

// `#Preview(as:)` is a macro, which Kasane can't provide: `kasane render` calls these functions in its place.
extension _ScenePreview {
    /// Adds a preview of a widget that shows each of some entries for a second.
    public static func add<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @_TimelineEntryBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
    ) {
        add(name, family, widget) { description in
            let views = timeline().compactMap { description.makeContent($0) }
            description.makeTimeline = { _ in WidgetTimeline(views: views) }
        }
    }

    /// Adds a preview of a widget with the timeline of a provider.
    public static func add<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        add(name, family, widget) { description in
            let makeContent = description.makeContent
            description.makeTimeline = { WidgetTimeline(timelineProvider(), in: $0, makeContent) }
        }
    }

    private static func add<W: Widget>(
        _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> W,
        _ setTimeline: @escaping @MainActor (inout WidgetDescription) -> Void
    ) {
        let size = WidgetMetrics(screen: UIScreen.main.bounds.size).size(of: family)
        let body = { @MainActor in
            guard var description = WidgetDescription.all(of: widget()).first else { return AnyView(EmptyView()) }
            setTimeline(&description)
            return AnyView(WidgetStage(description: description, family: family, isPreview: true))
        }
        add(name, traits: .fixedLayout(width: size.width, height: size.height), body: body)
    }
}

/// Collects the entries of a widget's preview.
@resultBuilder
public enum _TimelineEntryBuilder {
    /// Wraps a single entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// Combines entries.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// The entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// Entries that are present if a condition holds.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
}
