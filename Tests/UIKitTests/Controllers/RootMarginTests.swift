import QuartzCore
import UIKit
import XCTest

/// The margins of controllers' root views, which the system influences.
final class RootMarginTests: NavigationTestCase {
    private final class Noting: UIViewController {
        var changes = 0

        override func viewLayoutMarginsDidChange() {
            super.viewLayoutMarginsDidChange()
            changes += 1
        }
    }

    func testARootViewHasTheSystemsMargins() async {
        let controller = UIViewController()
        show(controller)
        let margins = controller.view.layoutMargins
        XCTAssertEqual(margins, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        XCTAssertEqual(
            controller.systemMinimumLayoutMargins,
            NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        // Subviews have margins of their own.
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        controller.view.addSubview(view)
        XCTAssertEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    func testWideWindowsHaveWiderMargins() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 430, height: 300))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertEqual(controller.systemMinimumLayoutMargins.leading, 20)
        window.frame.size.width = 413
        window.layoutIfNeeded()
        XCTAssertEqual(controller.view.layoutMargins.left, 16)
    }

    func testOwnMarginsAreAtLeastTheSystems() async {
        let controller = Noting()
        show(controller)
        controller.changes = 0
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 5, leading: 4, bottom: 0, trailing: 40)
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 52, left: 16, bottom: 34, right: 40))
        XCTAssertEqual(controller.changes, 1)
        controller.viewRespectsSystemMinimumLayoutMargins = false
        XCTAssertEqual(controller.view.layoutMargins, UIEdgeInsets(top: 52, left: 4, bottom: 34, right: 40))
        XCTAssertEqual(controller.changes, 2)
    }

    func testGuidesLieWithinTheMargins() async {
        let controller = UIViewController()
        show(controller)
        // Without a constraint that refers to it, and with one.
        let expected = CGRect(x: 16, y: 47, width: 358, height: 763)
        XCTAssertEqual(controller.view.layoutMarginsGuide.layoutFrame, expected)
        XCTAssertEqual(
            controller.view.safeAreaLayoutGuide.layoutFrame, CGRect(x: 0, y: 47, width: 390, height: 763))
        XCTAssertEqual(controller.view.readableContentGuide.layoutFrame, expected)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        let guide = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 50),
        ])
        settle()
        XCTAssertEqual(view.frame, CGRect(x: 16, y: 47, width: 358, height: 50))
        XCTAssertEqual(guide.layoutFrame, expected)
        phone.frame.size.width = 430
        settle()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 47, width: 390, height: 50))
    }
}
