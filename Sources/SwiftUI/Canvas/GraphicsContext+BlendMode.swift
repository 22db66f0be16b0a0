import CoreGraphics

extension GraphicsContext {
    /// How drawing is blended with what the canvas has.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/blendmode-swift.struct)
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32

        /// Makes the mode that Quartz has under a number.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

        /// The same as Quartz's; `normal` for a number that it doesn't know.
        var cgBlendMode: CGBlendMode { CGBlendMode(rawValue: rawValue) ?? .normal }

        /// Over what is there.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// The product.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// The product of the inverses, inverted.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplied or screened by what is there.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker components.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter components.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// Brightens what is there.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// Darkens what is there.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or lightens softly.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Multiplied or screened by what is drawn.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// The difference with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of what is drawn.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of what is drawn.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and saturation of what is drawn.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of what is drawn.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Nothing.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// What is drawn alone.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// What is drawn, where there is something.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// What is drawn, where there is nothing.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// What is drawn over what is there, where there is something.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// Below what is there.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// What is there, where something is drawn.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// What is there, where nothing is drawn.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// What is there over what is drawn, where something is drawn.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// Either, where there is not both.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// The sum, clamped at black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// The sum, clamped at white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
