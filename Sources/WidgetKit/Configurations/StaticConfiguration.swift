public import SwiftUI

/// The configuration of a widget that the user can't configure.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/staticconfiguration)
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never

    private let description: WidgetDescription

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - kind: A name that identifies the widget, for ``WidgetCenter/reloadTimelines(ofKind:)``.
    ///   - provider: Provides the widget's entries.
    ///   - content: Returns the view of an entry.
    @MainActor @preconcurrency
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        description = WidgetDescription(kind: kind, provider: provider, content: content)
    }
}

extension StaticConfiguration: PrimitiveWidgetConfiguration {
    var widgetDescription: WidgetDescription? { description }
}
