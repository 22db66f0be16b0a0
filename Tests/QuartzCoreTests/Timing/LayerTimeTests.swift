import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// Times of nested layers: `t = (parent - beginTime) * speed + timeOffset` on the way down.
final class LayerTimeTests: ManualClockTestCase {
    func testConversionMultipliesDownTheTree() {
        let (a, b) = (CALayer(), CALayer())
        a.addSublayer(b)
        a.beginTime = 10
        a.speed = 2
        b.timeOffset = 3
        b.speed = 0.5
        XCTAssertEqual(a.convertTime(100, from: nil), 180)
        XCTAssertEqual(b.convertTime(100, from: nil), 93)
        XCTAssertEqual(b.convertTime(93, to: nil), 100)
        XCTAssertEqual(b.convertTime(180, from: a), 93)
        XCTAssertEqual(b.convertTime(93, to: a), 180)
        let other = CALayer()
        other.timeOffset = 7
        XCTAssertEqual(b.convertTime(93, to: other), 107)
    }

    /// Numbers [measured on macOS](https://github.com/1amageek/OpenCoreAnimation/blob/main/Tests/OpenCoreAnimationTests/CALayerBehaviorTests.swift).
    func testConversionAsMeasured() {
        func make(_ speed: Float, _ timeOffset: Double, _ beginTime: Double) -> CALayer {
            let layer = CALayer()
            (layer.speed, layer.timeOffset, layer.beginTime) = (speed, timeOffset, beginTime)
            return layer
        }
        let (root, first, second, paused) = (make(2, 3, 1), make(4, 5, 6), make(0.5, 7, 8), make(0, 7, 8))
        for layer in [first, second, paused] { root.addSublayer(layer) }
        XCTAssertEqual(root.convertTime(10, from: nil), 21)
        XCTAssertEqual(root.convertTime(10, to: nil), 4.5)
        XCTAssertEqual(first.convertTime(10, from: nil), 65)
        XCTAssertEqual(first.convertTime(10, to: nil), 3.125)
        XCTAssertEqual(first.convertTime(10, from: root), 21)
        XCTAssertEqual(root.convertTime(10, from: first), 7.25)
        XCTAssertEqual(first.convertTime(10, from: second), 37)
        // Before the begin time.
        XCTAssertEqual(second.convertTime(10, from: first), 0)
        XCTAssertEqual(second.convertTime(7, from: root), 0)
        XCTAssertEqual(second.convertTime(8, from: root), 7)
        XCTAssertEqual(second.convertTime(10, from: root), 8)
        // From a layer that is paused.
        XCTAssertEqual(paused.convertTime(10, from: root), 7)
        XCTAssertEqual(root.convertTime(10, from: paused), 0)
        XCTAssertEqual(paused.convertTime(10, to: nil), -0.5)
    }

    /// The ancestors of both layers don't matter: two layers of a paused tree can still convert each other's times.
    func testConversionStaysBelowTheNearestLayerAboveBoth() {
        let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        root.addSublayer(b)
        b.addSublayer(c)
        root.speed = 0
        a.speed = 2
        c.timeOffset = 3
        XCTAssertEqual(c.convertTime(20, from: a), 13)
        XCTAssertEqual(a.convertTime(13, from: c), 20)
        XCTAssertEqual(b.convertTime(13, from: c), 10)
        XCTAssertEqual(c.convertTime(10, from: b), 13)
        XCTAssertEqual(c.convertTime(10, from: c), 10)
        XCTAssertEqual(root.convertTime(10, from: c), 7)
        let other = CALayer()
        XCTAssertEqual(other.convertTime(10, from: c), 0)
    }

