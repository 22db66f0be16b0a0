/// How the ends of an open path are drawn.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap)
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end; the default.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")

    /// A half circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")

    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
