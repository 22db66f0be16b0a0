import CoreGraphics

/// A scene of the benchmark as its file has it; `Benchmarks/make_scenes.py` says what the fields mean.
struct BenchScene: Decodable {
    var name: String
    var width: Int
    var height: Int
    var frames: Int
    var background: [CGFloat]
    var layers: [Item]

    struct Item: Decodable {
        enum Kind: String, Decodable { case rect, image, shape, gradient, shadow, group }

        var kind: Kind
        var position: [CGFloat]
        var size: [CGFloat]
        var opacity: Float
        var rotation: CGFloat
        /// Radians each frame.
        var spin: CGFloat
        /// Points each frame.
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
