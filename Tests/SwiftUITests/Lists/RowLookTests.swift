import UIKit
import XCTest

@testable import SwiftUI

/// The appearance of list rows: chevrons, tints, badges, separators and the spacing between them.
@MainActor
final class RowLookTests: HierarchyTestCase {
    private func table<V: View>(of host: Host<V>) throws -> UITableView {
        host.settle()
        func find(_ view: UIView) -> UITableView? {
            (view as? UITableView) ?? view.subviews.lazy.compactMap { find($0) }.first
        }
        return try XCTUnwrap(find(host.view))
    }

    private func cell<V: View>(_ row: Int, of host: Host<V>) throws -> ListCell {
        try XCTUnwrap(try table(of: host).cellForRow(at: IndexPath(row: row, section: 0)) as? ListCell)
    }

    func testRowsOfLinksEndWithChevrons() async throws {
        let host = Host(width: 320, height: 480) {
            NavigationStack {
                List {
                    NavigationLink("One") { Text("1") }
                    NavigationLink(value: 2) { Text("Two") }
                    Text("None")
                    ForEach(0..<2) { NavigationLink("More \($0)", value: $0) }
                }
            }
        }
        let types = try (0..<5).map { try cell($0, of: host).accessoryType }
        XCTAssertEqual(
            types, [.disclosureIndicator, .disclosureIndicator, .none, .disclosureIndicator, .disclosureIndicator])
    }

    /// As in a row of cards that scrolls sideways: each is a control of its own.
    func testLinksInAScrollViewDontStandForTheRow() async throws {
        let host = Host(width: 320, height: 480) {
            NavigationStack {
                List {
                    VStack {
                        Text("Cards")
                        ScrollView(.horizontal) {
                            HStack { ForEach(0..<3) { card in NavigationLink("\(card)") { Text("Card \(card)") } } }
                        }
                    }
                }
            }
        }
        XCTAssertEqual(try cell(0, of: host).accessoryType, .none)
    }

    func testChevronsGrowWithText() async throws {
        func chevron(_ size: DynamicTypeSize) throws -> CGSize {
            let host = Host(width: 320, height: 480) {
                NavigationStack { List { NavigationLink("One") { Text("1") } } }.dynamicTypeSize(size)
            }
            let cell = try cell(0, of: host)
            let frames = cell.subviews.map(\.frame).filter { $0.maxX < cell.bounds.width && $0.minX > 200 }
            let frame = try XCTUnwrap(frames.first { $0.height < 100 && $0.width < 40 })
            XCTAssertEqual(frame.midY, cell.bounds.midY, accuracy: 0.5)
            XCTAssertLessThanOrEqual(cell.contentView.frame.maxX, frame.minX)
            return frame.size
        }
        let (usual, large) = (try chevron(.large), try chevron(.accessibility3))
        XCTAssertEqual(usual, CGSize(width: 8, height: 14))
        XCTAssertGreaterThan(large.width, usual.width * 2)
        XCTAssertEqual(large.height / large.width, usual.height / usual.width, accuracy: 0.01)
    }

    func testControlsAreMadeAsTheyComeIntoSight() async throws {
        struct Counting: View {
            let number: Int
            let log: Log
            var body: some View {
                log.count += 1
                return Text("\(number)")
            }
        }
        final class Log { var count = 0 }
        let log = Log()
        let host = Host(width: 320, height: 480) {
            NavigationStack {
                List(0..<5_000) { number in
                    NavigationLink {
                        Text("There")
                    } label: {
                        Counting(number: number, log: log)
                    }
                }
            }
        }
        XCTAssertEqual(try table(of: host).numberOfRows(inSection: 0), 5_000)
        XCTAssertLessThan(log.count, 40)
        log.count = 0
        let buttons = Host(width: 320, height: 480) {
            List(0..<5_000) { number in Button(action: {}) { Counting(number: number, log: log) } }
        }
        XCTAssertEqual(try table(of: buttons).numberOfRows(inSection: 0), 5_000)
        XCTAssertLessThan(log.count, 40)
    }

