import Observation
import UIKit
import XCTest

@testable import SwiftUI

/// Modifiers for the bars around a screen.
final class ToolbarTests: HierarchyTestCase {
    @Observable
    final class Model {
        var showsMore = false
        var hidesBar = false
        var title = "One"
        var search = ""
        var taps: [String] = []
    }

    struct Bars: View {
        @Bindable var model: Model

        var body: some View {
            NavigationStack {
                Text("Content")
                    .navigationTitle($model.title)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { model.taps.append("cancel") } }
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Button("A") { model.taps.append("a") }
                            Button("B") { model.taps.append("b") }
                        }
                        if model.showsMore { ToolbarItem(placement: .bottomBar) { Button("More") {} } }
                        Closing(model: model)
                    }
                    .toolbar(model.hidesBar ? .hidden : .automatic, for: .navigationBar)
            }
        }
    }

    /// Content with a dynamic property.
    struct Closing: ToolbarContent {
        let model: Model
        @State private var count = 0

        var body: some ToolbarContent {
            ToolbarItem(placement: .principal) { Button("Count \(count)") { count += 1 } }
        }
    }

    private struct Probe: View {
        @Environment(\.isInBar) private var isInBar
        @Environment(\.isInRow) private var isInRow
        @Environment(\.listLook) private var list
        @Environment(\.font) private var font
        let note: (String) -> Void
        var body: some View {
            let _ = note("\(isInBar) \(isInRow) \(list == nil) \(font == nil)")
            Label("Title", systemImage: "star")
        }
    }

    /// What is presented from a bar or a row isn't in it.
    func testPresentationsFromBarsAndRowsAreElsewhere() async throws {
        final class Notes { var last = "" }
        let (inBar, inRow) = (Notes(), Notes())
        let bar = Screen(
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Add") {}.sheet(isPresented: .constant(true)) { Probe { inBar.last = $0 } }
                    }
                }
            })
        bar.wait()
        XCTAssertEqual(inBar.last, "false false true true")
        XCTAssertTrue(bar.has("Title"))
        let list = Screen(List { Text("row").sheet(isPresented: .constant(true)) { Probe { inRow.last = $0 } } })
        list.wait()
        XCTAssertEqual(inRow.last, "false false true true")
    }

    func testAToggleInABarIsAButton() async throws {
        struct Flags: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Text(isOn ? "on" : "off").toolbar { Toggle("Flag", isOn: $isOn) }
                }
            }
        }
        func hasSwitch(_ view: UIView) -> Bool { view is UISwitch || view.subviews.contains { hasSwitch($0) } }
        let screen = Screen(Flags())
        XCTAssertFalse(hasSwitch(screen.window))
        try screen.run(TouchScript().tap("Flag"))
        XCTAssertTrue(screen.has("on"))
    }

    func testItemsStandWhereTheyArePlaced() async throws {
        let model = Model()
        let screen = Screen(Bars(model: model))
        let item = try XCTUnwrap(screen.stack?.topViewController?.navigationItem)
        XCTAssertEqual(item.leftBarButtonItems?.count, 1)
        XCTAssertEqual(item.rightBarButtonItems?.count, 2)
        XCTAssertNotNil(item.titleView)
        try screen.run(TouchScript().tap("Cancel").tap("A", after: 0.2).tap("B", after: 0.2))
        XCTAssertEqual(model.taps, ["cancel", "a", "b"])
        // In the order in which they are declared.
        let places = item.rightBarButtonItems?.compactMap { $0.customView?.frame.minX } ?? []
        XCTAssertEqual(places, places.sorted(by: >))
    }

    func testAnItemThatIsHigherThanItsBarGetsTheBarsHeight() async {
        let screen = Screen(
            NavigationStack {
                Text("x").toolbar { ToolbarItem(placement: .principal) { Box("tall", 40, 300) } }
            })
        for _ in 0..<3 {
            screen.wait(0.1)
            XCTAssertEqual(screen.stack?.topViewController?.navigationItem.titleView?.bounds.height, 44)
        }
    }

    func testItemsComeAndGoAndKeepTheirState() async throws {
        let model = Model()
        let screen = Screen(Bars(model: model))
        try screen.run(TouchScript().tap("Count 0").expect("Count 1"))
        XCTAssertEqual(screen.stack?.isToolbarHidden, true)
        model.showsMore = true
        screen.wait()
        XCTAssertEqual(screen.stack?.isToolbarHidden, false)
        XCTAssertTrue(screen.has("More"))
        XCTAssertTrue(screen.has("Count 1"))
        model.showsMore = false
        screen.wait()
        XCTAssertEqual(screen.stack?.isToolbarHidden, true)
    }

    func testTitlesAndVisibilityFollowState() async throws {
        let model = Model()
        let screen = Screen(Bars(model: model))
        XCTAssertEqual(screen.stack?.topViewController?.navigationItem.title, "One")
        model.title = "Two"
        model.hidesBar = true
        screen.wait()
        XCTAssertEqual(screen.stack?.topViewController?.navigationItem.title, "Two")
        XCTAssertEqual(screen.stack?.isNavigationBarHidden, true)
        model.hidesBar = false
        screen.wait()
        XCTAssertEqual(screen.stack?.isNavigationBarHidden, false)
    }

    func testTheFirstTitleIsLargeAndOthersAsTheyAreAsked() async {
        let screen = Screen(NavigationStack { Text("x").navigationTitle("T") })
        XCTAssertEqual(screen.stack?.topViewController?.navigationItem.largeTitleDisplayMode, .automatic)
        XCTAssertEqual(screen.stack?.navigationBar.prefersLargeTitles, true)
        let inline = Screen(
            NavigationStack { Text("x").navigationTitle("T").navigationBarTitleDisplayMode(.inline) })
        XCTAssertEqual(inline.stack?.topViewController?.navigationItem.largeTitleDisplayMode, .never)
        let bare = Screen(NavigationStack { Text("x").navigationBarBackButtonHidden() })
        XCTAssertEqual(bare.stack?.topViewController?.navigationItem.largeTitleDisplayMode, .never)
        XCTAssertEqual(bare.stack?.topViewController?.navigationItem.hidesBackButton, true)
    }

    struct Searching: View {
        @Bindable var model: Model
        struct State: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                VStack {
                    Text(isSearching ? "searching" : "resting")
                    Button("End") { dismissSearch() }
                }
            }
        }
        var body: some View {
            NavigationStack { State().navigationTitle("S").searchable(text: $model.search, prompt: "Find") }
        }
    }

    func testASearchFollowsItsTextAndTellsTheViewsBelow() async throws {
        let model = Model()
        let screen = Screen(Searching(model: model))
        XCTAssertTrue(screen.has("resting"))
        let search = try XCTUnwrap(screen.stack?.topViewController?.navigationItem.searchController)
        XCTAssertEqual(search.searchBar.placeholder, "Find")
        try screen.run(TouchScript().type("abc", into: "Find"))
        XCTAssertEqual(model.search, "abc")
        XCTAssertTrue(screen.has("searching"))
        model.search = "xyz"
        screen.settle()
        XCTAssertEqual(search.searchBar.text, "xyz")
        try screen.run(TouchScript().tap("End"))
        XCTAssertTrue(screen.has("resting"))
    }
}
