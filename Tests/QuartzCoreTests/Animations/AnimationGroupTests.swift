import LayerTestSupport
import QuartzCore
import XCTest

/// [CAAnimationGroup](https://developer.apple.com/documentation/quartzcore/caanimationgroup)
final class AnimationGroupTests: ManualClockTestCase {
    private func member(_ keyPath: String, _ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 100
        configure(animation)
        return animation
    }

    private func show(_ group: CAAnimationGroup, at times: [Double]) -> [CGPoint] {
        let layer = CALayer()
        layer.position = CGPoint(x: -1, y: -1)
        CATransaction.flush()
        layer.add(group, forKey: nil)
        CATransaction.flush()
        let start = CACurrentMediaTime()
        return times.map { time in
            MediaClock.advance(to: start + time)
            return layer.presentation()!.position
        }
    }

    private func group(_ duration: CFTimeInterval, _ animations: [CAAnimation]) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        group.duration = duration
        group.animations = animations
        return group
    }

    /// As in Apple's
    /// [example](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AdvancedAnimationTricks/AdvancedAnimationTricks.html),
    /// whose members have no duration.
    func testMembersWithoutADurationTakeTheGroups() {
        XCTAssertEqual(
            show(group(2, [member("position.x"), member("position.y")]), at: [1, 2]),
            [CGPoint(x: 50, y: 50), CGPoint(x: -1, y: -1)])
    }

    func testMembersAreCutOffAtTheGroupsEnd() {
        let long = member("position.x") { $0.duration = 4 }
        XCTAssertEqual(show(group(2, [long]), at: [1, 1.5, 2]).map(\.x), [25, 37.5, -1])
    }

    func testMembersBeginInTheGroupsTimeAndFill() {
        let late = member("position.x") {
            $0.beginTime = 1
            $0.duration = 1
        }
        XCTAssertEqual(show(group(3, [late]), at: [0.5, 1.5, 2.5]).map(\.x), [-1, 50, -1])
        late.fillMode = .both
        XCTAssertEqual(show(group(3, [late]), at: [0.5, 1.5, 2.5, 3]).map(\.x), [0, 50, 100, -1])
    }

    func testTheGroupsTimeIsItsOwn() {
        let animations = group(1, [member("position.x")])
        animations.speed = 0.5
        animations.autoreverses = true
        animations.repeatCount = 2
        XCTAssertEqual(show(animations, at: [1, 2, 3, 5, 8]).map(\.x), [50, 100, 50, 50, -1])
    }

    /// The usual way to keep a group's result: its members have no fill mode.
    func testAGroupThatFillsKeepsItsMembersAtTheirEnds() {
        let animations = group(1, [member("position.x")])
        animations.fillMode = .forwards
        animations.isRemovedOnCompletion = false
        XCTAssertEqual(show(animations, at: [0.5, 1, 5]).map(\.x), [50, 100, 100])
    }

    func testTheGroupsTimingFunctionBendsItsTime() {
        let animations = group(1, [member("position.x")])
        animations.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let eased = 100 * TimingCurve(0.42, 0, 1, 1).value(at: 0.5)
        XCTAssertEqual(Double(show(animations, at: [0.5])[0].x), eased, accuracy: 1e-4)
    }

    func testGroupsInGroups() {
        let inner = group(1, [member("position.x")])
        inner.beginTime = 1
        inner.speed = 2
        XCTAssertEqual(show(group(3, [inner]), at: [0.5, 1.25, 2]).map(\.x), [-1, 50, -1])
    }

    /// Held and moving parts of one property, each a member for its part of the time, as players of vector animations
    /// build them. On iOS a part that holds only one value has no effect throughout, not only at its start: the layer's
    /// own value shows. One that holds two or more shows them.
    func testADiscretePartOfOneValueShowsNothing() {
        func part(_ values: [Any], _ keyTimes: [NSNumber], _ begin: Double, _ end: Double, isHeld: Bool)
            -> CAKeyframeAnimation
        {
            let part = CAKeyframeAnimation(keyPath: "position.x")
            (part.values, part.keyTimes) = (values, keyTimes)
            part.calculationMode = isHeld ? .discrete : .linear
            (part.beginTime, part.duration) = (begin, end - begin)
            return part
        }
        // Held, then moving; the last part shows at its very end.
        let first = group(4, [part([7], [0, 1], 0, 2, isHeld: true), part([100, 0], [0, 1], 2, 4, isHeld: false)])
        first.fillMode = .both
        first.isRemovedOnCompletion = false
        XCTAssertEqual(show(first, at: [0, 1, 1.999, 2, 3, 4, 9]).map(\.x), [-1, -1, -1, 100, 50, 0, 0])
        // Moving, held, moving.
        let between = group(
            6,
            [
                part([100, 0], [0, 1], 0, 2, isHeld: false), part([7], [0, 1], 2, 4, isHeld: true),
                part([0, 100], [0, 1], 4, 6, isHeld: false),
            ])
        XCTAssertEqual(show(between, at: [1, 2.5, 3.5, 5]).map(\.x), [50, -1, -1, 50])
        // Two held values, whatever the fill mode and order.
        let held = part([7, 8], [0, 0.5, 1], 0, 2, isHeld: true)
        let moving = part([100, 0], [0, 1], 2, 4, isHeld: false)
        XCTAssertEqual(show(group(4, [held, moving]), at: [0, 0.9, 1, 1.9, 3]).map(\.x), [7, 7, 8, 8, 50])
        XCTAssertEqual(show(group(4, [moving, held]), at: [0, 0.9, 1, 1.9, 3]).map(\.x), [7, 7, 8, 8, 50])
        // A part that begins later shows before only if it fills, and then covers those before it.
        moving.fillMode = .backwards
        XCTAssertEqual(show(group(4, [held, moving]), at: [0, 1]).map(\.x), [100, 100])
        XCTAssertEqual(show(group(4, [moving, held]), at: [0, 1]).map(\.x), [7, 8])
    }

    func testMembersAreCopiedWithTheGroup() {
        let layer = makeLayer()
        let animation = member("position.x")
        let animations = group(1, [animation])
        layer.add(animations, forKey: nil)
        animation.toValue = 5000
        animations.animations = []
        CATransaction.flush()
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
    }

    func testAnEmptyGroupDoesNothing() {
        XCTAssertEqual(show(CAAnimationGroup(), at: [0.1]), [CGPoint(x: -1, y: -1)])
    }
}
