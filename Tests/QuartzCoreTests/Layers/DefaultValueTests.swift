import CoreGraphics
import Foundation
import QuartzCore
import XCTest

/// [defaultValue(forKey:)](https://developer.apple.com/documentation/quartzcore/calayer/defaultvalue(forkey:)), by the
/// table of [animatable properties](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/AnimatableProperties/AnimatableProperties.html)
/// and the reference of each property.
final class DefaultValueTests: XCTestCase {
    func testNumbers() {
        let table: [String: Double] = [
            "zPosition": 0, "anchorPointZ": 0, "hidden": 0, "doubleSided": 1, "geometryFlipped": 0,
            "contentsScale": 1, "minificationFilterBias": 0, "opaque": 0, "opacity": 1, "allowsGroupOpacity": 1,
            "masksToBounds": 0, "cornerRadius": 0, "maskedCorners": 15, "borderWidth": 0, "shadowOpacity": 0,
            "shadowRadius": 3, "shouldRasterize": 0, "rasterizationScale": 1, "edgeAntialiasingMask": 15,
            "beginTime": 0, "duration": .infinity, "speed": 1, "timeOffset": 0, "repeatCount": 0, "repeatDuration": 0,
            "autoreverses": 0,
        ]
        for (key, value) in table {
            XCTAssertEqual((CALayer.defaultValue(forKey: key) as? NSNumber)?.doubleValue, value, key)
            XCTAssertEqual((CALayer().value(forKey: key) as? NSNumber)?.doubleValue, value, key)
        }
    }

    func testStructuresAndNames() {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        XCTAssertEqual(CALayer.defaultValue(forKey: "bounds") as? CGRect, .zero)
        XCTAssertEqual(CALayer.defaultValue(forKey: "position") as? CGPoint, .zero)
        XCTAssertEqual(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint, CGPoint(x: 0.5, y: 0.5))
        XCTAssertEqual(CALayer.defaultValue(forKey: "contentsRect") as? CGRect, unit)
        XCTAssertEqual(CALayer.defaultValue(forKey: "contentsCenter") as? CGRect, unit)
        XCTAssertEqual(CALayer.defaultValue(forKey: "shadowOffset") as? CGSize, CGSize(width: 0, height: -3))
        for key in ["transform", "sublayerTransform"] {
            XCTAssertEqual(CALayer.defaultValue(forKey: key) as? CATransform3D, CATransform3DIdentity, key)
        }
        let names = [
            "contentsGravity": "resize", "minificationFilter": "linear", "magnificationFilter": "linear",
            "cornerCurve": "circular", "fillMode": "removed",
        ]
        for (key, name) in names { XCTAssertEqual(CALayer.defaultValue(forKey: key) as? String, name, key) }
        // They also have their own types, as do values that were set.
        XCTAssertEqual(CALayer.defaultValue(forKey: "contentsGravity") as? CALayerContentsGravity, .resize)
        XCTAssertEqual(CALayer.defaultValue(forKey: "magnificationFilter") as? CALayerContentsFilter, .linear)
        XCTAssertEqual(CALayer.defaultValue(forKey: "cornerCurve") as? CALayerCornerCurve, .circular)
        XCTAssertEqual(CALayer.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode, .removed)
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "fillRule") as? CAShapeLayerFillRule, .nonZero)
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "lineCap") as? CAShapeLayerLineCap, .butt)
        XCTAssertEqual(CAShapeLayer.defaultValue(forKey: "lineJoin") as? CAShapeLayerLineJoin, .miter)
        XCTAssertEqual(CAGradientLayer.defaultValue(forKey: "type") as? CAGradientLayerType, .axial)
        XCTAssertEqual(CATextLayer.defaultValue(forKey: "alignmentMode") as? CATextLayerAlignmentMode, .natural)
        XCTAssertEqual(
            CATextLayer.defaultValue(forKey: "truncationMode") as? CATextLayerTruncationMode,
            CATextLayerTruncationMode.none)
        XCTAssertEqual(CAScrollLayer.defaultValue(forKey: "scrollMode") as? CAScrollLayerScrollMode, .both)
        XCTAssertEqual(CAAnimation.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode, .removed)
        XCTAssertEqual(CATransition.defaultValue(forKey: "type") as? CATransitionType, .fade)
        XCTAssertEqual(
            CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? CAAnimationCalculationMode, .linear)
        let layer = CALayer()
        layer.setValue(CALayerContentsGravity.center, forKey: "contentsGravity")
        XCTAssertEqual(layer.contentsGravity, .center)
        XCTAssertEqual(layer.value(forKey: "contentsGravity") as? CALayerContentsGravity, .center)
        XCTAssertEqual(layer.value(forKey: "contentsGravity") as? String, "center")
        layer.setValue("top", forKeyPath: "contentsGravity")
        XCTAssertEqual(layer.value(forKeyPath: "contentsGravity") as? CALayerContentsGravity, .top)
        for key in ["contents", "backgroundColor", "shadowPath", "mask", "sublayers", "nothing"] {
            XCTAssertNil(CALayer.defaultValue(forKey: key), key)
        }
    }
}
