import CoreGraphics

extension GraphicsContext {
    /// How drawing is blended with the canvas's contents, the destination; what is drawn is the source.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct)
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        /// Creates the mode from a Quartz raw value.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// The Quartz blend mode; `normal` for an unknown raw value.
        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// The source over the destination.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// Multiplies source and destination.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// Multiplies the inverses, and inverts the product.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies or screens, depending on the destination.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker component of each pair.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter component of each pair.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens the destination to reflect the source.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens the destination to reflect the source.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Softly darkens or lightens, depending on the source.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplies or screens, depending on the source.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The absolute difference.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// The difference, with lower contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of the source.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of the source.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and saturation of the source.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of the source.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Clears the destination.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// The source alone.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// The source inside the destination.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// The source outside the destination.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// The source over the destination, inside the destination.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// The source behind the destination.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// The destination inside the source.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// The destination outside the source.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// The destination over the source, inside the source.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Source and destination where they don't overlap.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum, clamped at black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The sum, clamped at white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
