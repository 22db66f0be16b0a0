import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// From a red layer to a blue one, 40 points square, in 4 seconds starting at 100 s.
final class TransitionTests: ManualClockTestCase {
    private let size = CGSize(width: 40, height: 40)

    private func makeLayer() -> CALayer {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
        CATransaction.flush()
        return layer
    }

    private func makeTransition(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 4
        return transition
    }

    private func change(_ layer: CALayer, _ transition: CATransition, _ change: (CALayer) -> Void) {
        CATransaction.setDisableActions(true)
        change(layer)
        layer.add(transition, forKey: nil)
        CATransaction.flush()
    }

    private func picture(_ layer: CALayer, at seconds: CFTimeInterval) -> Picture {
        Picture(of: layer, size: size, at: 100 + seconds)
    }

    /// "CATransition ... type: fade. startProgress 0, endProgress 1."
    /// https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Animation_Types_Timing/Articles/TransitionAnimations.html
    func testDefaults() {
        let transition = CATransition()
        XCTAssertEqual(transition.type, .fade)
        XCTAssertNil(transition.subtype)
        XCTAssertEqual(transition.startProgress, 0)
        XCTAssertEqual(transition.endProgress, 1)
        XCTAssertNil(transition.filter)
        XCTAssertEqual(transition.duration, 0)
        XCTAssertNil(transition.timingFunction)
    }

    func testFadeIsASum() {
        let layer = makeLayer()
        change(layer, makeTransition(.fade)) { $0.backgroundColor = .blue }
        XCTAssertPixel(picture(layer, at: 0)[20, 20], 255, 0, 0)
        XCTAssertPixel(picture(layer, at: 1)[20, 20], 191, 0, 64)
        XCTAssertPixel(picture(layer, at: 3)[20, 20], 64, 0, 191)
        XCTAssertPixel(picture(layer, at: 4)[20, 20], 0, 0, 255)
    }

    /// At a quarter, the new picture covers ten points at the edge that it enters from.
    func testPushMovesBothPictures() {
        let edges: [(CATransitionSubtype?, inside: (Int, Int), outside: (Int, Int))] = [
            (nil, (5, 20), (15, 20)), (.fromLeft, (5, 20), (15, 20)), (.fromRight, (35, 20), (25, 20)),
            (.fromTop, (20, 35), (20, 25)), (.fromBottom, (20, 5), (20, 15)),
        ]
        for (subtype, inside, outside) in edges {
            let layer = makeLayer()
            change(layer, makeTransition(.push, subtype)) { $0.backgroundColor = .blue }
            let picture = picture(layer, at: 1)
            XCTAssertPixel(picture[inside.0, inside.1], 0, 0, 255)
            XCTAssertPixel(picture[outside.0, outside.1], 255, 0, 0)
            XCTAssertEqual(picture.area, 1600, accuracy: 0.01)
        }
    }

    /// A mark in the centre of each picture shows which of them move.
    func testWhichPicturesATransitionMoves() {
        func marks(_ type: CATransitionType) -> (old: Int?, new: Int?) {
            let layer = makeLayer()
            let mark = CALayer(CGRect(x: 18, y: 0, width: 4, height: 40), .green)
            CATransaction.setDisableActions(true)
            layer.addSublayer(mark)
            CATransaction.flush()
            change(layer, makeTransition(type, .fromRight)) {
                $0.backgroundColor = .blue
                mark.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            }
            let picture = picture(layer, at: 2)
            let columns = (0..<40).map { picture[$0, 20] }
            return (columns.firstIndex(of: .init(0, 255, 0)), columns.firstIndex(of: .init(255, 255, 255)))
        }
        let push = marks(.push)
        XCTAssertEqual(push.old, 0)
        XCTAssertEqual(push.new, 38)
        let moveIn = marks(.moveIn)
        XCTAssertEqual(moveIn.old, 18)
        XCTAssertEqual(moveIn.new, 38)
        let reveal = marks(.reveal)
        XCTAssertEqual(reveal.old, 0)
        XCTAssertEqual(reveal.new, 20)
    }

