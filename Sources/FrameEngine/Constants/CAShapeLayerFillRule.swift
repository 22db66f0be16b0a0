/// Which parts of a path are filled.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the winding number is not zero; the default.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

    /// Where the winding number is odd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
