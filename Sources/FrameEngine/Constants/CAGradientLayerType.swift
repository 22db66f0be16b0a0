/// The kind of gradient a gradient layer draws.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cagradientlayertype)
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case axial, radial, conic
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .axial) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Varies along the line from the start point to the end point; the default.
    public static let axial = CAGradientLayerType(.axial)

    /// Varies in ellipses around the start point.
    public static let radial = CAGradientLayerType(.radial)

    /// Varies by the angle around the start point.
    public static let conic = CAGradientLayerType(.conic)
}