    func testSubtreesAreReplaced() {
        let layer = makeLayer()
        let old = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20), .green)
        layer.addSublayer(old)
        CATransaction.flush()
        change(layer, makeTransition(.fade)) {
            $0.sublayers = [CALayer(CGRect(x: 20, y: 20, width: 20, height: 20), .blue)]
        }
        let middle = picture(layer, at: 2)
        XCTAssertPixel(middle[10, 10], 128, 128, 0)
        XCTAssertPixel(middle[30, 30], 128, 0, 128)
        XCTAssertPixel(middle[30, 10], 255, 0, 0)
        XCTAssertPixel(picture(layer, at: 4)[10, 10], 255, 0, 0)
    }

    /// The new picture is live; the old one is a snapshot.
    func testTheNewPictureMovesOn() {
        let layer = makeLayer()
        let ball = CALayer(CGRect(x: 0, y: 0, width: 10, height: 10), .green)
        layer.addSublayer(ball)
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5
        move.toValue = 45
        move.duration = 4
        ball.add(move, forKey: nil)
        CATransaction.flush()
        advance(to: 1)
        let transition = makeTransition(.fade)
        transition.duration = 2
        change(layer, transition) { _ in }
        let middle = picture(layer, at: 2)
        XCTAssertPixel(middle[15, 5], 128, 128, 0)
        XCTAssertPixel(middle[25, 5], 128, 128, 0)
    }

    func testContentsChangeByAction() {
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        layer.contents = CGImage.solid(1, 0, 0)
        layer.actions = ["contents": makeTransition(.push, .fromLeft)]
        CATransaction.flush()
        layer.contents = CGImage.solid(0, 0, 1)
        CATransaction.flush()
        XCTAssertEqual(layer.animationKeys(), [kCATransition])
        let picture = picture(layer, at: 1)
        XCTAssertPixel(picture[5, 20], 0, 0, 255)
        XCTAssertPixel(picture[15, 20], 255, 0, 0)
    }

    /// Whatever key it is added for, a transition has the key "transition": a second one replaces the first.
    func testTheKeyIsAlwaysTransition() {
        let layer = makeLayer()
        layer.add(makeTransition(.fade), forKey: "mine")
        layer.add(makeTransition(.push), forKey: nil)
        XCTAssertEqual(layer.animationKeys(), [kCATransition])
        XCTAssertEqual((layer.animation(forKey: kCATransition) as? CATransition)?.type, .push)
    }

    func testProgressAndPace() {
        let layer = makeLayer()
        let transition = makeTransition(.fade)
        transition.startProgress = 0.25
        transition.endProgress = 0.75
        change(layer, transition) { $0.backgroundColor = .blue }
        XCTAssertPixel(picture(layer, at: 0)[20, 20], 191, 0, 64)
        XCTAssertPixel(picture(layer, at: 2)[20, 20], 128, 0, 128)
        XCTAssertPixel(picture(layer, at: 3.9999)[20, 20], 64, 0, 191)
        XCTAssertPixel(picture(layer, at: 4)[20, 20], 0, 0, 255)

        let eased = makeTransition(.fade)
        eased.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let other = makeLayer()
        change(other, eased) { $0.backgroundColor = .blue }
        // Ease-in reaches 0.315 halfway.
        XCTAssertPixel(picture(other, at: 2)[20, 20], 175, 0, 80)
    }

    func testProgressOutOfRangeIsRefused() {
        let transition = CATransition()
        transition.startProgress = -1
        transition.endProgress = .nan
        XCTAssertEqual(transition.startProgress, 0)
        XCTAssertEqual(transition.endProgress, 1)
    }

    func testHidingFades() {
        let layer = makeLayer()
        change(layer, makeTransition(.fade)) { $0.isHidden = true }
        let middle = picture(layer, at: 2)[20, 20]
        XCTAssertPixel(middle, 128, 0, 0, 128)
        XCTAssertEqual(picture(layer, at: 4).area, 0)
    }

    func testFirstAppearanceComesFromNothing() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        CATransaction.flush()
        let layer = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), .blue)
        layer.actions = [kCAOnOrderIn: makeTransition(.fade)]
        root.addSublayer(layer)
        CATransaction.flush()
        XCTAssertPixel(picture(root, at: 2)[20, 20], 0, 0, 128, 128)
    }

    func testUnknownTypesFade() {
        let layer = makeLayer()
        change(layer, makeTransition(CATransitionType(rawValue: "cube"))) { $0.backgroundColor = .blue }
        XCTAssertPixel(picture(layer, at: 2)[20, 20], 128, 0, 128)
    }

    func testInGroups() {
        let layer = makeLayer()
        let group = CAAnimationGroup()
        group.animations = [makeTransition(.push, .fromLeft)]
        group.duration = 8
        group.speed = 2
        CATransaction.setDisableActions(true)
        layer.backgroundColor = .blue
        layer.add(group, forKey: "group")
        CATransaction.flush()
        let picture = picture(layer, at: 1)
        XCTAssertPixel(picture[19, 20], 0, 0, 255)
        XCTAssertPixel(picture[21, 20], 255, 0, 0)
    }

    func testDelegateAndEnd() {
        let layer = makeLayer()
        let transition = makeTransition(.fade)
        transition.delegate = AnimationLogger("t", self)
        change(layer, transition) { $0.backgroundColor = .blue }
        advance(to: 5)
        XCTAssertEqual(log, ["t start 0.0", "t finish 4.0"])
        XCTAssertNil(layer.animationKeys())
        XCTAssertNotNil(layer.committed)
        XCTAssertEqual(layer.committed?.subtreeHasAnimations, false)
    }

    /// A transition interrupted by the next: the old picture is what was on screen.
    func testInterruption() {
        let layer = makeLayer()
        change(layer, makeTransition(.fade)) { $0.backgroundColor = .blue }
        advance(to: 2)
        change(layer, makeTransition(.push, .fromLeft)) { $0.backgroundColor = .green }
        let picture = picture(layer, at: 3)
        XCTAssertPixel(picture[5, 20], 0, 255, 0)
        XCTAssertPixel(picture[25, 20], 128, 0, 128)
    }

    func testManyInterruptionsKeepLittle() {
        let layer = makeLayer()
        weak let first = layer.committed
        for step in 1...12 {
            do {
                change(layer, makeTransition(.fade)) { $0.backgroundColor = step % 2 == 0 ? .red : .blue }
                advance(to: Double(step) * 0.01)
            }
        }
        XCTAssertNil(first)
    }

    func testOutsideTheBoundsNothingSlides() {
        let root = CALayer(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        let layer = CALayer(CGRect(x: 10, y: 10, width: 20, height: 20), .red)
        root.addSublayer(layer)
        CATransaction.flush()
        change(layer, makeTransition(.push)) { $0.backgroundColor = .blue }
        let picture = picture(root, at: 2)
        XCTAssertEqual(picture.area, 400, accuracy: 0.01)
        XCTAssertPixel(picture[15, 15], 0, 0, 255)
        XCTAssertPixel(picture[25, 15], 255, 0, 0)
    }

    /// The layer's own opacity, corners and mask belong to the pictures; its position is the current one.
    func testOpacityIsPartOfThePicture() {
        let layer = makeLayer()
        change(layer, makeTransition(.fade)) { $0.opacity = 0 }
        XCTAssertPixel(picture(layer, at: 2)[20, 20], 128, 0, 0, 128)
    }

    func testKeyValueCoding() {
        let transition = CATransition()
        transition.setValue("push", forKey: "type")
        transition.setValue(CATransitionSubtype.fromTop, forKey: "subtype")
        transition.setValue(0.5, forKey: "endProgress")
        XCTAssertEqual(transition.type, .push)
        XCTAssertEqual(transition.subtype, .fromTop)
        XCTAssertEqual(transition.value(forKey: "endProgress") as? NSNumber, 0.5)
        let copy = transition.copy() as? CATransition
        XCTAssertEqual(copy?.subtype, .fromTop)
        XCTAssertEqual(copy?.endProgress, 0.5)
    }
}
