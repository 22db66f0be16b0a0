import Observation
import UIKit
import XCTest

@testable import SwiftUI

final class ListTests: HierarchyTestCase {
    private func table<V: View>(of host: Host<V>) throws -> UITableView {
        host.settle()
        func find(_ view: UIView) -> UITableView? {
            (view as? UITableView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return try XCTUnwrap(find(host.view))
    }

    private final class Log { var lines: [String] = [] }

    @Observable
    final class Model {
        var numbers: [Int]
        var selection: Set<Int> = []
        var chosen: Int?
        init(_ numbers: [Int]) { self.numbers = numbers }
    }

    @Observable
    final class Size {
        var height: CGFloat = 20
    }

    func testRowsLieOnPlates() async throws {
        let host = Host(
            width: 320, height: 480,
            List {
                Box("a", 50, 20); Box("b", 50, 60)
            })
        // A gap of 35, plates 16 from the edges, and views 16 from the edges of rows.
        host.assertFrame("a", 32, 47, 50, 20)
        host.assertFrame("b", 32, 90, 50, 60)
        let table = try table(of: host)
        XCTAssertEqual(table.style, .insetGrouped)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 82)
    }

    func testPlainRowsGoFromEdgeToEdge() async throws {
        let host = Host(width: 320, height: 480, List { Box("a", 50, 20) }.listStyle(.plain))
        host.assertFrame("a", 16, 12, 50, 20)
        XCTAssertEqual(try table(of: host).style, .plain)
    }

    func testRowsHaveTheInsetsAndHeightsThatAreAskedFor() async throws {
        let row = Box("a", widths: 0...999, height: 20)
            .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let host = Host(
            width: 320, height: 480, List { row }.listStyle(.plain).environment(\.defaultMinListRowHeight, 10))
        host.assertFrame("a", 2, 1, 314, 20)
        XCTAssertEqual(try table(of: host).rectForRow(at: IndexPath(row: 0, section: 0)).height, 24)
    }

    func testOnlyRowsInSightAreMade() async throws {
        final class Counter { var count = 0 }
        let counter = Counter()
        let list = List(0..<100_000) { number in
            let _ = counter.count += 1
            Box("\(number)", 50, 20)
        }
        let host = Host(width: 320, height: 440, list.listStyle(.plain))
        XCTAssertEqual(host.names.count, 10)
        XCTAssertEqual(counter.count, 10)
        let table = try table(of: host)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 100_000)
        table.contentOffset.y = 44 * 50_000
        XCTAssertEqual(host.names.first, "50000")
        host.assertFrame("50000", 16, 12, 50, 20)
        XCTAssertLessThan(counter.count, 22)
    }

