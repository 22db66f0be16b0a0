import LayerTestSupport
import QuartzCore
import XCTest

/// Animations of `mask.KEY` and `sublayers.NAME.KEY`: Apple's
/// [header](https://developer.apple.com/documentation/quartzcore/calayer/mask) and
/// [QA1673](https://developer.apple.com/library/archive/qa/qa1673/) reach sublayers by name.
final class AnimationScopeTests: ManualClockTestCase {
    private let parent = CALayer()
    private let child = CALayer()

    override func setUp() {
        super.setUp()
        child.name = "hand"
        parent.addSublayer(CALayer())
        parent.addSublayer(child)
        parent.mask = CALayer()
        CATransaction.flush()
    }

    private func animation(_ keyPath: String, _ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 2
        configure(animation)
        return animation
    }

    func testActsOnANamedSublayerAndGivesItBack() {
        parent.add(animation("sublayers.hand.position.x"), forKey: nil)
        advance(to: 1)
        XCTAssertEqual(child.presentation()?.position, CGPoint(x: 50, y: 0))
        XCTAssertEqual(parent.presentation()?.position, .zero)
        XCTAssertEqual(parent.sublayers?[0].presentation()?.position, .zero)
        advance(to: 2)
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.position, .zero)
        XCTAssertEqual(child.committed?.subtreeHasAnimations, false)
    }

    func testActsOnTheMask() {
        parent.add(animation("mask.cornerRadius"), forKey: nil)
        advance(to: 0.5)
        XCTAssertEqual(parent.mask?.presentation()?.cornerRadius, 25)
        XCTAssertEqual(parent.presentation()?.cornerRadius, 0)
    }

    func testValuesNotGivenAreTheSublayersOwn() {
        child.position.x = 40
        CATransaction.flush()
        child.removeAllAnimations()
        parent.add(animation("sublayers.hand.position.x") { $0.fromValue = nil }, forKey: nil)
        advance(to: 1)
        XCTAssertEqual(child.presentation()?.position.x, 70)
    }

    func testRunsInTheTimeOfTheLayerThatHasIt() {
        child.speed = 0
        parent.speed = 2
        CATransaction.flush()
        parent.add(animation("sublayers.hand.position.x"), forKey: nil)
        advance(to: 0.5)
        XCTAssertEqual(child.presentation()?.position.x, 50)
        XCTAssertEqual(parent.committed?.nextChange(atParentTime: 100.5), 100.5)
        advance(to: 1)
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.position.x, 0)
        XCTAssertEqual(parent.committed?.nextChange(atParentTime: 101), .infinity)
    }

    func testMembersOfAGroupGoTheirWays() {
        let group = CAAnimationGroup()
        group.duration = 2
        group.animations = [
            animation("position.x"), animation("sublayers.hand.position.x"), animation("mask.zPosition"),
        ]
        parent.add(group, forKey: nil)
        advance(to: 0.5)
        XCTAssertEqual(parent.presentation()?.position.x, 25)
        XCTAssertEqual(child.presentation()?.position.x, 25)
        XCTAssertEqual(parent.mask?.presentation()?.zPosition, 25)
    }

    func testRemovedAnimationsAndSublayersThatMovedAwayGoBack() {
        parent.add(animation("sublayers.hand.position.x"), forKey: "move")
        advance(to: 1)
        parent.removeAnimation(forKey: "move")
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.position.x, 0)

        parent.add(animation("sublayers.hand.position.x"), forKey: "move")
        advance(to: 2)
        XCTAssertEqual(child.presentation()?.position.x, 50)
        let other = CALayer()
        other.addSublayer(child)
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.position.x, 0)
    }

    func testAnAnimationOutlivesNeitherLayer() {
        var owner: CALayer? = CALayer()
        owner?.addSublayer(child)
        CATransaction.flush()
        owner?.add(animation("sublayers.hand.position.x") { $0.repeatCount = .infinity }, forKey: nil)
        advance(to: 1)
        XCTAssertEqual(child.presentation()?.position.x, 50)
        owner = nil
        parent.addSublayer(child)
        CATransaction.flush()
        XCTAssertEqual(child.presentation()?.position.x, 0)

        weak var gone: CALayer?
        do {
            let brief = CALayer()
            brief.name = "brief"
            gone = brief
            parent.addSublayer(brief)
            parent.add(animation("sublayers.brief.position.x") { $0.repeatCount = .infinity }, forKey: nil)
            CATransaction.flush()
            brief.removeFromSuperlayer()
            CATransaction.flush()
        }
        XCTAssertNil(gone)
    }

    func testAnimationsOfUnknownKeyPathsOnlyEnd() {
        for path in ["sublayers.nobody.opacity", "sublayers.hand.nothing", "sublayers..opacity", "mask.", "sublayers."]
        {
            parent.add(
                animation(path) {
                    $0.delegate = AnimationLogger(path, self)
                    $0.duration = 1
                }, forKey: nil)
        }
        CALayer().add(animation("mask.opacity"), forKey: nil)
        advance(to: 3)
        XCTAssertEqual(log.filter { $0.contains("finish 1.0") }.count, 5)
        XCTAssertEqual(child.presentation()?.opacity, 1)
    }
}
