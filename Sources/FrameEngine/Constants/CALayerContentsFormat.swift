/// The pixel format of a layer's backing store.
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

    /// Red, green, blue and alpha in half-precision floating point. Kasane draws with 8 bits.
    public static let RGBA16Float = CALayerContentsFormat(.RGBA16Float)

    /// 8-bit gray without alpha: undrawn pixels are black.
    public static let gray8Uint = CALayerContentsFormat(.gray8Uint)

    /// The system's choice: here, `RGBA8Uint`.
    public static let automatic = CALayerContentsFormat(.automatic)
}
