/// The axes that a scroll layer may be scrolled along.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cascrolllayerscrollmode)
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")

    /// Along y.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")

    /// Along x.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")

    /// Both; the default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
