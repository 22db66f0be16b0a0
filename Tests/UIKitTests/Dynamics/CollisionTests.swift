import QuartzCore
import TestSupport
import UIKit
import XCTest

/// `UICollisionBehavior`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uicollisionbehavior)
final class CollisionTests: DynamicsTestCase {
    private final class Delegate: NSObject, UICollisionBehaviorDelegate {
        var log: [String] = []
        var names: [UIView] = []

        private func name(_ item: any UIDynamicItem) -> String {
            names.firstIndex { $0 === item }.map(String.init) ?? "?"
        }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { log.append("\(name(item1)) meets \(name(item2)) at \(Int(p.x.rounded())), \(Int(p.y.rounded()))") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { log.append("\(name(item1)) leaves \(name(item2))") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { log.append("\(name(item)) meets \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { log.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "bounds")") }
    }

    private func collide(_ items: [UIView]) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        return add(collision)
    }

    // MARK: Boundaries

    func testWhatFallsComesToRestOnTheFloor() async {
        let item = box(at: 200, 100)
        add(UIGravityBehavior(items: [item]))
        _ = collide([item])
        advance(to: 3)
        XCTAssertEqual(item.center.y, 350, accuracy: 0.05)
        XCTAssertEqual(item.center.x, 200, accuracy: 1e-6)
        XCTAssertEqual(angle(of: item), 0, accuracy: 1e-6)
    }

