import SwiftUI
import UIKit
import XCTest

/// Pickers that push a screen of their options.
@MainActor
final class LinkPickerTests: HierarchyTestCase {
    private final class Model: ObservableObject { @Published var sort = "Name" }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack {
                List {
                    Picker("Sort by", selection: $model.sort) {
                        Text("Name").tag("Name")
                        Text("Date").tag("Date")
                    }
                    .pickerStyle(.navigationLink)
                }
            }
        }
    }

    private func tables(in view: UIView) -> [UITableView] {
        (view as? UITableView).map { [$0] } ?? view.subviews.flatMap { tables(in: $0) }
    }

    func testARowLeadsToTheOptions() async throws {
        let model = Model()
        let host = Host(width: 320, height: 600, Screen(model: model))
        host.settle()
        let table = try XCTUnwrap(tables(in: host.view).first)
        let path = IndexPath(row: 0, section: 0)
        XCTAssertEqual(table.cellForRow(at: path)?.accessoryType, .disclosureIndicator)
        table.delegate?.tableView(table, didSelectRowAt: path)
        advance(to: 1)
        let options = try XCTUnwrap(tables(in: host.view).last)
        XCTAssertFalse(options === table)
        XCTAssertEqual(options.numberOfRows(inSection: 0), 2)
        options.delegate?.tableView(options, didSelectRowAt: IndexPath(row: 1, section: 0))
        advance(to: 2)
        XCTAssertEqual(model.sort, "Date")
        XCTAssertEqual(tables(in: host.view).count, 1)
    }
}
