/// How a layer's contents are sampled when they are scaled.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter)
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")

    /// A mix of the four nearest pixels; the default.
    public static let linear = CALayerContentsFilter(rawValue: "linear")

    /// A mix between two levels of ever smaller copies.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
