import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// [style](https://developer.apple.com/documentation/quartzcore/calayer/style): values for properties that a layer
/// doesn't set itself, in levels.
final class StyleTests: ManualClockTestCase {
    func testAStyleGivesWhatIsNotSetAndWithoutAnimation() {
        let layer = makeLayer()
        layer.cornerRadius = 4
        layer.opacity = 1
        CATransaction.flush()
        layer.removeAllAnimations()
        layer.style = ["cornerRadius": 9, "opacity": 0.5, "borderWidth": 2, "mood": "calm"]
        XCTAssertEqual(layer.cornerRadius, 4, "was set")
        XCTAssertEqual(layer.opacity, 1, "was set, though to its default")
        XCTAssertEqual(layer.borderWidth, 2)
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "calm")
        XCTAssertNil(layer.animationKeys())
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.borderWidth, 2)
        layer.borderWidth = 5
        XCTAssertEqual(layer.animationKeys(), ["borderWidth"])
        layer.style = ["borderWidth": 7]
        XCTAssertEqual(layer.borderWidth, 5)
    }

    /// A bit for each property records whether it was set.
    func testThereAreBitsForAllProperties() { XCTAssertLessThanOrEqual(LayerKey.allCases.count, 128) }

    func testWithoutTheStyleDefaultsComeBack() {
        let layer = CAShapeLayer()
        layer.style = ["lineWidth": 6, "zPosition": 3]
        XCTAssertEqual(layer.lineWidth, 6)
        layer.style = ["zPosition": 4]
        XCTAssertEqual(layer.lineWidth, 1)
        XCTAssertEqual(layer.zPosition, 4)
        layer.style = nil
        XCTAssertEqual(layer.zPosition, 0)
    }

    /// "The shallowest value for a property is used."
    func testStylesOfStyles() {
        let layer = CALayer()
        layer.style = ["opacity": 0.5, "style": ["opacity": 0.25, "borderWidth": 3, "style": ["mood": "deep"]]]
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertEqual(layer.borderWidth, 3)
        XCTAssertEqual(layer.value(forKey: "mood") as? String, "deep")
    }

    /// "The style dictionary is not consulted for the following keys: bounds, frame."
    func testBoundsAndFrameAreLeftAlone() {
        let layer = CALayer()
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.style = ["bounds": rect, "frame": rect]
        XCTAssertEqual(layer.bounds, .zero)
        XCTAssertEqual(layer.frame, .zero)
    }

    /// The actions of a style, and of the nested styles, are part of the search:
    /// [action(forKey:)](https://developer.apple.com/documentation/quartzcore/calayer/action(forkey:)).
    func testActionsOfStyles() {
        let layer = makeLayer()
        layer.style = ["actions": ["opacity": NSNull()], "style": ["actions": ["zPosition": NSNull()]]]
        layer.opacity = 0
        layer.zPosition = 5
        XCTAssertNil(layer.animationKeys())
        layer.borderWidth = 5
        XCTAssertEqual(layer.animationKeys(), ["borderWidth"])
    }

    func testAStyleOfTheWrongTypeIsReported() {
        let layer = CALayer()
        layer.name = "styled"
        assertReported("\"styled\"", "style.opacity") { layer.style = ["opacity": "faint"] }
        XCTAssertEqual(layer.opacity, 1)
    }
}
