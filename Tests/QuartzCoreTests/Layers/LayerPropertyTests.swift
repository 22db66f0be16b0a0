import LayerTestSupport
import QuartzCore
import XCTest

/// Properties of subclasses that animate, as in Apple's
/// [needsDisplay(forKey:)](https://developer.apple.com/documentation/quartzcore/calayer/needsdisplay(forkey:)).
final class LayerPropertyTests: ManualClockTestCase {
    private class Gauge: CALayer {
        @LayerProperty("progress") var progress: CGFloat = 0
        @LayerProperty("count") var count = 3
        @LayerProperty("tint") var tint: CGColor? = nil
        @LayerProperty("label") var label = "none"
        nonisolated(unsafe) static var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "progress" || super.needsDisplay(forKey: key)
        }

        override func draw(in ctx: CGContext) {
            Self.drawn.append(progress)
            ctx.setFillColor(gray: 1, alpha: 1)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    private final class SelfMovingGauge: Gauge {
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "progress", let shown = presentation() else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = shown.progress
            animation.duration = 1
            return animation
        }
    }

    /// A layer that always claims to be visible.
    private final class BoastingLayer: CALayer {
        override var isHidden: Bool {
            get { false }
            set { super.isHidden = newValue }
        }
    }

    override func setUp() {
        super.setUp()
        Gauge.drawn = []
    }

    func testAnOverriddenGetterDoesNotKeepAValueFromBeingSet() {
        let layer = BoastingLayer()
        layer.isHidden = true
        XCTAssertEqual(layer.commitForRendering()?.properties.isHidden, true)
        layer.isHidden = false
        XCTAssertEqual(layer.commitForRendering()?.properties.isHidden, false)
    }

    func testValues() {
        let gauge = Gauge()
        XCTAssertEqual(gauge.progress, 0)
        XCTAssertEqual(gauge.count, 3)
        XCTAssertNil(gauge.tint)
        gauge.progress = 0.5
        gauge.count += 1
        gauge.tint = CGColor(gray: 1, alpha: 1)
        gauge.label = "half"
        XCTAssertEqual(gauge.progress, 0.5)
        XCTAssertEqual(gauge.count, 4)
        XCTAssertEqual(gauge.tint, CGColor(gray: 1, alpha: 1))
        XCTAssertEqual(gauge.label, "half")
        XCTAssertEqual(gauge.value(forKey: "progress") as? CGFloat, 0.5)
        gauge.setValue(0.75, forKey: "progress")
        XCTAssertEqual(gauge.progress, 0.75)
        gauge.tint = nil
        XCTAssertNil(gauge.tint)
        CATransaction.flush()
        XCTAssertEqual(gauge.presentation()?.progress, 0.75)
        XCTAssertEqual(gauge.presentation()?.count, 4)
        XCTAssertEqual(gauge.presentation()?.label, "half")
    }

    func testAChangeAsksForDisplay() {
        let gauge = makeLayer(Gauge())
        XCTAssertFalse(gauge.needsDisplay())
        gauge.count = 9
        XCTAssertFalse(gauge.needsDisplay())
        gauge.progress = 0.25
        XCTAssertTrue(gauge.needsDisplay())
        CATransaction.flush()
        XCTAssertEqual(Gauge.drawn, [0.25])
    }

    private class Meter: CALayer {
        @LayerProperty("level") var level: CGFloat = 4
        @LayerProperty("isLoud") var isLoud = false
        @LayerProperty("place") var place = CGPoint(x: 2, y: 2)
        @LayerProperty("extent") var extent: CGSize? = nil

        override class func defaultValue(forKey key: String) -> Any? {
            key == "gain" ? 6 : super.defaultValue(forKey: key)
        }
    }

    private final class FineMeter: Meter {
        @LayerProperty("fine") var fine = 8.0
    }

