/// The kind of gradient a gradient layer draws.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cagradientlayertype)
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point; the default.
    public static let axial = CAGradientLayerType(rawValue: "axial")

    /// In ellipses round the start point.
    public static let radial = CAGradientLayerType(rawValue: "radial")

    /// In a sweep round the start point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
