public import CoreGraphics
import UIKit

extension GraphicsContext {
    /// A shading of paths, positioned on the canvas.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/shading)
    public struct Shading: Sendable {
        enum Content: Sendable {
            case style(AnyShapeStyle)
            /// Points are in the canvas's coordinates, not unit coordinates.
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case shader(Shader, CGRect)
            case tiles(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
        }

        let content: Content

        /// The foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour from components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A grey.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, laid out in the bounds of the filled area.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(content: .style(AnyShapeStyle(style)))
        }

        /// A linear gradient between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .linear(gradient, startPoint, endPoint))
        }

        /// A radial gradient around a point of the canvas, with radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .radial(gradient, center, startRadius, endRadius))
        }

        /// A conic gradient of a full turn around a point of the canvas.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .conic(gradient, center, angle))
        }

        /// The colours that a shader computes from positions on the canvas.
        ///
        /// - Parameters:
        ///   - shader: the shader.
        ///   - bounds: the value of `boundingRect`; infinite, the default, for the bounds of the filled area.
        public static func shader(_ shader: Shader, bounds: CGRect = .infinite) -> Shading {
            Shading(content: .shader(shader, bounds))
        }

        /// A tiled image, or a part of one.
        ///
        /// - Parameters:
        ///   - origin: the position of the first tile on the canvas, in points.
        ///   - sourceRect: the part, in unit coordinates of the image.
        ///   - image: the image.
        ///   - scale: the scale of each tile relative to the image.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(content: .tiles(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// The extension of a gradient beyond its ends. Ignored: it extends with the end colours.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Repeats the gradient beyond its ends. Without effect: the end colours extend.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Mirrors the gradient beyond its ends. Without effect: the end colours extend.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Interpolates in linear colour. Without effect: colours are interpolated in encoded sRGB.
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}

extension GraphicsContext.Shading {
    /// Returns the paint in an environment, and the rectangle in which it is laid out, for a drawing with a bounding
    /// box.
    func paint(_ environment: EnvironmentValues, _ box: CGRect) -> (paint: Paint, place: CGRect) {
        // In a rectangle of one point, unit coordinates are points.
        let points = CGRect(x: 0, y: 0, width: 1, height: 1)
        func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        func gradient(_ gradient: Gradient, _ geometry: GradientPaint.Geometry) -> (Paint, CGRect) {
            (.gradient(GradientPaint(gradient, geometry, in: environment)), points)
        }
        switch content {
        case .style(let style):
            return (style._paint(in: environment).paint, box)
        case .linear(let colors, let start, let end):
            return gradient(colors, .linear(unit(start), unit(end)))
        case .radial(let colors, let center, let start, let end):
            return gradient(colors, .radial(center: unit(center), start: start, end: end))
        case .conic(let colors, let center, let angle):
            return gradient(colors, .angular(center: unit(center), start: angle, end: angle + .degrees(360)))
        case .shader(let shader, let bounds):
            guard var paint = ShaderPaint(shader, in: environment) else { return (.clear, box) }
            paint.bounds = bounds.isInfinite ? nil : bounds
            return (.shader(paint), box)
        case .tiles(let image, let origin, let source, let scale):
            let style = ImagePaint(image: image, sourceRect: source, scale: scale)
            let paint = style.paint(in: environment, origin: origin)
            return (paint, points)
        }
    }
}