    /// Whether or not a value was ever set, and whether or not it is drawn: animations start from the initial value.
    func testAnimatingWhatWasNeverSet() {
        func half(_ key: String, _ configure: (CABasicAnimation) -> Void) -> FineMeter {
            let meter = makeLayer(FineMeter())
            let animation = CABasicAnimation(keyPath: key)
            (animation.duration, animation.speed, animation.timeOffset) = (1, 0, 0.5)
            configure(animation)
            meter.add(animation, forKey: nil)
            CATransaction.flush()
            return meter.presentation()!
        }
        let between: (CABasicAnimation) -> Void = {
            $0.fromValue = 0
            $0.toValue = 1
        }
        XCTAssertEqual(half("level", between).level, 0.5)
        XCTAssertEqual(half("fine", between).fine, 0.5)
        XCTAssertEqual(half("level") { $0.toValue = 10 }.level, 7)
        XCTAssertEqual(half("level") { $0.fromValue = 10 }.level, 7)
        XCTAssertEqual(half("level") { $0.byValue = 10 }.level, 9)
        XCTAssertEqual(half("fine") { $0.toValue = 0 }.fine, 4)
        XCTAssertEqual(half("place") { $0.toValue = CGPoint(x: 4, y: 6) }.place, CGPoint(x: 3, y: 4))
        XCTAssertEqual(half("level") { _ in }.level, 4)
        XCTAssertTrue(half("isLoud") { $0.toValue = true }.isLoud)
        let extent = half("extent") {
            $0.fromValue = CGSize.zero
            $0.toValue = CGSize(width: 2, height: 4)
        }.extent
        XCTAssertEqual(extent, CGSize(width: 1, height: 2))
        XCTAssertEqual(half("gain") { $0.toValue = 10 }.value(forKey: "gain") as? Double, 8, "of the class alone")
    }

    func testAddingToWhatWasNeverSet() {
        let meter = makeLayer(Meter())
        for _ in 0..<2 {
            let animation = CABasicAnimation(keyPath: "level")
            animation.fromValue = 1
            animation.toValue = 3
            animation.isAdditive = true
            animation.duration = 1
            meter.add(animation, forKey: nil)
        }
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(meter.presentation()?.level, 8)
        meter.level = 10
        CATransaction.flush()
        XCTAssertEqual(meter.presentation()?.level, 14)
        meter.setValue(nil, forKey: "level")
        CATransaction.flush()
        XCTAssertEqual(meter.presentation()?.level, 8, "the initial value again")
        advance(to: 1)
        XCTAssertEqual(meter.presentation()?.level, 4)
    }

    func testAnUndeclaredKeyIsReported() {
        let meter = makeLayer(Meter())
        assertReported("levels") {
            let animation = CABasicAnimation(keyPath: "levels")
            animation.toValue = 1
            meter.add(animation, forKey: nil)
            CATransaction.flush()
        }
    }

    func testAnimating() {
        let gauge = makeLayer(Gauge())
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = 1
        gauge.add(animation, forKey: nil)
        let counting = CABasicAnimation(keyPath: "count")
        gauge.count = 0
        counting.fromValue = 0
        counting.toValue = 10
        counting.duration = 1
        gauge.add(counting, forKey: nil)
        CATransaction.flush()
        advance(to: 0.25)
        XCTAssertEqual(gauge.presentation()?.progress, 0.25)
        XCTAssertEqual(gauge.presentation()?.count, 3, "2.5, rounded")
        XCTAssertEqual(gauge.progress, 0)
        advance(to: 1)
        XCTAssertEqual(gauge.presentation()?.progress, 0)
    }

    /// Contents that depend on an animated value are drawn at every frame, by the presentation copy.
    func testEveryFrameIsRedrawn() {
        let gauge = makeLayer(SelfMovingGauge())
        gauge.progress = 1
        CATransaction.flush()
        Gauge.drawn = []
        for time in [0, 0.25, 0.5] {
            advance(to: time)
            XCTAssertNotNil(gauge.commitForRendering()?.properties.contents)
        }
        XCTAssertEqual(Gauge.drawn, [0, 0.25, 0.5])
        advance(to: 1)
        XCTAssertEqual(Gauge.drawn.last, 1)
        Gauge.drawn = []
        _ = gauge.commitForRendering()
        XCTAssertEqual(Gauge.drawn, [], "nothing moves any more")
    }
}
