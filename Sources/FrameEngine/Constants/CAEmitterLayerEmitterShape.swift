/// The shape that particles are emitted from.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape)
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case point, line, rectangle, cuboid, circle, sphere
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .point) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// The emitter's position; the default.
    public static let point = CAEmitterLayerEmitterShape(.point)

    /// A line along x with the width of `emitterSize`, centred at the position. An `emissionLongitude` of 0 points
    /// towards smaller y, and one of pi towards greater y.
    public static let line = CAEmitterLayerEmitterShape(.line)

    /// A rectangle of `emitterSize`, centred at the position.
    public static let rectangle = CAEmitterLayerEmitterShape(.rectangle)

    /// A box of `emitterSize` by `emitterDepth`, centred at the position.
    public static let cuboid = CAEmitterLayerEmitterShape(.cuboid)

    /// A circle around the position whose radius is the width of `emitterSize`.
    public static let circle = CAEmitterLayerEmitterShape(.circle)

    /// A sphere around the position whose radius is the width of `emitterSize`.
    public static let sphere = CAEmitterLayerEmitterShape(.sphere)
}
