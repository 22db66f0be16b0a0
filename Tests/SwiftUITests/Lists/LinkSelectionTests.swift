import Observation
import UIKit
import XCTest

@testable import SwiftUI

/// Value links in lists with a selection.
final class LinkSelectionTests: HierarchyTestCase {
    @Observable
    final class Model {
        var choice: Item?
        var path: [Item] = []
    }

    struct Item: Hashable, Identifiable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    private static let items = (1...3).map { Item(id: $0) }

    private struct Rows: View {
        @Bindable var model: Model

        var body: some View {
            List(selection: $model.choice) {
                ForEach(LinkSelectionTests.items) { item in NavigationLink(item.name, value: item) }
            }
        }
    }

    private struct Columns: View {
        @Bindable var model: Model

        var body: some View {
            NavigationSplitView {
                Rows(model: model)
            } detail: {
                Text("Detail \(model.choice?.id ?? 0)")
            }
        }
    }

    private func table(in view: UIView) -> UITableView? {
        (view as? UITableView) ?? view.subviews.lazy.compactMap { self.table(in: $0) }.first
    }

    /// The link's value is the selection, in both directions; no destination is looked up.
    func testALinkSelectsItsValue() async throws {
        let model = Model()
        let screen = Screen(Columns(model: model))
        model.choice = Item(id: 3)
        screen.settle()
        let table = try XCTUnwrap(table(in: screen.window))
        XCTAssertEqual(table.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
        try screen.run(TouchScript().tap("Item 2"))
        XCTAssertEqual(model.choice, Item(id: 2))
    }

    /// Where columns collapse to one stack, the selection shows the next column.
    func testASelectionShowsTheNextColumn() async throws {
        let model = Model()
        let screen = Screen(Columns(model: model))
        XCTAssertFalse(screen.has("Detail 0"))
        try screen.run(TouchScript().tap("Item 2"))
        XCTAssertEqual(model.choice, Item(id: 2))
        XCTAssertTrue(screen.has("Detail 2"))
    }

    /// Of three columns, each shows the next one.
    func testSelectionsLeadThroughThreeColumns() async throws {
        struct Three: View {
            @Bindable var model: Model
            @State private var word: String?
            var body: some View {
                NavigationSplitView {
                    Rows(model: model)
                } content: {
                    List(["One", "Two"], id: \.self, selection: $word) { Text("\($0) of \(model.choice?.id ?? 0)") }
                } detail: {
                    Text("Detail \(word ?? "none")")
                }
            }
        }
        let screen = Screen(Three(model: Model()))
        try screen.run(TouchScript().tap("Item 3"))
        XCTAssertTrue(screen.has("Two of 3"))
        try screen.run(TouchScript().tap("Two of 3"))
        XCTAssertTrue(screen.has("Detail Two"))
    }

    /// In a stack with a destination for the value, the link also pushes it.
    func testALinkSelectsAndPushes() async throws {
        struct Stack: View {
            @Bindable var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    Rows(model: model).navigationDestination(for: Item.self) { Text("Screen \($0.id)") }
                }
            }
        }
        let model = Model()
        let screen = Screen(Stack(model: model))
        try screen.run(TouchScript().tap("Item 1"))
        XCTAssertEqual(model.choice, Item(id: 1))
        XCTAssertEqual(model.path, [Item(id: 1)])
        XCTAssertTrue(screen.has("Screen 1"))
    }
}