    func testSectionsHaveHeadersAndFooters() async throws {
        let host = Host(width: 320, height: 480) {
            List {
                Section {
                    Box("a", 50, 20)
                } header: {
                    Box("head", 50, 16)
                } footer: {
                    Box("foot", 50, 16)
                }
                Section { ForEach(0..<3) { Box("\($0)", 50, 20) } }
            }
        }
        let table = try table(of: host)
        XCTAssertEqual((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, [1, 3])
        host.assertFrame("head", 32, 16, 50, 16)
        host.assertFrame("a", 32, 51, 50, 20)
        host.assertFrame("foot", 32, 90, 50, 16)
    }

    func testTheUserDeletesAndMoves() async throws {
        struct Screen: View {
            let model: Model
            var body: some View {
                List {
                    ForEach(model.numbers, id: \.self) { Box("\($0)", 50, 20) }
                        .onDelete { model.numbers.remove(atOffsets: $0) }
                        .onMove { model.numbers.move(fromOffsets: $0, toOffset: $1) }
                }
                .listStyle(.plain)
            }
        }
        let model = Model(Array(0..<5))
        let host = Host(width: 320, height: 480, Screen(model: model))
        let table = try table(of: host)
        let source = try XCTUnwrap(table.dataSource)
        source.tableView(table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
        advance(to: 1)
        XCTAssertEqual(model.numbers, [0, 2, 3, 4])
        XCTAssertEqual(host.names, ["0", "2", "3", "4"])
        host.assertFrame("2", 16, 56, 50, 20)
        source.tableView(table, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        advance(to: 2)
        XCTAssertEqual(model.numbers, [2, 3, 0, 4])
        source.tableView(table, moveRowAt: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0))
        advance(to: 3)
        XCTAssertEqual(model.numbers, [4, 2, 3, 0])
        XCTAssertEqual(host.names, ["4", "2", "3", "0"])
        XCTAssertTrue(source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
    }

    func testASwipeDeletes() async throws {
        struct Screen: View {
            let model: Model
            var body: some View {
                List {
                    ForEach(model.numbers, id: \.self) { Box("\($0)", 50, 20) }
                        .onDelete { model.numbers.remove(atOffsets: $0) }
                }
                .listStyle(.plain)
            }
        }
        let model = Model(Array(0..<5))
        let host = Host(width: 320, height: 480, Screen(model: model))
        host.window.perform(
            TouchScript().drag(from: CGPoint(x: 310, y: 60), to: CGPoint(x: 10, y: 60), duration: 0.4))
        advance(to: 3)
        XCTAssertEqual(model.numbers, [0, 2, 3, 4])
        XCTAssertEqual(host.names, ["0", "2", "3", "4"])
    }

    func testSwipeActionsAreTheButtons() async throws {
        let log = Log()
        let row = Box("a", 50, 20)
            .swipeActions(allowsFullSwipe: false) {
                Button("Delete", role: .destructive) { log.lines.append("deleted") }
                Button("Flag") { log.lines.append("flagged") }.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Read") { log.lines.append("read") } }
        let host = Host(width: 320, height: 480, List { row })
        let table = try table(of: host)
        let path = IndexPath(row: 0, section: 0)
        let delegate = try XCTUnwrap(table.delegate)
        let trailing = try XCTUnwrap(delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
        XCTAssertEqual(trailing.actions.map(\.title), ["Delete", "Flag"])
        XCTAssertEqual(trailing.actions.map(\.style), [.destructive, .normal])
        XCTAssertFalse(trailing.performsFirstActionWithFullSwipe)
        let leading = try XCTUnwrap(delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
        XCTAssertEqual(leading.actions.map(\.title), ["Read"])
        for action in trailing.actions + leading.actions { action.handler(action, UIView()) { _ in } }
        XCTAssertEqual(log.lines, ["deleted", "flagged", "read"])
    }

    func testOneRowIsSelected() async throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                List(model.numbers, id: \.self, selection: $model.chosen) { Box("\($0)", 50, 20) }.listStyle(.plain)
            }
        }
        let model = Model(Array(0..<5))
        let host = Host(width: 320, height: 480, Screen(model: model))
        host.window.perform(TouchScript().tap(at: CGPoint(x: 200, y: 66)))
        advance(to: 1)
        XCTAssertEqual(model.chosen, 1)
        model.chosen = 3
        host.settle()
        XCTAssertEqual(try table(of: host).indexPathsForSelectedRows, [IndexPath(row: 3, section: 0)])
        model.chosen = nil
        host.settle()
        XCTAssertEqual(try table(of: host).indexPathsForSelectedRows ?? [], [])
    }

    func testSeveralRowsAreSelectedInEditingMode() async throws {
        struct Screen: View {
            @Bindable var model: Model
            var body: some View {
                List(model.numbers, id: \.self, selection: $model.selection) { Box("\($0)", 50, 20) }
                    .listStyle(.plain).environment(\.editMode, .constant(.active))
            }
        }
        let model = Model(Array(0..<5))
        let host = Host(width: 320, height: 480, Screen(model: model))
        XCTAssertTrue(try table(of: host).isEditing)
        host.window.perform(
            TouchScript().tap(at: CGPoint(x: 200, y: 66)).wait(0.3).tap(at: CGPoint(x: 200, y: 154)))
        advance(to: 2)
        XCTAssertEqual(model.selection, [1, 3])
    }

    func testATapOnARowPressesItsOnlyButton() async throws {
        let log = Log()
        let host = Host(
            width: 320, height: 480,
            List {
                Button {
                    log.lines.append("one")
                } label: {
                    Box("a", 50, 20)
                }
                HStack {
                    Button {
                        log.lines.append("two")
                    } label: {
                        Box("b", 50, 20)
                    }
                    Button {
                        log.lines.append("three")
                    } label: {
                        Box("c", 50, 20)
                    }
                }
            }.listStyle(.plain))
        host.window.perform(
            TouchScript().tap(at: CGPoint(x: 300, y: 22)).wait(0.5).tap(at: CGPoint(x: 300, y: 66)).wait(0.5)
                .tap(at: CGPoint(x: 40, y: 22)).wait(0.5).tap(at: CGPoint(x: 90, y: 66)))
        advance(to: 5)
        XCTAssertEqual(log.lines, ["one", "one", "three"])
    }

    func testRowsAppearAndDisappear() async throws {
        let log = Log()
        let list = List(0..<100) { number in
            Box("\(number)", 50, 20).onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
        let host = Host(width: 320, height: 88, list.listStyle(.plain))
        host.settle()
        XCTAssertEqual(log.lines, ["+0", "+1"])
        log.lines = []
        try table(of: host).contentOffset.y = 44
        host.settle()
        XCTAssertEqual(log.lines.sorted(), ["+2", "-0"])
    }

    func testRowsGrowWithWhatIsInThem() async throws {
        struct Row: View {
            let size: Size
            var body: some View { Box("row", 50, size.height) }
        }
        let size = Size()
        let host = Host(
            width: 320, height: 480,
            List {
                Row(size: size); Box("next", 50, 20)
            }.listStyle(.plain))
        host.assertFrame("next", 16, 56, 50, 20)
        size.height = 100
        advance(to: 1)
        host.assertFrame("row", 16, 11, 50, 100)
        host.assertFrame("next", 16, 134, 50, 20)
    }

    func testGroupsExpandIntoRows() async throws {
        struct Screen: View {
            @State var isOpen = false
            var body: some View {
                List {
                    DisclosureGroup(isExpanded: $isOpen) {
                        Box("inside", 50, 20)
                    } label: {
                        Box("label", 50, 20)
                    }
                    Box("after", 50, 20)
                }
                .listStyle(.plain)
            }
        }
        let host = Host(width: 320, height: 480, Screen())
        XCTAssertEqual(host.names, ["label", "after"])
        host.window.perform(TouchScript().tap(at: CGPoint(x: 200, y: 22)))
        advance(to: 2)
        XCTAssertEqual(host.names, ["label", "inside", "after"])
        // One step further in.
        host.assertFrame("inside", 36, 56, 50, 20)
        host.assertFrame("after", 16, 100, 50, 20)
    }

    func testATreeIsAnOutline() async throws {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let items = [Item(id: "a", children: [Item(id: "b")]), Item(id: "c")]
        let host = Host(
            width: 320, height: 480, List(items, children: \.children) { Box($0.id, 50, 20) }.listStyle(.plain))
        XCTAssertEqual(host.names, ["a", "c"])
        host.window.perform(TouchScript().tap(at: CGPoint(x: 200, y: 22)))
        advance(to: 2)
        XCTAssertEqual(host.names, ["a", "b", "c"])
    }

    func testAReaderScrollsToRows() async throws {
        final class Reference { var action: (Int) -> Void = { _ in } }
        let reference = Reference()
        let host = Host(
            width: 320, height: 440,
            ScrollViewReader { proxy in
                List(0..<10_000) { Box("\($0)", 50, 20) }.listStyle(.plain)
                    .onAppear { reference.action = { proxy.scrollTo($0, anchor: .top) } }
            })
        reference.action(5_000)
        host.settle()
        host.assertFrame("5000", 16, 12, 50, 20)
    }

    /// Identities of sections and headers, and those that views of rows are given, before the rows exist.
    func testAReaderScrollsToSectionsAndToExplicitIdentities() async throws {
        final class Reference { var action: (String, UnitPoint?) -> Void = { _, _ in } }
        let reference = Reference()
        let host = Host(
            width: 320, height: 440,
            ScrollViewReader { proxy in
                List {
                    ForEach(["a", "b", "c", "d"], id: \.self) { letter in
                        Section {
                            ForEach(0..<20) { Box("\(letter)\($0)", 50, 20).id("row \(letter)\($0)") }
                        } header: {
                            Box("title \(letter)", 50, 20).id("header \(letter)")
                        }
                    }
                }
                .listStyle(.plain).onAppear { reference.action = { proxy.scrollTo($0, anchor: $1) } }
            })
        let view = try table(of: host)
        func assertTop(_ section: Int, _ id: String, line: UInt = #line) {
            reference.action(id, .top)
            host.settle()
            XCTAssertEqual(view.contentOffset.y, view.rectForHeader(inSection: section).minY, accuracy: 1, line: line)
        }
        assertTop(2, "c")
        assertTop(1, "header b")
        reference.action("row d3", .center)
        host.settle()
        XCTAssertEqual(try XCTUnwrap(host.frame("d3")).midY, 220, accuracy: 30)
        // Rows that exist are found as well.
        reference.action("row d5", .center)
        host.settle()
        XCTAssertEqual(try XCTUnwrap(host.frame("d5")).midY, 220, accuracy: 30)
    }

    func testAFormIsAGroupedList() async throws {
        let host = Host(width: 320, height: 480, Form { Section("Title") { Box("a", 50, 20) } })
        XCTAssertEqual(try table(of: host).style, .insetGrouped)
        XCTAssertNotNil(host.frame("a"))
    }

    func testCellsShowSwiftUI() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Text("One line") }.minSize(height: 70)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size.height, 70)
        cell.contentConfiguration = UIHostingConfiguration { Color.red.frame(height: 30) }.margins(.vertical, 5)
        XCTAssertEqual(
            cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height, 40)
    }
}
