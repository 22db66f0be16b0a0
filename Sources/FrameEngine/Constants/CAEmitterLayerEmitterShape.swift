/// What particles are emitted from.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittershape)
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The emitter's position; the default.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")

    /// A line along x, as long as `emitterSize` is wide, its middle at the position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")

    /// A rectangle of `emitterSize`, its middle at the position.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")

    /// A box of `emitterSize` by `emitterDepth`, its middle at the position.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")

    /// A circle round the position, its radius the width of `emitterSize`.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")

    /// A sphere round the position, its radius the width of `emitterSize`.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}
