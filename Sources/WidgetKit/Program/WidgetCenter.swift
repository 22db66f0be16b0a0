import AppIntents
import SwiftUI

/// The app's access to its widgets.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetcenter)
@MainActor
public final class WidgetCenter: Sendable {
    /// The center.
    public nonisolated static let shared = WidgetCenter()

    private struct Shown {
        let info: WidgetInfo
        weak var timeline: WidgetTimeline?
    }

    private var shown: [Shown] = []

    private nonisolated init() {}

    /// Notes a widget that is shown while its timeline lives.
    func add(_ timeline: WidgetTimeline, _ description: WidgetDescription, _ family: WidgetFamily) {
        // Intents change what widgets show.
        IntentRunner.didPerform = { WidgetCenter.shared.reloadAllTimelines() }
        shown.removeAll { $0.timeline == nil }
        shown.append(Shown(info: WidgetInfo(family: family, kind: description.kind), timeline: timeline))
    }

    /// Requests new timelines for the widgets of a kind.
    /// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadtimelines(ofkind:))
    public nonisolated func reloadTimelines(ofKind kind: String) { reload { $0.kind == kind } }

    /// Requests new timelines for all widgets.
    /// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetcenter/reloadalltimelines())
    public nonisolated func reloadAllTimelines() { reload { _ in true } }

    private nonisolated func reload(_ matches: @escaping @Sendable (WidgetInfo) -> Bool) {
        Task { @MainActor in
            for widget in shown where matches(widget.info) { widget.timeline?.reload() }
        }
    }

    /// Returns the widgets that are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetcenter/getcurrentconfigurations(_:))
    public nonisolated func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        Task { @MainActor in completion(.success(shown.filter { $0.timeline != nil }.map(\.info))) }
    }
}

/// A widget that is shown.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetinfo)
public struct WidgetInfo: Hashable, Identifiable, Sendable {
    /// The family of the widget.
    public let family: WidgetFamily
    /// The kind that its configuration names.
    public let kind: String

    /// The widget itself.
    public var id: WidgetInfo { self }
}