    func testIconsOfLabelsAreInTheRowsTint() async throws {
        func color<V: View>(_ label: V) throws -> [Int] {
            let host = Host(width: 320, height: 120, List { label }.listStyle(.plain))
            let picture = try XCTUnwrap(ViewPicture(host))
            // The most saturated colour in the icon's area.
            func strength(_ color: [Int]) -> Int { (color.max() ?? 0) - (color.min() ?? 0) }
            let colors: [[Int]] = (16..<36).flatMap { x in (10..<40).map { y in picture[x, y] } }
            return colors.max { strength($0) < strength($1) } ?? []
        }
        let label = Label("Heart", systemImage: "heart.fill")
        XCTAssert(isClose(try color(label), [0, 122, 255], 12))
        XCTAssert(isClose(try color(label.tint(Color(red: 0, green: 1, blue: 0))), [0, 255, 0], 12))
        XCTAssert(isClose(try color(label.listItemTint(Color(red: 1, green: 0, blue: 0))), [255, 0, 0], 12))
        XCTAssert(isClose(try color(label.listItemTint(.fixed(Color(red: 0, green: 0, blue: 1)))), [0, 0, 255], 12))
        let gray = try color(label.listItemTint(.monochrome))
        XCTAssertLessThan((gray.max() ?? 0) - (gray.min() ?? 0), 20)
        let destructive = Button("Delete", systemImage: "heart.fill", role: .destructive) {}
        XCTAssert(isClose(try color(destructive), [255, 59, 48], 12))
    }

