/// The part of the emitter's shape that particles are emitted from.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode)
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case points, outline, surface, volume
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .volume) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// The corners of the shape, the ends of a line, or the centre of a circle or sphere.
    public static let points = CAEmitterLayerEmitterMode(.points)

    /// The edges of the shape.
    public static let outline = CAEmitterLayerEmitterMode(.outline)

    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(.surface)

    /// All of the shape; the default.
    public static let volume = CAEmitterLayerEmitterMode(.volume)
}