    func testInsetsMakeTheBoundarySmaller() async {
        let item = box(at: 200, 100)
        add(UIGravityBehavior(items: [item]))
        let collision = collide([item])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 60, right: 0))
        advance(to: 3)
        XCTAssertEqual(item.center.y, 290, accuracy: 0.05)
        XCTAssertTrue(collision.translatesReferenceBoundsIntoBoundary)
        // Items resting on a boundary are released when it moves away.
        view.bounds.size.height = 500
        add(UIPushBehavior(items: [item], mode: .continuous))
        advance(to: 6)
        XCTAssertEqual(item.center.y, 390, accuracy: 0.05)
    }

    func testSegmentsAndPathsAreBoundaries() async {
        let (item, other) = (box(at: 100, 100, width: 20, height: 20), ball(at: 300, 100, radius: 10))
        add(UIGravityBehavior(items: [item, other]))
        let collision = add(UICollisionBehavior(items: [item, other]))
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
        let bowl = UIBezierPath(
            arcCenter: CGPoint(x: 310, y: 200), radius: 80, startAngle: 0, endAngle: .pi, clockwise: true)
        collision.addBoundary(withIdentifier: "bowl" as NSString, for: bowl)
        add(to: [other]) { $0.resistance = 1 }
        let delegate = Delegate()
        delegate.names = [item, other]
        collision.collisionDelegate = delegate
        XCTAssertEqual(collision.boundaryIdentifiers?.map { "\($0)" }, ["shelf", "bowl"])
        XCTAssertEqual(collision.boundary(withIdentifier: "bowl" as NSString)?.bounds, bowl.bounds)
        advance(to: 10)
        XCTAssertEqual(item.center.y, 190, accuracy: 0.05)
        // It rolls to the lowest point of the bowl.
        XCTAssertEqual(other.center.x, 310, accuracy: 3)
        XCTAssertEqual(other.center.y, 270, accuracy: 0.5)
        XCTAssertTrue(delegate.log.contains("0 meets shelf"))
        XCTAssertTrue(delegate.log.contains("1 meets bowl"))
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        XCTAssertNil(collision.boundary(withIdentifier: "shelf" as NSString))
        advance(to: 11)
        XCTAssertGreaterThan(item.center.y, 500)
        collision.removeAllBoundaries()
        XCTAssertNil(collision.boundaryIdentifiers)
    }

    /// A line has no thickness, and yet nothing passes through it.
    func testFastItemsDoNotPassThroughLines() async {
        let item = ball(at: 50, 200, radius: 5)
        let collision = collide([item])
        collision.addBoundary(
            withIdentifier: "wall" as NSString, from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 400))
        let properties = add(UIDynamicItemBehavior(items: [item]))
        properties.elasticity = 1
        properties.addLinearVelocity(CGPoint(x: 20_000, y: 0), for: item)
        for tick in 1...60 {
            advance(to: Double(tick) / 60)
            XCTAssertLessThanOrEqual(item.center.x, 196)
            XCTAssertGreaterThanOrEqual(item.center.x, 4)
        }
        XCTAssertEqual(abs(properties.linearVelocity(for: item).x), 20_000, accuracy: 1)
    }

    // MARK: Bounces

    /// Without loss, a falling item returns to its initial height; with an elasticity of e, to e² of the height.
    func testBouncesKeepWhatElasticitySays() async {
        for (elasticity, height) in [(1, 300.0), (0.5, 75)] {
            MediaClock.useManual(startingAt: 100)
            let item = ball(at: 200, 50, radius: 50)
            let animator = UIDynamicAnimator(referenceView: view)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            let collision = UICollisionBehavior(items: [item])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [item])
            properties.elasticity = CGFloat(elasticity)
            animator.addBehavior(properties)
            var (hasBounced, highest) = (false, CGFloat.infinity)
            for tick in 1...192 {
                advance(to: Double(tick) / 120)
                hasBounced = hasBounced || item.center.y > 340
                if hasBounced { highest = min(highest, item.center.y) }
            }
            XCTAssertEqual(350 - highest, height, accuracy: 1)
            animator.removeAllBehaviors()
            item.removeFromSuperview()
        }
    }

    /// A ball that hits an equal one transfers all of its momentum.
    func testAnElasticCollisionHandsOnTheVelocity() async {
        let (a, b) = (ball(at: 50, 200, radius: 20), ball(at: 150, 200, radius: 20))
        let properties = add(to: [a, b]) { $0.elasticity = 1 }
        let collision = add(UICollisionBehavior(items: [a, b]))
        let delegate = Delegate()
        delegate.names = [a, b]
        collision.collisionDelegate = delegate
        properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: a)
        advance(to: 1)
        XCTAssertEqual(properties.linearVelocity(for: a).x, 0, accuracy: 1e-6)
        XCTAssertEqual(properties.linearVelocity(for: b).x, 100, accuracy: 1e-6)
        XCTAssertEqual(delegate.log, ["0 meets 1 at 130, 200", "0 leaves 1"])
    }

    func testModes() async {
        let (a, b) = (ball(at: 50, 200, radius: 20), ball(at: 150, 200, radius: 20))
        let properties = add(UIDynamicItemBehavior(items: [a, b]))
        let collision = collide([a, b])
        XCTAssertEqual(collision.collisionMode, .everything)
        collision.collisionMode = .boundaries
        properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: a)
        advance(to: 2)
        XCTAssertEqual(b.center.x, 150, accuracy: 1e-6)
        XCTAssertEqual(a.center.x, 380, accuracy: 0.1)
        collision.collisionMode = .items
        properties.addLinearVelocity(CGPoint(x: -400, y: 0), for: a)
        advance(to: 4)
        XCTAssertLessThan(b.center.x, 0)
    }

    // MARK: Conservation laws

    /// Without external forces, collisions conserve momentum, and add no energy.
    func testCollisionsKeepMomentum() async {
        for seed in UInt64(1)...4 {
            var random = SeededRandom(seed: seed)
            MediaClock.useManual(startingAt: 100)
            let animator = UIDynamicAnimator(referenceView: view)
            var items: [UIView] = []
            for index in 0..<12 {
                let (x, y) = (60 + CGFloat(index % 4) * 80, 60 + CGFloat(index / 4) * 100)
                items.append(index % 2 == 0 ? box(at: x, y, width: 40, height: 30) : ball(at: x, y, radius: 18))
            }
            let properties = UIDynamicItemBehavior(items: items)
            (properties.elasticity, properties.friction) = (CGFloat(seed % 2), 0.3)
            for item in items {
                let velocity = CGPoint(
                    x: CGFloat.random(in: -300...300, using: &random), y: CGFloat.random(in: -300...300, using: &random)
                )
                properties.addLinearVelocity(velocity, for: item)
            }
            animator.addBehavior(UICollisionBehavior(items: items))
            animator.addBehavior(properties)
            func sums() -> (x: CGFloat, y: CGFloat, energy: CGFloat) {
                var sums: (x: CGFloat, y: CGFloat, energy: CGFloat) = (0, 0, 0)
                for item in items {
                    let velocity = properties.linearVelocity(for: item)
                    let (width, height) = (item.bounds.width, item.bounds.height)
                    let isBall = item.collisionBoundsType == .ellipse
                    let area = isBall ? .pi * width * width / 4 : width * height
                    let moment = isBall ? area * width * width / 8 : area * (width * width + height * height) / 12
                    let turn = properties.angularVelocity(for: item)
                    sums.x += velocity.x * area
                    sums.y += velocity.y * area
                    sums.energy += (velocity.x * velocity.x + velocity.y * velocity.y) * area + turn * turn * moment
                }
                return sums
            }
            let before = sums()
            for tick in 1...40 {
                advance(to: Double(tick) / 20)
                let now = sums()
                XCTAssertEqual(now.x, before.x, accuracy: 1e-6 * abs(before.energy).squareRoot(), "seed \(seed)")
                XCTAssertEqual(now.y, before.y, accuracy: 1e-6 * abs(before.energy).squareRoot(), "seed \(seed)")
                XCTAssertLessThanOrEqual(now.energy, before.energy * 1.02, "seed \(seed)")
            }
            animator.removeAllBehaviors()
            for item in items { item.removeFromSuperview() }
        }
    }

    /// A tower is stable, and its items don't sink into one another.
    func testATowerStands() async {
        let items = (0..<8).map { box(at: 200, 375 - CGFloat($0) * 46, width: 60, height: 40) }
        add(UIGravityBehavior(items: items))
        add(to: items) { $0.friction = 0.5 }
        _ = collide(items)
        advance(to: 6)
        for (index, item) in items.enumerated() {
            XCTAssertEqual(item.center.x, 200, accuracy: 1)
            XCTAssertEqual(item.center.y, 380 - 40 * CGFloat(index), accuracy: 0.5)
            XCTAssertEqual(angle(of: item), 0, accuracy: 0.01)
        }
        XCTAssertFalse(animator.isRunning)
    }

    /// On a slope, an item whose friction is the tangent of the angle stays where it is.
    func testFrictionHoldsOnASlope() async {
        func slide(_ friction: CGFloat) async -> CGFloat {
            MediaClock.useManual(startingAt: 100)
            let animator = UIDynamicAnimator(referenceView: view)
            let item = box(at: 200, 190, width: 40, height: 20)
            item.transform = CGAffineTransform(rotationAngle: atan2(1, 4))
            let start = item.center
            let collision = UICollisionBehavior(items: [item])
            collision.addBoundary(
                withIdentifier: "slope" as NSString, from: CGPoint(x: -200, y: 102), to: CGPoint(x: 1000, y: 402))
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            let properties = UIDynamicItemBehavior(items: [item])
            properties.friction = friction
            animator.addBehavior(properties)
            advance(to: 1)
            let end = item.center
            animator.removeAllBehaviors()
            item.removeFromSuperview()
            return distance(start, end)
        }
        let (held, slid) = (await slide(0.3), await slide(0))
        XCTAssertLessThan(held, 4)
        // g sin(α) / 2
        XCTAssertEqual(slid, 500 * 0.2425, accuracy: 8)
    }

    // MARK: Shapes

    /// A path is a shape about the centre; a triangle on its side rests a third of its height above the floor.
    func testPathsAreShapes() async {
        final class Triangle: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
            override var collisionBoundingPath: UIBezierPath {
                let path = UIBezierPath()
                path.move(to: CGPoint(x: -30, y: 20))
                path.addLine(to: CGPoint(x: 30, y: 20))
                path.addLine(to: CGPoint(x: 0, y: -40))
                path.close()
                return path
            }
        }
        let item = Triangle(frame: CGRect(x: 170, y: 100, width: 60, height: 80))
        view.addSubview(item)
        add(UIGravityBehavior(items: [item]))
        _ = collide([item])
        advance(to: 4)
        XCTAssertEqual(item.center.y, 380, accuracy: 0.1)
        XCTAssertEqual(angle(of: item), 0, accuracy: 0.01)
    }

    /// Items of a group keep their relative positions.
    func testAGroupIsOneBody() async {
        let (left, right) = (box(at: 100, 100, width: 40, height: 40), box(at: 160, 140, width: 40, height: 40))
        let group = UIDynamicItemGroup(items: [left, right])
        XCTAssertEqual(group.center, CGPoint(x: 130, y: 120))
        XCTAssertEqual(group.bounds.size, CGSize(width: 100, height: 80))
        XCTAssertEqual(group.items.count, 2)
        add(UIGravityBehavior(items: [group]))
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        add(collision)
        add(to: [group]) { ($0.friction, $0.angularResistance) = (1, 1) }
        for tick in 1...40 {
            advance(to: Double(tick) / 10)
            XCTAssertEqual(distance(left.center, right.center), hypot(60, 40), accuracy: 1e-6)
            XCTAssertEqual(angle(of: left), angle(of: right), accuracy: 1e-6)
        }
        // It has fallen on its lower side and rolled over to rest on two corners.
        XCTAssertGreaterThan(max(left.center.y, right.center.y), 370)
        XCTAssertLessThan(max(left.center.y, right.center.y), 380.1)
    }
}
