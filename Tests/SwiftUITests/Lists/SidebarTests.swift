import UIKit
import XCTest

@testable import SwiftUI

/// Lists in the sidebar of a split view.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/sidebarliststyle).
final class SidebarTests: HierarchyTestCase {
    private struct Columns: View {
        let sizeClass: UserInterfaceSizeClass
        @State private var selection: Int? = 1

        var body: some View {
            NavigationSplitView {
                List(selection: $selection) {
                    ForEach(0..<3) { NavigationLink("Row \($0)", value: $0) }
                }
            } detail: {
                List { Text("Detail") }
            }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    private func tables(in view: UIView) -> [UITableView] {
        ((view as? UITableView).map { [$0] } ?? []) + view.subviews.flatMap { tables(in: $0) }
    }

    private func table(_ text: String, of screen: Screen) throws -> UITableView {
        screen.settle()
        let split = try XCTUnwrap(screen.child(UISplitViewController.self))
        let column: UISplitViewController.Column = text == "Detail" ? .secondary : .primary
        return try XCTUnwrap(split.viewController(for: column).flatMap { tables(in: $0.view).first })
    }

    func testRowsOfASidebarHaveNoPlates() async throws {
        let screen = Screen(Columns(sizeClass: .regular))
        let table = try table("Row", of: screen)
        XCTAssertEqual(table.backgroundColor, .secondarySystemBackground)
        for row in 0..<3 {
            let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)) as? ListCell)
            XCTAssertEqual(cell.backgroundColor, .clear)
            XCTAssertEqual(cell.accessoryType, .none)
            XCTAssertEqual(cell.lineColors, [:])
        }
        let selected = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        XCTAssertEqual(selected.selectedBackgroundView?.superview, selected)
        XCTAssertEqual(selected.selectedBackgroundView?.layer.cornerRadius, 10)
    }

    func testOtherListsHavePlates() async throws {
        let detail = try table("Detail", of: Screen(Columns(sizeClass: .regular)))
        XCTAssertEqual(detail.backgroundColor, .systemGroupedBackground)
        let compact = try table("Row", of: Screen(Columns(sizeClass: .compact)))
        XCTAssertEqual(compact.backgroundColor, .systemGroupedBackground)
        let cell = try XCTUnwrap(compact.cellForRow(at: IndexPath(row: 0, section: 0)) as? ListCell)
        XCTAssertEqual(cell.backgroundColor, .secondarySystemGroupedBackground)
        XCTAssertEqual(cell.lineColors.count, 1)
    }
}
