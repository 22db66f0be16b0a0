import QuartzCore
import UIKit
import XCTest

/// Bars, their items, and controllers in tabs.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uibarbuttonitem).
final class BarTests: NavigationTestCase, UITabBarControllerDelegate, UINavigationBarDelegate {
    var allows = true

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.append("should \(viewController.title ?? "")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(viewController.title ?? "")")
    }

    /// Older programs create the chevrons over a keyboard by their raw values.
    func testChevronsHaveRawValues() async throws {
        for value in 105...108 {
            let system = try XCTUnwrap(UIBarButtonItem.SystemItem(rawValue: value))
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            bar.items = [UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)]
            bar.layoutIfNeeded()
            func images(_ view: UIView) -> [UIImage] {
                [(view as? UIImageView)?.image].compactMap { $0 } + view.subviews.flatMap(images)
            }
            XCTAssertTrue(images(bar).contains { $0.isSymbolImage }, "\(value)")
        }
        XCTAssertNil(UIBarButtonItem.SystemItem(rawValue: 50))
    }

    func testItemsAreMadeInAllWays() async {
        let image = UIImage(systemName: "star")
        XCTAssertEqual(UIBarButtonItem(title: "A", style: .done, target: nil, action: nil).style, .done)
        XCTAssertTrue(UIBarButtonItem(image: image, style: .plain, target: nil, action: nil).image === image)
        let view = UIView()
        XCTAssertTrue(UIBarButtonItem(customView: view).customView === view)
        let action = UIAction(title: "Act", image: image) { _ in }
        let item = UIBarButtonItem(primaryAction: action)
        XCTAssertEqual(item.title, "Act")
        XCTAssertTrue(item.image === image)
        XCTAssertEqual(UIBarButtonItem(title: "B", primaryAction: action).title, "B")
        let menu = UIMenu(title: "M", children: [action, UIMenu(options: .displayInline, children: [action])])
        XCTAssertTrue(UIBarButtonItem(title: "C", menu: menu).menu === menu)
        XCTAssertTrue(UIBarButtonItem(systemItem: .add, primaryAction: action).primaryAction === action)
        XCTAssertEqual(UIBarButtonItem.fixedSpace(12).width, 12)
        let tab = UITabBarItem(title: "T", image: image, tag: 4)
        XCTAssertEqual(tab.tag, 4)
        XCTAssertEqual(UITabBarItem(tabBarSystemItem: .search, tag: 1).title, "Search")
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .highlighted)
        XCTAssertEqual(item.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor, .red)
        XCTAssertNil(item.titleTextAttributes(for: .normal))
    }

    /// The cross is in a circle of 30 points.
    func testAnItemThatClosesIsACircle() async {
        let page = UIViewController()
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        let stack = UINavigationController(rootViewController: page)
        show(stack)
        settle()
        keepPicture("bar-close")
        func circle(_ view: UIView) -> UIView? {
            view.accessibilityLabel == "Close" ? view : view.subviews.lazy.compactMap(circle).first
        }
        let image = circle(stack.navigationBar)?.subviews.first { ($0 as? UIImageView)?.image != nil }
        XCTAssertEqual(image?.frame.width ?? 0, 30, accuracy: 1.5)
    }

    func testItemsOfAControllerHaveItsTitle() async {
        let page = UIViewController()
        XCTAssertNil(page.navigationItem.title)
        page.title = "One"
        XCTAssertEqual(page.navigationItem.title, "One")
        XCTAssertEqual(page.tabBarItem.title, "One")
        page.navigationItem.title = "Two"
        XCTAssertEqual(page.title, "One")
        page.title = "Three"
        XCTAssertEqual(page.navigationItem.title, "Three")
        XCTAssertEqual(page.tabBarItem.title, "Three")
        XCTAssertTrue(page.navigationItem === page.navigationItem)
        let edit = page.editButtonItem
        XCTAssertEqual(edit.title, "Edit")
        page.setEditing(true, animated: false)
        XCTAssertEqual(edit.title, "Done")
        XCTAssertTrue(page.isEditing && edit === page.editButtonItem)
    }

    /// As in code that configures a bar before it fills the stack.
    func testABarThatWasAskedForBeforeTheStackShowsIt() async {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = false
        let root = UIViewController()
        root.title = "Root"
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        navigation.setViewControllers([root], animated: false)
        show(navigation)
        XCTAssertNotNil(frame(of: "Add"))
        XCTAssertTrue(navigation.navigationBar.topItem === root.navigationItem)
    }

    func testButtonsDoWhatTheySay() async {
        let page = NavigationPage("Page")
        let stack = UINavigationController(rootViewController: page)
        let target = Target()
        target.tell = { [unowned self] in log.append($0) }
        page.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .done, target: target, action: Selector("tap:", Target.tap(_:))),
            UIBarButtonItem(primaryAction: UIAction(title: "Act") { [unowned self] _ in log.append("act") }),
        ]
        page.navigationItem.leftBarButtonItem = page.editButtonItem
        show(stack)
        keepPicture("buttons")
        let (done, act, edit) = (frame(of: "Done")!, frame(of: "Act")!, frame(of: "Edit")!)
        XCTAssertEqual(done.maxX, 374, accuracy: 1)
        XCTAssertEqual(edit.minX, 16, accuracy: 1)
        XCTAssertEqual(done.minX - act.maxX, 16, accuracy: 1)
        run(TouchScript().tap(at: CGPoint(x: act.midX, y: act.midY)))
        run(TouchScript().tap(at: CGPoint(x: edit.midX, y: edit.midY)))
        XCTAssertTrue(page.isEditing)
        run(TouchScript().tap(at: CGPoint(x: done.midX, y: done.midY)))
        XCTAssertEqual(log, ["act", "tap Done"])
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        settle()
        run(TouchScript().tap(at: CGPoint(x: done.midX, y: done.midY)))
        XCTAssertEqual(log, ["act", "tap Done"])
    }

    func testTabsAreSelectedByTouch() async {
        let pages = ["One", "Two", "Three"].map { NavigationPage($0) }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        tabs.delegate = self
        for (page, name) in zip(pages, ["star", "heart", "person"]) {
            page.tabBarItem.image = UIImage(systemName: name)
        }
        pages[1].tabBarItem.badgeValue = "3"
        show(tabs)
        keepPicture("tabs")
        XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 844 - 83, width: 390, height: 83))
        XCTAssertEqual(pages[0].view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        XCTAssertTrue(tabs.tabBar.selectedItem === pages[0].tabBarItem)
        XCTAssertEqual(tabs.tabBar.items?.count, 3)
        run(TouchScript().tap(at: CGPoint(x: 195, y: 785)))
        XCTAssertEqual(tabs.selectedIndex, 1)
        XCTAssertTrue(pages[1].view.window === phone)
        XCTAssertTrue(tabs.tabBar.selectedItem === pages[1].tabBarItem)
        XCTAssertEqual(log, ["should Two", "did Two"])
        allows = false
        run(TouchScript().tap(at: CGPoint(x: 340, y: 785)))
        XCTAssertEqual(tabs.selectedIndex, 1)
        tabs.selectedIndex = 2
        XCTAssertTrue(tabs.tabBar.selectedItem === pages[2].tabBarItem)
        XCTAssertEqual(log, ["should Two", "did Two", "should Three"])
    }

    func testAPushMayHideTheTabBar() async {
        let (first, second) = (NavigationPage("First"), NavigationPage("Second"))
        let stack = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack, NavigationPage("Other")]
        show(tabs)
        XCTAssertEqual(first.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
        second.hidesBottomBarWhenPushed = true
        stack.pushViewController(second, animated: true)
        pass(0.8)
        settle()
        XCTAssertEqual(second.view.safeAreaInsets.bottom, 34)
        XCTAssertLessThanOrEqual(tabs.tabBar.frame.maxX, 0)
        stack.popViewController(animated: false)
        settle()
        XCTAssertEqual(tabs.tabBar.frame.minX, 0)
        XCTAssertEqual(first.view.safeAreaInsets.bottom, 83)
        // A tap on the selected tab pops to the root.
        stack.pushViewController(NavigationPage("Third"), animated: false)
        settle()
        run(TouchScript().tap(at: CGPoint(x: 97, y: 785)))
        pass(0.8)
        XCTAssertEqual(stack.viewControllers, [first])
    }

    func testABarByItselfAsksItsDelegate() async {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
        bar.delegate = self
        phone.addSubview(bar)
        phone.isHidden = false
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        settle()
        XCTAssertEqual(bar.items?.map(\.title), ["One", "Two"])
        XCTAssertEqual(bar.topItem?.title, "Two")
        XCTAssertEqual(bar.backItem?.title, "One")
        allows = false
        XCTAssertNil(bar.popItem(animated: false))
        allows = true
        run(TouchScript().tap(at: CGPoint(x: 20, y: 69)))
        XCTAssertEqual(bar.items?.count, 1)
        XCTAssertEqual(log, ["push One", "push Two", "pop Two"])
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("pop \(item.title ?? "")")
    }

    func testToolbarsShareTheirRoom() async {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        bar.items = [
            UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Six", style: .plain, target: nil, action: nil),
        ]
        phone.addSubview(bar)
        phone.isHidden = false
        settle()
        keepPicture("toolbar")
        let (one, two, six) = (frame(of: "One")!, frame(of: "Two")!, frame(of: "Six")!)
        XCTAssertEqual(one.minX, 16, accuracy: 1)
        XCTAssertEqual(six.maxX, 374, accuracy: 1)
        XCTAssertEqual(two.minX - one.maxX, six.minX - two.maxX, accuracy: 1)
    }

    func testLooksOfAllBarsAreTaken() async {
        UINavigationBar.appearance().tintColor = .purple
        UINavigationBar.appearance().barTintColor = .yellow
        defer {
            UINavigationBar.appearance().tintColor = nil
            UINavigationBar.appearance().barTintColor = nil
        }
        let stack = UINavigationController(rootViewController: NavigationPage("Page"))
        show(stack)
        XCTAssertEqual(stack.navigationBar.tintColor, .purple)
        XCTAssertEqual(stack.navigationBar.barTintColor, .yellow)
    }
}

@MainActor
final class Target: NSObject {
    var tell: (String) -> Void = { _ in }

    func tap(_ sender: Any?) {
        let item = sender as? UIBarButtonItem
        tell("tap \(item?.style == .done ? "Done" : "")")
    }
}
