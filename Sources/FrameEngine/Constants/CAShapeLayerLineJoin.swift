/// How two segments of a stroked path meet.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin)
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A pointed corner, cut off past the mitre limit; the default.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")

    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
