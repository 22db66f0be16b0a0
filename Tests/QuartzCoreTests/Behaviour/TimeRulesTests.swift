import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Combined timing rules, following [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming)
/// and the
/// [Animation Types and Timing guide](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Animation_Types_Timing/Articles/Timing.html).
final class TimeRulesTests: ManualClockTestCase {
    /// Returns an animation from 0 to 1 in a second, for a layer at 0.5.
    private func fade(_ set: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
        set(animation)
        return animation
    }

    private func makeResting() -> CALayer {
        let layer = CALayer()
        layer.position.x = 0.5
        return makeLayer(layer)
    }

    private func x(_ layer: CALayer) -> Double { Double(layer.presentation()!.position.x) }

    // MARK: Fills

    /// Each fill mode, removed and not, before, during and after
    /// ([fillMode](https://developer.apple.com/documentation/quartzcore/camediatiming/fillmode)).
    func testFillModesWithAndWithoutRemoval() {
        let table: [(CAMediaTimingFillMode, removed: Bool, before: Double, after: Double)] = [
            (.removed, true, 0.5, 0.5), (.backwards, true, 0, 0.5), (.forwards, true, 0.5, 0.5), (.both, true, 0, 0.5),
            (.removed, false, 0.5, 0.5), (.backwards, false, 0, 0.5), (.forwards, false, 0.5, 1), (.both, false, 0, 1),
        ]
        for row in table {
            let layer = makeResting()
            let start = CACurrentMediaTime()
            layer.add(
                fade {
                    $0.beginTime = start + 1
                    $0.fillMode = row.0
                    $0.isRemovedOnCompletion = row.removed
                }, forKey: "fade")
            CATransaction.flush()
            for (time, value) in [(0.5, row.before), (1.25, 0.25), (3, row.after)] {
                MediaClock.advance(to: start + time)
                XCTAssertEqual(x(layer), value, accuracy: 1e-9, "\(row) at \(time)")
            }
            XCTAssertEqual(layer.animationKeys(), row.removed ? nil : ["fade"])
        }
    }

    func testAFilledAnimationStaysAtItsLastValue() {
        let table: [(String, (CABasicAnimation) -> Void, Double)] = [
            ("half a run", { $0.repeatCount = 0.5 }, 0.5),
            ("two and a quarter", { $0.repeatCount = 2.25 }, 0.25),
            ("there and half back", { ($0.autoreverses, $0.repeatCount) = (true, 0.75) }, 0.5),
            ("there and back", { $0.autoreverses = true }, 0),
            ("a duration of repeats", { $0.repeatDuration = 1.75 }, 0.75),
            ("backwards", { $0.speed = -1 }, 0),
            ("backwards, half of it", { ($0.speed, $0.repeatCount) = (-1, 0.5) }, 0.5),
            ("twice as fast", { $0.speed = 2 }, 1),
        ]
        for (name, set, end) in table {
            let layer = makeResting()
            layer.add(
                fade {
                    set($0)
                    $0.fillMode = .forwards
                    $0.isRemovedOnCompletion = false
                }, forKey: nil)
            CATransaction.flush()
            MediaClock.advance(to: CACurrentMediaTime() + 10)
            XCTAssertEqual(x(layer), end, accuracy: 1e-9, name)
        }
    }

    // MARK: Speeds

    func testSpeedsMultiplyDownTheTree() {
        let (outer, inner) = (makeLayer(), makeResting())
        outer.addSublayer(inner)
        outer.speed = 2
        inner.speed = 0.25
        CATransaction.flush()
        let group = CAAnimationGroup()
        group.animations = [fade { $0.speed = 0.5 }]
        (group.duration, group.speed) = (10, 0.5)
        inner.add(group, forKey: nil)
        CATransaction.flush()
        // 2 * 0.25 * 0.5 * 0.5 of the clock's speed.
        advance(to: 4)
        XCTAssertEqual(x(inner), 0.5, accuracy: 1e-9)
        advance(to: 6)
        XCTAssertEqual(x(inner), 0.75, accuracy: 1e-9)
    }

    func testALayerThatRunsBackwards() {
        let layer = makeResting()
        let log = AnimationLogger("fade", self)
        layer.add(
            fade {
                $0.beginTime = 100
                $0.delegate = log
            }, forKey: nil)
        CATransaction.flush()
        advance(to: 0.75)
        // It continues from its current time, in reverse.
        layer.speed = -1
        layer.beginTime = 100.75
        layer.timeOffset = 100.75
        CATransaction.flush()
        XCTAssertEqual(x(layer), 0.75, accuracy: 1e-9)
        advance(to: 1.25)
        XCTAssertEqual(x(layer), 0.25, accuracy: 1e-9)
    }

