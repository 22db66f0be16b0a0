import CoreGraphics

/// A scene of the benchmark, as in its file; `Benchmarks/make_scenes.py` documents the fields.
struct BenchScene: Decodable {
    var name: String
    var width: Int
    var height: Int
    var frames: Int
    var background: [CGFloat]
    var layers: [Item]

    struct Item: Decodable {
        enum ItemKind: String, Decodable { case rect, image, shape, gradient, shadow, group, strokes, glyphs }

        var kind: ItemKind
        var position: [CGFloat]
        var size: [CGFloat]
        var opacity: Float
        var rotation: CGFloat
        /// Radians per frame.
        var spin: CGFloat
        /// Points per frame.
        var drift: [CGFloat]

        var cornerRadius: CGFloat?
        var color: [CGFloat]?

        var pixels: [Int]?

        var path: [Segment]?
        var fill: [CGFloat]?
        var stroke: [CGFloat]?
        var lineWidth: CGFloat?

        var colors: [[CGFloat]]?
        var locations: [Double]?
        var start: [CGFloat]?
        var end: [CGFloat]?

        var shadowColor: [CGFloat]?
        var shadowOpacity: Float?
        var shadowRadius: CGFloat?
        var shadowOffset: [CGFloat]?

        var children: [Item]?

        /// The coordinates of strokes, point by point.
        var lines: [[CGFloat]]?

        var fontFile: String?
        var fontSize: CGFloat?
        var text: String?
        /// The position of each character on its baseline.
        var origins: [[CGFloat]]?
    }

    /// A letter and its coordinates, in one array: `["C", x1, y1, x2, y2, x, y]`.
    struct Segment: Decodable {
        var letter: String
        var points: [CGPoint] = []

        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            letter = try list.decode(String.self)
            while !list.isAtEnd {
                points.append(CGPoint(x: try list.decode(Double.self), y: try list.decode(Double.self)))
            }
        }
    }
}

extension BenchScene.Item {
    var outline: CGPath {
        let outline = CGMutablePath()
        for segment in path ?? [] {
            let points = segment.points
            switch (segment.letter, points.count) {
            case ("M", 1): outline.move(to: points[0])
            case ("L", 1): outline.addLine(to: points[0])
            case ("C", 3): outline.addCurve(to: points[2], control1: points[0], control2: points[1])
            default: outline.closeSubpath()
            }
        }
        return outline
    }
}

/// Unpremultiplied sRGB.
func color(_ components: [CGFloat]) -> CGColor {
    CGColor(srgbRed: components[0], green: components[1], blue: components[2], alpha: components[3])
}
