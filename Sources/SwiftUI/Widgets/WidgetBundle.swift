/// The widgets of an extension.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetbundle)
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget

    /// The widgets of the bundle.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the bundle.
    @MainActor @preconcurrency
    init()
}
