import CoreGraphics
import Foundation
import LayerTestSupport
import QuartzCore
import XCTest

/// When actions are looked up and run, and the effect of implicit animations, following Apple's
/// [Changing a Layer's Default Behavior](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/ReactingtoLayerChanges/ReactingtoLayerChanges.html).
final class ActionRulesTests: ManualClockTestCase {
    /// Records every event for which an action is looked up.
    private final class Asked: CALayer {
        var events: [String] = []
        override func action(forKey event: String) -> (any CAAction)? {
            events.append(event)
            return super.action(forKey: event)
        }
    }

    func testEveryKeyAsksUnderItsOwnName() {
        let layer = makeLayer(Asked())
        layer.events = []
        layer.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.isHidden = true
        layer.isHidden = false
        layer.contents = nil
        layer.opacity = 1
        layer.setValue(3, forKey: "zPosition")
        layer.setValue(0.5, forKeyPath: "transform.scale.x")
        layer.setValue("calm", forKey: "mood")
        layer.name = "name"
        XCTAssertEqual(
            layer.events,
            ["bounds", "position", "hidden", "onOrderOut", "hidden", "onOrderIn", "zPosition", "transform", "mood"])
    }

    func testComingIntoATreeAndLeavingIt() {
        let (root, layer) = (makeLayer(Asked()), Asked())
        root.events = []
        root.addSublayer(layer)
        CATransaction.flush()
        layer.removeFromSuperlayer()
        CATransaction.flush()
        XCTAssertEqual(root.events, ["sublayers", "sublayers"])
        XCTAssertEqual(layer.events, ["onOrderIn", "onOrderOut"])
    }

    func testNothingIsAskedWhereActionsAreDisabledAtAnyDepth() {
        let (root, layer) = (makeLayer(Asked()), makeLayer(Asked()))
        (root.events, layer.events) = ([], [])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0
        layer.isHidden = true
        root.addSublayer(layer)
        CATransaction.begin()
        layer.opacity = 0.25
        CATransaction.setDisableActions(false)
        layer.position.x = 3
        CATransaction.commit()
        layer.opacity = 0.5
        layer.removeFromSuperlayer()
        CATransaction.commit()
        XCTAssertEqual(layer.events, ["position"])
        XCTAssertEqual(root.events, [])
    }

    /// An action gets the key, the layer and no arguments.
    func testAnActionReceivesKeyAndLayerWithoutArguments() {
        final class Action: CAAction {
            var runs: [(event: String, object: Any, arguments: [AnyHashable: Any]?)] = []
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                runs.append((event, anObject, dict))
            }
        }
        let (layer, action) = (makeLayer(), Action())
        layer.actions = ["opacity": action]
        layer.opacity = 0
        XCTAssertEqual(action.runs.count, 1)
        XCTAssertEqual(action.runs.first?.event, "opacity")
        XCTAssertTrue(action.runs.first?.object as? CALayer === layer)
        XCTAssertNil(action.runs.first?.arguments)
    }

    // MARK: Implicit animations

    /// From the value on screen, not the model's previous one, and across several transactions.
    func testRetargetingStartsFromTheScreen() {
        let layer = makeLayer()
        func move(to x: CGFloat) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.position.x = x
            CATransaction.commit()
        }
        move(to: 100)
        advance(to: 0.5)
        move(to: 250)
        advance(to: 1)
        XCTAssertEqual(layer.presentation()?.position.x, 150)
        move(to: 50)
        advance(to: 1.5)
        XCTAssertEqual(layer.presentation()?.position.x, 100)
        XCTAssertEqual(layer.animationKeys(), ["position"])
        advance(to: 2)
        XCTAssertEqual(layer.presentation()?.position.x, 50)
    }

    func testContentsColoursAndListsAnimateByThemselves() {
        let layer = makeLayer(CAGradientLayer())
        let (red, blue) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        layer.colors = [red, blue]
        layer.locations = [0, 1]
        CATransaction.flush()
        layer.removeAllAnimations()
        CATransaction.flush()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.colors = [blue, blue]
        layer.locations = [0.5, 1]
        layer.backgroundColor = red
        layer.contents = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?.makeImage()
        CATransaction.commit()
        XCTAssertEqual(layer.animationKeys(), ["colors", "locations", "backgroundColor", "contents"])
        advance(to: 0.5)
        let shown = layer.presentation()!
        XCTAssertEqual(shown.locations, [0.25, 1])
        XCTAssertEqual((shown.colors?.first as? CGColor)?.components, [0.5, 0, 0.5, 1])
        XCTAssertEqual(shown.backgroundColor?.components, [1, 0, 0, 0.5], "from no colour: the same, made transparent")
    }

    /// A colour of another space is interpolated halfway in sRGB.
    func testColoursOfDifferentSpaces() {
        let layer = makeLayer()
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor(gray: 0, alpha: 1)
        animation.toValue = CGColor(
            colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: [0, 0, 1, 1])
        animation.duration = 1
        layer.add(animation, forKey: nil)
        CATransaction.flush()
        advance(to: 0.5)
        let shown = layer.presentation()?.backgroundColor?.components ?? []
        XCTAssertEqual(shown.count, 4)
        XCTAssertEqual(shown[2], 0.52, accuracy: 0.03)
        XCTAssertEqual(shown[3], 1)
    }

    /// A layer subclass may animate a custom property by returning an action for its key.
    func testACustomPropertyTakesPart() {
        final class Gauge: CALayer {
            @LayerProperty("level") var level: CGFloat = 0
            override func action(forKey event: String) -> (any CAAction)? {
                guard event == "level" else { return super.action(forKey: event) }
                let animation = CABasicAnimation(keyPath: event)
                animation.fromValue = presentation()?.level ?? level
                animation.duration = 1
                return animation
            }
        }
        let layer = makeLayer(Gauge())
        layer.level = 10
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), ["level"])
        advance(to: 0.5)
        XCTAssertEqual(layer.presentation()?.level, 5)
        layer.level = 0
        advance(to: 1)
        XCTAssertEqual(layer.presentation()?.level, 2.5)
        advance(to: 2)
        XCTAssertEqual(layer.presentation()?.level, 0)
    }
}
