/// In what order and how particles are drawn.
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

    /// In no order that counts; the default.
    public static let unordered = CAEmitterLayerRenderMode(.unordered)

    /// The oldest at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(.oldestFirst)

    /// The oldest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(.oldestLast)

    /// By depth, those with the least z at the back.
    public static let backToFront = CAEmitterLayerRenderMode(.backToFront)

    /// Colours are added up, so that many particles make a bright spot.
    public static let additive = CAEmitterLayerRenderMode(.additive)
}
