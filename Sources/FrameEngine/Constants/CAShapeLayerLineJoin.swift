/// The shape of the joints between segments of a stroked path.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin)
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case miter, round, bevel
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .miter) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// A pointed corner, cut off past the mitre limit; the default.
    public static let miter = CAShapeLayerLineJoin(.miter)

    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(.round)

    /// A corner that is cut off.
    public static let bevel = CAShapeLayerLineJoin(.bevel)
}
