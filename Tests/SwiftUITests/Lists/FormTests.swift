import Observation
import UIKit
import XCTest

@testable import SwiftUI

/// Forms: controls as rows, and footers that appear and disappear while a row is edited.
final class FormTests: HierarchyTestCase {
    private func table<V: View>(of host: Host<V>) throws -> UITableView {
        host.settle()
        func find(_ view: UIView) -> UITableView? {
            (view as? UITableView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return try XCTUnwrap(find(host.view))
    }

    @Observable
    final class Model {
        var problem: String?
        var choice = 1
    }

    /// Sections without headers and footers are 35 points apart, in whole points.
    func testRowsLieOnWholePoints() async throws {
        struct Screen: View {
            var body: some View {
                Form {
                    Section { Text("a") }
                    Section("Header") { Text("b") }
                    Section {
                        Text("c")
                    } footer: {
                        Text("Footer")
                    }
                    Section { Text("d") }
                    Section { Text("e") }
                }
            }
        }
        let table = try table(of: Host(width: 320, height: 900, Screen()))
        let rows = (0..<5).map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
        for row in rows { XCTAssertEqual(row.minY, row.minY.rounded(), "\(rows.map(\.minY))") }
        XCTAssertEqual(rows[4].minY - rows[3].maxY, 35)
    }

    func testATextEditorIsOnTheRowsBackground() async throws {
        func level<V: View>(_ view: V) throws -> Int {
            let host = Host(width: 320, height: 300, view)
            host.window.overrideUserInterfaceStyle = .dark
            return try XCTUnwrap(ViewPicture(host))[200, 80][0]
        }
        let editor = TextEditor(text: .constant("")).frame(height: 200)
        XCTAssertEqual(try level(Form { editor }), 0x1C)
        XCTAssertEqual(try level(editor.background(.red).scrollContentBackground(.hidden)), 0xFF)
        XCTAssertEqual(try level(editor.background(.red)), 0)
    }

    func testAPickerIsOneRow() async throws {
        struct Screen: View {
            @State private var choice = 1
            var body: some View {
                Form {
                    Picker("Segments", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                        .pickerStyle(.segmented)
                    Picker("Menu", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } }
                }
            }
        }
        let table = try table(of: Host(width: 320, height: 480, Screen()))
        XCTAssertEqual(table.numberOfRows(inSection: 0), 2)
    }

    func testAnInlinePickerIsARowForEachOption() async throws {
        struct Screen: View {
            @State private var choice = 1
            var body: some View {
                Form { Picker("Inline", selection: $choice) { ForEach(0..<3) { Text("\($0)").tag($0) } } }
                    .pickerStyle(.inline)
            }
        }
        let table = try table(of: Host(width: 320, height: 480, Screen()))
        XCTAssertGreaterThanOrEqual(table.numberOfRows(inSection: 0), 3)
    }

    func testAFooterComesAndGoesBesideRowsThatStay() async throws {
        struct Screen: View {
            let model: Model
            var body: some View {
                Form {
                    Section {
                        Box("a", 50, 20)
                    } footer: {
                        if model.problem != nil { Box("problem", 50, 16) }
                    }
                    Section { Box("b", 50, 20) }
                }
            }
        }
        let model = Model()
        let host = Host(width: 320, height: 480, Screen(model: model))
        let table = try table(of: host)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let before = try XCTUnwrap(host.frame("b"))
        XCTAssertNil(host.frame("problem"))
        for _ in 0..<2 {
            model.problem = "wrong"
            host.settle()
            let footer = try XCTUnwrap(host.frame("problem"))
            XCTAssertGreaterThan(footer.minY, try XCTUnwrap(host.frame("a")).maxY)
            XCTAssertLessThan(footer.maxY, try XCTUnwrap(host.frame("b")).minY)
            XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
            model.problem = nil
            host.settle()
            XCTAssertNil(host.frame("problem"))
            XCTAssertEqual(host.frame("b"), before)
            XCTAssertTrue(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
        }
    }

    func testAnUnavailableViewsIconIsAboveItsTitle() async throws {
        let host = Host(width: 300, height: 300) {
            ContentUnavailableView {
                Label {
                    Box("title", 50, 20)
                } icon: {
                    Box("icon", 20, 20)
                }
            }
        }
        let (icon, title) = (try XCTUnwrap(host.frame("icon")), try XCTUnwrap(host.frame("title")))
        XCTAssertLessThan(icon.maxY, title.minY)
        XCTAssertEqual(icon.midX, title.midX, accuracy: 0.5)
    }
}
