@_spi(Compositing) import QuartzCore
import LayerTestSupport
import TestSupport
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Translucent colours on top of one another: exact to a level of 255 against floating point, however many there are.
final class ColorTests: XCTestCase {
    private let size = CGSize(width: 48, height: 32)

    private func pictures(of layers: [CALayer], below: CGColor?) -> (fast: PixelBuffer, reference: PixelBuffer) {
        let root = CALayer(CGRect(origin: .zero, size: size), below)
        root.sublayers = layers
        let list = displayList(of: root, size: size)
        let (fast, reference) = (PixelBuffer(of: size), PixelBuffer(of: size))
        fast.draw(list, with: SoftwareCompositor(threads: 1))
        reference.draw(list, with: ReferenceCompositor())
        return (fast, reference)
    }

    private func compare(
        _ layers: [CALayer], over below: CGColor?, _ what: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let (fast, reference) = pictures(of: layers, below: below)
        let difference = fast.difference(reference, beyond: 1)
        XCTAssertEqual(difference.pixels, 0, "\(what) \(difference)", file: file, line: line)
    }

    private func sheets(_ count: Int, _ color: CGColor) -> [CALayer] {
        (0..<count).map { _ in CALayer(CGRect(origin: .zero, size: size), color) }
    }

    // MARK: Many faint layers

