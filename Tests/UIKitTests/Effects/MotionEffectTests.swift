import UIKit
import XCTest

/// The effects on views if their viewer moved.
final class MotionEffectTests: ViewTestCase {
    private func effect(
        _ keyPath: String, _ type: UIInterpolatingMotionEffect.EffectType, _ minimum: Any?, _ maximum: Any?
    ) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (minimum, maximum)
        return effect
    }

    private func number(_ effect: UIMotionEffect, _ keyPath: String, _ horizontal: CGFloat, _ vertical: CGFloat)
        -> Double?
    {
        let values = effect.keyPathsAndRelativeValues(
            forViewerOffset: UIOffset(horizontal: horizontal, vertical: vertical))
        return (values?[keyPath] as? NSNumber)?.doubleValue
    }

    func testValuesLieBetweenTheTwo() async {
        let tilt = effect("center.x", .tiltAlongHorizontalAxis, -10, 30)
        XCTAssertEqual(number(tilt, "center.x", -1, 1), -10)
        XCTAssertEqual(number(tilt, "center.x", 0, 1), 10)
        XCTAssertEqual(number(tilt, "center.x", 1, 0), 30)
        XCTAssertEqual(number(tilt, "center.x", 7, 0), 30)
        XCTAssertNil(number(tilt, "center.y", 1, 0))
        let nod = effect("center.y", .tiltAlongVerticalAxis, CGFloat(-4), NSNumber(value: 4))
        XCTAssertEqual(number(nod, "center.y", 1, 0.5), 2)
        XCTAssertEqual(number(effect("a", .tiltAlongVerticalAxis, nil, 8), "a", 0, 0), 4)
        XCTAssertNil(effect("a", .tiltAlongVerticalAxis, nil, nil).keyPathsAndRelativeValues(forViewerOffset: .zero))
        let mixed = effect("a", .tiltAlongVerticalAxis, 2, CGSize.zero)
        XCTAssertNil(mixed.keyPathsAndRelativeValues(forViewerOffset: .zero))
    }

    func testStructuresLieBetweenTheTwo() async {
        let shadow = effect(
            "layer.shadowOffset", .tiltAlongHorizontalAxis, NSValue(cgSize: CGSize(width: -8, height: 2)),
            CGSize(width: 8, height: 4))
        let values = shadow.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
        XCTAssertEqual((values?["layer.shadowOffset"] as? NSValue)?.cgSizeValue, CGSize(width: 4, height: 3.5))
        let turn = effect(
            "layer.transform", .tiltAlongHorizontalAxis, CATransform3DIdentity,
            NSValue(caTransform3D: CATransform3DMakeTranslation(8, 0, 4)))
        let turned = turn.keyPathsAndRelativeValues(forViewerOffset: .zero)?["layer.transform"] as? NSValue
        XCTAssertEqual(turned?.caTransform3DValue.m41, 4)
        XCTAssertEqual(turned?.caTransform3DValue.m43, 2)
    }

    func testGroupsAddUp() async {
        let group = UIMotionEffectGroup()
        XCTAssertNil(group.keyPathsAndRelativeValues(forViewerOffset: .zero))
        group.motionEffects = [
            effect("center.x", .tiltAlongHorizontalAxis, -10, 10), effect("center.y", .tiltAlongVerticalAxis, -6, 6),
            effect("center.x", .tiltAlongVerticalAxis, -2, 2),
        ]
        XCTAssertEqual(number(group, "center.x", 1, 0.5), 11)
        XCTAssertEqual(number(group, "center.y", 1, 0.5), 3)
        let copy = group.copy() as? UIMotionEffectGroup
        group.motionEffects = nil
        XCTAssertEqual(copy.flatMap { number($0, "center.x", 1, 1) }, 12)
    }

    func testViewsHoldTheirEffects() async throws {
        let view = UIView()
        let (one, two) = (effect("center.x", .tiltAlongHorizontalAxis, -1, 1), UIMotionEffectGroup())
        XCTAssertTrue(view.motionEffects.isEmpty)
        view.addMotionEffect(one)
        view.addMotionEffect(two)
        XCTAssertEqual(view.motionEffects, [one, two])
        view.removeMotionEffect(one)
        XCTAssertEqual(view.motionEffects, [two])
        view.motionEffects = []
        XCTAssertTrue(view.motionEffects.isEmpty)
        let data = try NSKeyedArchiver.archivedData(withRootObject: one, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let restored = try XCTUnwrap(
            coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIInterpolatingMotionEffect)
        XCTAssertEqual(restored.keyPath, "center.x")
        XCTAssertEqual(number(restored, "center.x", 1, 0), 1)
    }
}
