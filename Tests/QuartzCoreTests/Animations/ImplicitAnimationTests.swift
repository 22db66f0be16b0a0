import LayerTestSupport
import QuartzCore
import XCTest

/// Implicit animations and actions, by Apple's
/// [Changing a Layer's Default Behavior](https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/ReactingtoLayerChanges/ReactingtoLayerChanges.html).
final class ImplicitAnimationTests: ManualClockTestCase {
    // MARK: Implicit animations

    func testAChangeAnimatesForAQuarterOfASecondWithTheDefaultCurve() {
        let layer = makeLayer()
        layer.position = CGPoint(x: 100, y: 0)
        XCTAssertEqual(layer.position.x, 100, "the model has its value at once")
        CATransaction.flush()
        let curve = TimingCurve(0.25, 0.1, 0.25, 1)
        for i in 0..<10 {
            advance(to: 0.025 * Double(i))
            XCTAssertEqual(
                Double(layer.presentation()!.position.x), 100 * curve.value(at: Double(i) / 10), accuracy: 1e-4)
        }
        advance(to: 0.25)
        XCTAssertEqual(layer.presentation()?.position.x, 100)
        XCTAssertNil(layer.animationKeys())
    }

    /// `action(forKey:)` returns a basic animation from the value on screen, which subclasses customize.
    func testTheAnimationSaysWhereItStarts() throws {
        let layer = makeLayer()
        layer.opacity = 0
        CATransaction.flush()
        let first = try XCTUnwrap(layer.animation(forKey: "opacity") as? CABasicAnimation)
        XCTAssertEqual(first.fromValue as? Float, 1)
        XCTAssertNil(first.toValue)
        XCTAssertEqual(first.keyPath, "opacity")
        advance(to: 0.125)
        let now = try XCTUnwrap(layer.presentation()?.opacity)
        let next = try XCTUnwrap(layer.action(forKey: "opacity") as? CABasicAnimation)
        XCTAssertEqual(try XCTUnwrap(next.fromValue as? Float), now, accuracy: 1e-6)
        XCTAssertEqual((layer.action(forKey: "position") as? CABasicAnimation)?.fromValue as? CGPoint, .zero)
        XCTAssertNil((layer.action(forKey: "backgroundColor") as? CABasicAnimation)?.fromValue)
    }

    func testTheTransactionSaysHowLongAndHow() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.commit()
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        advance(to: 1)
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    func testNoneBeforeTheFirstCommit() {
        let layer = CALayer()
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        CATransaction.flush()
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    func testNoneWhereActionsAreDisabledOrNothingChanges() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        CATransaction.commit()
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        layer.opacity = 0.25
        CATransaction.commit()
        XCTAssertNil(layer.animationKeys())
    }

    func testRetargetingInFlightDoesNotJump() {
        let layer = makeLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 100
        CATransaction.commit()
        advance(to: 0.5)
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 0
        CATransaction.commit()
        XCTAssertEqual(layer.presentation()?.position.x, 50)
        advance(to: 1)
        XCTAssertEqual(layer.presentation()?.position.x, 25)
    }

