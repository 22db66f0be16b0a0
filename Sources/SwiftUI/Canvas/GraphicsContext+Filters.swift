public import CoreGraphics
import Foundation
import QuartzCore

extension GraphicsContext {
    /// A filter applied to each drawing before it is composited onto the canvas.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/filter)
    public struct Filter: Sendable {
        enum Content: Sendable {
            case shadow(Color, CGFloat, CGSize, ShadowOptions)
            /// A Core Animation filter.
            case layer(String, input: String?, Double)
            case multiply(Color)
            case matrix(ColorMatrix)
            case shader(Shader, ShaderKind, CGSize)
            /// Opaque in a colour where the opacity is between two limits.
            case threshold(Double, Double, Color)
            case projection(ProjectionTransform)
        }

        let content: Content

        /// Adds a drop shadow, blurred by a standard deviation in points.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(content: .shadow(color, radius, CGSize(width: x, height: y), options))
        }

        /// Applies a Gaussian blur with a standard deviation in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(content: .layer("gaussianBlur", input: "inputRadius", max(0, Double(radius))))
        }

        /// Multiplies each pixel's colour by a colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(content: .multiply(color)) }

        /// Transforms colours by a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(content: .matrix(matrix)) }

        /// Rotates all hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(content: .layer("colorHueRotate", input: "inputAngle", angle.finiteRadians))
        }

        /// Scales saturation: 1 has no effect, 0 gives greys, larger values increase it.
        public static func saturation(_ amount: Double) -> Filter {
            Filter(content: .layer("colorSaturate", input: "inputAmount", amount))
        }

        /// Adds an amount to each component: 0 has no effect, 1 gives white, -1 black.
        public static func brightness(_ amount: Double) -> Filter {
            Filter(content: .layer("colorBrightness", input: "inputAmount", amount))
        }

        /// Scales each component's difference from one half: 1 has no effect, 0 gives grey.
        public static func contrast(_ amount: Double) -> Filter {
            Filter(content: .layer("colorContrast", input: "inputAmount", amount))
        }

        /// Inverts colours: 0 has no effect, 1, the default, inverts them completely.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            var matrix = ColorMatrix()
            let (scale, bias) = (Float(1 - 2 * amount), Float(amount))
            (matrix.r1, matrix.g2, matrix.b3) = (scale, scale, scale)
            (matrix.r5, matrix.g5, matrix.b5) = (bias, bias, bias)
            return .colorMatrix(matrix)
        }

        /// Desaturates: 0 has no effect, 1 gives greys.
        public static func grayscale(_ amount: Double) -> Filter { saturation(1 - min(max(amount, 0), 1)) }

        /// Replaces each pixel's colour with the one that a shader computes from its position on the canvas and its
        /// colour.
        public static func colorShader(_ shader: Shader) -> Filter { Filter(content: .shader(shader, .color, .zero)) }

        /// Replaces each pixel with the one at the position that a shader computes, within a maximum offset in points.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(content: .shader(shader, .distortion, maxSampleOffset))
        }

        /// Replaces each pixel's colour with the one that a shader computes from other pixels, within a maximum
        /// offset in points.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
            Filter(content: .shader(shader, .layer, maxSampleOffset))
        }

        /// Replaces each pixel whose opacity is between two limits with a colour, and clears all others.
        ///
        /// Followed by a blur, nearby shapes merge like drops of liquid.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(content: .threshold(min, max, color))
        }

        /// Transforms the drawing, about the corner of the canvas, also in perspective.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter(content: .projection(matrix))
        }

        /// Converts luminance to opacity: black becomes transparent.
        public static var luminanceToAlpha: Filter { Filter(content: .layer("luminanceToAlpha", input: nil, 0)) }
    }

    /// Options of a shadow.
    public struct ShadowOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow over its caster instead of behind it.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Draws only the shadow.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// Inverts the shadow's alpha: everything outside the drawing casts it. With `shadowAbove`, this is an inner
        /// shadow.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
    }

    /// Options of a blur, which are ignored.
    public struct BlurOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The result is opaque. Without effect.
        public static let opaque = BlurOptions(rawValue: 1)
        /// The result is dithered. Without effect.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// Options of a filter, which are ignored: filters work in encoded sRGB.
    public struct FilterOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Filters in linear colour. Without effect: filters work in encoded sRGB.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// A filter with the transform of its coordinate space.
    struct PlacedFilter {
        let filter: Filter
        let transform: CGAffineTransform
    }

    /// Adds a filter to subsequent drawing, applied before the existing ones.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(PlacedFilter(filter: filter, transform: transform))
    }

    /// Applies the filters to an image of the canvas, the last one first.
    func filter(_ picture: CGImage) -> CGImage? {
        filters.reversed().reduce(Optional(picture)) { picture, filter in
            picture.flatMap { apply(filter, to: $0) }
        }
    }

    private func apply(_ placed: PlacedFilter, to picture: CGImage) -> CGImage? {
        let layer = CALayer()
        layer.frame = bounds
        layer.contents = picture
        layer.contentsScale = scale
        let t = placed.transform
        let stretch = abs(t.a * t.d - t.b * t.c).squareRoot()
        switch placed.filter.content {
        case .shadow(let color, let radius, let offset, let options):
            return shadowed(picture, color, radius * stretch, offset.applying(t), options)
        case .layer(let type, let input, let amount):
            let filter = CAFilter(type: type)
            let isLength = input == "inputRadius"
            if let input, amount.isFinite {
                filter.setValue(isLength ? amount * Double(stretch) : amount, forKey: input)
            }
            layer.filters = [filter]
        case .multiply(let color):
            let filter = CAFilter(type: "multiplyColor")
            filter.setValue(color.cgColor(in: environment), forKey: "inputColor")
            layer.filters = [filter]
        case .matrix(let matrix):
            let filter = CAFilter(type: "colorMatrix")
            filter.setValue(matrix.rows.map { NSNumber(value: $0) }, forKey: "inputColorMatrix")
            layer.filters = [filter]
        case .shader(let shader, let kind, let reach):
            guard let filter = shader.filter(kind, reach: reach, bounds: bounds, in: environment) else {
                return picture
            }
            layer.filters = [filter]
        case .threshold(let least, let greatest, let color):
            layer.filters = [ThresholdFilter.make(least, greatest, color.cgColor(in: environment))]
        case .projection(let matrix):
            let stage = CALayer()
            stage.frame = bounds
            (layer.anchorPoint, layer.position) = (.zero, .zero)
            layer.transform = matrix.transform3D
            stage.addSublayer(layer)
            return Picture.draw(bounds.size, scale: scale) { stage.render(in: $0) }
        }
        return Picture.draw(bounds.size, scale: scale) { layer.render(in: $0) }
    }

    /// Returns an image that is opaque where a given one is transparent.
    private func inverted(_ picture: CGImage) -> CGImage? {
        Picture.draw(bounds.size, scale: scale) { context in
            context.setFillColor(.opaqueBlack)
            context.fill(bounds)
            context.setBlendMode(.destinationOut)
            context.drawUpright(picture, in: bounds)
        }
    }

    private func shadowed(
        _ picture: CGImage, _ color: Color, _ radius: CGFloat, _ offset: CGSize, _ options: ShadowOptions
    ) -> CGImage? {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return picture }
        let isAbove = options.contains(.shadowAbove)
        guard !isAbove, !options.contains(.invertsAlpha) else {
            var inner = options
            inner.formUnion(.shadowOnly)
            inner.subtract([.shadowAbove, .invertsAlpha])
            let caster = options.contains(.invertsAlpha) ? inverted(picture) : picture
            guard let shadow = caster.flatMap({ shadowed($0, color, radius, offset, inner) }) else { return picture }
            let parts = options.contains(.shadowOnly) ? [shadow] : isAbove ? [picture, shadow] : [shadow, picture]
            return Picture.draw(bounds.size, scale: scale) { context in
                for part in parts { context.drawUpright(part, in: bounds) }
            }
        }
        let only = options.contains(.shadowOnly)
        // If only the shadow is drawn, its caster is placed outside the canvas, and the offset compensates.
        let away = only ? bounds.width * 2 : 0
        return Picture.draw(bounds.size, scale: scale) { context in
            // Quartz's blur is twice the standard deviation.
            context.setShadow(
                offset: CGSize(width: offset.width + away, height: offset.height), blur: 2 * max(0, radius),
                color: color.cgColor(in: environment))
            context.drawUpright(picture, in: bounds.offsetBy(dx: -away, dy: 0))
        }
    }
}

/// A colour matrix: four rows for red, green, blue and opacity, each with the factors of these and a bias.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/colormatrix)
@frozen
public struct ColorMatrix: Hashable, Sendable {
    /// The red result: factors of red, green, blue and alpha, and a bias.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The green result: factors of red, green, blue and alpha, and a bias.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The blue result: factors of red, green, blue and alpha, and a bias.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The alpha result: factors of red, green, blue and alpha, and a bias.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity.
    public init() {}

    /// The elements, row by row; empty if any is not finite.
    var rows: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { $0.isFinite ? $0 : 0 }
    }
}
