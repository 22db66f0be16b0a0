import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Rows, their cells, positions, selection.
final class TableViewTests: TableTestCase {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

    func testOnlyRowsInSightHaveCells() async {
        NotingCell.made = 0
        let table = makeTable([numbers(10_000)], rowHeight: 40)
        XCTAssertEqual(table.contentSize, CGSize(width: 200, height: 400_000))
        XCTAssertEqual(texts(table), numbers(10))
        XCTAssertEqual(table.indexPathsForVisibleRows, (0..<10).map { path(0, $0) })
        for offset in stride(from: CGFloat(0), to: 20_000, by: 130) {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        XCTAssertLessThanOrEqual(NotingCell.made, 12)
        XCTAssertEqual(texts(table).first, "Row 497")
        XCTAssertNil(table.cellForRow(at: path(0, 0)))
    }

    func testTheDelegateHearsOfCellsInOrder() async {
        let table = makeTable([numbers(100)], rowHeight: 200)
        XCTAssertEqual(source.log, ["cell 0.0", "show 0.0", "cell 0.1", "show 0.1"])
        source.log = []
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        XCTAssertEqual(source.log, ["hide 0.0", "cell 0.2", "show 0.2"])
        XCTAssertEqual((table.cellForRow(at: path(0, 2)) as? NotingCell)?.reuses, 1)
    }

    func testRowsHaveTheHeightOfTheirContents() async {
        source.notes = false
        let table = makeTable([["short", String(repeating: "long text ", count: 12), "short"]])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        final class Wrapping: TableSource {
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                let label = UILabel()
                label.numberOfLines = 0
                label.text = sections[path.section][path.row]
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                    label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                    label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                ])
                return cell
            }
        }
        let wrapping = Wrapping()
        wrapping.sections = source.sections
        table.dataSource = wrapping
        table.layoutIfNeeded()
        let heights = (0..<3).map { table.rectForRow(at: path(0, $0)).height }
        let label = UILabel()
        label.numberOfLines = 0
        label.text = source.sections[0][1]
        let expected = label.sizeThatFits(CGSize(width: 168, height: 0)).height + 20
        XCTAssertEqual(heights[1], expected, accuracy: 1.1)
        XCTAssertEqual(heights[0], heights[2])
        XCTAssertLessThan(heights[0], 45)
        XCTAssertEqual(table.contentSize.height, heights.reduce(0, +))
        let shown = table.cellForRow(at: path(0, 1))?.contentView.subviews.first as? UILabel
        XCTAssertEqual(shown?.frame.width ?? 0, 168, accuracy: 1)
        look("table-selfsizing")
    }

    /// A cell with a square in the margins of its content.
    private final class SquareCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let square = UIView()
            square.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(square)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                square.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                square.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                square.topAnchor.constraint(equalTo: margins.topAnchor),
                square.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                square.heightAnchor.constraint(equalTo: square.widthAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell whose constraints are the cell's own, and not its content view's.
    private final class OutsideCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let block = UIView()
            block.translatesAutoresizingMaskIntoConstraints = false
            addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: topAnchor, constant: 16),
                block.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
                block.leadingAnchor.constraint(equalTo: leadingAnchor),
                block.trailingAnchor.constraint(equalTo: trailingAnchor),
                block.heightAnchor.constraint(equalToConstant: 50),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    func testConstraintsOfTheCellItselfCount() async {
        let table = makeTable([])
        source.notes = false
        table.register(OutsideCell.self, forCellReuseIdentifier: "cell")
        source.sections = [["", ""]]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0, 1)), CGRect(x: 0, y: 90, width: 200, height: 90))
    }

    /// The margins of the content are those of the cell's place, which is narrower than the table.
    func testRowsOfAnInsetTableAreMeasuredInTheirPlace() async {
        let table = makeTable([], .insetGrouped)
        source.notes = false
        table.separatorStyle = .none
        table.register(SquareCell.self, forCellReuseIdentifier: "cell")
        source.sections = [["", ""]]
        table.reloadData()
        table.layoutIfNeeded()
        // 200 points less the sides of the table and of the cell, and the margins above and below.
        let height: CGFloat = 200 - 32 - 32 + 22
        XCTAssertEqual(table.rectForRow(at: path(0, 0)).height, height)
        table.beginUpdates()
        table.endUpdates()
        XCTAssertEqual(table.rectForRow(at: path(0, 1)).height, height)
    }

    func testEstimatesBecomeHeightsWithoutAJump() async {
        let table = makeTable([numbers(1000)], rowHeight: UITableView.automaticDimension)
        table.estimatedRowHeight = 100
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0, 0)).height, 44)
        XCTAssertGreaterThan(table.contentSize.height, 90_000)
        table.scrollToRow(at: path(0, 500), at: .top, animated: false)
        XCTAssertEqual(table.rectForRow(at: path(0, 500)).minY, table.contentOffset.y, accuracy: 0.01)
        // Scrolling up, visible rows stay where they are on the screen.
        let before = table.rectForRow(at: path(0, 500)).minY - table.contentOffset.y
        table.contentOffset.y -= 30
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0, 500)).minY - table.contentOffset.y, before + 30, accuracy: 0.01)
    }

    func testPlacesOfRows() async {
        source.headers = ["A", "B"]
        let table = makeTable([numbers(3), numbers(2)], rowHeight: 50)
        table.sectionHeaderTopPadding = 0
        XCTAssertEqual(table.rectForHeader(inSection: 0), CGRect(x: 0, y: 0, width: 200, height: 28))
        XCTAssertEqual(table.rectForRow(at: path(1, 1)), CGRect(x: 0, y: 28 + 150 + 28 + 50, width: 200, height: 50))
        XCTAssertEqual(table.rect(forSection: 1), CGRect(x: 0, y: 178, width: 200, height: 128))
        XCTAssertEqual(table.indexPathForRow(at: CGPoint(x: 10, y: 80)), path(0, 1))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: 10)))
        XCTAssertNil(table.indexPathForRow(at: CGPoint(x: 10, y: 399)))
        XCTAssertEqual(table.rectForRow(at: path(5, 1)), .zero)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
    }

    func testHeadersStickInPlainTables() async {
        source.headers = ["A", "B"]
        let table = makeTable([numbers(20), numbers(20)], rowHeight: 50)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 300)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "A")
        // The next header pushes it away.
        table.contentOffset.y = 1020
        table.layoutIfNeeded()
        XCTAssertEqual(table.headerView(forSection: 0)?.frame.minY, 1000)
        XCTAssertEqual(table.headerView(forSection: 1)?.frame.minY, 1028)
        look("table-plain-headers")
        let grouped = makeTable([numbers(20), numbers(20)], .grouped, rowHeight: 50)
        grouped.contentOffset.y = 300
        grouped.layoutIfNeeded()
        XCTAssertNil(grouped.headerView(forSection: 0))
    }

    func testScrollingToRows() async {
        let table = makeTable([numbers(100)], rowHeight: 50)
        table.scrollToRow(at: path(0, 50), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2500)
        table.scrollToRow(at: path(0, 50), at: .bottom, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2150)
        table.scrollToRow(at: path(0, 50), at: .middle, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2325)
        table.scrollToRow(at: path(0, 50), at: .none, animated: false)
        XCTAssertEqual(table.contentOffset.y, 2325)
        table.scrollToRow(at: path(0, 99), at: .top, animated: true)
        wait(1)
        XCTAssertEqual(table.contentOffset.y, 4600)
        table.scrollToRow(at: path(3, 0), at: .top, animated: false)
        XCTAssertEqual(table.contentOffset.y, 4600)
    }

    func testATapSelects() async {
        let table = makeTable([numbers(10)], rowHeight: 50)
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 50, y: 75)))
        XCTAssertEqual(
            source.log, ["should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "select 1"])
        XCTAssertEqual(table.indexPathForSelectedRow, path(0, 1))
        XCTAssertTrue(table.cellForRow(at: path(0, 1))?.isSelected ?? false)
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 50, y: 125)))
        XCTAssertEqual(
            source.log,
            [
                "should highlight 2", "highlight 2", "unhighlight 2", "will select 2", "will deselect 1", "deselect 1",
                "select 2",
            ])
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0, 2)])
        look("table-selected")
        // A drag highlights nothing for long, and selects nothing.
        source.log = []
        run(TouchScript().drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), duration: 0.1))
        XCTAssertFalse(source.log.contains { $0.hasPrefix("select") })
        XCTAssertEqual(table.indexPathForSelectedRow, path(0, 2))
    }

    func testSeveralRowsMayBeSelected() async {
        let table = makeTable([numbers(10)], rowHeight: 50)
        table.allowsMultipleSelection = true
        run(TouchScript().tap(at: CGPoint(x: 50, y: 75)).tap(at: CGPoint(x: 50, y: 125), after: 0.5))
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0, 1), path(0, 2)])
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 50, y: 75)))
        XCTAssertEqual(
            source.log, ["should highlight 1", "highlight 1", "unhighlight 1", "will deselect 1", "deselect 1"])
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0, 2)])
        table.selectRow(at: path(0, 8), animated: false, scrollPosition: .none)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0, 2), path(0, 8)])
        table.deselectRow(at: path(0, 2), animated: false)
        XCTAssertEqual(table.indexPathsForSelectedRows, [path(0, 8)])
        table.reloadData()
        XCTAssertNil(table.indexPathsForSelectedRows)
    }

    func testSelectionSurvivesScrollingAway() async {
        let table = makeTable([numbers(100)], rowHeight: 50)
        table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        table.contentOffset.y = 2000
        table.layoutIfNeeded()
        XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.filter(\.isSelected).compactMap(table.indexPath(for:)), [path(0, 1)])
    }

    func testPrefetchingAnnouncesWhatComes() async {
        final class Prefetcher: UITableViewDataSourcePrefetching {
            var log: [String] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) {
                log.append("fetch \(paths.map { "\($0.row)" }.joined(separator: " "))")
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {
                log.append("cancel \(paths.map { "\($0.row)" }.joined(separator: " "))")
            }
        }
        let prefetcher = Prefetcher()
        source.sections = [numbers(100)]
        let table = makeTable([numbers(100)], rowHeight: 200)
        table.prefetchDataSource = prefetcher
        table.setNeedsLayout()
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.log, ["fetch 2 3"])
        table.contentOffset.y = 200
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.log, ["fetch 2 3", "fetch 4"])
        table.contentOffset.y = 4000
        table.layoutIfNeeded()
        XCTAssertEqual(prefetcher.log.suffix(2), ["cancel 3 4", "fetch 22 23"])
    }

    func testTheDelegateIsAScrollViewsToo() async {
        let table = makeTable([numbers(100)], rowHeight: 50)
        XCTAssertTrue((table as UIScrollView).delegate === source)
        table.delegate = nil
        XCTAssertNil((table as UIScrollView).delegate)
        (table as UIScrollView).delegate = source
        XCTAssertTrue(table.delegate === source)
    }

    /// An image that is higher than its row is scaled down proportionally; a lower one keeps its size.
    func testImagesOfCellsAreNoHigherThanTheirRows() async {
        let table = makeTable([["a"]], rowHeight: 60)
        let cell = table.visibleCells[0]
        func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect? {
            cell.imageView?.image = .drawing(width, height) { _ in }
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            return cell.imageView?.frame
        }
        XCTAssertEqual(frame(30, 40), CGRect(x: 16, y: 10, width: 30, height: 40))
        XCTAssertEqual(frame(90, 120), CGRect(x: 16, y: 0, width: 45, height: 60))
        XCTAssertEqual(cell.textLabel?.frame.minX, 16 + 45 + 16)
    }

    func testStylesOfCells() async {
        let table = makeTable([[]], rowHeight: 60)
        final class Styles: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let style = UITableViewCell.CellStyle(rawValue: path.row % 4)!
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = "Text"
                cell.detailTextLabel?.text = "Detail"
                cell.accessoryType = UITableViewCell.AccessoryType(rawValue: path.row % 5)!
                if path.row == 5 { cell.imageView?.image = UIImage(systemName: "checkmark") }
                return cell
            }
        }
        let styles = Styles()
        table.dataSource = styles
        table.layoutIfNeeded()
        let cells = table.visibleCells
        cells.forEach { $0.layoutIfNeeded() }
        XCTAssertEqual(cells[0].textLabel?.frame.minX, 16)
        XCTAssertNil(cells[0].detailTextLabel)
        let value = cells[1].detailTextLabel!.frame
        XCTAssertEqual(value.maxX, cells[1].contentView.bounds.width, accuracy: 0.01)
        XCTAssertEqual(cells[2].detailTextLabel!.frame.minX, 16 + 91 + 6)
        XCTAssertGreaterThan(cells[3].detailTextLabel!.frame.minY, cells[3].textLabel!.frame.minY + 10)
        XCTAssertEqual(cells[3].contentView.frame.maxX, 200 - 16 - 16 - 8)
        look("table-styles")
    }

    /// A chevron points to where a row leads, even if the direction is set after the row.
    func testChevronsFollowTheDirection() async throws {
        let table = makeTable([["a"]])
        let cell = try XCTUnwrap(table.visibleCells.first)
        cell.accessoryType = .disclosureIndicator
        table.layoutIfNeeded()
        let chevron = try XCTUnwrap(cell.subviews.compactMap { $0 as? ListGlyph }.first)
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
            window.traitOverrides.layoutDirection = direction
            window.layoutIfNeeded()
            XCTAssertEqual(chevron.isMirrored, direction == .rightToLeft)
            XCTAssertEqual(chevron.frame.midX < 100, direction == .rightToLeft)
        }
    }
}
