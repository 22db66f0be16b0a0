import QuartzCore

/// A layer in plain numbers, so that it can be passed to a renderer independent of Kasane. Lengths are points, colours
/// straight sRGB with alpha, matrices 16 numbers row by row.
struct SceneLayer: Encodable, Sendable {
    /// The position of the bounds before the transform, which is about their centre. Their own origin is (0, 0).
    var frame: [Double]
    var color: [Double]?
    var isTransformer = false
    var transform = SceneLayer.identity
    var sublayerTransform = SceneLayer.identity
    var depth = 0.0
    var isDoubleSided = true
    var cornerRadius = 0.0
    /// Whether each corner is rounded: top left, top right, bottom right, bottom left.
    var corners = [true, true, true, true]
    var clips = false
    var borderWidth = 0.0
    var borderColor = [0.0, 0, 0, 1]
    var opacity = 1.0
    var isGroup = true
    var shadow: Shadow?
    var gradient: Gradient?
    var shape: Shape?
    var image: Image?
    var copies: Copies?
    var blendMode: String?
    var filters: [Filter] = []
    /// None or one.
    var mask: [SceneLayer] = []
    var sublayers: [SceneLayer] = []

    struct Shadow: Encodable, Sendable {
        var color = [0.0, 0, 0, 1]
        var opacity = 1.0
        var radius = 3.0
        var offset = [0.0, 0]
        var path: [[Element]]?
    }

    struct Gradient: Encodable, Sendable {
        var type = "axial"
        var colors: [[Double]]
        var locations: [Double]
        var start = [0.5, 0]
        var end = [0.5, 1]
    }

    struct Shape: Encodable, Sendable {
        var path: [[Element]]
        var fill: [Double]?
        var isEvenOdd = false
        var stroke: [Double]?
        var width = 1.0
        var cap = "butt"
        var join = "miter"
        var dashes: [Double] = []
        var part = [0.0, 1]
    }

    struct Image: Encodable, Sendable {
        var width: Int
        var height: Int
        /// Straight red, green, blue and alpha, rows from the top.
        var pixels: [UInt8]
        var filter = "linear"
        var part = [0.0, 0, 1, 1]
        var center = [0.0, 0, 1, 1]
        var gravity = "resize"
    }

    struct Copies: Encodable, Sendable {
        var count: Int
        var transform: [Double]
    }

    struct Filter: Encodable, Sendable {
        var type: String
        var inputs: [String: [Double]]
    }

    /// A letter of SVG path syntax, or one of the numbers that follow it.
    enum Element: Encodable, Sendable, ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
        ExpressibleByIntegerLiteral
    {
        case letter(String)
        case number(Double)

        init(stringLiteral letter: String) { self = .letter(letter) }
        init(floatLiteral number: Double) { self = .number(number) }
        init(integerLiteral number: Int) { self = .number(Double(number)) }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .letter(let letter): try container.encode(letter)
            case .number(let number): try container.encode(number)
            }
        }
    }

    init(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: [Double]? = nil,
        _ change: (inout SceneLayer) -> Void = { _ in }
    ) {
        frame = [x, y, width, height]
        self.color = color
        change(&self)
    }

    static let identity = numbers(CATransform3DIdentity)

    static func numbers(_ t: CATransform3D) -> [Double] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ].map { Double($0) }
    }

    static func turn(_ angle: Double, _ x: Double = 0, _ y: Double = 0, _ z: Double = 1) -> [Double] {
        numbers(CATransform3DMakeRotation(angle, x, y, z))
    }

    /// Returns the perspective for `sublayerTransform`, from a distance.
    static func eye(_ distance: Double) -> [Double] {
        var result = CATransform3DIdentity
        result.m34 = -1 / distance
        return numbers(result)
    }
}

/// A picture of layers that both renderers draw.
struct LayerScene: Encodable, Sendable {
    static let size = 96

    var name: String
    var scale: Double
    /// The PSNR that the pictures must reach, in decibels.
    var bound: Double
    var background: [Double]
    var perspective: [Double]
    var layers: [SceneLayer]

    init(
        _ name: String, scale: Double = 1, bound: Double = 40, background: [Double] = [1, 1, 1, 1],
        eye: Double? = nil, _ layers: [SceneLayer]
    ) {
        self.name = name
        self.scale = scale
        self.bound = bound
        self.background = background
        perspective = eye.map(SceneLayer.eye) ?? SceneLayer.identity
        self.layers = layers
    }
}