    func testRowsMayLieApart() async throws {
        let list = List {
            Box("a", 50, 20)
            Box("b", 50, 20)
        }
        let host = Host(width: 320, height: 480, list.listRowSpacing(10))
        let table = try table(of: host)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 54)
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
        let (a, b) = (try XCTUnwrap(host.frame("a")), try XCTUnwrap(host.frame("b")))
        XCTAssertEqual(b.minY - a.minY, 54)
        let picture = try XCTUnwrap(ViewPicture(host))
        let top = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
        XCTAssert(isClose(picture[160, top + 22], [255, 255, 255]), "the plate")
        XCTAssert(isClose(picture[160, top + 49], [242, 242, 247]), "between the plates")
        let plain = Host(width: 320, height: 480, list.listStyle(.plain).listRowSpacing(-5))
        XCTAssertEqual(try self.table(of: plain).rectForRow(at: IndexPath(row: 0, section: 0)).height, 44)
    }

    func testBadgesAreAsProminentAsTheirViewsSay() async throws {
        func reds(_ prominence: BadgeProminence) throws -> Int {
            let row = Text("Row").badge("New").badgeProminence(prominence)
            let host = Host(width: 320, height: 100, List { row }.listStyle(.plain))
            let picture = try XCTUnwrap(ViewPicture(host))
            return (200..<320).reduce(0) { sum, x in
                sum + (0..<60).count { isClose(picture[x, $0], [255, 59, 48], 10) }
            }
        }
        XCTAssertGreaterThan(try reds(.increased), 100)
        XCTAssertEqual(try reds(.standard), 0)
        func darkest(_ prominence: BadgeProminence) throws -> Int {
            let row = Text(verbatim: "").badge("████").badgeProminence(prominence)
            let picture = try XCTUnwrap(ViewPicture(Host(width: 320, height: 60, List { row }.listStyle(.plain))))
            return (200..<320).flatMap { x in (4..<36).map { picture[x, $0][0] } }.min() ?? 255
        }
        XCTAssertLessThan(try darkest(.standard), try darkest(.decreased))
    }

    func testLinesBeginAtTheFirstTextOrAtAGuide() async throws {
        let host = Host(width: 320, height: 480) {
            List {
                HStack(spacing: 10) {
                    Box("icon", 30, 20)
                    Text("Words")
                }
                Box("plain", 30, 20)
                Text("Guide").alignmentGuide(.listRowSeparatorLeading) { _ in 44 }
                    .alignmentGuide(.listRowSeparatorTrailing) { _ in 100 }
                Text("Last")
            }
        }
        host.settle()
        XCTAssertEqual(try cell(0, of: host).line.start, 16 + 40, accuracy: 0.01)
        XCTAssertEqual(try cell(1, of: host).line.start, 16, accuracy: 0.01)
        XCTAssertEqual(try cell(2, of: host).line.start, 16 + 44, accuracy: 0.01)
        XCTAssertEqual(try cell(2, of: host).line.end, 16 + 100, accuracy: 0.01)
    }

    func testAClearRowShowsTheList() async throws {
        @MainActor
        final class Model: ObservableObject { @Published var isClear = true }
        struct Screen: View {
            @ObservedObject var model: Model
            var body: some View { List { Text("row").listRowBackground(model.isClear ? Color.clear : nil) } }
        }
        let model = Model()
        let host = Host(width: 320, height: 300, Screen(model: model))
        let table = try table(of: host)
        let y = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).midY)
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(host))[200, y], [242, 242, 247]))
        model.isClear = false
        host.settle()
        XCTAssert(isClose(try XCTUnwrap(ViewPicture(host))[200, y], [255, 255, 255]))
    }

    /// A reused cell shows nothing of its previous row.
    func testBadgesGoWithTheirRows() async throws {
        let host = Host(width: 320, height: 480) {
            List(0..<200) { number in
                if number < 3 { Text("\(number)").badge("B") } else { Text("\(number)") }
            }
        }
        let table = try table(of: host)
        func badges() -> Int {
            table.visibleCells.compactMap { ($0 as? ListCell)?.contentView.subviews.count }.reduce(0, +)
                - table.visibleCells.count
        }
        XCTAssertEqual(badges(), 3)
        for row in stride(from: 5, to: 60, by: 5) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            host.settle()
            XCTAssertEqual(badges(), 0, "row \(row)")
        }
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        host.settle()
        XCTAssertEqual(badges(), 3)
    }

    // MARK: Labels and pickers

    /// Symbols differ in width, and the titles beside them are aligned.
    func testTitlesOfLabelsStandInAColumn() async throws {
        func starts(_ inList: Bool) -> [CGFloat] {
            let labels = ForEach(["battery.100percent", "lock", "wifi", "1.circle"], id: \.self) { name in
                Label {
                    Box(name, 20, 20)
                } icon: {
                    Image(systemName: name)
                }
            }
            let host = Host(width: 320, height: 480) {
                if inList { List { labels } } else { VStack(alignment: .leading) { labels } }
            }
            return ["battery.100percent", "lock", "wifi", "1.circle"].compactMap { host.frame($0)?.minX }
        }
        let (inList, outside) = (starts(true), starts(false))
        XCTAssertEqual(inList.count, 4)
        XCTAssertEqual(Set(inList.map { ($0 * 100).rounded() }).count, 1)
        XCTAssertGreaterThan(Set(outside.map { ($0 * 100).rounded() }).count, 1)
    }

    func testInlinePickersHaveTheirLabelAsARow() async throws {
        func rows(_ hidesLabel: Bool) throws -> Int {
            let host = Host(width: 320, height: 480) {
                Form {
                    let picker = Picker("Flavour", selection: .constant(1)) {
                        ForEach(0..<3) { Text("\($0)") }
                    }
                    .pickerStyle(.inline)
                    if hidesLabel { picker.labelsHidden() } else { picker }
                }
            }
            return try table(of: host).numberOfRows(inSection: 0)
        }
        XCTAssertEqual(try rows(false), 4)
        XCTAssertEqual(try rows(true), 3)
    }
}
