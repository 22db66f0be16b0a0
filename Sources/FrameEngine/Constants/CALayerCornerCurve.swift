/// The curve of a layer's rounded corners.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercornercurve)
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case circular, continuous
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .circular) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// A circular arc; the default.
    public static let circular = CALayerCornerCurve(.circular)

    /// A curve with continuous curvature, as on iOS icons.
    public static let continuous = CALayerCornerCurve(.continuous)
}
