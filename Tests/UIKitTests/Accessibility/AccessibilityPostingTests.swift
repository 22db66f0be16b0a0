import ObjectRuntime
import UIKit
import XCTest

@MainActor
final class AccessibilityPostingTests: ViewTestCase {
    /// No assistive technology runs; tests read the notifications that one would have received.
    func testPostedNotificationsAreKept() async {
        UIAccessibility.removePostedNotifications()
        let label = UILabel()
        label.text = "Title"
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .screenChanged, argument: label)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        XCTAssertEqual(
            UIAccessibility.postedNotifications.map(\.description),
            ["announcement \"Saved\"", "screenChanged \"Title\"", "layoutChanged"])
        for _ in 0..<1100 { UIAccessibility.post(notification: .pageScrolled, argument: nil) }
        XCTAssertEqual(UIAccessibility.postedNotifications.count, 1000)
        UIAccessibility.removePostedNotifications()
        XCTAssertTrue(UIAccessibility.postedNotifications.isEmpty)
    }

    func testActionsCallMethods() async {
        let target = ActionTarget()
        let action = UIAccessibilityCustomAction(
            attributedName: NSAttributedString(string: "Archive"), target: target,
            selector: Selector("archive:", ActionTarget.archive(_:)))
        XCTAssertEqual(action.name, "Archive")
        XCTAssertTrue(action.target === target)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        (view.isAccessibilityElement, view.accessibilityLabel, view.accessibilityCustomActions) = (
            true, "Row", [action]
        )
        window.addSubview(view)
        window.perform(TouchScript().perform("Archive", on: "Row"))
        MediaClock.advance(to: CACurrentMediaTime() + 1)
        XCTAssertEqual(target.log, ["Archive"])
    }
}

@MainActor
private final class ActionTarget: NSObject {
    var log: [String] = []
    func archive(_ action: UIAccessibilityCustomAction) -> Bool {
        log.append(action.name)
        return true
    }
}
