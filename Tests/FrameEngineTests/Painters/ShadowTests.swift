@_spi(Compositing) import QuartzCore
import LayerTestSupport
import XCTest

@testable import CoreGraphics
@testable import QuartzCore
@testable import Raster

/// Shadows of anything, anywhere, of any size.
final class ShadowTests: XCTestCase {
    private let size = CGSize(width: 60, height: 60)

    private func scene(_ change: (CALayer) -> Void) -> CALayer {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let layer = CALayer(CGRect(x: 20, y: 20, width: 20, height: 20), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        layer.shadowOpacity = 1
        layer.shadowOffset = .zero
        change(layer)
        root.addSublayer(layer)
        return root
    }

    private func compare(_ root: CALayer, at time: Double = 0, within tolerance: Int = 4, line: UInt = #line) {
        let list = displayList(of: root, size: size, at: time)
        let (fast, reference) = (PixelBuffer(of: size), PixelBuffer(of: size))
        fast.draw(list, with: SoftwareCompositor(threads: 2))
        reference.draw(list, with: ReferenceCompositor())
        let difference = fast.difference(reference, beyond: tolerance)
        XCTAssertEqual(difference.pixels, 0, "\(difference)", line: line)
    }

    func testHugeAndTinyRadii() {
        // A radius smaller than a pixel leaves an edge unchanged.
        let tiny = Picture(
            of: scene { ($0.shadowRadius, $0.shadowOffset) = (0.01, CGSize(width: 5, height: 0)) }, size: size)
        XCTAssertPixel(tiny[44, 30], 0, 0, 0)
        XCTAssertPixel(tiny[45, 30], 255, 255, 255)
        for radius in [12, 26, 40] as [CGFloat] { compare(scene { $0.shadowRadius = radius }, within: 3) }
        // A huge blur is too faint to be visible.
        let huge = Picture(of: scene { $0.shadowRadius = 5000 }, size: size)
        XCTAssertPixel(huge[5, 5], 255, 255, 255, within: 1)
        XCTAssertPixel(huge[30, 30], 255, 0, 0, within: 0)
    }

    func testAnimatedShadows() {
        let root = scene { layer in
            for (key, from, to) in [
                ("shadowRadius", 0, 8), ("shadowOpacity", 0, 1), ("shadowOffset.width", 0, 12),
            ] as [(String, CGFloat, CGFloat)] {
                let animation = CABasicAnimation(keyPath: key)
                (animation.fromValue, animation.toValue) = (from, to)
                (animation.beginTime, animation.duration) = (1, 2)
                animation.fillMode = .both
                layer.add(animation, forKey: key)
            }
        }
        XCTAssertPixel(Picture(of: root, size: size, at: 1)[45, 30], 255, 255, 255)
        // Halfway, the shadow is that of the halfway values.
        let still = scene { layer in
            (layer.shadowRadius, layer.shadowOpacity, layer.shadowOffset) = (4, 0.5, CGSize(width: 6, height: 0))
        }
        let (moving, same) = (Picture(of: root, size: size, at: 2), Picture(of: still, size: size))
        for y in 0..<60 { for x in 0..<60 { XCTAssertEqual(moving[x, y], same[x, y]) } }
        compare(root, at: 2.6)
    }

    func testAnAnimatedPathCastsItsOwnShadow() {
        let root = scene { layer in
            let animation = CABasicAnimation(keyPath: "shadowPath")
            animation.fromValue = CGPath(rect: CGRect(x: 0, y: 20, width: 10, height: 20), transform: nil)
            animation.toValue = CGPath(rect: CGRect(x: 0, y: 20, width: 30, height: 20), transform: nil)
            (animation.beginTime, animation.duration) = (1, 2)
            layer.add(animation, forKey: nil)
            (layer.shadowPath, layer.shadowRadius) = (CGPath(rect: .zero, transform: nil), 0)
        }
        let picture = Picture(of: root, size: size, at: 2)
        XCTAssertPixel(picture[38, 50], 0, 0, 0)
        XCTAssertPixel(picture[41, 50], 255, 255, 255)
    }

    func testShadowsOfTurnedAndPerspectiveTrees() {
        let root = scene { layer in
            layer.addSublayer(
                CALayer(CGRect(x: 14, y: -6, width: 12, height: 12), CGColor(red: 0, green: 0, blue: 1, alpha: 0.6)))
            layer.shadowOffset = CGSize(width: 4, height: 6)
            layer.transform = CATransform3DMakeRotation(0.8, 0.3, 1, 0.4)
        }
        root.sublayerTransform.m34 = -1 / 90
        compare(root)
    }

    /// Apple: a layer that masks to its bounds clips its shadow along with everything outside them.
    func testBoundsClipTheShadow() {
        for radius in [0, 5] as [CGFloat] {
            let clipped = scene { ($0.masksToBounds, $0.shadowRadius, $0.cornerRadius) = (true, 6, radius) }
            let plain = scene { ($0.shadowOpacity, $0.cornerRadius) = (0, radius) }
            let (a, b) = (Picture(of: clipped, size: size), Picture(of: plain, size: size))
            for y in 0..<60 { for x in 0..<60 { XCTAssertEqual(a[x, y], b[x, y]) } }
        }
        let faint = scene { layer in
            layer.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            (layer.masksToBounds, layer.shadowRadius, layer.shadowOffset) = (true, 0, CGSize(width: 5, height: 0))
        }
        let picture = Picture(of: faint, size: size)
        XCTAssertPixel(picture[22, 30], 128, 128, 128, within: 1)
        XCTAssertPixel(picture[30, 30], 64, 64, 64, within: 1)
        XCTAssertPixel(picture[42, 30], 255, 255, 255)
        // The mask clips it, too.
        let masked = scene { layer in
            layer.shadowRadius = 6
            layer.mask = CALayer(layer.bounds, .black)
        }
        XCTAssertPixel(Picture(of: masked, size: size)[42, 30], 255, 255, 255)
    }

    /// Programs draw inner shadows by layers that clip the shadow of a frame around them, which is their `shadowPath`
    /// or the path of a shape layer.
    func testAFrameAroundTheBoundsCastsAnInnerShadow() {
        let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        let frame = CGMutablePath()
        frame.addRect(bounds.insetBy(dx: -10, dy: -10))
        frame.move(to: .zero)
        for (x, y) in [(0, 20), (20, 20), (20, 0)] as [(CGFloat, CGFloat)] { frame.addLine(to: CGPoint(x: x, y: y)) }
        frame.closeSubpath()
        func check(_ root: CALayer, isRound: Bool, line: UInt = #line) {
            compare(root, line: line)
            let picture = Picture(of: root, size: size)
            for (x, y) in [(20, 30), (39, 30), (30, 20), (30, 39)] {
                XCTAssertEqual(Double(picture[x, y].red), 150, accuracy: 40, "\(x), \(y)", line: line)
            }
            for (x, y) in [(30, 30), (18, 30), (41, 30), (30, 18)] {
                XCTAssertPixel(picture[x, y], 255, 255, 255, line: line)
            }
            XCTAssertEqual(picture[20, 20].red == 255, isRound, line: line)
        }
        for radius in [0, 8] as [CGFloat] {
            let byPath = scene { layer in
                layer.backgroundColor = nil
                (layer.shadowPath, layer.shadowRadius, layer.masksToBounds) = (frame, 2, true)
                layer.cornerRadius = radius
            }
            check(byPath, isRound: radius > 0)
            let byShape = scene { layer in
                (layer.backgroundColor, layer.shadowOpacity) = (nil, 0)
                let shape = CAShapeLayer()
                (shape.frame, shape.path, shape.cornerRadius) = (bounds, frame, radius)
                (shape.shadowOpacity, shape.shadowOffset, shape.shadowRadius) = (1, .zero, 2)
                shape.masksToBounds = true
                layer.addSublayer(shape)
            }
            // Of the frame itself, the round corners show what is inside the bounds: nothing.
            check(byShape, isRound: radius > 0)
        }
    }

    func testASublayersContentCastsAShadowWhereItIs() {
        let root = scene { layer in
            layer.backgroundColor = nil
            (layer.shadowRadius, layer.shadowOffset) = (0, CGSize(width: 15, height: 0))
            layer.addSublayer(CALayer(CGRect(x: 10, y: 10, width: 10, height: 10), .white))
        }
        let picture = Picture(of: root, size: size)
        for y in 0..<60 {
            for x in 0..<60 {
                let level = (45..<55).contains(x) && (30..<40).contains(y) ? 0 : 255
                XCTAssertPixel(picture[x, y], level, level, level, within: 0)
            }
        }
    }

    func testAnEmptyLayerCastsNoShadow() {
        let root = scene { ($0.backgroundColor, $0.shadowRadius) = (nil, 6) }
        XCTAssertPixel(Picture(of: root, size: size)[30, 30], 255, 255, 255)
        let faint = scene {
            ($0.backgroundColor, $0.shadowRadius) = (CGColor(red: 0, green: 0, blue: 0, alpha: 0.5), 0)
        }
        // The shadow is as strong as its caster, and visible through it.
        XCTAssertPixel(Picture(of: faint, size: size)[30, 30], 64, 64, 64, within: 1)
    }
}