    func testAnAnimationThatStandsStillShowsItsOffset() {
        let layer = makeResting()
        layer.add(fade { ($0.speed, $0.timeOffset) = (0, 0.3) }, forKey: nil)
        CATransaction.flush()
        advance(to: 50)
        XCTAssertEqual(x(layer), 0.3, accuracy: 1e-9)
        XCTAssertEqual(layer.presentation()?.animationKeys(), nil)
    }

    // MARK: Pausing

    /// The recipe of [Technical Q&A QA1673](https://developer.apple.com/library/archive/qa/qa1673/_index.html).
    func testPausedResumedAndPausedAgain() {
        let (root, layer) = (makeLayer(), makeResting())
        root.addSublayer(layer)
        CATransaction.flush()
        func pause() {
            let time = root.convertTime(CACurrentMediaTime(), from: nil)
            (root.speed, root.timeOffset) = (0, time)
        }
        func resume() {
            let time = root.timeOffset
            (root.speed, root.timeOffset, root.beginTime) = (1, 0, 0)
            root.beginTime = root.convertTime(CACurrentMediaTime(), from: nil) - time
        }
        let log = AnimationLogger("fade", self)
        layer.add(fade { $0.delegate = log }, forKey: nil)
        advance(to: 0.25)
        for (from, to) in [(0.25, 5.0), (5.25, 9)] {
            pause()
            let before = x(layer)
            advance(to: to)
            XCTAssertEqual(x(layer), before, accuracy: 1e-9)
            resume()
            CATransaction.flush()
            XCTAssertEqual(x(layer), before, accuracy: 1e-9)
            advance(to: to + 0.25)
            XCTAssertEqual(x(layer), before + 0.25, accuracy: 1e-9, "\(from)")
        }
        advance(to: 10)
        XCTAssertEqual(self.log, ["fade start 0.0", "fade finish 9.5"])
    }

