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

    /// As in Apple's [example](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AdvancedAnimationTricks/AdvancedAnimationTricks.html),
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

    /// The usual way to keep what a group did: its members say nothing of filling.
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
