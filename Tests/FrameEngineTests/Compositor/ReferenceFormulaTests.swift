import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Pictures predicted by formulas: the W3C's [Compositing and Blending](https://www.w3.org/TR/compositing-1/),
/// gradients, and the lengths of arcs.
final class ReferenceFormulaTests: XCTestCase {
    private let size = CGSize(width: 120, height: 80)
    private let red = CGColor(red: 1, green: 0.3, blue: 0.2, alpha: 1)
    private let blue = CGColor(red: 0.2, green: 0.3, blue: 1, alpha: 1)

    override func setUp() { CATransaction.setDisableActions(true) }

    // MARK: Modes of groups

    private typealias Color = SIMD3<Double>

    private func luminosity(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private func clipped(_ c: Color) -> Color {
        let (l, least, most) = (luminosity(c), c.min(), c.max())
        let gray = Color(repeating: l)
        var color = c
        if least < 0 { color = gray + (color - gray) * l / (l - least) }
        if most > 1 { color = gray + (color - gray) * (1 - l) / (most - l) }
        return color
    }

    private func setting(_ c: Color, luminosity l: Double) -> Color { clipped(c + (l - luminosity(c))) }

    /// Returns a group of a translucent and an opaque layer, with an opacity.
    private func group(opacity: Float) -> CALayer {
        let group = CALayer(CGRect(x: 10, y: 8, width: 100, height: 64), nil)
        group.sublayers = [
            CALayer(CGRect(x: 0, y: 0, width: 60, height: 40), CGColor(red: 0.9, green: 0.8, blue: 0.1, alpha: 0.7)),
            CALayer(CGRect(x: 30, y: 20, width: 60, height: 40), CGColor(red: 0.1, green: 0.1, blue: 0.5, alpha: 1)),
        ]
        group.opacity = opacity
        return group
    }

    private func gradient(to alpha: CGFloat) -> CAGradientLayer {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(origin: .zero, size: size)
        gradient.colors = [CGColor(red: 1, green: 0.2, blue: 0.1, alpha: 1), blue.copy(alpha: alpha)!]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        return gradient
    }

    private func picture(of layers: CALayer...) -> Picture {
        let root = CALayer(CGRect(origin: .zero, size: size), nil)
        root.sublayers = layers
        return Picture(of: root, size: size)
    }

    func testTheModesOfGroupsThatMixAllColours() {
        let modes: [(String, (Color, Color) -> Color)] = [
            ("luminosityBlendMode", { b, s in self.setting(b, luminosity: self.luminosity(s)) }),
            ("colorBlendMode", { b, s in self.setting(s, luminosity: self.luminosity(b)) }),
            ("multiplyBlendMode", { b, s in b * s }),
        ]
        for (name, mix) in modes {
            for (alpha, opacity) in [(CGFloat(1), Float(1)), (1, 0.6), (0.3, 1), (0.3, 0.6)] {
                let blended = group(opacity: opacity)
                blended.compositingFilter = name
                let shown = picture(of: gradient(to: alpha), blended)
                let (backdrop, source) = (picture(of: gradient(to: alpha)), picture(of: group(opacity: opacity)))
                var most = 0.0
                for y in 0..<shown.height {
                    for x in 0..<shown.width {
                        let (b, s) = (backdrop[x, y], source[x, y])
                        let (cb, cs) = (b.color, s.color)
                        let (ab, `as`) = (Double(b.alpha) / 255, Double(s.alpha) / 255)
                        let expected = `as` * (1 - ab) * cs + `as` * ab * mix(cb, cs) + (1 - `as`) * ab * cb
                        let actual = Color(Double(shown[x, y].red), Double(shown[x, y].green), Double(shown[x, y].blue))
                        let difference = actual - 255 * expected
                        most = max(most, difference.max(), -difference.min())
                    }
                }
                XCTAssertLessThanOrEqual(most, 2, "\(name), alpha \(alpha), opacity \(opacity)")
            }
        }
    }

    // MARK: Strokes

    /// Three quarters of the length of three consecutive arcs, in a gradient's colours: every pixel in the band around
    /// the arcs up to there, and none beyond.
    func testATrimmedStrokeOfSeveralArcs() {
        let arcs: [(center: CGPoint, radius: CGFloat, angle: CGFloat)] = [
            (CGPoint(x: 28, y: 28), 16, 4.5), (CGPoint(x: 84, y: 30), 20, -5), (CGPoint(x: 60, y: 62), 10, 3),
        ]
        let path = CGMutablePath()
        for arc in arcs {
            path.move(to: CGPoint(x: arc.center.x + arc.radius, y: arc.center.y))
            path.addArc(
                center: arc.center, radius: arc.radius, startAngle: 0, endAngle: arc.angle, clockwise: arc.angle < 0)
        }
        let mask = CAShapeLayer()
        (mask.path, mask.fillColor, mask.strokeColor, mask.lineWidth) = (path, nil, .black, 8)
        let colours = gradient(to: 1)
        colours.mask = mask
        let total = arcs.reduce(0) { $0 + $1.radius * abs($1.angle) }
        for end in [0.25, 0.5, 0.75, 0.9] as [CGFloat] {
            mask.strokeEnd = end
            let shown = picture(of: colours)
            let whole = picture(of: gradient(to: 1))
            for y in 0..<shown.height {
                for x in 0..<shown.width {
                    let p = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    guard let isInside = isInside(p, arcs, upTo: end * total) else { continue }
                    let expected = isInside ? whole[x, y] : Picture.Pixel(0, 0, 0, 0)
                    XCTAssertLessThanOrEqual(shown[x, y].difference(expected), 1, "at \(x), \(y), to \(end)")
                }
            }
        }
    }

    /// Returns whether a pixel lies wholly within the bands, or wholly outside; nil at their edges.
    private func isInside(
        _ p: CGPoint, _ arcs: [(center: CGPoint, radius: CGFloat, angle: CGFloat)], upTo length: CGFloat
    ) -> Bool? {
        var (passed, isNear) = (CGFloat(0), false)
        for arc in arcs {
            let reach = min(max(length - passed, 0), arc.radius * abs(arc.angle)) / arc.radius
            passed += arc.radius * abs(arc.angle)
            guard reach > 0 else { continue }
            let distance = hypot(p.x - arc.center.x, p.y - arc.center.y)
            var turn = atan2(p.y - arc.center.y, p.x - arc.center.x) * (arc.angle < 0 ? -1 : 1)
            if turn < 0 { turn += 2 * .pi }
            let across = 4 - abs(distance - arc.radius)
            let along = min(turn, reach - turn) * distance
            // Beyond the end, or, all the way round, before the start.
            let beyond = min(turn - reach, 2 * .pi - turn) * distance
            if across > 0.8, along > 0.8 { return true }
            if across > -0.8, beyond < 0.8 { isNear = true }
        }
        return isNear ? nil : false
    }

    // MARK: Gradients

    /// A pill whose alpha falls with its colours, made in three ways: colours with alpha, a mask, and a context's clip.
    func testAGradientPillThatFades() throws {
        let pill = CGRect(x: 10, y: 10, width: 100, height: 60)
        func gradient(_ colors: [CGColor]) -> CAGradientLayer {
            let layer = CAGradientLayer()
            (layer.frame, layer.cornerRadius, layer.colors) = (pill, 30, colors)
            (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
            return layer
        }
        let faded = gradient([red, blue.copy(alpha: 0.2)!])
        let masked = gradient([red, blue])
        let mask = gradient([.black, CGColor(red: 0, green: 0, blue: 0, alpha: 0.2)])
        (mask.frame, mask.cornerRadius) = (masked.bounds, 0)
        masked.mask = mask
        let levels = CGContext(
            data: nil, width: 120, height: 80, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: 0)!
        let gray = CGColorSpaceCreateDeviceGray()
        func fill(_ context: CGContext, _ space: CGColorSpace, _ colors: [CGColor]) throws {
            context.drawLinearGradient(
                try XCTUnwrap(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1])),
                start: CGPoint(x: 10, y: 0), end: CGPoint(x: 110, y: 0),
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        try fill(
            levels, gray, [1, 0.2].map { CGColor(colorSpace: gray, components: [$0, 1])! })
        let clipped = Picture.context(size: size)
        clipped.addPath(CGPath(roundedRect: pill, cornerWidth: 30, cornerHeight: 30, transform: nil))
        clipped.clip()
        clipped.clip(to: CGRect(origin: .zero, size: size), mask: try XCTUnwrap(levels.makeImage()))
        try fill(clipped, CGColorSpaceCreateDeviceRGB(), [red, blue])
        for shown in [picture(of: faded), picture(of: masked), Picture(clipped)] {
            for x in 12..<108 {
                let t = (Double(x) + 0.5 - 10) / 100
                let alpha = 1 - 0.8 * t
                let expected = [(1 - 0.8 * t) * alpha, 0.3 * alpha, (0.2 + 0.8 * t) * alpha, alpha].map {
                    Int(($0 * 255).rounded())
                }
                let pixel = Picture.Pixel(expected[0], expected[1], expected[2], expected[3])
                XCTAssertLessThanOrEqual(shown[x, 40].difference(pixel), 1, "at \(x)")
            }
        }
    }
}

extension Picture.Pixel {
    /// The unpremultiplied colour.
    fileprivate var color: SIMD3<Double> {
        alpha == 0 ? .zero : SIMD3(Double(red), Double(green), Double(blue)) / Double(alpha)
    }
}
