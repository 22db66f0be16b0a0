import UIKit
import XCTest

@testable import SwiftUI

/// Tables of columns.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/table).
final class TableTests: HierarchyTestCase {
    private struct Fruit: Identifiable {
        let name: String
        let price: Int
        var id: String { name }
    }

    private struct Stock: View {
        var sizeClass = UserInterfaceSizeClass.regular
        @State private var fruits = [Fruit(name: "Pear", price: 2), Fruit(name: "Apple", price: 3)]
        @State private var order = [KeyPathComparator(\Fruit.name)]
        @State private var selection: Fruit.ID?

        var body: some View {
            VStack {
                Text("selected \(selection ?? "none")")
                Table(fruits.sorted(using: order), selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Price", value: \.price) { Text("\($0.price) coins") }.width(100)
                    TableColumn("Notes") { _ in Text("fresh") }
                }
            }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    /// Returns the frame of a text in the window, whose root view has a type.
    private func frame<Root: View>(_ text: String, in screen: Screen, _ root: Root.Type = Stock.self) throws -> CGRect {
        screen.settle()
        func find(_ node: LayoutNode) -> CGRect? {
            if let leaf = node as? LeafNode<Text>, leaf.view.string(in: EnvironmentValues()) == text {
                return leaf.globalFrame
            }
            return node.drawnChildren.lazy.compactMap { find($0) }.first
        }
        let controller = try XCTUnwrap(screen.controller as? UIHostingController<Root>)
        return try XCTUnwrap(find(controller.host.graph.rootNode), "no \(text)")
    }

    func testHeadersSortAndRowsAreSelected() async throws {
        let screen = Screen(Stock())
        XCTAssertTrue(screen.has("Notes"))
        XCTAssertTrue(screen.has("2 coins"))
        let script = TouchScript()
        XCTAssertLessThan(try frame("Apple", in: screen).minY, try frame("Pear", in: screen).minY)
        // A column in its columns: beside the first, of its own width.
        let (name, price, notes) = (
            try frame("Apple", in: screen), try frame("3 coins", in: screen), try frame("fresh", in: screen)
        )
        XCTAssertEqual(notes.minX - price.minX, 116, accuracy: 0.5)
        XCTAssertEqual(price.minX - name.minX, (390 - 32 - 32 - 100) / 2 + 16, accuracy: 0.5)
        try screen.run(script.tap("Name"))
        XCTAssertLessThan(try frame("Pear", in: screen).minY, try frame("Apple", in: screen).minY)
        try screen.run(TouchScript().tap("Price"))
        XCTAssertLessThan(try frame("Pear", in: screen).minY, try frame("Apple", in: screen).minY)
        try screen.run(TouchScript().tap("Price"))
        XCTAssertLessThan(try frame("Apple", in: screen).minY, try frame("Pear", in: screen).minY)
        try screen.run(TouchScript().tap("Pear"))
        XCTAssertTrue(screen.has("selected Pear"))
    }

    func testACompactTableIsAListOfItsFirstColumn() async throws {
        let screen = Screen(Stock(sizeClass: .compact))
        XCTAssertTrue(screen.has("Apple"))
        XCTAssertFalse(screen.has("Name"))
        XCTAssertFalse(screen.has("3 coins"))
        try screen.run(TouchScript().tap("Pear"))
        XCTAssertTrue(screen.has("selected Pear"))
    }

    private struct Rows: View {
        let hasMore: Bool

        var body: some View {
            Table(of: Fruit.self) {
                TableColumn("Name") { Text($0.name) }
                TableColumn("Price") { Text("\($0.price)") }
            } rows: {
                TableRow(Fruit(name: "Plum", price: 4))
                ForEach([Fruit(name: "Fig", price: 5), Fruit(name: "Kiwi", price: 6)]) { TableRow($0) }
                if hasMore { TableRow(Fruit(name: "Lime", price: 7)) }
            }
            .tableColumnHeaders(.hidden)
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    func testRowsAreWrittenOneByOne() async {
        let screen = Screen(Rows(hasMore: true))
        for text in ["Plum", "4", "Fig", "5", "Kiwi", "6", "Lime", "7"] { XCTAssertTrue(screen.has(text), text) }
        XCTAssertFalse(screen.has("Name"))
        XCTAssertFalse(Screen(Rows(hasMore: false)).has("Lime"))
    }

    private struct Trees: View {
        struct Node: Identifiable {
            let name: String
            var parts: [Node]?
            var id: String { name }
        }

        @State private var isOpen = false

        var body: some View {
            VStack {
                Table(of: Node.self) {
                    TableColumn("Name") { Text($0.name) }
                    TableColumn("Kind") { Text("kind of \($0.name)") }
                } rows: {
                    DisclosureTableRow(Node(name: "Rose"), isExpanded: $isOpen) {
                        TableRow(Node(name: "Petal")).contextMenu { Button("Pick") {} }
                    }
                }
                .tableStyle(.inset)
                Table([Node(name: "Tree", parts: [Node(name: "Leaf")])], children: \.parts) {
                    TableColumn("Name") { Text($0.name) }
                    TableColumn("Kind") { Text("kind of \($0.name)") }
                }
                Button(isOpen ? "Close" : "Open") { isOpen.toggle() }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    /// Rows below others are indented in the first column only.
    func testRowsDiscloseOthers() async throws {
        let screen = Screen(Trees())
        XCTAssertFalse(screen.has("Petal"))
        XCTAssertFalse(screen.has("Leaf"))
        try screen.run(TouchScript().tap("Open"))
        XCTAssertTrue(screen.has("Petal"))
        XCTAssertFalse(screen.has("Leaf"))
        let rose = try frame("kind of Rose", in: screen, Trees.self)
        let petal = try frame("kind of Petal", in: screen, Trees.self)
        XCTAssertEqual(rose.minX, petal.minX, accuracy: 0.5)
        XCTAssertEqual(
            try frame("Rose", in: screen, Trees.self).minX, try frame("Petal", in: screen, Trees.self).minX,
            accuracy: 0.5)
        try screen.run(TouchScript().tap("Expand"))
        XCTAssertTrue(screen.has("Leaf"))
        try screen.run(TouchScript().tap("Close"))
        XCTAssertFalse(screen.has("Petal"))
        XCTAssertTrue(screen.has("Leaf"))
    }

    func testColumnsShareTheWidthWithinTheirLimits() async {
        func lengths(_ widths: [TableColumnWidth], _ total: CGFloat) -> [CGFloat] {
            TableLine(widths: widths).lengths(within: total)
        }
        let free = TableColumnWidth()
        XCTAssertEqual(lengths([free, free], 216), [100, 100])
        XCTAssertEqual(lengths([TableColumnWidth(least: 50, ideal: 50, greatest: 50), free], 216), [50, 150])
        XCTAssertEqual(lengths([TableColumnWidth(least: 120, ideal: 120, greatest: 300), free], 216), [120, 80])
        let narrow = TableColumnWidth(least: 10, ideal: 20, greatest: 40)
        XCTAssertEqual(lengths([narrow, free, free], 332), [40, 130, 130])
        XCTAssertEqual(lengths([TableColumnWidth(least: 120, ideal: 120, greatest: 300), narrow], 176), [120, 40])
        XCTAssertEqual(lengths([free], 0), [10])
        XCTAssertEqual(lengths([], 100), [])
    }
}
