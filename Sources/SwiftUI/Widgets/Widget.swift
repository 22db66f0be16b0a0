/// A widget: what it shows, and where. `import WidgetKit` has its configurations, and shows it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/widget)
@MainActor @preconcurrency
public protocol Widget {
    /// The type of the configuration.
    associatedtype Body: WidgetConfiguration

    /// The configuration of the widget.
    @MainActor @preconcurrency var body: Body { get }

    /// Creates the widget.
    @MainActor @preconcurrency
    init()
}
