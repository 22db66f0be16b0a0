import UIKit
import XCTest

// Each test has classes of its own, because proxies persist.
private final class PlainItem: UIBarButtonItem {}
private final class OwnItem: UIBarButtonItem {}
private final class StackItem: UIBarButtonItem {}
private final class Tab: UITabBarItem {}
private final class Stack: UINavigationController {}

/// The appearance that bar items take from [proxies](https://developer.apple.com/documentation/uikit/uiappearance) of
/// their classes.
final class BarItemAppearanceTests: NavigationTestCase {
    private func color(of text: String, in view: UIView? = nil) -> UIColor? {
        let view = view ?? phone
        if let label = view as? UILabel, label.text == text {
            return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        return view.subviews.lazy.compactMap { self.color(of: text, in: $0) }.first
    }

    private func show<Item: UIBarButtonItem>(_ item: Item, in stack: UINavigationController) {
        item.title = "Item"
        item.style = .plain
        stack.viewControllers = [NavigationPage("Page")]
        stack.viewControllers[0].navigationItem.rightBarButtonItem = item
        show(stack)
    }

    func testAProxyIsOneForItsClass() async {
        XCTAssertTrue(PlainItem.appearance() === PlainItem.appearance())
        XCTAssertFalse(PlainItem.appearance() === OwnItem.appearance())
        let contained = PlainItem.appearance(whenContainedInInstancesOf: [Stack.self])
        XCTAssertTrue(contained === PlainItem.appearance(whenContainedInInstancesOf: [Stack.self]))
        XCTAssertFalse(contained === PlainItem.appearance())
    }

    func testButtonsTakeTheirTitlesLooks() async {
        PlainItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        show(PlainItem(), in: UINavigationController())
        XCTAssertEqual(color(of: "Item"), .purple)
    }

    func testWhatAnItemSaysItselfStays() async {
        OwnItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple, .kern: 2], for: .normal)
        let item = OwnItem()
        item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
        show(item, in: UINavigationController())
        XCTAssertEqual(color(of: "Item"), .brown)
        XCTAssertNil(item.titleTextAttributes(for: .normal)?[.kern])
    }

    func testLooksMayBeThoseWithinAContainer() async {
        StackItem.appearance(whenContainedInInstancesOf: [Stack.self]).tintColor = .orange
        show(StackItem(), in: UINavigationController())
        XCTAssertNotEqual(color(of: "Item"), .orange)
        show(StackItem(), in: Stack())
        XCTAssertEqual(color(of: "Item"), .orange)
    }

    func testTabsTakeTheirTitlesLooks() async {
        Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
        Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .selected)
        let pages = ["One", "Two"].map { NavigationPage($0) }
        for page in pages { page.tabBarItem = Tab(title: page.title, image: nil, tag: 0) }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        show(tabs)
        XCTAssertEqual(color(of: "One", in: tabs.tabBar), .brown)
        XCTAssertEqual(color(of: "Two", in: tabs.tabBar), .purple)
    }

    /// Custom views begin where the titles of buttons do, and are 8 points from each other.
    func testCustomViewsKeepTheMargins() async {
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        let items = views.map { UIBarButtonItem(customView: $0) }
        let page = NavigationPage("Page")
        page.navigationItem.leftBarButtonItem = items[0]
        page.navigationItem.rightBarButtonItems = [items[1], items[2]]
        page.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), items[3]]
        let stack = UINavigationController(rootViewController: page)
        stack.isToolbarHidden = false
        show(stack)
        let frames = views.map { $0.convert($0.bounds, to: phone) }
        XCTAssertEqual(frames.map(\.minX), [16, 344, 306, 344])
        XCTAssertEqual(frames.map(\.width), [30, 30, 30, 30])
    }
}
