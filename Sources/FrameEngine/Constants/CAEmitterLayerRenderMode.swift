/// In what order and how particles are drawn.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayerrendermode)
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// In no order that counts; the default.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")

    /// The oldest at the back.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")

    /// The oldest in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")

    /// By depth, those with the least z at the back.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")

    /// Colours are added up, so that many particles make a bright spot.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
