/// The shape of the ends of an open path's stroke.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap)
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case butt, round, square
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .butt) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Cut off at the end; the default.
    public static let butt = CAShapeLayerLineCap(.butt)

    /// A semicircle beyond the end.
    public static let round = CAShapeLayerLineCap(.round)

    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(.square)
}
