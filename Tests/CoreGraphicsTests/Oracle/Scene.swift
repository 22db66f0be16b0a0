import CoreGraphics
import Foundation

/// A drawing that both renderers can draw, in a user space whose y axis points up.
struct Scene: Sendable {
    var name: String
    var steps: [Step]
    var tolerance = Tolerance.edges

    static let size = 120
}

enum Step: Sendable {
    case save
    case restore
    case concat(CGAffineTransform)
    case fillColor(RGBA)
    case strokeColor(RGBA)
    case line(width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10)
    case dash(phase: CGFloat, [CGFloat])
    case path([PathStep])
    case fill(CGPathFillRule = .winding)
    case stroke
    case clip(CGPathFillRule = .winding)
    case linear([Stop], from: CGPoint, to: CGPoint, extends: Bool = true)
    case radial([Stop], from: Circle, to: Circle, extends: Bool = true)
    /// The test picture, in a rectangle.
    case image(CGRect, CGInterpolationQuality)
    /// The fill colour through the test mask, stretched over a rectangle.
    case stencil(CGRect)
    /// Steps drawn through the test mask, stretched over a rectangle.
    case masked(CGRect, [Step])
    case beginLayer(alpha: CGFloat)
    case endLayer
    case blend(CGBlendMode)
}

enum PathStep: Sendable {
    case move(CGFloat, CGFloat)
    case line(CGFloat, CGFloat)
    case quad(CGFloat, CGFloat, CGFloat, CGFloat)
    case curve(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)
    case close
    case rect(CGFloat, CGFloat, CGFloat, CGFloat)
    case ellipse(CGFloat, CGFloat, CGFloat, CGFloat)
    case roundedRect(CGFloat, CGFloat, CGFloat, CGFloat, corner: CGFloat)
    case arc(CGFloat, CGFloat, radius: CGFloat, from: CGFloat, to: CGFloat, clockwise: Bool)
}

struct RGBA: Sendable {
    var r, g, b, a: CGFloat

    init(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1) { (self.r, self.g, self.b, self.a) = (r, g, b, a) }
}

struct Stop: Sendable {
    var at: CGFloat
    var color: RGBA

    init(_ at: CGFloat, _ color: RGBA) { (self.at, self.color) = (at, color) }
}

struct Circle: Sendable {
    var x, y, radius: CGFloat

    init(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) { (self.x, self.y, self.radius) = (x, y, radius) }
}

/// A mask, with rows from the top: how much of the paint each pixel lets through.
enum TestMask {
    static let (width, height) = (20, 12)
    static let levels: [UInt8] = (0..<height).flatMap { y in
        (0..<width).map { x in
            let wave = 0.5 + 0.5 * cos(Double(x) / 2.5) * sin(Double(y) / 2)
            return x < 3 && y > 8 ? 0 : UInt8((wave * 255).rounded())
        }
    }
}

/// Premultiplied RGBA, rows from the top.
struct Picture: Sendable {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = Array(repeating: 0, count: width * height * 4)
    }

    /// A picture to draw: a few flat colours, soft waves and a transparent corner, all asymmetric.
    static let test: Picture = {
        var picture = Picture(width: 24, height: 16)
        for y in 0..<16 {
            for x in 0..<24 {
                let alpha = x + y > 32 ? 0.4 : 1
                let wave = 0.5 + 0.5 * sin(Double(x) / 3) * cos(Double(y) / 4)
                var color = SIMD3(wave, Double(x) / 24, 1 - Double(y) / 16)
                if x < 4, y < 4 { color = SIMD3(1, 0.2, 0.1) }
                let i = (y * 24 + x) * 4
                for c in 0..<3 { picture.bytes[i + c] = UInt8((color[c] * alpha * 255).rounded()) }
                picture.bytes[i + 3] = UInt8((alpha * 255).rounded())
            }
        }
        return picture
    }()
}
