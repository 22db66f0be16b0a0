import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// Default values by `defaultValue(forKey:)`, one table for each class, following the reference page of each property
/// and the
/// [table of animatable properties](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html).
final class ClassDefaultsTests: XCTestCase {
    private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    private let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)

    /// Checks a class against a table, and a new layer of the class against both.
    private func check(_ layer: CALayer, _ table: [String: Any?], line: UInt = #line) {
        for (key, expected) in table {
            for (value, what) in [
                (type(of: layer).defaultValue(forKey: key), "default of"), (layer.value(forKey: key), "value of a new"),
            ] {
                XCTAssertTrue(
                    isEqual(value, expected), "\(what) \(type(of: layer)).\(key): \(value ?? "nil")", line: line)
            }
        }
    }

    private func isEqual(_ value: Any?, _ expected: Any?) -> Bool {
        switch (value, expected) {
        case (nil, nil): true
        case (let value as NSNumber, let expected as Double): value.doubleValue == expected
        case (let value as NSNumber, let expected as Int): value.intValue == expected
        case (let value as String, let expected as String): value == expected
        case (let value as CGPoint, let expected as CGPoint): value == expected
        case (let value as CGSize, let expected as CGSize): value == expected
        case (let value as CGRect, let expected as CGRect): value == expected
        case (let value as CATransform3D, let expected as CATransform3D): value == expected
        case (let value as CGColor, let expected as CGColor): value == expected
        default: false
        }
    }

    func testLayers() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        check(
            CALayer(),
            [
                "bounds": CGRect.zero, "position": CGPoint.zero, "zPosition": 0, "anchorPointZ": 0,
                "anchorPoint": CGPoint(x: 0.5, y: 0.5), "transform": CATransform3DIdentity,
                "sublayerTransform": CATransform3DIdentity, "hidden": 0, "doubleSided": 1, "geometryFlipped": 0,
                "contents": nil, "contentsRect": unit, "contentsCenter": unit, "contentsGravity": "resize",
                "contentsScale": 1, "minificationFilter": "linear", "magnificationFilter": "linear",
                "minificationFilterBias": 0, "opaque": 0, "opacity": 1, "allowsGroupOpacity": 1, "masksToBounds": 0,
                "backgroundColor": nil, "cornerRadius": 0, "maskedCorners": 15, "cornerCurve": "circular",
                "borderWidth": 0, "borderColor": black, "shadowColor": black, "shadowOpacity": 0,
                "shadowOffset": CGSize(width: 0, height: -3), "shadowRadius": 3, "shadowPath": nil,
                "shouldRasterize": 0, "rasterizationScale": 1, "allowsEdgeAntialiasing": 0,
                "edgeAntialiasingMask": 15, "needsDisplayOnBoundsChange": 0, "drawsAsynchronously": 0,
                "autoresizingMask": 0, "mask": nil, "sublayers": nil, "name": nil, "delegate": nil, "actions": nil,
                "style": nil, "beginTime": 0, "duration": Double.infinity, "speed": 1, "timeOffset": 0,
                "repeatCount": 0, "repeatDuration": 0, "autoreverses": 0, "fillMode": "removed", "nothing": nil,
            ])
        check(CATransformLayer(), ["opacity": 1, "zPosition": 0])
        check(CAScrollLayer(), ["scrollMode": "both", "masksToBounds": 1])
    }

    func testShapes() {
        check(
            CAShapeLayer(),
            [
                "path": nil, "fillColor": black, "fillRule": "non-zero", "strokeColor": nil, "strokeStart": 0,
                "strokeEnd": 1, "lineWidth": 1, "miterLimit": 10, "lineCap": "butt", "lineJoin": "miter",
                "lineDashPhase": 0, "lineDashPattern": nil, "opacity": 1,
            ])
    }

    func testGradients() {
        check(
            CAGradientLayer(),
            [
                "colors": nil, "locations": nil, "startPoint": CGPoint(x: 0.5, y: 0),
                "endPoint": CGPoint(x: 0.5, y: 1), "type": "axial", "opacity": 1,
            ])
    }

    func testTextAndTiles() {
        check(
            CATextLayer(),
            [
                "string": nil, "fontSize": 36, "foregroundColor": white, "wrapped": 0, "truncationMode": "none",
                "alignmentMode": "natural", "allowsFontSubpixelQuantization": 0, "needsDisplayOnBoundsChange": 1,
            ])
        check(
            CATiledLayer(),
            ["levelsOfDetail": 1, "levelsOfDetailBias": 0, "tileSize": CGSize(width: 256, height: 256), "opacity": 1])
        XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
    }

    func testReplicators() {
        check(
            CAReplicatorLayer(),
            [
                "instanceCount": 1, "preservesDepth": 0, "instanceDelay": 0,
                "instanceTransform": CATransform3DIdentity, "instanceColor": white, "instanceRedOffset": 0,
                "instanceGreenOffset": 0, "instanceBlueOffset": 0, "instanceAlphaOffset": 0,
            ])
    }

    func testEmitters() {
        check(
            CAEmitterLayer(),
            [
                "birthRate": 1, "lifetime": 1, "velocity": 1, "scale": 1, "spin": 1, "seed": 0,
                "renderMode": "unordered", "preservesDepth": 0, "emitterPosition": CGPoint.zero,
                "emitterZPosition": 0, "emitterSize": CGSize.zero, "emitterDepth": 0, "emitterShape": "point",
                "emitterMode": "volume", "emitterCells": nil,
            ])
        let cells: [String: Double] = [
            "birthRate": 0, "lifetime": 0, "lifetimeRange": 0, "emissionLatitude": 0, "emissionLongitude": 0,
            "emissionRange": 0, "velocity": 0, "velocityRange": 0, "xAcceleration": 0, "yAcceleration": 0,
            "zAcceleration": 0, "scale": 1, "scaleRange": 0, "scaleSpeed": 0, "spin": 0, "spinRange": 0, "redRange": 0,
            "greenRange": 0, "blueRange": 0, "alphaRange": 0, "redSpeed": 0, "greenSpeed": 0, "blueSpeed": 0,
            "alphaSpeed": 0, "contentsScale": 1, "minificationFilterBias": 0, "enabled": 1, "beginTime": 0,
            "duration": 0,
            "speed": 1, "timeOffset": 0, "repeatCount": 0, "repeatDuration": 0, "autoreverses": 0,
        ]
        for (key, value) in cells {
            XCTAssertEqual((CAEmitterCell.defaultValue(forKey: key) as? NSNumber)?.doubleValue, value, key)
        }
        XCTAssertEqual(
            CAEmitterCell.defaultValue(forKey: "contentsRect") as? CGRect, CGRect(x: 0, y: 0, width: 1, height: 1))
        let color = CAEmitterCell.defaultValue(forKey: "color") as? CGColor
        XCTAssertEqual(color?.components, [1, 1, 1, 1])
        for key in ["magnificationFilter", "minificationFilter"] {
            XCTAssertEqual(CAEmitterCell.defaultValue(forKey: key) as? String, "linear", key)
        }
        XCTAssertNil(CAEmitterCell.defaultValue(forKey: "weight"))
    }

    /// The classes of animations, by [CAMediaTiming](https://developer.apple.com/documentation/quartzcore/camediatiming)
    /// and each class's reference.
    func testAnimations() {
        let timing: [String: Any?] = [
            "beginTime": 0, "duration": 0, "speed": 1, "timeOffset": 0, "repeatCount": 0, "repeatDuration": 0,
            "autoreverses": 0, "fillMode": "removed", "removedOnCompletion": 1, "timingFunction": nil, "delegate": nil,
        ]
        let property: [String: Any?] = ["keyPath": nil, "additive": 0, "cumulative": 0, "valueFunction": nil]
        let basic: [String: Any?] = ["fromValue": nil, "toValue": nil, "byValue": nil]
        let keyframes: [String: Any?] = [
            "values": nil, "path": nil, "keyTimes": nil, "timingFunctions": nil, "calculationMode": "linear",
            "tensionValues": nil, "continuityValues": nil, "biasValues": nil, "rotationMode": nil,
        ]
        let spring: [String: Any?] = [
            "mass": 1, "stiffness": 100, "damping": 10, "initialVelocity": 0, "allowsOverdamping": 0,
        ]
        let classes: [(CAAnimation, [[String: Any?]])] = [
            (CAAnimation(), [timing]), (CAAnimationGroup(), [timing, ["animations": nil]]),
            (CAPropertyAnimation(), [timing, property]), (CABasicAnimation(), [timing, property, basic]),
            (CAKeyframeAnimation(), [timing, property, keyframes]),
            (CASpringAnimation(), [timing, property, basic, spring]),
            (CATransition(), [timing, ["type": "fade", "subtype": nil, "startProgress": 0, "endProgress": 1]]),
        ]
        for (animation, tables) in classes {
            for (key, expected) in tables.flatMap({ $0 }) {
                let message = "\(type(of: animation)).\(key)"
                XCTAssertTrue(isEqual(type(of: animation).defaultValue(forKey: key), expected), message)
                XCTAssertTrue(isEqual(animation.value(forKey: key), expected), message)
            }
        }
    }

    /// Properties of animations by key; "CAAnimation and CALayer are key-value coding compliant container classes":
    /// [Key-Value Coding Extensions](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html).
    func testPropertiesOfAnimationsByKey() {
        let animation = CAKeyframeAnimation()
        animation.setValue("opacity", forKey: "keyPath")
        animation.setValue([0, 0.5, 1], forKey: "keyTimes")
        animation.setValue("discrete", forKey: "calculationMode")
        animation.setValue(CAAnimationRotationMode.rotateAuto, forKey: "rotationMode")
        animation.setValue(true, forKey: "isAdditive")
        animation.setValue("mine", forKey: "tag")
        XCTAssertEqual(animation.keyPath, "opacity")
        XCTAssertEqual(animation.keyTimes, [0, 0.5, 1])
        XCTAssertEqual(animation.calculationMode, .discrete)
        XCTAssertEqual(animation.rotationMode, .rotateAuto)
        XCTAssertTrue(animation.isAdditive)
        XCTAssertEqual(animation.value(forKey: "tag") as? String, "mine")
        let copy = animation.copy() as? CAKeyframeAnimation
        XCTAssertEqual(copy?.value(forKey: "tag") as? String, "mine")
        let spring = CASpringAnimation()
        spring.setValue(20, forKey: "damping")
        spring.setValue(Float(3), forKey: "toValue")
        XCTAssertEqual(spring.damping, 20)
        XCTAssertEqual(spring.toValue as? Float, 3)
    }

    /// A subclass returns another default: the guide's own example is `masksToBounds` (
    /// [Default Value Support](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html)).
    func testASubclassesDefaultsAreWhatItsLayersStartWith() {
        final class Clipping: CAShapeLayer {
            override class func defaultValue(forKey key: String) -> Any? {
                switch key {
                case "masksToBounds": true
                case "lineWidth": 3
                case "mood": "calm"
                default: super.defaultValue(forKey: key)
                }
            }
        }
        let layer = Clipping()
        XCTAssertTrue(layer.masksToBounds)
        XCTAssertEqual(layer.lineWidth, 3)
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "calm")
        layer.masksToBounds = false
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.masksToBounds, false)
        XCTAssertEqual(layer.presentation()?.lineWidth, 3)
        XCTAssertFalse(CAShapeLayer().masksToBounds)
    }
}
