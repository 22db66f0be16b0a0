import SwiftUI
import UIKit
import XCTest

/// Lists with editable collections, and the edit button.
@MainActor
final class EditActionTests: HierarchyTestCase {
    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    private final class Model: ObservableObject { @Published var items = (0..<4).map { Item(id: $0) } }

    private struct Screen: View {
        @ObservedObject var model: Model
        @Environment(\.editMode) private var mode

        var body: some View {
            VStack {
                EditButton()
                List($model.items, editActions: .all) { $item in Text("\(item.id)") }
            }
        }
    }

    private func table(_ view: UIView) -> UITableView? {
        (view as? UITableView) ?? view.subviews.lazy.compactMap { self.table($0) }.first
    }

    func testRowsAreDeletedAndMoved() async throws {
        let model = Model()
        let host = Host(width: 300, height: 500, Screen(model: model))
        let table = try XCTUnwrap(table(host.view))
        let first = IndexPath(row: 0, section: 0)
        XCTAssertEqual(table.dataSource?.tableView(table, canEditRowAt: first), true)
        table.dataSource?.tableView(table, commit: .delete, forRowAt: first)
        host.settle()
        XCTAssertEqual(model.items.map(\.id), [1, 2, 3])
        table.dataSource?.tableView(table, moveRowAt: first, to: IndexPath(row: 2, section: 0))
        host.settle()
        XCTAssertEqual(model.items.map(\.id), [2, 3, 1])
    }

    func testTheButtonBeginsAndEndsEditing() async throws {
        let host = Host(width: 300, height: 500, Screen(model: Model()))
        let table = try XCTUnwrap(table(host.view))
        func press(_ title: String) {
            let button = (host.view.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
                .first { $0.accessibilityLabel == title }
            XCTAssertEqual(button?.accessibilityActivate(), true, title)
            host.settle()
        }
        XCTAssertFalse(table.isEditing)
        press("Edit")
        XCTAssertTrue(table.isEditing)
        press("Done")
        XCTAssertFalse(table.isEditing)
    }
}
