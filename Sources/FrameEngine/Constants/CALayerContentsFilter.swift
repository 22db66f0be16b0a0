/// The filter with which a layer's contents are sampled when they are scaled.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsfilter)
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case nearest, linear, trilinear
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .linear) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Nearest-neighbour sampling.
    public static let nearest = CALayerContentsFilter(.nearest)

    /// Bilinear interpolation; the default.
    public static let linear = CALayerContentsFilter(.linear)

    /// Interpolation between two mipmap levels.
    public static let trilinear = CALayerContentsFilter(.trilinear)
}
