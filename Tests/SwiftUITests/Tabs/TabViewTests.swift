import Observation
import SwiftUI
import XCTest

/// Tabs, in a bar and as pages.
final class TabViewTests: HierarchyTestCase {
    @Observable
    final class Model {
        var tab = "a"
        var hasThird = false
        var count = 0
    }

    struct Tabs: View {
        @Bindable var model: Model
        let log: EventLog

        var body: some View {
            TabView(selection: $model.tab) {
                Counter(name: "a").noted("a", in: log).tabItem {
                    Image(systemName: "house"); Text("First")
                }.tag("a")
                Counter(name: "b").noted("b", in: log).tabItem { Text("Second") }.badge(model.count).tag("b")
                if model.hasThird { Text("third").tabItem { Text("Third") }.tag("c") }
            }
        }
    }

    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// Their own shades would override the bar's tint.
    func testSymbolsInShadesTakeTheBarsTint() async {
        let screen = Screen(
            TabView {
                Text("one").tabItem {
                    Image(systemName: "house.fill").symbolRenderingMode(.hierarchical)
                    Text("One")
                }
            })
        XCTAssertEqual(screen.tabs?.tabBar.items?.first?.image?.renderingMode, .alwaysTemplate)
    }

    func testATapSelectsATabAndTheSelectionFollows() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Tabs(model: model, log: log))
        XCTAssertEqual(log.lines, ["a appears"])
        XCTAssertEqual(screen.tabs?.tabBar.items?.map(\.title), ["First", "Second"])
        XCTAssertNotNil(screen.tabs?.tabBar.items?.first?.image)
        try screen.run(TouchScript().tap("Second"))
        XCTAssertEqual(model.tab, "b")
        XCTAssertEqual(log.lines, ["a appears", "b appears", "a disappears"])
        model.tab = "a"
        screen.settle()
        XCTAssertEqual(screen.tabs?.selectedIndex, 0)
        XCTAssertEqual(Array(log.lines.dropFirst(3)), ["a appears", "b disappears"])
    }

    func testTabsKeepTheirState() async throws {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Tabs(model: model, log: log))
        try screen.run(TouchScript().tap("a 0").tap("Second", after: 0.3).tap("First", after: 0.3))
        XCTAssertTrue(screen.has("a 1"))
        model.hasThird = true
        screen.settle()
        XCTAssertEqual(screen.tabs?.viewControllers?.count, 3)
        XCTAssertTrue(screen.has("a 1"))
    }

    func testBadgesFollowState() async {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Tabs(model: model, log: log))
        XCTAssertNil(screen.tabs?.tabBar.items?[1].badgeValue)
        model.count = 4
        screen.settle()
        XCTAssertEqual(screen.tabs?.tabBar.items?[1].badgeValue, "4")
    }

    func testASelectionWithoutATabIsReportedAndLeavesTheTabs() async {
        let (model, log) = (Model(), EventLog())
        let screen = Screen(Tabs(model: model, log: log))
        model.tab = "missing"
        screen.settle()
        XCTAssertEqual(screen.tabs?.selectedIndex, 0)
    }

    func testTabsWithoutTagsAreSelectedByIndex() async throws {
        let screen = Screen(
            TabView(selection: .constant(1)) {
                ForEach(0..<3) { index in Text("page \(index)").tabItem { Text("tab \(index)") } }
            })
        XCTAssertEqual(screen.tabs?.selectedIndex, 1)
        XCTAssertTrue(screen.has("page 1"))
    }

    func testPagesAreTurnedByADragAndByTheSelection() async throws {
        let model = Model()
        let screen = Screen(
            TabView(selection: Bindable(model).count) {
                ForEach(0..<3) { index in Text("page \(index)").tag(index * 10) }
            }
            .tabViewStyle(.page))
        XCTAssertTrue(screen.has("page 0"))
        try screen.run(
            TouchScript().drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400), duration: 0.2))
        XCTAssertEqual(model.count, 10)
        model.count = 20
        screen.wait()
        XCTAssertTrue(screen.has("page 2"))
    }

    /// A tab bar's height is fixed, whatever the text size.
    func testSymbolsInTheBarKeepTheirSize() async {
        func size(_ type: DynamicTypeSize) -> CGSize? {
            let tabs = TabView { Text("one").tabItem { Label("One", systemImage: "house") } }
            return Screen(tabs.dynamicTypeSize(type)).tabs?.tabBar.items?.first?.image?.size
        }
        XCTAssertNotNil(size(.large))
        XCTAssertEqual(size(.accessibility5), size(.large))
    }

    func testTheTintIsTheBars() async {
        let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let screen = Screen(TabView { Text("a").tabItem { Text("A") } }.tint(Color(uiColor: green)))
        XCTAssertEqual(screen.tabs?.tabBar.tintColor, green)
    }

    @Observable
    final class Chosen { var tab = 0 }

    struct StyledTabs: View {
        @Bindable var chosen: Chosen

        var body: some View {
            TabView(selection: $chosen.tab) {
                Text("a").toolbar(.hidden, for: .tabBar).tabItem { Text("A") }.tag(0)
                NavigationStack {
                    Text("b").toolbarBackground(Color(red: 1, green: 0, blue: 0), for: .tabBar)
                        .toolbarBackground(.visible, for: .tabBar)
                }
                .toolbarColorScheme(.dark, for: .tabBar).tabItem { Text("B") }.tag(1)
                Text("c").tabItem { Text("C") }.tag(2)
            }
        }
    }

    func testBadgesMayBeMissing() async {
        func badges(_ isNew: Bool) -> [String?]? {
            let name: String? = isNew ? "name" : nil
            let tabs = TabView {
                Text("a").badge(isNew ? "new" : nil).tabItem { Text("A") }
                Text("b").badge(name).tabItem { Text("B") }
            }
            return Screen(tabs).tabs?.tabBar.items?.map(\.badgeValue)
        }
        XCTAssertEqual(badges(true), ["new", "name"])
        XCTAssertEqual(badges(false), [nil, nil])
    }

    /// The bar follows the settings of the selected tab's views, in a stack or without one.
    func testTabsHideAndStyleTheBar() async throws {
        let chosen = Chosen()
        let screen = Screen(StyledTabs(chosen: chosen))
        let bar = try XCTUnwrap(screen.tabs?.tabBar)
        XCTAssertTrue(bar.isHidden)
        chosen.tab = 1
        screen.wait()
        XCTAssertFalse(bar.isHidden)
        XCTAssertEqual(bar.overrideUserInterfaceStyle, .dark)
        let item = try XCTUnwrap(bar.items?[1])
        XCTAssertEqual(item.standardAppearance?.backgroundColor?.cgColor.components, [1, 0, 0, 1])
        XCTAssertNotNil(item.scrollEdgeAppearance)
        chosen.tab = 2
        screen.wait()
        XCTAssertFalse(bar.isHidden)
        XCTAssertEqual(bar.overrideUserInterfaceStyle, .unspecified)
        XCTAssertNil(bar.items?[2].standardAppearance)
    }

    /// Pages fill their container: if that excludes the safe area, they do.
    func testPagesFillTheirContainer() async throws {
        let screen = Screen(TabView { Text("a") }.tabViewStyle(.page).ignoresSafeArea())
        let page = try XCTUnwrap(screen.child(UIPageViewController.self)?.viewControllers?.first)
        XCTAssertEqual((page as? UIHostingController<AnyView>)?.safeAreaRegions, [])
    }
}
