import QuartzCore
import UIKit
import XCTest

/// Tabs beyond the available width, hidden bars, titles with menus, and controllers as targets of actions.
final class MoreTests: NavigationTestCase {
    private func tap(_ text: String) {
        guard let place = frame(of: text) else { return XCTFail("no \(text)") }
        run(TouchScript().tap(at: CGPoint(x: place.midX, y: place.midY), after: 0.1), andWait: 0.8)
        settle()
    }

    private func tabs(_ count: Int) -> UITabBarController {
        let controller = UITabBarController()
        controller.viewControllers = (1...count).map { number in
            let page = NavigationPage("Page \(number)")
            page.tabBarItem = UITabBarItem(title: "Tab \(number)", image: UIImage(systemName: "star"), tag: number)
            return number == 6 ? UINavigationController(rootViewController: page) : page
        }
        if count > 5 { controller.viewControllers?[5].tabBarItem = UITabBarItem(title: "Tab 6", image: nil, tag: 6) }
        return controller
    }

    func testMoreThanFiveTabsGoToAList() async {
        let controller = tabs(7)
        show(controller)
        XCTAssertEqual(controller.tabBar.items?.map(\.title), ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        tap("More")
        XCTAssertTrue(controller.selectedViewController === controller.moreNavigationController)
        keepPicture("more")
        tap("Tab 7")
        XCTAssertEqual(controller.selectedIndex, 6)
        let last = controller.viewControllers![6]
        XCTAssertTrue(last.view.window === phone)
        XCTAssertEqual(controller.moreNavigationController.viewControllers.count, 2)
        controller.moreNavigationController.popViewController(animated: true)
        pass(0.7)
        XCTAssertTrue(controller.selectedViewController === controller.moreNavigationController)
        XCTAssertTrue(last.parent === controller)
        tap("Tab 6")
        let stack = controller.viewControllers![5] as! UINavigationController
        XCTAssertEqual(controller.moreNavigationController.topViewController?.title, "Page 6")
        controller.selectedIndex = 1
        settle()
        XCTAssertEqual(stack.viewControllers.map(\.title), ["Page 6"], "a stack gets its controllers back")
        XCTAssertTrue(controller.viewControllers![1].view.window === phone)
        controller.viewControllers = Array(controller.viewControllers!.prefix(5))
        XCTAssertEqual(controller.tabBar.items?.count, 5)
        XCTAssertEqual(controller.tabBar.items?.last?.title, "Tab 5")
    }

    func testDragsAndTapsHideTheBars() async {
        let page = NavigationPage("Page")
        page.scrolls = true
        let stack = UINavigationController(rootViewController: page)
        show(stack)
        stack.hidesBarsOnSwipe = true
        run(TouchScript().drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), duration: 0.3, after: 0.1))
        pass(1)
        XCTAssertTrue(stack.isNavigationBarHidden)
        run(TouchScript().drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), duration: 0.3, after: 0.1))
        pass(1)
        XCTAssertFalse(stack.isNavigationBarHidden)
        stack.hidesBarsOnSwipe = false
        stack.hidesBarsOnTap = true
        run(TouchScript().tap(at: CGPoint(x: 200, y: 500), after: 0.1), andWait: 0.6)
        XCTAssertTrue(stack.isNavigationBarHidden)
        XCTAssertTrue(stack.barHideOnTapGestureRecognizer.view === stack.view)
        XCTAssertNil(stack.barHideOnSwipeGestureRecognizer.view)
    }

    func testATitleThatIsHalfThereSnaps() async {
        let page = NavigationPage("Page")
        page.scrolls = true
        let stack = UINavigationController(rootViewController: page)
        stack.navigationBar.prefersLargeTitles = true
        show(stack)
        func drag(_ way: CGFloat) {
            let ways = [CGPoint(x: 200, y: 500), CGPoint(x: 200, y: 500 - way), CGPoint(x: 200, y: 500 - way)]
            run(TouchScript().drag(through: ways, duration: 1.5, after: 0.1))
            pass(2)
            settle()
        }
        drag(10 + 15)
        XCTAssertEqual(stack.navigationBar.frame.height, 96, accuracy: 0.6, "little is taken back")
        drag(10 + 38)
        XCTAssertEqual(stack.navigationBar.frame.height, 44, accuracy: 0.6, "much goes on")
    }

    func testATitleBringsAMenu() async {
        let page = NavigationPage("Notes")
        page.navigationItem.titleMenuProvider = { suggested in
            UIMenu(children: suggested + [UIAction(title: "Rename") { _ in self.log.append("rename") }])
        }
        show(UINavigationController(rootViewController: page))
        tap("Notes")
        tap("Rename")
        XCTAssertEqual(log, ["rename"])
    }

    func testControllersAreFoundForActions() async {
        let page = NavigationPage("Page")
        let stack = UINavigationController(rootViewController: page)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(stack, for: .primary)
        XCTAssertTrue(
            page.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil) === stack)
        XCTAssertTrue(
            page.targetViewController(forAction: Selector("showDetailViewController:sender:"), sender: nil) === split)
        XCTAssertNil(split.targetViewController(forAction: Selector("showDetailViewController:sender:"), sender: nil))
        let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("note"))
        page.addKeyCommand(command)
        XCTAssertEqual(page.keyCommands, [command])
        page.removeKeyCommand(command)
        XCTAssertNil(page.keyCommands)
    }

    func testItemsMoveTheirTitlesAndImages() async {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 4), for: .default)
        XCTAssertEqual(item.backButtonTitlePositionAdjustment(for: .default).vertical, 4)
        item.setBackgroundVerticalPositionAdjustment(5, for: .compact)
        XCTAssertEqual(item.backgroundVerticalPositionAdjustment(for: .compact), 5)
        XCTAssertEqual(item.backgroundVerticalPositionAdjustment(for: .default), 0)
        let page = NavigationPage("Page")
        page.navigationItem.rightBarButtonItem = item
        show(UINavigationController(rootViewController: page))
        let before = frame(of: "Edit")!
        item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 6), for: .default)
        settle()
        XCTAssertEqual(frame(of: "Edit")!.midY, before.midY + 6, accuracy: 0.5)
    }
}
