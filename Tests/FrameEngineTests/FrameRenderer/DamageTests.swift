import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

@testable import CoreGraphics

/// Frames that draw only changes look like frames drawn whole.
final class DamageTests: XCTestCase {
    private let size = CGSize(width: 120, height: 90)

    private func frame(_ renderer: CARenderer, at time: CFTimeInterval = 0) -> CGRect {
        renderer.beginFrame(atTime: time, timeStamp: nil)
        defer { renderer.endFrame() }
        let update = renderer.updateBounds()
        renderer.render()
        return update
    }

    private func renderer(for root: CALayer, _ context: CGContext) -> CARenderer {
        let renderer = CARenderer(context: context)
        renderer.layer = root
        renderer.bounds = CGRect(origin: .zero, size: size)
        return renderer
    }

    func testAStillTreeNeedsNoDrawing() {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let renderer = renderer(for: root, Picture.context(size: size))
        XCTAssertEqual(frame(renderer), CGRect(origin: .zero, size: size))
        XCTAssertTrue(frame(renderer).isNull)
    }

    func testAMovedLayerUpdatesWhereItWasAndWhereItIs() {
        let root = CALayer(CGRect(origin: .zero, size: size), .white)
        let mover = CALayer(CGRect(x: 10, y: 10, width: 10, height: 10), .red)
        root.addSublayer(mover)
        let renderer = renderer(for: root, Picture.context(size: size))
        _ = frame(renderer)
        CATransaction.setDisableActions(true)
        mover.position.x += 20
        XCTAssertEqual(frame(renderer), CGRect(x: 10, y: 10, width: 30, height: 10))
    }

    /// A layer that queries a renderer while it is displayed, at the beginning of a frame.
    private final class AskingLayer: CALayer {
        var renderer: CARenderer?
        var answers: [CGRect] = []

        override func display() {
            guard let renderer else { return }
            answers.append(renderer.updateBounds())
        }
    }

    func testARendererMayBeAskedWhileItsFrameBegins() {
        let layer = AskingLayer()
        (layer.frame, layer.backgroundColor) = (CGRect(origin: .zero, size: size), .white)
        let renderer = renderer(for: layer, Picture.context(size: size))
        layer.renderer = renderer
        layer.setNeedsDisplay()
        XCTAssertEqual(frame(renderer), CGRect(origin: .zero, size: size))
        XCTAssertEqual(layer.answers.count, 1)
        XCTAssertTrue(layer.answers[0].isNull)
    }

    func testAnAddedUpdateIsDrawnAgain() {
        let root = CALayer(CGRect(origin: .zero, size: size), .red)
        let context = Picture.context(size: size)
        let renderer = renderer(for: root, context)
        _ = frame(renderer)
        context.clear(CGRect(origin: .zero, size: size))
        renderer.beginFrame(atTime: 0, timeStamp: nil)
        renderer.addUpdate(CGRect(x: 0, y: 0, width: 60, height: 90))
        renderer.render()
        renderer.endFrame()
        let picture = Picture(context)
        XCTAssertPixel(picture[30, 30], 255, 0, 0)
        XCTAssertPixel(picture[90, 30], 0, 0, 0, 0)
    }

    /// Images beyond the limit are drawn in portions, and pixels are rounded to bytes after each: an addition far
    /// behind shifts all later portions, and with them where faint pixels that it doesn't touch are rounded.
    func testPortionsThatShift() {
        let size = CGSize(width: 512, height: 512)
        let root = CAGradientLayer()
        root.frame = CGRect(origin: .zero, size: size)
        root.colors = [CGColor.red, CGColor.green, CGColor.blue]
        // A layer's images take a sixty-fourth of that limit.
        root.sublayers = (0..<80).map { index in
            let color = CGColor(red: CGFloat(index % 7) / 7, green: CGFloat(index % 3) / 3, blue: 0.3, alpha: 0.037)
            let layer = CALayer(CGRect(origin: .zero, size: size), color)
            layer.filters = ["colorInvert"]
            return layer
        }
        let context = Picture.context(size: size)
        let renderer = CARenderer(context: context)
        (renderer.layer, renderer.bounds) = (root, CGRect(origin: .zero, size: size))
        _ = frame(renderer)
        CATransaction.setDisableActions(true)
        let added = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        added.filters = ["colorInvert"]
        root.insertSublayer(added, at: 0)
        _ = frame(renderer)
        let difference = Picture(context).difference(Picture(of: root, size: size))
        XCTAssertEqual(difference.pixels, 0, "by \(difference.most)")
    }

