/// How a layer's contents are placed and scaled in its bounds.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsgravity)
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect,
            resizeAspectFill
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .resize) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Unscaled, centred.
    public static let center = CALayerContentsGravity(.center)

    /// Unscaled, centred at the top edge.
    public static let top = CALayerContentsGravity(.top)

    /// Unscaled, centred at the bottom edge.
    public static let bottom = CALayerContentsGravity(.bottom)

    /// Unscaled, centred at the left edge.
    public static let left = CALayerContentsGravity(.left)

    /// Unscaled, centred at the right edge.
    public static let right = CALayerContentsGravity(.right)

    /// Unscaled, in the top left corner.
    public static let topLeft = CALayerContentsGravity(.topLeft)

    /// Unscaled, in the top right corner.
    public static let topRight = CALayerContentsGravity(.topRight)

    /// Unscaled, in the bottom left corner.
    public static let bottomLeft = CALayerContentsGravity(.bottomLeft)

    /// Unscaled, in the bottom right corner.
    public static let bottomRight = CALayerContentsGravity(.bottomRight)

    /// Stretched to the bounds; the default.
    public static let resize = CALayerContentsGravity(.resize)

    /// Scaled without distortion to fit inside the bounds.
    public static let resizeAspect = CALayerContentsGravity(.resizeAspect)

    /// Scaled without distortion to cover the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(.resizeAspectFill)
}
