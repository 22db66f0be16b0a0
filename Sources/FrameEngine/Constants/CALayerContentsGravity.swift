/// Where a layer's contents go inside its bounds, and whether they are stretched.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Unscaled, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")

    /// Unscaled, in the middle of the top edge.
    public static let top = CALayerContentsGravity(rawValue: "top")

    /// Unscaled, in the middle of the bottom edge.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")

    /// Unscaled, in the middle of the left edge.
    public static let left = CALayerContentsGravity(rawValue: "left")

    /// Unscaled, in the middle of the right edge.
    public static let right = CALayerContentsGravity(rawValue: "right")

    /// Unscaled, in the top left corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

    /// Unscaled, in the top right corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")

    /// Unscaled, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

    /// Unscaled, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    /// Stretched to the bounds; the default.
    public static let resize = CALayerContentsGravity(rawValue: "resize")

    /// Scaled without distortion to fit inside the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

    /// Scaled without distortion to cover the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
