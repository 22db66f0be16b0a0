/// How the colours of a widget are shown.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetrenderingmode)
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    /// The name of the mode.
    public let description: String

    /// In full colour, as on the home screen.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours: one for the accented views, the other for the rest.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// In shades of one colour, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