    func testAddedToALayerThatIsPaused() {
        let layer = makeResting()
        layer.speed = 0
        layer.timeOffset = 40
        let log = AnimationLogger("fade", self)
        layer.add(fade { $0.delegate = log }, forKey: "fade")
        CATransaction.flush()
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 40)
        advance(to: 7)
        XCTAssertEqual(x(layer), 0)
        layer.timeOffset = 40.25
        CATransaction.flush()
        XCTAssertEqual(x(layer), 0.25, accuracy: 1e-9)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - 40.25
        CATransaction.flush()
        advance(to: 8)
        XCTAssertEqual(self.log, ["fade start 0.0", "fade finish 7.75"])
    }

    // MARK: Begin times

    func testABeginLongPastEndsAtOnce() {
        let layer = makeResting()
        let log = AnimationLogger("fade", self)
        layer.add(
            fade {
                $0.beginTime = 90
                $0.delegate = log
            }, forKey: nil)
        advance(to: 0)
        XCTAssertEqual(self.log, ["fade start 0.0", "fade finish 0.0"])
        XCTAssertNil(layer.animationKeys())
    }

    func testABeginTimeOfZeroIsTheCommitsTime() {
        let layer = makeResting()
        CATransaction.begin()
        layer.add(fade(), forKey: "fade")
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 0)
        MediaClock.useManual(startingAt: 102)
        CATransaction.commit()
        CATransaction.flush()
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 102)
    }

    // MARK: Groups

    /// "The duration of the grouped animations are not scaled to the duration of their CAAnimationGroup. Instead, the
    /// animations are clipped": [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup).
    func testMembersAreClippedAndFillInsideTheGroupOnly() {
        let layer = makeResting()
        let group = CAAnimationGroup()
        let log = AnimationLogger("member", self)
        let member = fade {
            $0.beginTime = 1
            $0.duration = 4
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
            $0.delegate = log
        }
        let size = CABasicAnimation(keyPath: "bounds.size.width")
        (size.toValue, size.duration, size.repeatCount) = (10, 0.5, .infinity)
        (group.animations, group.duration) = ([member, size], 3)
        layer.add(group, forKey: "group")
        CATransaction.flush()
        for (time, value) in [(0.5, 0.0), (2, 0.25), (2.9, 0.475), (3, 0.5), (9, 0.5)] {
            advance(to: time)
            XCTAssertEqual(x(layer), value, accuracy: 1e-9, "at \(time)")
        }
        XCTAssertEqual(layer.presentation()?.bounds.width, 100)
        XCTAssertEqual(self.log, [], "delegates of members are silent")
        XCTAssertNil(layer.animationKeys())
    }

    func testAGroupRepeatsItsMembers() {
        let layer = makeResting()
        let group = CAAnimationGroup()
        group.animations = [fade { $0.beginTime = 0.5 }]
        (group.duration, group.repeatCount, group.autoreverses) = (1, 2, true)
        layer.add(group, forKey: nil)
        CATransaction.flush()
        // Half a second without effect, half of the run, and the same in reverse; twice.
        for (time, value) in [(0.25, 0.5), (0.75, 0.25), (1.25, 0.25), (1.75, 0.5), (2.75, 0.25), (3.25, 0.25)] {
            advance(to: time)
            XCTAssertEqual(x(layer), value, accuracy: 1e-9, "at \(time)")
        }
    }

    // MARK: Repeating and additive animations

    /// [isCumulative](https://developer.apple.com/documentation/quartzcore/capropertyanimation/iscumulative): each
    /// repeat adds to the end of the previous one; with
    /// [isAdditive](https://developer.apple.com/documentation/quartzcore/capropertyanimation/isadditive) all of it is
    /// added to the layer's value.
    func testCumulativeRepeats() {
        for (additive, base) in [(false, 0.0), (true, 0.5)] {
            let layer = makeResting()
            layer.add(
                fade {
                    $0.repeatCount = 3
                    $0.isCumulative = true
                    $0.isAdditive = additive
                    $0.fillMode = .forwards
                    $0.isRemovedOnCompletion = false
                }, forKey: nil)
            CATransaction.flush()
            let start = CACurrentMediaTime()
            for (time, value) in [(0.25, 0.25), (1, 1), (1.75, 1.75), (2.5, 2.5), (8, 3)] {
                MediaClock.advance(to: start + time)
                XCTAssertEqual(x(layer), value + base, accuracy: 1e-9, "at \(time), additive: \(additive)")
            }
        }
    }

    /// Animations of one key path apply in the order they were added, whatever their keys; the last that isn't additive
    /// hides those before it.
    func testAnimationsOfOneKeyPathInTheirOrder() {
        func value(_ animations: CABasicAnimation...) -> Double {
            let layer = makeResting()
            for (i, animation) in animations.enumerated() { layer.add(animation, forKey: "\(animations.count - i)") }
            CATransaction.flush()
            return x(layer)
        }
        func at(_ value: Double, additive: Bool = false) -> CABasicAnimation {
            fade { ($0.fromValue, $0.toValue, $0.isAdditive) = (value, value, additive) }
        }
        XCTAssertEqual(value(at(3), at(7)), 7)
        XCTAssertEqual(value(at(3), at(7, additive: true)), 10)
        XCTAssertEqual(value(at(3, additive: true), at(7, additive: true)), 10.5)
        XCTAssertEqual(value(at(3, additive: true), at(7)), 7)
        XCTAssertEqual(value(at(1), at(2, additive: true), at(4, additive: true)), 7)
    }

    /// An animation of a field preserves the effect of an animation of the whole value on the other fields.
    func testAFieldsAnimationKeepsTheOtherFields() {
        let layer = makeResting()
        let whole = CABasicAnimation(keyPath: "position")
        (whole.fromValue, whole.toValue) = (CGPoint(x: 5, y: 6), CGPoint(x: 5, y: 6))
        let field = CABasicAnimation(keyPath: "position.y")
        (field.fromValue, field.toValue) = (9, 9)
        layer.add(whole, forKey: nil)
        layer.add(field, forKey: nil)
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 5, y: 9))
    }

    // MARK: Frames

    /// [nextFrameTime()](https://developer.apple.com/documentation/quartzcore/carenderer/nextframetime()): now while
    /// something moves, later when it is to begin, infinite when nothing moves.
    func testWhenTheNextFrameIs() throws {
        let layer = makeResting()
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let renderer = CARenderer(context: context)
        renderer.layer = layer
        renderer.bounds = layer.bounds
        func next(at time: Double) -> Double {
            renderer.beginFrame(atTime: time, timeStamp: nil)
            defer { renderer.endFrame() }
            renderer.render()
            return renderer.nextFrameTime()
        }
        XCTAssertEqual(next(at: 100), .infinity)
        layer.add(fade { $0.beginTime = 103 }, forKey: nil)
        XCTAssertEqual(next(at: 101), 103)
        XCTAssertEqual(next(at: 103.5), 103.5)
        XCTAssertEqual(next(at: 104), .infinity)
    }
}
