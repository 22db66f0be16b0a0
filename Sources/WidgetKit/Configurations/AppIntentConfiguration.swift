public import AppIntents
public import SwiftUI

/// The configuration of a widget that an intent configures. On Linux, the intent has the defaults of its parameters.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/appintentconfiguration)
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let description: WidgetDescription

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - kind: A name that identifies the widget, for ``WidgetCenter/reloadTimelines(ofKind:)``.
    ///   - intent: The type of the intent.
    ///   - provider: Provides the widget's entries.
    ///   - content: Returns the view of an entry.
    @MainActor @preconcurrency
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        description = WidgetDescription(
            kind: kind, provider: ConfiguredProvider(provider: provider, intent: Intent()), content: content)
    }
}

extension AppIntentConfiguration: PrimitiveWidgetConfiguration {
    var widgetDescription: WidgetDescription? { description }
}

/// A provider with the intent that configures its widget.
// The provider is only called, as the system would, from a task of its own.
private struct ConfiguredProvider<Provider: AppIntentTimelineProvider>: TimelineProvider, @unchecked Sendable {
    let provider: Provider
    let intent: Provider.Intent

    func placeholder(in context: Context) -> Provider.Entry { provider.placeholder(in: context) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Provider.Entry) -> Void) {
        Task { completion(await provider.snapshot(for: intent, in: context)) }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Provider.Entry>) -> Void) {
        Task { completion(await provider.timeline(for: intent, in: context)) }
    }
}
