import QuartzCore
import UIKit
import XCTest

/// `UIView.beginAnimations` to `commitAnimations`.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/1622500-beginanimations).
final class BeginCommitAnimationTests: AnimationTestCase {
    private final class Listener: NSObject {
        var calls: [String] = []
        func willStart(_ name: String, context: UnsafeMutableRawPointer?) { calls.append("will \(name)") }
        func didStop(_ name: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
            calls.append("did \(name) \(finished.boolValue)")
        }
    }

    func testChangesInBetweenAnimate() async {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.center.x = 150
        UIView.commitAnimations()
        view.alpha = 0.5
        XCTAssertEqual(view.center.x, 150)
        XCTAssertEqual(view.layer.animationKeys(), ["position"])
        advance(to: 0.5)
        XCTAssertEqual(shown.position.x, 75, accuracy: 1e-5)
        advance(to: 2)
        XCTAssertNil(view.layer.animationKeys())
    }

    /// Settings apply to later changes, and not to earlier ones.
    func testSettingsHoldForWhatFollows() async {
        UIView.beginAnimations(nil, context: nil)
        view.alpha = 0
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(3)
        UIView.setAnimationRepeatCount(2)
        UIView.setAnimationRepeatAutoreverses(true)
        view.center.x = 150
        UIView.commitAnimations()
        let fade = view.layer.animation(forKey: "opacity")
        XCTAssertEqual(fade?.duration ?? 0, 0.2, accuracy: 1e-9)
        XCTAssertEqual(fade?.repeatCount, 0)
        let move = view.layer.animation(forKey: "position")
        XCTAssertEqual(move?.duration, 1)
        XCTAssertEqual(move?.repeatCount, 2)
        XCTAssertEqual(move?.autoreverses, true)
    }

    /// The settings apply to animation blocks too, and end with them.
    func testSettingsInsideBlocks() async {
        var log: [String] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { [view] in
                UIView.setAnimationRepeatCount(2.5)
                view.center.x = 150
                UIView.animate(withDuration: 3) { view.layer.borderWidth = 1 }
                UIView.setAnimationDuration(2)
                UIView.setAnimationDelay(1)
                UIView.setAnimationCurve(.easeIn)
                view.alpha = 0
            }, completion: { log.append("\($0) at \(CACurrentMediaTime() - 100)") })
        let move = view.layer.animation(forKey: "position")
        XCTAssertEqual(move?.repeatCount, 2.5)
        XCTAssertEqual(move?.duration, 1)
        let inner = view.layer.animation(forKey: "borderWidth")
        XCTAssertEqual(inner?.repeatCount, 0, "the inner block has its own")
        XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration, 2)
        advance(to: 0.25)
        XCTAssertEqual(shown.position.x, 75, accuracy: 1e-5)
        advance(to: 2)
        XCTAssertEqual(shown.opacity, 1 - Float(eased(0.5, .easeIn)), accuracy: 1e-5)
        advance(to: 20)
        XCTAssertEqual(log, ["true at 11.0"], "two and a half runs of 2 s there and 2 s back, after 1 s")
        XCTAssertNil(view.layer.animationKeys())
    }

    func testSettingsInsideKeyframes() async {
        view.center.x = 0
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: .repeat,
            animations: { [view] in
                UIView.setAnimationRepeatCount(3)
                UIView.setAnimationCurve(.linear)
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
            })
        advance(to: 1.25)
        XCTAssertEqual(shown.position.x, 50, accuracy: 1e-5)
        advance(to: 3)
        XCTAssertNil(view.layer.animationKeys())
    }

    /// Imported enumerations take any number: programs unwrap the curve of keyboard notifications.
    func testEveryNumberIsACurve() async {
        let known = (0..<4).map { UIView.AnimationCurve(rawValue: $0)?.rawValue }
        XCTAssertEqual(known, [0, 1, 2, 3])
        XCTAssertEqual(UIView.AnimationCurve(rawValue: 7), .easeOut)
        XCTAssertEqual(UIView.AnimationCurve(rawValue: -1), .easeInOut)
        UIView.animate(
            withDuration: 1, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
            animations: { self.view.center.x = 150 })
        advance(to: 0.5)
        XCTAssertEqual(shown.position.x, 50 + 100 * eased(0.5, .easeOut), accuracy: 1e-5)
    }

    func testTheyNest() async {
        UIView.beginAnimations("outer", context: nil)
        UIView.setAnimationDuration(4)
        UIView.beginAnimations("inner", context: nil)
        view.alpha = 0
        UIView.commitAnimations()
        view.center.x = 150
        UIView.commitAnimations()
        XCTAssertEqual(view.layer.animation(forKey: "opacity")?.duration ?? 0, 0.2, accuracy: 1e-9)
        XCTAssertEqual(view.layer.animation(forKey: "position")?.duration, 4)
        UIView.commitAnimations()
        view.bounds.size.width = 3
        XCTAssertNil(view.layer.animation(forKey: "bounds"))
    }

    func testTheDelegateIsTold() async {
        let listener = Listener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector("willStart:context:", Listener.willStart))
        UIView.setAnimationDidStop(Selector("didStop:finished:context:", Listener.didStop))
        view.center.x = 150
        XCTAssertEqual(listener.calls, [])
        UIView.commitAnimations()
        XCTAssertEqual(listener.calls, ["will move"])
        advance(to: 1)
        XCTAssertEqual(listener.calls, ["will move", "did move true"])
    }

    func testContentsChangeByATransition() async {
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(.curlUp, for: view, cache: true)
        let new = UIView(frame: view.bounds)
        view.addSubview(new)
        new.alpha = 0.5
        UIView.commitAnimations()
        XCTAssertNil(new.layer.animationKeys())
        XCTAssertEqual(view.layer.animationKeys()?.count, 1)
    }

    func testWhileAnimationsAreDisabledNothingAnimates() async {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.beginAnimations(nil, context: nil)
        view.center.x = 150
        UIView.commitAnimations()
        XCTAssertNil(view.layer.animationKeys())
    }
}
