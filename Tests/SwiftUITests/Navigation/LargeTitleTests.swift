import SwiftUI
import UIKit
import XCTest

/// A stack's large title follows the scroll view or list on its screen, which is created after the screen is shown.
final class LargeTitleTests: HierarchyTestCase {
    private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        (view as? V) ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
    }

    private func check(_ content: some View) throws {
        let screen = Screen(NavigationStack { content.navigationTitle("Title") })
        screen.settle()
        let bar = try XCTUnwrap(find(UINavigationBar.self, in: screen.window))
        let scrollView = try XCTUnwrap(find(UIScrollView.self, in: screen.window))
        let (rest, tall) = (scrollView.contentOffset, bar.frame.height)
        XCTAssertGreaterThan(tall, 90)
        scrollView.contentOffset.y = rest.y + 300
        screen.settle()
        XCTAssertEqual(bar.frame.height, 44, accuracy: 0.5)
        scrollView.contentOffset.y = rest.y
        screen.settle()
        XCTAssertEqual(bar.frame.height, tall, accuracy: 0.5)
    }

    /// A root that has been covered from the start shows its title like any other when it becomes visible.
    func testOfARootBelowScreensOfAPath() async throws {
        final class Model: ObservableObject { @Published var path = [1, 2] }
        struct Screens<Content: View>: View {
            @ObservedObject var model: Model
            let content: Content
            var body: some View {
                NavigationStack(path: $model.path) {
                    content.navigationTitle("Root").navigationDestination(for: Int.self) { number in
                        List(0..<50) { Text("\($0)") }.navigationTitle("\(number)")
                            .navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
        }
        func check(_ content: some View, line: UInt = #line) throws {
            let model = Model()
            let screen = Screen(Screens(model: model, content: content))
            screen.settle()
            let bar = try XCTUnwrap(screen.stack?.navigationBar)
            XCTAssertEqual(bar.frame.height, 44, accuracy: 0.5, line: line)
            model.path = []
            screen.wait()
            XCTAssertEqual(bar.frame.height, 96, accuracy: 0.5, line: line)
        }
        try check(List(0..<50) { Text("\($0)") })
        try check(ScrollView { Color.red.frame(width: 50, height: 3_000) })
        try check(Text("no scrolling"))
        try check(Form { Text("one row") })
    }

    func testOfAScrollView() async throws {
        try check(ScrollView { Color.red.frame(width: 50, height: 3_000) })
    }

    func testOfAList() async throws {
        try check(List(0..<200) { Text("\($0)") })
    }

    func testASearchThatIsAlwaysThereLeavesTheTitleLarge() async throws {
        struct Cities: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List(0..<50) { Text("\($0)") }.navigationTitle("Cities")
                        .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
                }
            }
        }
        let screen = Screen(Cities())
        screen.settle()
        let bar = try XCTUnwrap(screen.stack?.navigationBar)
        XCTAssertGreaterThan(bar.bounds.height, 44 + 52 + 30, "a row of buttons, the large title and the search")
        let list = try XCTUnwrap(find(UITableView.self, in: screen.window))
        list.contentOffset.y += 300
        screen.settle()
        XCTAssertLessThan(bar.bounds.height, 44 + 52 + 30)
        XCTAssertGreaterThan(bar.bounds.height, 44 + 30, "the search stays")
    }

    func testWhatLiesOverAListsTopIsBelowTheLargeTitle() async throws {
        struct Tasks: View {
            var body: some View {
                NavigationStack {
                    List { Text("row") }.navigationTitle("Tasks")
                        .safeAreaInset(edge: .top) { Text("filter").frame(height: 40) }
                }
            }
        }
        let screen = Screen(Tasks())
        screen.settle()
        let bar = try XCTUnwrap(screen.stack?.navigationBar)
        XCTAssertEqual(bar.bounds.height, 44 + 52, accuracy: 0.5, "a row of buttons and the large title")
    }
}