    func testAHundredLayersOfOnePercentWhiteAreExact() {
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 0.01)
        let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let fast = pictures(of: sheets(100, white), below: black).fast
        XCTAssertEqual(Array(fast.pixels[0..<4]), [162, 162, 162, 255])
        compare(sheets(100, white), over: nil, "over nothing")
        compare(sheets(1000, CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.002)), over: black, "a thousand")
    }

    func testAHundredFaintGroupsAreExact() {
        let groups = sheets(100, CGColor(red: 0.9, green: 0.7, blue: 0.3, alpha: 1))
        for (index, group) in groups.enumerated() {
            group.opacity = 0.012
            group.addSublayer(
                CALayer(
                    CGRect(x: index % 7, y: 3, width: 20, height: 12), CGColor(red: 0, green: 1, blue: 1, alpha: 0.5)))
        }
        compare(groups, over: CGColor(red: 0.2, green: 0, blue: 0.4, alpha: 1))
    }

    func testFaintGradientsAndSoftEdgesAreExact() {
        let gradients = (0..<60).map { index in
            let layer = CAGradientLayer()
            layer.frame = CGRect(x: 2.3, y: 1.6, width: 40.2, height: 27.7)
            layer.cornerRadius = 9
            layer.colors = [
                CGColor(red: 1, green: 1, blue: 1, alpha: 0.02), CGColor(red: 0, green: 0.4, blue: 1, alpha: 0.05),
            ]
            layer.endPoint = CGPoint(x: index % 2 == 0 ? 0.5 : 1, y: 1)
            return layer
        }
        // The coverage of an edge is a byte, whose error accumulates too.
        let (fast, reference) = pictures(of: gradients, below: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(fast.difference(reference, beyond: 3).pixels, 0)
        let inner = PixelRect(x: 12, y: 12, width: 20, height: 8)
        for y in inner.y..<inner.maxY {
            for x in inner.x * 4..<inner.maxX * 4 {
                let (a, b) = (fast.base[y * fast.bytesPerRow + x], reference.base[y * reference.bytesPerRow + x])
                XCTAssertLessThanOrEqual(abs(Int(a) - Int(b)), 1)
            }
        }
    }

    func testOtherModesBetweenFaintLayers() {
        let layers = sheets(20, CGColor(red: 1, green: 1, blue: 1, alpha: 0.03))
        layers[9].compositingFilter = "plusL"
        compare(layers, over: CGColor(red: 0, green: 0.2, blue: 0.1, alpha: 1))
    }

    // MARK: A few layers of any strength

    func testAnyTranslucentColoursAreExact() {
        var random = SeededRandom(seed: 41)
        for _ in 0..<60 {
            let layers = (0..<Int.random(in: 1...9, using: &random)).map { _ in
                let layer = CALayer(
                    CGRect(
                        x: Int.random(in: -6...20, using: &random), y: Int.random(in: -6...12, using: &random),
                        width: Int.random(in: 8...40, using: &random), height: Int.random(in: 8...30, using: &random)),
                    CGColor(
                        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                        blue: .random(in: 0...1, using: &random), alpha: .random(in: 0...1, using: &random)))
                layer.opacity = Float.random(in: 0...1, using: &random)
                return layer
            }
            compare(layers, over: random.next() % 2 == 0 ? nil : CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        }
    }

    /// Gradients and images keep fractions of levels until they are composited, and are counted, as shadows are: none
    /// is more than a level off.
    func testGradientsPicturesAndShadows() {
        for kind in SoftKind.allCases { compareSoftLayers(kind, seed: 7, tolerance: 1) }
    }

    /// A shadow's coverage is also rounded to bytes, which is not counted: where two shadows overlap, single pixels are
    /// two levels off, and none is more.
    func testShadowsAreTwoLevelsOffAtMost() {
        for seed in [1, 3, 33, 36] as [UInt64] { compareSoftLayers(.shadow, seed: seed, tolerance: 2) }
    }

    private enum SoftKind: CaseIterable {
        case gradient, picture, shadow
    }

    private func compareSoftLayers(_ kind: SoftKind, seed: UInt64, tolerance: Int) {
        var random = SeededRandom(seed: seed)
        func color(_ least: CGFloat) -> CGColor {
            CGColor(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
                blue: .random(in: 0...1, using: &random), alpha: .random(in: least...1, using: &random))
        }
        func gradient() -> CALayer {
            let gradient = CAGradientLayer()
            gradient.colors = [color(0.25), color(0.25), color(0.25)]
            gradient.endPoint = CGPoint(x: 1, y: 0.7)
            gradient.frame = CGRect(origin: .zero, size: size)
            return gradient
        }
        func picture() -> CALayer {
            let context = Picture.context(size: CGSize(width: 5, height: 5))
            for index in 0..<25 {
                context.setFillColor(color(0.3))
                context.fill(CGRect(x: index % 5, y: index / 5, width: 1, height: 1))
            }
            let layer = CALayer(CGRect(origin: .zero, size: size), nil)
            layer.contents = context.makeImage()
            return layer
        }
        func shadow() -> CALayer {
            let (x, y) = (CGFloat.random(in: 0...30, using: &random), CGFloat.random(in: 0...16, using: &random))
            let layer = CALayer(CGRect(x: x, y: y, width: 16, height: 12), color(1))
            layer.shadowOpacity = Float.random(in: 0.1...0.6, using: &random)
            layer.shadowRadius = 5
            layer.shadowOffset = .zero
            return layer
        }
        for _ in 0..<40 {
            let layers = (0..<Int.random(in: 2...10, using: &random)).map { _ in
                switch kind {
                case .gradient: gradient()
                case .picture: picture()
                case .shadow: shadow()
                }
            }
            let (fast, reference) = pictures(of: layers, below: color(1))
            let difference = fast.difference(reference, beyond: tolerance)
            XCTAssertEqual(difference.pixels, 0, "seed \(seed): \(kind) \(layers[0].shadowOpacity): \(difference)")
        }
    }

    /// Colours each chosen so that the sum with those below lies just beside the middle of two bytes, always on the
    /// same side: the errors accumulate as far as possible.
    func testColoursOfTheLargestRoundingErrorAreExact() {
        for alpha in [0.02, 0.1, 0.2, 0.24, 0.25, 0.26, 0.3, 0.33, 0.36, 0.4, 0.5, 0.7] as [Float] {
            for upwards in [true, false] {
                for alphas in [[alpha], [alpha, 0.9], [0.4, alpha], [alpha, 0.37, 0.35]] {
                    let colors = WorstColors.stack(of: 24, alphas: alphas, upwards: upwards)
                    let layers = colors.map { CALayer(CGRect(x: 0, y: 0, width: 8, height: 4), $0) }
                    let root = CALayer(CGRect(x: 0, y: 0, width: 8, height: 4), nil)
                    // With fewer layers on top, each stack is a different picture.
                    for count in [6, 12, 24] {
                        root.sublayers = Array(layers.prefix(count))
                        let list = displayList(of: root, size: root.bounds.size)
                        let (fast, reference) = (PixelBuffer(of: root.bounds.size), PixelBuffer(of: root.bounds.size))
                        fast.draw(list, with: SoftwareCompositor(threads: 1))
                        reference.draw(list, with: ReferenceCompositor())
                        let difference = fast.difference(reference, beyond: 1)
                        XCTAssertEqual(difference.pixels, 0, "\(count) of \(alphas): \(difference)")
                    }
                }
            }
        }
    }

    // MARK: Partial frames

    func testDamageDoesNotChangeWhereCountIsKept() {
        // Faint sheets in the left half only; a square moves at the right end of their tile.
        func scene(_ x: CGFloat, sheets: Int = 12) -> DisplayList {
            let white = CGColor(red: 1, green: 1, blue: 1, alpha: 0.04)
            let root = CALayer(
                CGRect(x: 0, y: 0, width: 600, height: 90), CGColor(red: 0, green: 0.1, blue: 0.3, alpha: 1))
            root.sublayers = (0..<sheets).map { CALayer(CGRect(x: 0, y: $0, width: 100, height: 70), white) }
            for index in 0..<5 {
                root.addSublayer(
                    CALayer(
                        CGRect(x: x + CGFloat(index) * 7, y: 20, width: 40, height: 30),
                        CGColor(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.37)))
            }
            return displayList(of: root, size: root.bounds.size)
        }
        let size = CGSize(width: 600, height: 90)
        // In the second frame, the tile's layers no longer need precise counting.
        for (first, second) in [(scene(150), scene(190)), (scene(150), scene(150, sheets: 1))] {
            let (partial, whole) = (PixelBuffer(of: size), PixelBuffer(of: size))
            partial.draw(first, with: SoftwareCompositor(threads: 1))
            partial.draw(second, after: first, with: SoftwareCompositor(threads: 2))
            whole.draw(second, with: SoftwareCompositor(threads: 1))
            XCTAssertEqual(partial.difference(whole, beyond: 0).pixels, 0)
        }
    }
}

/// Finds colours that the kernel for solid colours, whose formula this is, rounds as badly as possible.
private enum WorstColors {
    static func stack(of count: Int, alphas: [Float], upwards: Bool) -> [CGColor] {
        var random = SeededRandom(seed: 3)
        // The byte, and its exact value.
        var (byte, exact) = (0, 0.0)
        var colors = [gray(101.5 / 255 + (upwards ? 1e-5 : -1e-5), 1, &byte, &exact)]
        for index in 1..<count {
            let alpha = alphas[index % alphas.count]
            let tries = (0..<40).map { _ -> (gray: Float, error: Double) in
                var value = Float.random(in: 0...1, using: &random)
                // The sum's eight fractional bits are moved to the rounding threshold.
                let rest = (sum(value, alpha, byte) & 255) - (upwards ? 0 : 255)
                let other = value - Float(rest) / (alpha * 65280)
                if other >= 0, other <= 1 { value = other }
                var (byte, exact) = (byte, exact)
                _ = gray(value, alpha, &byte, &exact)
                return (value, (Double(byte) - exact) * (upwards ? 1 : -1))
            }
            colors.append(gray(tries.max { $0.error < $1.error }!.gray, alpha, &byte, &exact))
        }
        return colors
    }

    private static func sum(_ value: Float, _ alpha: Float, _ byte: Int) -> Int {
        let fineAlpha = Int(alpha * 65280 + 0.5)
        return Int(value * alpha * 65280 + 0.5) + 128 + (byte * 256 * (65535 - fineAlpha - fineAlpha >> 8)) >> 16
    }

    private static func gray(_ value: Float, _ alpha: Float, _ byte: inout Int, _ exact: inout Double) -> CGColor {
        byte = min(sum(value, alpha, byte) >> 8, 255)
        exact = exact * Double(1 - alpha) + Double(value * alpha) * 255
        return CGColor(red: CGFloat(value), green: CGFloat(value), blue: CGFloat(value), alpha: CGFloat(alpha))
    }
}
