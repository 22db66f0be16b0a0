/// What the pixels of a layer's backing store are like.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayercontentsformat)
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Red, green, blue and alpha, 8 bits each; the default.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")

    /// Red, green, blue and alpha, half-precision numbers. Kasane draws with 8 bits.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")

    /// Gray of 8 bits, without transparency: what is not drawn on is black.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")

    /// As the system finds best: here, as `RGBA8Uint`.
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}
