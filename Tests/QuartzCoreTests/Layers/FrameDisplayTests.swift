import CoreGraphics
import LayerTestSupport
import QuartzCore
import XCTest

/// Contents that depend on an animated property of the layer's own class.
final class FrameDisplayTests: ManualClockTestCase {
    /// Moves a dot in `display()`, like players and rings.
    private class Player: CALayer {
        @LayerProperty("progress") var progress: CGFloat = 0
        let dot = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
        var shown: [CGFloat] = []

        override init() {
            super.init()
            addSublayer(dot)
        }

        override init(layer: Any) { super.init(layer: layer) }
        required init?(coder: NSCoder) { nil }

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func display() {
            XCTAssertTrue(model() === self)
            let value = presentation()?.progress ?? progress
            shown.append(value)
            dot.position.x = 5 + 90 * value
        }
    }

    /// Draws a bar, and records what it drew.
    private final class Bar: CALayer {
        @LayerProperty("progress") var progress: CGFloat = 0
        var drawn: [CGFloat] = []
        var widths: [CGFloat] = []
        nonisolated(unsafe) static var needsBounds = false

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || needsBounds && key == "bounds" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            XCTAssertTrue(model() === self)
            drawn.append(progress)
            widths.append(bounds.width)
            if animationKeys() != nil { XCTAssertEqual(presentation()?.progress ?? progress, progress) }
            ctx.setFillColor(.green)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    private final class Drawer: CALayerDelegate {
        var layers: [CALayer] = []
        func draw(_ layer: CALayer, in ctx: CGContext) { layers.append(layer) }
    }

    private let size = CGSize(width: 100, height: 100)

    private func frame(_ layer: CALayer, at seconds: Double) -> Picture {
        Picture(of: layer, size: size, at: 100 + seconds)
    }

    private func place(_ layer: CALayer) {
        layer.anchorPoint = .zero
        makeLayer(layer)
    }

    @discardableResult
    private func animate(_ layer: CALayer, _ key: String = "progress", from: Any = 0, to: Any = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: key)
        return animation
    }

    func testDisplayRunsOnTheLayerAndShowsInThatFrame() {
        let player = Player()
        place(player)
        animate(player)
        CATransaction.flush()
        player.shown = []
        for time in [0, 0.25, 0.5, 0.75] {
            advance(to: time)
            let picture = frame(player, at: time)
            XCTAssertPixel(picture[Int(90 * time) + 5, 5], 255, 0, 0)
            XCTAssertEqual(picture.area, 100, accuracy: 0.5)
            XCTAssertEqual(frame(player, at: time).area, 100, accuracy: 0.5)
        }
        XCTAssertEqual(player.shown, [0, 0.25, 0.5, 0.75], "once a frame")
        XCTAssertEqual(player.progress, 0)
        XCTAssertNil(player.dot.animationKeys(), "changes are made without actions")
        advance(to: 1)
        XCTAssertPixel(frame(player, at: 1)[5, 5], 255, 0, 0)
        XCTAssertEqual(player.shown.last, 0)
        let count = player.shown.count
        _ = frame(player, at: 2)
        XCTAssertEqual(player.shown.count, count, "nothing moves any more")
    }

    func testRemovedAnimationsLeaveNothingBehind() {
        let player = Player()
        place(player)
        for fillMode in [CAMediaTimingFillMode.removed, .forwards] {
            let animation = CABasicAnimation(keyPath: "progress")
            (animation.fromValue, animation.toValue, animation.duration) = (0.5, 0.5, 1)
            animation.fillMode = fillMode
            animation.isRemovedOnCompletion = false
            player.add(animation, forKey: "held")
            let start = CACurrentMediaTime() - 100
            CATransaction.flush()
            let end = fillMode == .forwards ? start + 3 : start + 0.5
            for time in [start + 0.25, end] {
                advance(to: time)
                XCTAssertPixel(frame(player, at: time)[50, 5], 255, 0, 0)
            }
            player.removeAnimation(forKey: "held")
            XCTAssertPixel(frame(player, at: end)[5, 5], 255, 0, 0)
            XCTAssertPixel(frame(player, at: end)[50, 5], 0, 0, 0, 0)
        }
    }

    /// `CARenderer` may use explicit times.
    func testDisplayFollowsTheRenderersTime() {
        let player = Player()
        place(player)
        animate(player)
        for time in [0.5, 0.25, 0.75] { XCTAssertPixel(frame(player, at: time)[Int(90 * time) + 5, 5], 255, 0, 0) }
        XCTAssertPixel(frame(player, at: 3)[5, 5], 255, 0, 0)
        XCTAssertPixel(frame(player, at: 0.5)[50, 5], 255, 0, 0)
        XCTAssertEqual(CACurrentMediaTime(), 100)
    }

