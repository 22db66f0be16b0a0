public import CoreGraphics
import UIKit

extension GraphicsContext {
    /// A shading of paths, with its place on the canvas.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/graphicscontext/shading)
    public struct Shading: Sendable {
        enum Content: Sendable {
            case style(AnyShapeStyle)
            /// Points of the canvas rather than fractions.
            case linear(Gradient, CGPoint, CGPoint)
            case radial(Gradient, CGPoint, CGFloat, CGFloat)
            case conic(Gradient, CGPoint, Angle)
            case tiles(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
        }

        let content: Content

        /// The foreground style.
        public static var foreground: Shading { style(ForegroundStyle()) }

        /// A colour.
        public static func color(_ color: Color) -> Shading { style(color) }

        /// A colour from its components.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// A gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }

        /// A style, laid out in the bounds of what it paints.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading(content: .style(AnyShapeStyle(style)))
        }

        /// A gradient between two points of the canvas.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .linear(gradient, startPoint, endPoint))
        }

        /// A gradient in circles around a point of the canvas.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .radial(gradient, center, startRadius, endRadius))
        }

        /// A gradient in a turn around a point of the canvas.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(content: .conic(gradient, center, angle))
        }

        /// A tiled image, or a part of one.
        ///
        /// - Parameters:
        ///   - origin: where the first one lies on the canvas.
        ///   - sourceRect: the part, in fractions of the picture.
        ///   - image: the picture.
        ///   - scale: how much larger than the picture each copy is.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
            scale: CGFloat = 1
        ) -> Shading {
            Shading(content: .tiles(image, origin: origin, source: sourceRect, scale: scale))
        }
    }

    /// How a gradient extends beyond its ends. Ignored: it extends with the end colours.
    public struct GradientOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Beyond its ends the gradient begins again. Without effect: the end colours go on.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// Beyond its ends the gradient goes back and forth. Without effect: the end colours go on.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Colours are mixed as light. Without effect: they are mixed in sRGB's numbers.
        public static let linearColor = GradientOptions(rawValue: 4)
    }
}

extension GraphicsContext.Shading {
    /// The paint in an environment, and the rectangle it is laid out in, where what is painted has the box.
    func paint(_ environment: EnvironmentValues, _ box: CGRect) -> (paint: Paint, place: CGRect) {
        // In a place of one point, fractions are points.
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
        case .tiles(let image, let origin, let source, let scale):
            let style = ImagePaint(image: image, sourceRect: source, scale: scale)
            let paint = style.paint(in: environment, origin: origin)
            return (paint, points)
        }
    }
}
