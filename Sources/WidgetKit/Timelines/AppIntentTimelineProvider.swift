public import AppIntents

/// A type that provides the entries of a widget that an intent configures.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/appintenttimelineprovider)
public protocol AppIntentTimelineProvider: SendableMetatype {
    /// The type of the entries.
    associatedtype Entry: TimelineEntry
    /// The type of the intent.
    associatedtype Intent: WidgetConfigurationIntent

    /// The context of a request.
    typealias Context = TimelineProviderContext

    /// Returns an entry whose redacted view is shown until the timeline is there.
    func placeholder(in context: Context) -> Entry

    /// Returns an entry for the widget gallery.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// Returns the current and following entries.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
