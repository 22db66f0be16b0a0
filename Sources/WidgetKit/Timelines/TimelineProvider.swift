public import Foundation

/// A type that provides the entries of a widget.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timelineprovider)
public protocol TimelineProvider {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry

    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// Returns an entry whose redacted view is shown until the timeline is there.
    func placeholder(in context: Context) -> Entry

    /// Provides an entry for the widget gallery.
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Provides the current and following entries. The completion may be called later, on any thread.
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

extension TimelineProvider {
    /// Provides the entries of the timeline in order, on the main thread: at once if the provider answers there.
    func requestEntries(
        in context: Context, completion: @escaping @MainActor ([any TimelineEntry], TimelineReloadPolicy) -> Void
    ) {
        getTimeline(in: context) { timeline in
            deliver(timeline.entries.sorted { $0.date < $1.date }, timeline.policy, to: completion)
        }
    }
}

/// Hands over entries, which their provider no longer uses, to the main thread.
private func deliver(
    _ entries: [any TimelineEntry], _ policy: TimelineReloadPolicy,
    to completion: @escaping @MainActor ([any TimelineEntry], TimelineReloadPolicy) -> Void
) {
    nonisolated(unsafe) let entries = entries
    guard Thread.isMainThread else { return DispatchQueue.main.async { completion(entries, policy) } }
    MainActor.assumeIsolated { completion(entries, policy) }
}

/// The context in which a widget is shown.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timelineprovidercontext)
public struct TimelineProviderContext: Sendable {
    /// The family of the widget.
    public let family: WidgetFamily
    /// Whether the widget is shown as an example of itself.
    public let isPreview: Bool
    /// The size of the widget in points.
    public let displaySize: CGSize
}
