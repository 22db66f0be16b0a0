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
