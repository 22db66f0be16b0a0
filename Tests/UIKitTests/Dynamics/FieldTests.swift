import QuartzCore
import UIKit
import XCTest

/// `UIFieldBehavior`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uifieldbehavior)
final class FieldTests: DynamicsTestCase {
    @discardableResult
    private func install(_ field: UIFieldBehavior, actOn items: UIView...) -> UIFieldBehavior {
        for item in items { field.addItem(item) }
        return add(field)
    }

    private func velocity(_ item: UIView, _ x: CGFloat, _ y: CGFloat, charge: CGFloat = 0) -> UIDynamicItemBehavior {
        let properties = add(to: [item]) { $0.charge = charge }
        properties.addLinearVelocity(CGPoint(x: x, y: y), for: item)
        return properties
    }

    func testDefaults() async {
        let field = UIFieldBehavior.dragField()
        XCTAssertEqual(field.strength, 1)
        XCTAssertEqual(field.falloff, 0)
        XCTAssertGreaterThan(field.minimumRadius, 0)
        XCTAssertEqual(field.position, .zero)
        XCTAssertTrue(field.region.contains(CGPoint(x: 1e9, y: -1e9)))
    }

    /// Like `UIGravityBehavior`, whatever the mass.
    func testLinearGravity() async {
        let (item, heavy) = (box(at: 100, 100), box(at: 300, 100, width: 50, height: 200))
        let field = install(UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1)), actOn: item, heavy)
        field.strength = 0.2
        advance(to: 1)
        XCTAssertEqual(item.center.y, 200, accuracy: 1e-6)
        XCTAssertEqual(heavy.center.y, 200, accuracy: 1e-6)
    }

    func testRadialGravityDrawsToItsPosition() async {
        let item = box(at: 100, 200)
        let field = install(UIFieldBehavior.radialGravityField(position: CGPoint(x: 300, y: 200)), actOn: item)
        field.strength = 0.1
        advance(to: 1)
        XCTAssertEqual(item.center.x, 150, accuracy: 1e-6)
        XCTAssertEqual(item.center.y, 200, accuracy: 1e-6)
    }

    /// With a falloff of 2, the field is a quarter as strong at twice the distance.
    func testFalloff() async {
        let (near, far) = (ball(at: 200, 0, radius: 5), ball(at: 400, 0, radius: 5))
        let field = install(UIFieldBehavior.radialGravityField(position: .zero), actOn: near, far)
        (field.strength, field.falloff) = (0.4, 2)
        let properties = add(UIDynamicItemBehavior(items: [near, far]))
        advance(to: 1.0 / 60)
        XCTAssertEqual(
            properties.linearVelocity(for: near).x / properties.linearVelocity(for: far).x, 4, accuracy: 0.01)
    }

    func testDragSlows() async {
        let item = box(at: 100, 100)
        install(UIFieldBehavior.dragField(), actOn: item)
        let properties = velocity(item, 100, 0)
        advance(to: 1)
        XCTAssertEqual(properties.linearVelocity(for: item).x, 100 * exp(-1), accuracy: 0.1)
    }

    func testVelocity() async {
        let item = box(at: 100, 100)
        install(UIFieldBehavior.velocityField(direction: CGVector(dx: 30, dy: -10)), actOn: item)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 130, accuracy: 0.1)
        XCTAssertEqual(item.center.y, 90, accuracy: 0.1)
    }

    /// Counterclockwise, as Apple documents.
    func testAVortexTurns() async {
        let item = ball(at: 300, 200, radius: 5)
        let field = install(UIFieldBehavior.vortexField(), actOn: item)
        field.position = CGPoint(x: 200, y: 200)
        field.strength = 0.1
        advance(to: 0.1)
        XCTAssertLessThan(item.center.y, 200)
        XCTAssertEqual(item.center.x, 300, accuracy: 0.5)
    }

    /// By Hooke's law, with a period of 2π √(m / k).
    func testASpringSwings() async {
        let item = box(at: 150, 200)
        let field = install(UIFieldBehavior.springField(), actOn: item)
        field.position = CGPoint(x: 200, y: 200)
        advance(to: .pi)
        XCTAssertEqual(item.center.x, 250, accuracy: 0.5)
        advance(to: 2 * .pi)
        XCTAssertEqual(item.center.x, 150, accuracy: 0.5)
    }

    func testElectricFieldsActOnCharges() async {
        let (item, neutral) = (box(at: 300, 200), box(at: 100, 200))
        let field = install(UIFieldBehavior.electricField(), actOn: item, neutral)
        field.position = CGPoint(x: 200, y: 200)
        _ = velocity(item, 0, 0, charge: 0.5)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 325, accuracy: 1e-6)
        XCTAssertEqual(neutral.center.x, 100, accuracy: 1e-6)
    }

    /// A charge's path bends counterclockwise; its speed is constant.
    func testMagneticFieldsBend() async {
        let item = box(at: 200, 200)
        install(UIFieldBehavior.magneticField(), actOn: item)
        let properties = velocity(item, 100, 0, charge: 1)
        advance(to: .pi / 2)
        let now = properties.linearVelocity(for: item)
        XCTAssertEqual(now.x, 0, accuracy: 1)
        XCTAssertEqual(now.y, -100, accuracy: 1)
    }

    func testNoiseIsTheSameEveryTimeAndNeverRests() async {
        func path() -> [CGPoint] {
            MediaClock.useManual(startingAt: 100)
            let item = box(at: 137, 211)
            let animator = UIDynamicAnimator(referenceView: view)
            let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            field.addItem(item)
            animator.addBehavior(field)
            let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0, animationSpeed: 2)
            turbulence.addItem(item)
            animator.addBehavior(turbulence)
            let path = (1...30).map { tick in
                advance(to: Double(tick) / 10)
                return item.center
            }
            XCTAssertTrue(animator.isRunning)
            animator.removeAllBehaviors()
            item.removeFromSuperview()
            return path
        }
        let (first, second) = (path(), path())
        XCTAssertEqual(first, second)
        XCTAssertGreaterThan(distance(first[0], first[29]), 1)
    }

    func testAFieldOfOnesOwn() async {
        let item = box(at: 100, 100)
        let field = UIFieldBehavior.field { field, place, velocity, mass, charge, duration in
            XCTAssertEqual(mass, 1, accuracy: 1e-9)
            XCTAssertEqual(charge, 0)
            XCTAssertGreaterThan(duration, 0)
            return CGVector(dx: place.y / 100, dy: 0)
        }
        install(field, actOn: item)
        advance(to: 1)
        XCTAssertEqual(item.center.x, 150, accuracy: 1e-6)
        field.removeItem(item)
        XCTAssertEqual(field.items.count, 0)
    }

    func testRegions() async {
        let circle = UIRegion(radius: 50)
        let square = UIRegion(size: CGSize(width: 80, height: 80))
        let (corner, side, out) = (CGPoint(x: 39, y: 39), CGPoint(x: 45, y: 0), CGPoint(x: 60, y: 60))
        XCTAssertEqual([corner, side, out].map(circle.contains), [false, true, false])
        XCTAssertEqual([corner, side, out].map(square.contains), [true, false, false])
        XCTAssertEqual([corner, side, out].map(circle.byUnion(with: square).contains), [true, true, false])
        XCTAssertEqual([corner, side, .zero].map(circle.byIntersection(with: square).contains), [false, false, true])
        XCTAssertEqual([corner, side, .zero].map(circle.byDifference(from: square).contains), [false, true, false])
        XCTAssertEqual([corner, side, out].map(circle.inverse().contains), [true, false, true])
        // Outside its region, a field has no effect.
        let (inside, outside) = (ball(at: 30, 0, radius: 5), ball(at: 100, 0, radius: 5))
        let field = install(
            UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1)), actOn: inside, outside)
        field.region = circle
        advance(to: 0.1)
        XCTAssertGreaterThan(inside.center.y, 4)
        XCTAssertEqual(outside.center.y, 0)
    }
}