    /// A recording begins frames that it does not draw: the same happens whatever part of it is drawn.
    func testFramesThatAreNotDrawnAreDisplayed() {
        let player = Player()
        place(player)
        animate(player)
        CATransaction.flush()
        player.shown = []
        for index in 0..<4 {
            advance(to: Double(index) / 4)
            MediaClock.beginFrame(duration: 0.25)
            if index == 3 { _ = frame(player, at: 0.75) }
        }
        XCTAssertEqual(player.shown, [0, 0.25, 0.5, 0.75])
    }

    func testContentsSetByDisplayShow() {
        final class Swatch: Player, @unchecked Sendable {
            override func display() {
                let context = Picture.context(size: CGSize(width: 1, height: 1))
                context.setFillColor(CGColor(red: 0, green: presentation()?.progress ?? 0, blue: 0, alpha: 1))
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                contents = context.makeImage()
            }
        }
        let swatch = Swatch()
        place(swatch)
        animate(swatch)
        for time in [0.2, 0.6] {
            XCTAssertPixel(frame(swatch, at: time)[50, 50], 0, Int((255 * time).rounded()), 0)
        }
        XCTAssertEqual(swatch.animationKeys(), ["progress"])
    }

    func testDrawingRunsOnTheLayerWithTheFramesValues() {
        let bar = Bar()
        place(bar)
        animate(bar)
        CATransaction.flush()
        for time in [0, 0.25, 0.5] {
            XCTAssertEqual(frame(bar, at: time).area, 10_000 * time, accuracy: 1)
            XCTAssertEqual(bar.progress, 0, "outside of drawing it is the model's")
        }
        XCTAssertEqual(bar.drawn, [0, 0.25, 0.5])
    }

    func testHeldValuesAreDrawnAfterTheEnd() {
        let bar = Bar()
        place(bar)
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 0.5, 1)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        bar.add(animation, forKey: "held")
        CATransaction.flush()
        for time in [0.5, 1, 3] {
            advance(to: time)
            XCTAssertEqual(frame(bar, at: time).area, 5_000 * min(time, 1), accuracy: 1)
        }
        bar.setNeedsDisplay()
        XCTAssertEqual(frame(bar, at: 3).area, 5_000, accuracy: 1)
        bar.removeAnimation(forKey: "held")
        XCTAssertEqual(frame(bar, at: 3).area, 0, accuracy: 1)
        animate(bar)
        XCTAssertEqual(frame(bar, at: 3.5).area, 5_000, accuracy: 1)
        bar.removeAllAnimations()
        XCTAssertEqual(frame(bar, at: 3.5).area, 0, accuracy: 1)
    }

    func testPropertiesOfAllLayersHaveTheFramesValuesWhileDrawing() {
        Bar.needsBounds = true
        defer { Bar.needsBounds = false }
        let bar = Bar()
        place(bar)
        bar.progress = 1
        CATransaction.flush()
        animate(
            bar, "bounds", from: CGRect(x: 0, y: 0, width: 20, height: 10),
            to: CGRect(x: 0, y: 0, width: 60, height: 10))
        CATransaction.flush()
        bar.widths = []
        XCTAssertEqual(frame(bar, at: 0.5).area, 400, accuracy: 0.5)
        XCTAssertEqual(bar.widths, [40])
        XCTAssertEqual(bar.bounds.width, 100)
    }

    /// Properties set in `draw(in:)` are the layer's own, and persist.
    func testPropertiesSetWhileDrawingPersist() {
        final class Painter: CALayer {
            @LayerProperty("progress") var progress: CGFloat = 0
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
            override func draw(in ctx: CGContext) {
                backgroundColor = .blue
                opacity = 0.5
            }
        }
        let painter = Painter()
        place(painter)
        painter.cornerRadius = 3
        CATransaction.flush()
        animate(painter)
        animate(painter, "cornerRadius", from: 10, to: 20)
        XCTAssertPixel(frame(painter, at: 0.5)[50, 50], 0, 0, 128, 128)
        XCTAssertEqual(painter.backgroundColor, .blue)
        XCTAssertEqual(painter.opacity, 0.5)
        XCTAssertEqual(painter.cornerRadius, 3)
        XCTAssertEqual(painter.animationKeys(), ["progress", "cornerRadius"])
    }

    func testTheDelegateDrawsTheLayer() {
        let player = Player()
        let drawer = Drawer()
        final class Plain: CALayer {
            @LayerProperty("progress") var progress: CGFloat = 0
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
        }
        let plain = Plain()
        plain.delegate = drawer
        place(plain)
        animate(plain)
        _ = frame(plain, at: 0.5)
        XCTAssertEqual(drawer.layers.count, 1)
        XCTAssertTrue(drawer.layers.first === plain)
        _ = player
    }

    /// An animation added to the superlayer displays the sublayer that it targets.
    func testReachedLayersAreDisplayed() {
        let root = CALayer()
        let player = Player()
        player.name = "player"
        root.addSublayer(player)
        place(player)
        place(root)
        animate(root, "sublayers.player.progress")
        XCTAssertPixel(frame(root, at: 0.5)[50, 5], 255, 0, 0)
    }
}