    func testSeveralChangesInOneTransactionAreOne() {
        let layer = makeLayer()
        for x in [10, 500, 100] as [CGFloat] { layer.position.x = x }
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), ["position"])
        XCTAssertEqual(layer.presentation()?.position.x, 0)
    }

    /// "Unlike most animatable properties, path [...] does not support implicit animation":
    /// https://developer.apple.com/documentation/quartzcore/cashapelayer/path
    func testPropertiesWithImplicitAnimations() {
        let layer = makeLayer(CAShapeLayer())
        layer.path = CGPath(rect: .zero, transform: nil)
        layer.shadowPath = CGPath(rect: .zero, transform: nil)
        layer.isHidden = true
        layer.lineCap = .round
        layer.masksToBounds = true
        layer.contentsGravity = .center
        layer.name = "name"
        XCTAssertNil(layer.animationKeys())
        layer.strokeEnd = 0.5
        layer.fillColor = nil
        layer.transform.m34 = 0.1
        layer.shadowOffset = .zero
        layer.zPosition = 2
        layer.bounds.size.width = 5
        XCTAssertEqual(
            layer.animationKeys(), ["strokeEnd", "fillColor", "transform", "shadowOffset", "zPosition", "bounds"])
    }

    func testALayerPutIntoATreeComesInAsItIs() {
        let (root, layer) = (makeLayer(), makeLayer())
        layer.position.x = 50
        root.addSublayer(layer)
        layer.position.y = 70
        CATransaction.flush()
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 50, y: 70))
        layer.position.x = 0
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), ["position"])
    }

    func testALayerMovedWithinItsTreeStillAnimates() {
        let (root, layer, other) = (makeLayer(), CALayer(), CALayer())
        root.sublayers = [layer, other]
        CATransaction.flush()
        layer.removeFromSuperlayer()
        other.addSublayer(layer)
        layer.position.x = 50
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), ["position"])
    }

    // MARK: Actions

    private final class Recorder: CAAction {
        let name: String
        private let log: (String) -> Void

        init(_ name: String, _ log: @escaping (String) -> Void) {
            self.name = name
            self.log = log
        }

        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            let opacity = (anObject as? CALayer)?.opacity ?? -1
            log("\(name) \(event) \(opacity)")
        }
    }

    private final class ActingDelegate: CALayerDelegate {
        var answers: [String: any CAAction] = [:]
        var asked: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
            asked.append("\(event) \(layer.opacity)")
            return answers[event]
        }
    }

    private final class ActingLayer: CALayer {
        nonisolated(unsafe) static var answer: (any CAAction)?
        override class func defaultAction(forKey event: String) -> (any CAAction)? {
            event == "opacity" ? answer : super.defaultAction(forKey: event)
        }
    }

    /// Delegate, actions, style, class, implicit animation; nil continues, `NSNull` stops.
    func testTheOrderOfTheSearch() {
        let layer = makeLayer(ActingLayer())
        let delegate = ActingDelegate()
        layer.delegate = delegate
        func recorder(_ name: String) -> Recorder { Recorder(name) { self.log.append($0) } }
        func change() -> [String] {
            log = []
            layer.removeAllAnimations()
            layer.opacity = layer.opacity == 1 ? 0.5 : 1
            return log + (layer.animationKeys() ?? [])
        }
        defer { ActingLayer.answer = nil }

        XCTAssertEqual(change(), ["opacity"])
        ActingLayer.answer = recorder("class")
        XCTAssertEqual(change(), ["class opacity 1.0"])
        layer.style = ["actions": ["opacity": recorder("style")]]
        XCTAssertEqual(change(), ["style opacity 0.5"])
        layer.actions = ["opacity": recorder("actions")]
        XCTAssertEqual(change(), ["actions opacity 1.0"])
        delegate.answers["opacity"] = recorder("delegate")
        XCTAssertEqual(change(), ["delegate opacity 0.5"])
        delegate.answers["opacity"] = NSNull()
        XCTAssertEqual(change(), [])
        delegate.answers["opacity"] = nil
        layer.actions = ["opacity": NSNull()]
        XCTAssertEqual(change(), [])
        layer.actions = nil
        layer.style = nil
        ActingLayer.answer = NSNull()
        XCTAssertEqual(change(), [])
    }

    /// The action is looked up before the value changes and run afterwards.
    func testTheActionIsLookedForBeforeTheChange() {
        let layer = makeLayer()
        let delegate = ActingDelegate()
        layer.delegate = delegate
        delegate.answers["opacity"] = Recorder("ran") { self.log.append($0) }
        layer.opacity = 0.25
        XCTAssertEqual(delegate.asked, ["opacity 1.0"])
        XCTAssertEqual(log, ["ran opacity 0.25"])
    }

    func testAnAnimationAsAnAction() {
        let layer = makeLayer()
        let animation = CABasicAnimation()
        animation.keyPath = "opacity"
        animation.duration = 2
        layer.actions = ["opacity": animation]
        layer.opacity = 0
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        advance(to: 1)
        XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    }

    func testComingAndGoing() {
        let root = makeLayer()
        let layer = CALayer()
        layer.actions = [
            kCAOnOrderIn: Recorder("in") { self.log.append($0) },
            kCAOnOrderOut: Recorder("out") { self.log.append($0) },
        ]
        root.actions = [
            "sublayers": Recorder("root") { self.log.append($0) },
            kCATransition: Recorder("root") { self.log.append($0) },
        ]
        root.addSublayer(layer)
        CATransaction.flush()
        layer.isHidden = true
        layer.isHidden = false
        layer.removeFromSuperlayer()
        XCTAssertEqual(
            log,
            [
                "in onOrderIn 1.0", "root sublayers 1.0", "out onOrderOut 1.0", "in onOrderIn 1.0",
                "out onOrderOut 1.0", "root sublayers 1.0",
            ])
        log = []
        let other = CALayer()
        root.addSublayer(layer)
        log = []
        root.replaceSublayer(layer, with: other)
        XCTAssertEqual(log.last, "root transition 1.0")
    }
}