    /// Without begin times, before which time is clamped.
    func testConversionInverts() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let layers = (0..<6).map { _ in CALayer() }
        for i in 1..<6 { layers[(i - 1) / 2].addSublayer(layers[i]) }
        for layer in layers {
            layer.speed = Float.random(in: 0.25...4, using: &random) * (Bool.random(using: &random) ? 1 : -1)
            layer.timeOffset = Double.random(in: -100...100, using: &random)
        }
        for from in layers {
            for to in layers {
                let there = from.convertTime(12.5, to: to)
                XCTAssertEqual(from.convertTime(there, from: to), 12.5, accuracy: 1e-6, "seed \(seed)")
                XCTAssertEqual(to.convertTime(12.5, from: from), there, accuracy: 1e-6, "seed \(seed)")
            }
        }
    }

    // MARK: Layers before their begin time

    /// A layer's time is clamped up to its begin time, where it is shown before that: animations added then start with
    /// the layer.
    func testAnImplicitAnimationStartsWhenTheLayerBegins() {
        for timeOffset in [0.0, 7] {
            MediaClock.useManual(startingAt: 100)
            let layer = makeLayer()
            layer.beginTime = 102
            layer.timeOffset = timeOffset
            layer.fillMode = .backwards
            CATransaction.flush()
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.opacity = 0
            CATransaction.flush()
            let explicit = CABasicAnimation(keyPath: "cornerRadius")
            (explicit.fromValue, explicit.toValue, explicit.duration) = (0, 8, 1)
            explicit.delegate = AnimationLogger("corners", self)
            layer.add(explicit, forKey: nil)
            let still = layer.commitForRendering()
            XCTAssertEqual(still?.nextChange(atParentTime: 100.5), 102)
            for (time, opacity, radius) in [(0.5, 1.0, 0.0), (1.9, 1, 0), (2, 1, 0), (2.125, 0.5, 1), (2.5, 0, 4)] {
                advance(to: time)
                XCTAssertEqual(Double(layer.presentation()!.opacity), opacity, accuracy: 1e-6, "at \(time)")
                XCTAssertEqual(Double(layer.presentation()!.cornerRadius), radius, accuracy: 1e-6, "at \(time)")
            }
            advance(to: 3)
            XCTAssertNil(layer.animationKeys())
            XCTAssertEqual(log, ["corners start 2.0", "corners finish 3.0"])
            log = []
        }
    }

    func testSublayersWaitForTheBeginToo() {
        let (outer, inner) = makeAnimated()
        outer.beginTime = 104
        outer.timeOffset = 102
        outer.fillMode = .both
        CATransaction.flush()
        // Its own time is 102, two seconds into the animation, and continues in four seconds.
        for (time, place) in [(1, 20), (3.5, 20), (4, 20), (5, 30), (11, 90)] as [(Double, CGFloat)] {
            advance(to: time)
            XCTAssertEqual(x(inner), place, "at \(time)")
        }
        advance(to: 12)
        XCTAssertNil(inner.animationKeys())
    }

    private func makeAnimated() -> (outer: CALayer, inner: CALayer) {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 10
        inner.add(animation, forKey: "x")
        CATransaction.flush()
        return (outer, inner)
    }

    private func x(_ layer: CALayer) -> CGFloat { (layer.presentation()!.position.x * 1e6).rounded() / 1e6 }

    /// Apple's recipe, [Technical Q&A QA1673](https://developer.apple.com/library/archive/qa/qa1673/).
    func testPausingAndResuming() {
        let (outer, inner) = makeAnimated()
        advance(to: 2)
        XCTAssertEqual(x(inner), 20)

        let pausedTime = outer.convertTime(CACurrentMediaTime(), from: nil)
        outer.speed = 0
        outer.timeOffset = pausedTime
        advance(to: 50)
        XCTAssertEqual(x(inner), 20)

        let resumedTime = outer.timeOffset
        outer.speed = 1
        outer.timeOffset = 0
        outer.beginTime = 0
        outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - resumedTime
        CATransaction.flush()
        XCTAssertEqual(x(inner), 20)
        advance(to: 53)
        XCTAssertEqual(x(inner), 50)
        advance(to: 58)
        XCTAssertNil(inner.animationKeys())
    }

    func testSpeedOfTheSuperlayer() {
        let (outer, inner) = makeAnimated()
        outer.speed = 2
        // The superlayer's time jumps when its speed is set without an offset, so it is begun again.
        outer.beginTime = 100
        outer.timeOffset = 100
        CATransaction.flush()
        advance(to: 2)
        XCTAssertEqual(x(inner), 40)
        advance(to: 5)
        XCTAssertNil(inner.animationKeys())
    }

    /// An animation added to a paused layer begins at the layer's own time, and so stays at its start.
    func testAddingToAPausedLayer() {
        let layer = makeLayer()
        layer.speed = 0
        CATransaction.flush()
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 10
        animation.toValue = 20
        animation.duration = 1
        layer.add(animation, forKey: "x")
        advance(to: 30)
        XCTAssertEqual(x(layer), 10)
        layer.timeOffset = 0.5
        CATransaction.flush()
        XCTAssertEqual(x(layer), 15)
        XCTAssertEqual(layer.animationKeys(), ["x"])
    }

    func testScrubbingPastTheEndEndsTheAnimation() {
        let (outer, inner) = makeAnimated()
        outer.speed = 0
        outer.timeOffset = 105
        CATransaction.flush()
        XCTAssertEqual(x(inner), 50)
        outer.timeOffset = 110
        advance(to: 0)
        XCTAssertNil(inner.animationKeys())
    }

    func testMovingToATreeOfAnotherTime() {
        let (outer, inner) = makeAnimated()
        defer { withExtendedLifetime(outer) {} }
        let slow = makeLayer()
        slow.speed = 0.5
        slow.timeOffset = 50
        advance(to: 2)
        slow.addSublayer(inner)
        CATransaction.flush()
        // The slow layer's time is 101 now; its end at 110 comes 18 seconds later.
        XCTAssertEqual(x(inner), 10)
        advance(to: 19)
        XCTAssertEqual(inner.animationKeys(), ["x"])
        advance(to: 20)
        XCTAssertNil(inner.animationKeys())
    }
}
