import QuartzCore
import UIKit
import XCTest

/// The tab bar's delegate calls in a subclass of a tab bar controller.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbardelegate)
@MainActor
final class TabBarSelectionTests: NavigationTestCase {
    private final class Tabs: UITabBarController {
        var note: (String) -> Void = { _ in }

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            note("\(item.title ?? "") after \(selectedIndex)")
        }
    }

    func testASubclassHearsOfTapsBeforeTheyTurnTheTab() async {
        let tabs = Tabs()
        tabs.note = { [unowned self] in log.append($0) }
        tabs.viewControllers = ["One", "Two"].map {
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: $0, image: nil, selectedImage: nil)
            return page
        }
        show(tabs)
        XCTAssertTrue(tabs.tabBar.delegate === tabs)
        for text in ["Two", "Two", "One"] {
            let place = frame(of: text) ?? .zero
            run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 0.5)
        }
        XCTAssertEqual(log, ["Two after 0", "Two after 1", "One after 1"])
        tabs.selectedIndex = 1
        XCTAssertEqual(log.count, 3, "code tells nobody")
    }

    /// The controllers appear and disappear by an animation if the delegate provides one, and may animate alongside.
    func testTabsThatTurnByAnimationSayThatTheyDo() async {
        final class Turning: NSObject, UITabBarControllerDelegate {
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        }
        final class Page: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                calls.append("will appear \(animated) \(transitionCoordinator != nil)")
            }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(animated)") }
        }
        let (tabs, pages, turning) = (UITabBarController(), [Page(), Page()], Turning())
        tabs.viewControllers = pages
        show(tabs)
        tabs.delegate = turning
        for page in pages { page.calls = [] }
        tabs.selectedIndex = 1
        pass(1.2)
        XCTAssertEqual(pages[0].calls, ["will disappear true", "did disappear true"])
        XCTAssertEqual(pages[1].calls, ["will appear true true", "did appear true"])
    }
}
