/// What the pixels of a layer's backing store are like.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsformat)
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case RGBA8Uint = "RGBA8"
        case RGBA16Float = "RGBAh"
        case gray8Uint = "Gray8"
        case automatic = "Automatic"
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .RGBA8Uint) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Red, green, blue and alpha, 8 bits each; the default.
    public static let RGBA8Uint = CALayerContentsFormat(.RGBA8Uint)

    /// Red, green, blue and alpha, half-precision numbers. Kasane draws with 8 bits.
    public static let RGBA16Float = CALayerContentsFormat(.RGBA16Float)

    /// Gray of 8 bits, without transparency: what is not drawn on is black.
    public static let gray8Uint = CALayerContentsFormat(.gray8Uint)

    /// As the system finds best: here, as `RGBA8Uint`.
    public static let automatic = CALayerContentsFormat(.automatic)
}