    func testRandomChangesDrawnInPartEqualAWholeFrameOnAnyNumberOfThreads() {
        var generator = SeededRandom(seed: 20_261_121)
        for round in 0..<12 {
            let root = CALayer(CGRect(origin: .zero, size: size), .white)
            var layers: [CALayer] = []
            for _ in 0..<14 {
                let layer = RandomTree.layer(in: size, &generator)
                (layers.randomElement(using: &generator) ?? root).addSublayer(layer)
                layers.append(layer)
            }
            let context = Picture.context(size: size)
            let renderer = renderer(for: root, context)
            renderer.threads = round % 3 + 1
            _ = frame(renderer)
            for step in 0..<4 {
                CATransaction.flush()
                if let layer = layers.randomElement(using: &generator) {
                    RandomTree.change(layer, in: size, &generator)
                }
                _ = frame(renderer)
                let whole = Picture(of: root, size: size, threads: 1)
                let difference = Picture(context).difference(whole)
                XCTAssertEqual(
                    difference.pixels, 0, "seed 20261121, round \(round), step \(step): by \(difference.most)")
            }
        }
    }
}

/// Trees of layers with any of a layer's features.
enum RandomTree {
    static func layer(in size: CGSize, _ generator: inout SeededRandom) -> CALayer {
        let layer: CALayer
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [color(&generator), color(&generator), color(&generator)]
            layer = gradient
        case 1:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 30, height: 22), transform: nil)
            shape.fillColor = color(&generator)
            shape.strokeColor = color(&generator)
            shape.lineWidth = .random(in: 0...5, using: &generator)
            layer = shape
        default:
            layer = CALayer()
            layer.backgroundColor = color(&generator)
        }
        layer.frame = CGRect(
            x: .random(in: -20...size.width, using: &generator), y: .random(in: -20...size.height, using: &generator),
            width: .random(in: 1...60, using: &generator), height: .random(in: 1...60, using: &generator))
        layer.cornerRadius = Bool.random(using: &generator) ? .random(in: 0...20, using: &generator) : 0
        layer.masksToBounds = Int.random(in: 0..<4, using: &generator) == 0
        layer.opacity = Bool.random(using: &generator) ? 1 : .random(in: 0...1, using: &generator)
        layer.zPosition = Int.random(in: 0..<4, using: &generator) == 0 ? .random(in: -9...9, using: &generator) : 0
        if Int.random(in: 0..<4, using: &generator) == 0 {
            layer.shadowOpacity = .random(in: 0...1, using: &generator)
            layer.shadowRadius = .random(in: 0...6, using: &generator)
        }
        if Int.random(in: 0..<6, using: &generator) == 0 {
            layer.mask = CALayer(CGRect(x: 4, y: 4, width: 20, height: 30), .black)
            layer.mask?.cornerRadius = 8
        }
        if Bool.random(using: &generator) {
            let axis = CGFloat.random(in: 0...1, using: &generator)
            layer.transform = CATransform3DMakeRotation(.random(in: -3...3, using: &generator), axis, axis * 0.5, 1)
        }
        return layer
    }

    static func change(_ layer: CALayer, in size: CGSize, _ generator: inout SeededRandom) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: layer.position.x += .random(in: -20...20, using: &generator)
        case 1: layer.backgroundColor = color(&generator)
        case 2: layer.opacity = .random(in: 0...1, using: &generator)
        case 3: layer.isHidden.toggle()
        default: layer.superlayer?.addSublayer(Self.layer(in: size, &generator))
        }
    }

    static func color(_ generator: inout SeededRandom) -> CGColor {
        func part() -> CGFloat { .random(in: 0...1, using: &generator) }
        return CGColor(red: part(), green: part(), blue: part(), alpha: Bool.random(using: &generator) ? 1 : part())
    }
}
