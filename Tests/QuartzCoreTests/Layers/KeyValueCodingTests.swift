import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// [Key-Value Coding Extensions](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html)
final class KeyValueCodingTests: ManualClockTestCase {
    func testEveryPropertyComesBackByItsKey() {
        for layer in [CALayer(), CAShapeLayer(), CAGradientLayer()] {
            for key in LayerKey.allCases {
                guard let value = layer.value(forKey: key.rawValue) else { continue }
                layer.setValue(value, forKey: key.rawValue)
                XCTAssertNotNil(layer.value(forKey: key.rawValue), key.rawValue)
            }
        }
    }

    func testNumbersAndStructures() {
        let layer = CALayer()
        layer.setValue(0.5, forKey: "opacity")
        XCTAssertEqual(layer.opacity, 0.5)
        layer.setValue(NSNumber(value: 3), forKey: "cornerRadius")
        XCTAssertEqual(layer.value(forKey: "cornerRadius") as? Double, 3)
        XCTAssertEqual(layer.value(forKey: "cornerRadius") as? NSNumber, 3)
        XCTAssertEqual(layer.value(forKey: "cornerRadius") as? CGFloat, 3)
        XCTAssertEqual(layer.value(forKey: "opacity") as? Float, 0.5)
        layer.setValue(true, forKey: "hidden")
        XCTAssertTrue(layer.isHidden)
        XCTAssertEqual(layer.value(forKey: "hidden") as? Bool, true)
        layer.setValue(CGPoint(x: 1, y: 2), forKey: "position")
        XCTAssertEqual(layer.value(forKey: "position") as? CGPoint, CGPoint(x: 1, y: 2))
        XCTAssertEqual(layer.value(forKey: "position") as? NSValue, NSValue(point: NSPoint(x: 1, y: 2)))
        let turn = CATransform3DMakeRotation(1, 1, 2, 3)
        layer.setValue(NSValue(caTransform3D: turn), forKey: "transform")
        XCTAssertEqual(layer.transform, turn)
        layer.transform = CATransform3DIdentity
        XCTAssertEqual(NSValue(caTransform3D: turn).caTransform3DValue, turn)
        XCTAssertEqual(NSValue(point: .zero).caTransform3DValue, CATransform3DIdentity)
        layer.setValue(NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
        XCTAssertEqual(layer.bounds, CGRect(x: 1, y: 2, width: 3, height: 4))
        layer.setValue("center", forKey: "contentsGravity")
        XCTAssertEqual(layer.contentsGravity, .center)
        layer.setValue(CALayerContentsGravity.top, forKey: "contentsGravity")
        XCTAssertEqual(layer.value(forKey: "contentsGravity") as? String, "top")
        layer.setValue(CACornerMask.layerMinXMinYCorner, forKey: "maskedCorners")
        XCTAssertEqual(layer.maskedCorners, .layerMinXMinYCorner)
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setValue(red, forKey: "backgroundColor")
        XCTAssertEqual(layer.backgroundColor, red)
        layer.setValue(nil, forKey: "backgroundColor")
        XCTAssertNil(layer.backgroundColor)
        layer.setValue(2, forKey: "speed")
        XCTAssertEqual(layer.speed, 2)
        XCTAssertEqual(layer.value(forKey: "speed") as? Float, 2)
        layer.setValue(CGRect(x: 0, y: 0, width: 8, height: 8), forKey: "frame")
        XCTAssertEqual(layer.value(forKey: "frame") as? CGRect, CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    /// A value set by key is set through the subclass's property.
    func testOverridesTakePart() {
        final class Counting: CALayer {
            var changes = 0
            override var opacity: Float { didSet { changes += 1 } }
        }
        let layer = Counting()
        layer.setValue(0.5, forKey: "opacity")
        layer.setValue(0.75, forKeyPath: "opacity")
        XCTAssertEqual(layer.changes, 2)
    }

    func testKeyPathsOfFields() {
        let layer = CALayer()
        layer.setValue(7, forKeyPath: "position.x")
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "bounds.size")
        layer.setValue(5, forKeyPath: "bounds.origin.y")
        layer.setValue(-2, forKeyPath: "shadowOffset.width")
        XCTAssertEqual(layer.position, CGPoint(x: 7, y: 0))
        XCTAssertEqual(layer.bounds, CGRect(x: 0, y: 5, width: 3, height: 4))
        XCTAssertEqual(layer.shadowOffset, CGSize(width: -2, height: -3))
        XCTAssertEqual(layer.value(forKeyPath: "bounds.size.height") as? Double, 4)
        XCTAssertEqual(layer.value(forKeyPath: "bounds.size") as? CGSize, CGSize(width: 3, height: 4))
    }

    func testKeyPathsOfTransforms() {
        let layer = CALayer()
        layer.setValue(0.5, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(10, forKeyPath: "transform.translation.y")
        let expected = CATransform3DScale(
            CATransform3DRotate(CATransform3DMakeTranslation(0, 10, 0), 0.5, 0, 0, 1), 2, 1, 1)
        for (a, b) in zip(layer.transform.elements, expected.elements) { XCTAssertEqual(a, b, accuracy: 1e-12) }
        func number(_ path: String) -> Double { (layer.value(forKeyPath: path) as? Double) ?? .nan }
        XCTAssertEqual(number("transform.rotation.z"), 0.5, accuracy: 1e-12)
        XCTAssertEqual(number("transform.rotation"), 0.5, accuracy: 1e-12)
        XCTAssertEqual(number("transform.rotation.x"), 0, accuracy: 1e-12)
        XCTAssertEqual(number("transform.scale.x"), 2, accuracy: 1e-12)
        XCTAssertEqual(number("transform.scale"), 4.0 / 3, accuracy: 1e-12, "the average of all three")
        XCTAssertEqual(number("transform.translation.y"), 10, accuracy: 1e-12)
        XCTAssertEqual(layer.value(forKeyPath: "transform.translation") as? CGSize, CGSize(width: 0, height: 10))
    }

    func testRandomAnglesComeBack() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<200 {
            let layer = CALayer()
            let angles = (0..<3).map {
                $0 == 1 ? Double.random(in: -1.5...1.5, using: &random) : Double.random(in: -3...3, using: &random)
            }
            for (axis, angle) in zip(["x", "y", "z"], angles) {
                layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
            }
            for (axis, angle) in zip(["x", "y", "z"], angles) {
                let read = layer.value(forKeyPath: "transform.rotation.\(axis)") as? Double
                XCTAssertEqual(read ?? .nan, angle, accuracy: 1e-9, "\(axis), seed \(seed)")
            }
        }
    }

    func testKeyPathsToOtherLayers() {
        let (layer, child, mask) = (CALayer(), CALayer(), CALayer())
        child.name = "child"
        layer.addSublayer(child)
        layer.mask = mask
        layer.setValue(0.5, forKeyPath: "sublayers.child.opacity")
        layer.setValue(3, forKeyPath: "sublayers.child.position.x")
        layer.setValue(0.25, forKeyPath: "mask.opacity")
        XCTAssertEqual(child.opacity, 0.5)
        XCTAssertEqual(child.position.x, 3)
        XCTAssertEqual(mask.opacity, 0.25)
        XCTAssertEqual(layer.value(forKeyPath: "mask.opacity") as? Float, 0.25)
    }

    func testOtherKeysAreKept() {
        let layer = CALayer()
        layer.setValue("value", forKey: "someKey")
        XCTAssertEqual(layer.value(forKey: "someKey") as? String, "value")
        layer.setValue(nil, forKey: "someKey")
        XCTAssertNil(layer.value(forKey: "someKey"))
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(7, forKey: "tag")
        animation.setValue(2.5, forKey: "duration")
        XCTAssertEqual(animation.value(forKey: "tag") as? Int, 7)
        XCTAssertEqual(animation.duration, 2.5)
    }

    func testDefaultsAndStyle() {
        final class Styled: CALayer {
            override class func defaultValue(forKey key: String) -> Any? {
                key == "mood" ? "calm" : super.defaultValue(forKey: key)
            }
        }
        let layer = Styled()
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "calm")
        layer.style = ["mood": "lively"]
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "lively")
        layer.setValue("wild", forKey: "mood")
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "wild")
        XCTAssertEqual(CALayer.defaultValue(forKey: "opacity") as? Double, 1)
        XCTAssertEqual(CALayer.defaultValue(forKey: "shadowRadius") as? Double, 3)
        XCTAssertNil(CALayer.defaultValue(forKey: "mood"))
    }

    func testUnusableValuesAreRefused() {
        let layer = CALayer()
        layer.position = CGPoint(x: 1, y: 2)
        layer.setValue("here", forKey: "position")
        layer.setValue(nil, forKey: "position")
        layer.setValue("red", forKey: "backgroundColor")
        layer.setValue(Double.nan, forKeyPath: "position.x")
        layer.setValue(1, forKeyPath: "position.z")
        layer.setValue(1, forKeyPath: "nothing.x")
        layer.setValue(-3.5, forKey: "maskedCorners")
        layer.setValue("fast", forKey: "speed")
        layer.setValue(1, forKey: "strokeEnd")
        XCTAssertEqual(layer.position, CGPoint(x: 1, y: 2))
        XCTAssertNil(layer.backgroundColor)
        XCTAssertEqual(layer.speed, 1)
        XCTAssertNil(layer.value(forKeyPath: "position.z"))
        XCTAssertNil(layer.value(forKeyPath: ""))
        XCTAssertNil(layer.value(forKeyPath: "..."))
    }
}
