/// The size and place of a widget.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetfamily)
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    /// A small square on the home screen.
    case systemSmall
    /// Two squares wide.
    case systemMedium
    /// Two squares wide and high.
    case systemLarge
    /// Four squares wide and two high, on an iPad only.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// Several lines on the lock screen.
    case accessoryRectangular
    /// A line of text on the lock screen.
    case accessoryInline

    /// Whether the family is shown on the lock screen, in one colour and without a background.
    package var isAccessory: Bool { rawValue >= WidgetFamily.accessoryCircular.rawValue }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name of the case.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The name of the case.
    public var debugDescription: String { description }
}
