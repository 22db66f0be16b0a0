import UIKit
import XCTest

/// Containers that show one of their controllers.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
final class StackTests: ViewTestCase {
    private func make(_ name: String) -> LoggingController {
        LoggingController(name) { [unowned self] text in
            if text.contains("ppear") && !text.contains("viewIsAppearing") { log.append(text) }
        }
    }

    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    func testPushingAndPopping() async {
        let (first, second, third) = (make("first"), make("second"), make("third"))
        let stack = UINavigationController(rootViewController: first)
        XCTAssertEqual(log, [])
        let window = shown(stack)
        XCTAssertEqual(log, ["first viewWillAppear", "first viewDidAppear"])
        XCTAssertTrue(first.view.isDescendant(of: stack.view))
        XCTAssertEqual(first.view.frame, window.bounds)
        XCTAssertTrue(first.navigationController === stack)
        log = []
        stack.pushViewController(second, animated: false)
        XCTAssertEqual(
            log,
            ["first viewWillDisappear", "second viewWillAppear", "first viewDidDisappear", "second viewDidAppear"])
        XCTAssertNil(first.view.superview)
        XCTAssertTrue(stack.topViewController === second)
        stack.pushViewController(second, animated: false)
        stack.pushViewController(third, animated: false)
        XCTAssertEqual(stack.viewControllers, [first, second, third])
        log = []
        XCTAssertEqual(stack.popToRootViewController(animated: false), [second, third])
        XCTAssertEqual(
            log, ["third viewWillDisappear", "first viewWillAppear", "third viewDidDisappear", "first viewDidAppear"])
        XCTAssertNil(second.parent)
        XCTAssertNil(stack.popViewController(animated: false))
        XCTAssertNil(stack.popToViewController(third, animated: false))
        stack.setViewControllers([third, first], animated: false)
        XCTAssertEqual(stack.viewControllers, [third, first])
        XCTAssertTrue(stack.visibleViewController === first)
        XCTAssertTrue(stack.popViewController(animated: false) === first)
        XCTAssertTrue(third.view.window === window)
    }

    func testTabs() async {
        let (first, second) = (make("first"), make("second"))
        let tabs = UITabBarController()
        XCTAssertNil(tabs.viewControllers)
        XCTAssertEqual(tabs.selectedIndex, NSNotFound)
        tabs.viewControllers = [first, second]
        XCTAssertEqual(tabs.selectedIndex, 0)
        let window = shown(tabs)
        XCTAssertTrue(first.view.window === window)
        XCTAssertFalse(second.isViewLoaded)
        log = []
        tabs.selectedIndex = 1
        XCTAssertEqual(
            log,
            ["first viewWillDisappear", "second viewWillAppear", "first viewDidDisappear", "second viewDidAppear"])
        tabs.selectedIndex = 2
        tabs.selectedViewController = make("other")
        XCTAssertTrue(tabs.selectedViewController === second)
        XCTAssertTrue(second.tabBarController === tabs)
        tabs.viewControllers = [second]
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertNil(first.parent)
        tabs.viewControllers = nil
        XCTAssertNil(second.view.superview)
        XCTAssertNil(tabs.selectedViewController)
    }
}
