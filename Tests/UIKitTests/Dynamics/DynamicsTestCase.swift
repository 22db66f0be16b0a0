import QuartzCore
import UIKit
import XCTest

/// A test of an animator of a view of 400 × 400 points.
@MainActor
class DynamicsTestCase: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 400, height: 400) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private(set) lazy var animator = UIDynamicAnimator(referenceView: view)

    override func setUp() async throws {
        try await super.setUp()
        window.addSubview(view)
        CATransaction.flush()
    }

    /// Creates a square of 100 points by default, with a mass of 1.
    func box(at x: CGFloat, _ y: CGFloat, width: CGFloat = 100, height: CGFloat = 100) -> UIView {
        let box = UIView(frame: CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height))
        view.addSubview(box)
        return box
    }

    func ball(at x: CGFloat, _ y: CGFloat, radius: CGFloat) -> UIView {
        let ball = Ball(frame: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        view.addSubview(ball)
        return ball
    }

    /// Returns the clockwise rotation of a view.
    func angle(of view: UIView) -> CGFloat { atan2(view.transform.b, view.transform.a) }

    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

    @discardableResult
    func add<Behavior: UIDynamicBehavior>(_ behavior: Behavior) -> Behavior {
        animator.addBehavior(behavior)
        return behavior
    }

    /// Adds an item behaviour.
    @discardableResult
    func add(
        to items: [any UIDynamicItem], _ change: (UIDynamicItemBehavior) -> Void
    ) -> UIDynamicItemBehavior {
        let behavior = UIDynamicItemBehavior(items: items)
        change(behavior)
        return add(behavior)
    }

    final class Ball: UIView {
        override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
}
