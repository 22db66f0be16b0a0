/// The order and blending of particles.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode)
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable, NamedConstant {
    package enum Known: String, Sendable {
        case unordered, oldestFirst, oldestLast, backToFront, additive
    }

    private let name: ConstantName<Known>

    public var rawValue: String { name.string }

    package var known: Known { name.known(or: .unordered) }

    public init(rawValue: String) { name = ConstantName(rawValue) }

    private init(_ known: Known) { name = .known(known) }

    /// Unspecified order; the default.
    public static let unordered = CAEmitterLayerRenderMode(.unordered)

    /// Oldest particles at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(.oldestFirst)

    /// Oldest particles in front.
    public static let oldestLast = CAEmitterLayerRenderMode(.oldestLast)

    /// By depth, those with the smallest z at the back.
    public static let backToFront = CAEmitterLayerRenderMode(.backToFront)

    /// Additive blending, so that overlapping particles get brighter.
    public static let additive = CAEmitterLayerRenderMode(.additive)
}
