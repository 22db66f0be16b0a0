import QuartzCore
import UIKit
import XCTest

/// `UIAttachmentBehavior` and `UISnapBehavior`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiattachmentbehavior)
final class AttachmentTests: DynamicsTestCase {
    // MARK: Rods

    /// A pendulum keeps its length, and swings as high on the other side.
    func testARodKeepsItsLength() async {
        let item = ball(at: 300, 100, radius: 10)
        let rod = add(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100)))
        XCTAssertEqual(rod.length, 100)
        XCTAssertEqual(rod.attachedBehaviorType, .anchor)
        XCTAssertEqual([rod.damping, rod.frequency, rod.frictionTorque], [0, 0, 0])
        XCTAssertTrue(rod.attachmentRange.isInfinite)
        add(UIGravityBehavior(items: [item]))
        add(to: [item]) { $0.allowsRotation = false }
        var left = CGFloat.infinity
        for tick in 1...120 {
            advance(to: Double(tick) / 60)
            XCTAssertEqual(distance(item.center, rod.anchorPoint), 100, accuracy: 0.1)
            left = min(left, item.center.x)
        }
        XCTAssertEqual(left, 100, accuracy: 0.2)
    }

    /// A moving anchor drags the item along.
    func testAnAnchorDrags() async {
        let item = box(at: 100, 100)
        let rod = add(
            UIAttachmentBehavior(
                item: item, offsetFromCenter: UIOffset(horizontal: 30, vertical: 0),
                attachedToAnchor: CGPoint(x: 130, y: 100)))
        XCTAssertEqual(rod.length, 0)
        for tick in 1...30 {
            rod.anchorPoint.x += 4
            advance(to: Double(tick) / 60)
        }
        advance(to: 1)
        XCTAssertEqual(item.center.x, 220, accuracy: 0.5)
        XCTAssertEqual(item.center.y, 100, accuracy: 0.1)
    }

    /// The length is set, and the attached item follows.
    func testTwoItemsKeepTheirDistance() async {
        let (a, b) = (ball(at: 150, 200, radius: 10), ball(at: 250, 200, radius: 10))
        let rod = add(UIAttachmentBehavior(item: a, attachedTo: b))
        XCTAssertEqual(rod.attachedBehaviorType, .items)
        XCTAssertEqual(rod.items.count, 2)
        let push = add(UIPushBehavior(items: [b], mode: .continuous))
        push.pushDirection = CGVector(dx: 0.01, dy: 0.02)
        advance(to: 1)
        XCTAssertEqual(distance(a.center, b.center), 100, accuracy: 0.1)
        rod.length = 60
        advance(to: 2)
        XCTAssertEqual(distance(a.center, b.center), 60, accuracy: 0.1)
    }

    /// A frequency of 1 oscillates once per second.
    func testAFrequencySwings() async {
        let item = box(at: 300, 100)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        spring.frequency = 1
        spring.length = 100
        add(spring)
        var places: [CGFloat] = []
        for tick in 1...60 {
            advance(to: Double(tick) / 60)
            places.append(item.center.x)
        }
        XCTAssertEqual(places[29], 101.6, accuracy: 1.7)
        XCTAssertEqual(places[59], 296.8, accuracy: 3.3)
        spring.damping = 1
        advance(to: 6)
        XCTAssertEqual(item.center.x, 200, accuracy: 0.5)
    }

    // MARK: Other kinds

    func testARopeOnlyHolds() async {
        let (a, b) = (box(at: 200, 100, width: 20, height: 20), ball(at: 240, 100, radius: 10))
        let rope = add(
            UIAttachmentBehavior.limitAttachment(
                with: a, offsetFromCenter: UIOffset(), attachedTo: b, offsetFromCenter: UIOffset()))
        rope.length = 80
        add(to: [a]) { $0.isAnchored = true }
        add(to: [b]) { $0.resistance = 2 }
        add(UIGravityBehavior(items: [b]))
        advance(to: 0.1)
        XCTAssertEqual(b.center.x, 240, accuracy: 1e-3)
        advance(to: 10)
        XCTAssertEqual(b.center.x, 200, accuracy: 1)
        XCTAssertEqual(b.center.y, 180, accuracy: 0.2)
    }

    func testAFixedAttachmentMakesOneBody() async {
        let (a, b) = (box(at: 150, 100, width: 50, height: 50), box(at: 200, 100, width: 50, height: 50))
        add(UIAttachmentBehavior.fixedAttachment(with: a, attachedTo: b, attachmentAnchor: CGPoint(x: 175, y: 100)))
        let properties = add(UIDynamicItemBehavior(items: [a, b]))
        properties.addAngularVelocity(3, for: a)
        advance(to: 1)
        XCTAssertEqual(distance(a.center, b.center), 50, accuracy: 0.2)
        XCTAssertEqual(angle(of: a), angle(of: b), accuracy: 0.01)
        XCTAssertGreaterThan(abs(angle(of: a)), 0.1)
    }

    /// Two items rotate about the pin relative to each other, within its limits.
    func testAPinTurns() async {
        let (a, b) = (box(at: 150, 100, width: 50, height: 50), box(at: 200, 100, width: 50, height: 50))
        let pin = add(
            UIAttachmentBehavior.pinAttachment(with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 175, y: 100)))
        pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
        add(to: [a]) { $0.isAnchored = true }
        add(to: [b]) { ($0.resistance, $0.angularResistance) = (2, 2) }
        add(UIGravityBehavior(items: [b]))
        advance(to: 5)
        XCTAssertEqual(angle(of: b), 0.5, accuracy: 0.02)
        XCTAssertEqual(b.center.x, 175 + 25 * cos(0.5), accuracy: 0.3)
        XCTAssertEqual(b.center.y, 100 + 25 * sin(0.5), accuracy: 0.5)
        pin.attachmentRange = .infinite
        advance(to: 15)
        XCTAssertEqual(b.center.x, 175, accuracy: 1)
        XCTAssertEqual(b.center.y, 125, accuracy: 0.5)
    }

    func testFrictionHoldsAPin() async {
        let (a, b) = (box(at: 150, 100, width: 50, height: 50), box(at: 200, 100, width: 50, height: 50))
        let pin = add(
            UIAttachmentBehavior.pinAttachment(with: b, attachedTo: a, attachmentAnchor: CGPoint(x: 175, y: 100)))
        // The weight, 1/4 of ten times a force of 1, at a quarter of 100 points.
        pin.frictionTorque = 0.7
        add(to: [a]) { $0.isAnchored = true }
        add(UIGravityBehavior(items: [b]))
        advance(to: 2)
        XCTAssertEqual(angle(of: b), 0, accuracy: 0.05)
        pin.frictionTorque = 0.3
        advance(to: 4)
        XCTAssertGreaterThan(angle(of: b), 0.5)
    }

    func testASliderKeepsToItsLine() async {
        let item = box(at: 200, 100)
        let slider = add(
            UIAttachmentBehavior.slidingAttachment(
                with: item, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 5)))
        slider.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
        let properties = add(UIDynamicItemBehavior(items: [item]))
        properties.addLinearVelocity(CGPoint(x: 100, y: -500), for: item)
        properties.addAngularVelocity(3, for: item)
        var highest = CGFloat.infinity
        for tick in 1...30 {
            advance(to: Double(tick) / 60)
            XCTAssertEqual(item.center.x, 200, accuracy: 0.2)
            XCTAssertEqual(angle(of: item), 0, accuracy: 0.01)
            highest = min(highest, item.center.y)
        }
        XCTAssertEqual(highest, 50, accuracy: 0.5)
        add(UIGravityBehavior(items: [item]))
        advance(to: 3)
        XCTAssertEqual(item.center.y, 180, accuracy: 0.2)
    }

    // MARK: Snapping

    func testSnappingEndsAtThePointUpright() async {
        let item = box(at: 100, 100)
        item.transform = CGAffineTransform(rotationAngle: 0.8)
        let snap = add(UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 250)))
        XCTAssertEqual(snap.damping, 0.5)
        advance(to: 3)
        XCTAssertEqual(item.center.x, 300, accuracy: 0.2)
        XCTAssertEqual(item.center.y, 250, accuracy: 0.2)
        XCTAssertEqual(angle(of: item), 0, accuracy: 0.01)
        XCTAssertFalse(animator.isRunning)
        snap.snapPoint = CGPoint(x: 50, y: 50)
        advance(to: 6)
        XCTAssertEqual(item.center.x, 50, accuracy: 0.2)
    }

    /// Low damping overshoots the point further.
    func testDampingOfSnaps() async {
        func overshoot(_ damping: CGFloat) -> CGFloat {
            MediaClock.useManual(startingAt: 100)
            let item = box(at: 100, 100)
            let animator = UIDynamicAnimator(referenceView: view)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 200, y: 100))
            snap.damping = damping
            animator.addBehavior(snap)
            var farthest: CGFloat = 0
            for tick in 1...90 {
                advance(to: Double(tick) / 60)
                farthest = max(farthest, item.center.x)
            }
            animator.removeAllBehaviors()
            item.removeFromSuperview()
            return farthest - 200
        }
        let (none, half, full) = (overshoot(0), overshoot(0.5), overshoot(1))
        XCTAssertGreaterThan(none, half)
        XCTAssertGreaterThan(half, 1)
        XCTAssertLessThan(full, 0.5)
    }

    // MARK: Ranges

    func testRanges() async {
        XCTAssertEqual(UIFloatRange.zero, UIFloatRange(minimum: 0, maximum: 0))
        XCTAssertEqual(UIFloatRange(), .zero)
        XCTAssertTrue(UIFloatRange.infinite.isInfinite)
        XCTAssertFalse(UIFloatRange(minimum: 0, maximum: .infinity).isInfinite)
    }
}
