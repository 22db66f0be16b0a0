/// Directions along which something moves.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiaxis)
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left and right.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Up and down.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both directions.
    public static let both: UIAxis = [.horizontal, .vertical]
}
