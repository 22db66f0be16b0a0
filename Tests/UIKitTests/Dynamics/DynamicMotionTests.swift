import QuartzCore
import UIKit
import XCTest

/// Gravity, pushes, velocities, and when an animator runs.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicanimator)
final class DynamicMotionTests: DynamicsTestCase {
    // MARK: Gravity

    /// A magnitude of 1 is 1000 points per second squared.
    func testWhatFallsDoesSoByTheSquareOfTheTime() async {
        let item = box(at: 200, 50)
        let gravity = add(UIGravityBehavior(items: [item]))
        XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
        XCTAssertEqual(gravity.magnitude, 1)
        XCTAssertEqual(gravity.angle, .pi / 2, accuracy: 1e-12)
        for time in [0.25, 0.5, 1, 2] {
            advance(to: time)
            XCTAssertEqual(item.center.y, 50 + 500 * time * time, accuracy: 1e-6)
        }
        XCTAssertEqual(item.center.x, 200)
        XCTAssertEqual(item.transform, .identity)
        XCTAssertEqual(animator.elapsedTime, 2, accuracy: 1e-9)
    }

    func testGravityHasAnyDirection() async {
        let item = box(at: 200, 50)
        let gravity = add(UIGravityBehavior(items: [item]))
        gravity.setAngle(0, magnitude: 0.1)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 250, accuracy: 1e-6)
        gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: 0)
        XCTAssertEqual(gravity.gravityDirection.dx, 0.1, accuracy: 1e-9)
    }

    /// A program's motion doesn't depend on the frames that are shown.
    func testFramesDoNotMatter() async {
        func places(_ times: [Double]) async throws -> [CGPoint] {
            MediaClock.useManual(startingAt: 100)
            let items = (0..<5).map { box(at: 100 + 40 * CGFloat($0), 40 + 60 * CGFloat($0), width: 50, height: 30) }
            let animator = UIDynamicAnimator(referenceView: view)
            animator.addBehavior(UIGravityBehavior(items: items))
            let collision = UICollisionBehavior(items: items)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            for time in times { advance(to: time) }
            let places = items.map(\.center)
            for item in items { item.removeFromSuperview() }
            animator.removeAllBehaviors()
            return places
        }
        let all = try? await places([2])
        let frames = try? await places((1...50).map { Double($0) / 25 })
        let odd = try? await places([0.013, 0.4, 0.401, 1.7, 2])
        XCTAssertNotNil(all)
        XCTAssertEqual(all, frames)
        XCTAssertEqual(all, odd)
    }

    // MARK: Pushes

    /// A magnitude of 1 accelerates 100 × 100 points of density 1 by 100 points per second squared.
    func testAContinuousPushAccelerates() async {
        let (item, heavy) = (box(at: 100, 100), box(at: 100, 300, width: 100, height: 200))
        let push = add(UIPushBehavior(items: [item, heavy], mode: .continuous))
        push.pushDirection = CGVector(dx: 1, dy: 0)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 150, accuracy: 1e-6)
        XCTAssertEqual(heavy.center.x, 125, accuracy: 1e-6)
        push.active = false
        advance(to: 2)
        XCTAssertEqual(item.center.x, 250, accuracy: 1e-6)
    }

    func testAnInstantaneousPushGivesAVelocityOnce() async {
        let item = box(at: 100, 100)
        let push = add(UIPushBehavior(items: [item], mode: .instantaneous))
        push.setAngle(0, magnitude: 1)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 200, accuracy: 0.2)
        XCTAssertFalse(push.active)
        push.active = true
        advance(to: 2)
        XCTAssertEqual(item.center.x, 400, accuracy: 0.5)
    }

    func testAPushBesideTheCentreTurns() async {
        let item = box(at: 100, 100)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: item)
        XCTAssertEqual(push.targetOffsetFromCenter(for: item).vertical, -50)
        let properties = add(UIDynamicItemBehavior(items: [item]))
        add(push)
        advance(to: 0.1)
        // The moment of inertia of a square of side a is ma²/6; 50 points above the centre, it turns clockwise.
        XCTAssertEqual(properties.angularVelocity(for: item), 100 * 50 * 6 / 10_000, accuracy: 1e-6)
    }

    // MARK: Properties of items

    func testVelocitiesAreAddedAndRead() async {
        let item = box(at: 100, 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.addLinearVelocity(CGPoint(x: 30, y: 0), for: item)
        properties.addLinearVelocity(CGPoint(x: 10, y: 20), for: item)
        properties.addAngularVelocity(2, for: item)
        XCTAssertEqual(properties.linearVelocity(for: item), .zero)
        add(properties)
        XCTAssertEqual(properties.linearVelocity(for: item), CGPoint(x: 40, y: 20))
        advance(to: 1)
        XCTAssertEqual(item.center.x, 140, accuracy: 1e-6)
        XCTAssertEqual(item.center.y, 120, accuracy: 1e-6)
        XCTAssertEqual(angle(of: item), 2, accuracy: 1e-6)
        properties.allowsRotation = false
        advance(to: 1.5)
        XCTAssertEqual(angle(of: item), 2, accuracy: 1e-6)
        XCTAssertEqual(properties.angularVelocity(for: item), 0)
    }

    func testResistanceIsAnExponentialDecay() async {
        let item = box(at: 100, 100)
        let properties = add(to: [item]) { ($0.resistance, $0.angularResistance) = (2, 1) }
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        properties.addAngularVelocity(1, for: item)
        advance(to: 0.5)
        XCTAssertEqual(properties.linearVelocity(for: item).x, 100 * exp(-1), accuracy: 1e-6)
        XCTAssertEqual(properties.angularVelocity(for: item), exp(-0.5), accuracy: 1e-6)
        XCTAssertEqual(item.center.x, 100 + 50 * (1 - exp(-1)), accuracy: 0.01)
    }

    func testWhatIsAnchoredStays() async {
        let (item, other) = (box(at: 100, 100), box(at: 300, 100))
        add(to: [item]) { $0.isAnchored = true }
        add(UIGravityBehavior(items: [item, other]))
        advance(to: 1)
        XCTAssertEqual(item.center, CGPoint(x: 100, y: 100))
        XCTAssertEqual(other.center.y, 600, accuracy: 1e-6)
    }

    /// The last behaviour that sets a property takes effect.
    func testDefaultsAndOrder() async {
        let item = box(at: 100, 100)
        let properties = UIDynamicItemBehavior(items: [item])
        XCTAssertEqual(properties.density, 1)
        XCTAssertEqual(
            [properties.elasticity, properties.friction, properties.resistance, properties.angularResistance],
            [0, 0, 0, 0])
        XCTAssertEqual(properties.charge, 0)
        XCTAssertTrue(properties.allowsRotation)
        XCTAssertFalse(properties.isAnchored)
        add(properties)
        add(to: [item]) { $0.density = 4 }
        let push = add(UIPushBehavior(items: [item], mode: .continuous))
        push.pushDirection = CGVector(dx: 4, dy: 0)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 150, accuracy: 1e-6)
    }

    /// Other components of a transform are preserved.
    func testATransformKeepsItsScale() async {
        let item = box(at: 100, 100)
        item.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        let properties = add(UIDynamicItemBehavior(items: [item]))
        properties.addAngularVelocity(1, for: item)
        advance(to: 1)
        let wanted = CGAffineTransform(scaleX: 2, y: 0.5).concatenating(CGAffineTransform(rotationAngle: 1))
        XCTAssertEqual(item.transform.a, wanted.a, accuracy: 1e-6)
        XCTAssertEqual(item.transform.d, wanted.d, accuracy: 1e-6)
    }

    // MARK: Running

    func testAnAnimatorRestsAndGoesOn() async {
        final class Delegate: NSObject, UIDynamicAnimatorDelegate {
            var log: [String] = []
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume \(animator.isRunning)") }
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause \(animator.isRunning)") }
        }
        let delegate = Delegate()
        animator.delegate = delegate
        XCTAssertFalse(animator.isRunning)
        let item = box(at: 200, 300)
        let gravity = add(UIGravityBehavior(items: [item]))
        let collision = UICollisionBehavior(items: [item])
        collision.translatesReferenceBoundsIntoBoundary = true
        add(collision)
        XCTAssertTrue(animator.isRunning)
        advance(to: 5)
        XCTAssertFalse(animator.isRunning)
        XCTAssertEqual(delegate.log, ["resume false", "pause false"])
        XCTAssertEqual(item.center.y, 350, accuracy: 0.1)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        XCTAssertTrue(animator.isRunning)
        advance(to: 10)
        XCTAssertEqual(item.center.y, 50, accuracy: 0.1)
        XCTAssertEqual(delegate.log.count, 4)
    }

    func testActionsComeSixtyTimesASecond() async {
        let item = box(at: 200, 50)
        let gravity = UIGravityBehavior(items: [item])
        var places: [CGFloat] = []
        gravity.action = { places.append(item.center.y) }
        add(gravity)
        advance(to: 1.001)
        XCTAssertEqual(places.count, 60)
        XCTAssertEqual(places[29], 175, accuracy: 1e-6)
    }

    /// An item removed from all behaviours loses its velocity.
    func testRemovedItemsStop() async {
        let item = box(at: 200, 50)
        let gravity = add(UIGravityBehavior(items: [item]))
        advance(to: 1)
        gravity.removeItem(item)
        XCTAssertEqual(animator.items(in: .infinite).count, 0)
        advance(to: 2)
        XCTAssertEqual(item.center.y, 550, accuracy: 1e-6)
        item.center = CGPoint(x: 200, y: 50)
        gravity.addItem(item)
        advance(to: 3)
        XCTAssertEqual(item.center.y, 550, accuracy: 1e-6)
    }

    func testUpdatedItemsKeepTheirVelocity() async {
        let item = box(at: 200, 50)
        let properties = add(UIDynamicItemBehavior(items: [item]))
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: item)
        advance(to: 1)
        item.center = CGPoint(x: 0, y: 0)
        animator.updateItem(usingCurrentState: item)
        advance(to: 2)
        XCTAssertEqual(item.center.x, 100, accuracy: 0.2)
        XCTAssertEqual(item.center.y, 0, accuracy: 1e-6)
    }

    func testChildrenActWithTheirParent() async {
        final class Composite: UIDynamicBehavior {
            var log: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { log.append(dynamicAnimator != nil) }
        }
        let item = box(at: 200, 50)
        let composite = Composite()
        let gravity = UIGravityBehavior(items: [item])
        composite.addChildBehavior(gravity)
        gravity.addChildBehavior(composite)
        XCTAssertEqual(gravity.childBehaviors.count, 0)
        add(composite)
        XCTAssertTrue(gravity.dynamicAnimator === animator)
        XCTAssertEqual(animator.behaviors.count, 1)
        advance(to: 1)
        XCTAssertEqual(item.center.y, 550, accuracy: 1e-6)
        animator.removeAllBehaviors()
        XCTAssertNil(gravity.dynamicAnimator)
        XCTAssertEqual(composite.log, [true, false])
        XCTAssertEqual(animator.behaviors.count, 0)
    }

    /// An item without a size, or a position, is ignored.
    func testItemsWithoutASizeAreLeftOut() async {
        let flat = box(at: 100, 100, width: 0, height: 10)
        add(UIGravityBehavior(items: [flat]))
        add(UICollisionBehavior(items: [flat, flat]))
        XCTAssertFalse(animator.isRunning)
        advance(to: 1)
        XCTAssertEqual(flat.center, CGPoint(x: 100, y: 100))
    }

    /// A custom object is moved like a view.
    func testItemsAreNoViews() async {
        final class Item: NSObject, UIDynamicItem {
            var center = CGPoint(x: 10, y: 20)
            let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
            var transform = CGAffineTransform.identity
        }
        let item = Item()
        let animator = UIDynamicAnimator()
        animator.addBehavior(UIGravityBehavior(items: [item]))
        advance(to: 1)
        XCTAssertEqual(item.center.y, 520, accuracy: 1e-6)
        XCTAssertNil(animator.referenceView)
    }
}
