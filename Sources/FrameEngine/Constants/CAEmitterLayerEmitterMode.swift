/// Which part of the emitter's shape particles are emitted from.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayeremittermode)
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The corners of the shape, the ends of a line, the middle of what is round.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")

    /// The edges of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")

    /// The surface of the shape.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")

    /// All of the shape; the default.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}
