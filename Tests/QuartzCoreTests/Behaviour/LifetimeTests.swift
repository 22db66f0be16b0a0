import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// Objects are released when they are no longer needed.
final class LifetimeTests: ManualClockTestCase {
    private final class Token: CAAnimationDelegate, CALayerDelegate, CAAction {
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }

    /// Runs `body` and returns weak references to the objects that it expects to be released.
    private func weakly(_ body: () -> [AnyObject]) -> [() -> AnyObject?] {
        body().map { object in { [weak object] in object } }
    }

    private func assertGone(_ references: [() -> AnyObject?], line: UInt = #line) {
        for (index, reference) in references.enumerated() { XCTAssertNil(reference(), "number \(index)", line: line) }
    }

    func testTreesWithMasksCyclesOfDelegatesAndPresentations() {
        let gone = weakly {
            let (root, child, mask, delegate) = (CALayer(), CAShapeLayer(), CAGradientLayer(), Token())
            root.addSublayer(child)
            child.mask = mask
            child.delegate = delegate
            child.actions = ["opacity": delegate]
            CATransaction.flush()
            let shown = child.presentation()!
            return [root, child, mask, delegate, shown, shown.superlayer!]
        }
        CATransaction.flush()
        assertGone(gone)
    }

    func testAnimationsAndTheirDelegatesAfterTheEnd() {
        let layer = makeLayer()
        let gone = weakly {
            let (animation, delegate) = (CABasicAnimation(keyPath: "opacity"), Token())
            (animation.delegate, animation.duration) = (delegate, 1)
            layer.add(animation, forKey: "fade")
            return [animation, delegate, layer.animation(forKey: "fade")!]
        }
        advance(to: 0.5)
        XCTAssertNotNil(gone[1](), "a delegate is retained until the end")
        advance(to: 2)
        assertGone(gone)
    }

    func testAnimationsThatWereRemovedOrWhoseLayerWentAway() {
        let gone = weakly {
            let (layer, animation, delegate) = (makeLayer(), CABasicAnimation(keyPath: "opacity"), Token())
            (animation.delegate, animation.repeatCount) = (delegate, .infinity)
            layer.add(animation, forKey: "fade")
            CATransaction.flush()
            return [layer, animation, delegate]
        }
        advance(to: 1)
        assertGone(gone)
    }

    func testCompletionBlocksAndWhatTheyHold() {
        let layer = makeLayer()
        let gone = weakly {
            let token = Token()
            CATransaction.begin()
            CATransaction.setCompletionBlock { _ = token }
            layer.opacity = 0
            CATransaction.commit()
            return [token]
        }
        XCTAssertNotNil(gone[0]())
        advance(to: 1)
        assertGone(gone)
    }

    func testLayersThatWereSwappedManyTimes() {
        let root = makeLayer()
        var gone: [() -> AnyObject?] = []
        for round in 0..<20 {
            gone += weakly {
                let layer = CALayer()
                layer.position.x = CGFloat(round)
                root.sublayers = [layer]
                CATransaction.flush()
                layer.opacity = 0
                CATransaction.flush()
                return [layer]
            }
        }
        root.sublayers = nil
        advance(to: 1)
        assertGone(gone)
    }
}
