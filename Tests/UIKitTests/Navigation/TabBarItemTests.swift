import QuartzCore
import UIKit
import XCTest

/// The items that represent controllers, and navigation stacks, in a tab bar.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/tabbaritem)
@MainActor
final class TabBarItemTests: NavigationTestCase {
    private func titles(_ tabs: UITabBarController) -> [String?] { tabs.tabBar.items?.map(\.title) ?? [] }

    /// Most programs set the item of the controller, and then put that into a navigation controller.
    func testTheRootsItemRepresentsAStack() async {
        let (home, search) = (UIViewController(), UIViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 1)
        search.title = "Search"
        let stacks = [home, search].map { UINavigationController(rootViewController: $0) }
        XCTAssertTrue(stacks[0].tabBarItem === home.tabBarItem)
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        show(tabs)
        XCTAssertEqual(titles(tabs), ["Home", "Search"])
        XCTAssertNotNil(frame(of: "Home"))
        search.title = "Find"
        XCTAssertEqual(titles(tabs), ["Home", "Find"])
        let next = UIViewController()
        next.title = "Next"
        stacks[1].pushViewController(next, animated: false)
        XCTAssertEqual(titles(tabs), ["Home", "Find"], "the root's title counts")
        let new = UIViewController()
        new.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 2)
        stacks[0].viewControllers = [new]
        XCTAssertEqual(titles(tabs), ["New", "Find"])
        XCTAssertTrue(tabs.tabBar.selectedItem === new.tabBarItem)
    }

    func testAStackMayHaveAnItemOfItsOwn() async {
        let roots = (0..<3).map { _ in UIViewController() }
        let stacks = roots.map { UINavigationController(rootViewController: $0) }
        stacks[0].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
        stacks[1].title = "Profile"
        stacks[1].tabBarItem.image = UIImage(systemName: "person")
        stacks[2].tabBarItem.title = "More or less"
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        XCTAssertEqual(titles(tabs), ["Own", "Profile", "More or less"])
        XCTAssertNotNil(tabs.tabBar.items?[1].image)
        roots[0].navigationItem.title = "In the navigation bar"
        XCTAssertEqual(titles(tabs)[0], "Own")
        roots[0].title = "Everywhere"
        XCTAssertEqual(titles(tabs)[0], "Everywhere")
    }

    func testAnItemMayBeReplaced() async {
        let pages = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = [pages[0], UINavigationController(rootViewController: pages[1])]
        show(tabs)
        for page in pages { page.tabBarItem = UITabBarItem(title: "Late", image: nil, tag: 0) }
        XCTAssertEqual(titles(tabs), ["Late", "Late"])
        XCTAssertTrue(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    }

    /// By Apple's page on `init(tabBarSystemItem:tag:)`, the title of a system item can't be changed.
    func testASystemItemKeepsItsTitle() async {
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        page.title = "Followers"
        XCTAssertEqual(page.tabBarItem.title, "Search")
    }
}
