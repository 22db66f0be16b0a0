/// How a layer's contents are sampled when they are scaled.
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

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(.nearest)

    /// A mix of the four nearest pixels; the default.
    public static let linear = CALayerContentsFilter(.linear)

    /// A mix between two levels of ever smaller copies.
    public static let trilinear = CALayerContentsFilter(.trilinear)
}
