import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit
import TestSupport

/// Updates of a table, its editing and its swipe actions.
final class TableUpdateTests: TableTestCase {
    func testRowsComeAndGoByAnimation() async {
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        let b = table.cellForRow(at: path(0, 1))
        var isDone: Bool?
        table.performBatchUpdates {
            self.source.sections = [["x", "b", "c", "y"]]
            table.deleteRows(at: [path(0, 0)], with: .left)
            table.insertRows(at: [path(0, 0), path(0, 3)], with: .fade)
        } completion: {
            isDone = $0
        }
        CATransaction.flush()
        XCTAssertEqual(texts(table), ["x", "b", "c", "y"])
        XCTAssertTrue(table.cellForRow(at: path(0, 1)) === b)
        XCTAssertNil(isDone)
        wait(0.15)
        let shown = table.cellForRow(at: path(0, 0))?.layer.presentation()
        XCTAssertEqual(shown?.opacity ?? 0, 0.5, accuracy: 0.2)
        look("table-inserting")
        wait(0.3)
        XCTAssertEqual(isDone, true)
        XCTAssertEqual(table.contentSize.height, 200)
        XCTAssertEqual(source.log.filter { $0.hasPrefix("hide") }, ["hide 0.0"])
    }

    func testRowsBelowMoveAsOthersAreInserted() async {
        let table = makeTable([["a", "b"]], rowHeight: 50)
        source.sections = [["a", "x", "b"]]
        table.insertRows(at: [path(0, 1)], with: .top)
        CATransaction.flush()
        wait(0.15)
        let b = table.cellForRow(at: path(0, 2))
        XCTAssertEqual(b?.textLabel?.text, "b")
        XCTAssertEqual(b?.layer.presentation()?.position.y ?? 0, 100, accuracy: 12)
        wait(0.3)
        XCTAssertEqual(b?.frame.minY, 100)
    }

    func testWrongCountsAskForAllDataAnew() async {
        let table = makeTable([["a", "b"]], rowHeight: 50)
        source.sections = [["a", "b", "c", "d"]]
        table.insertRows(at: [path(0, 1)], with: .fade)
        CATransaction.flush()
        XCTAssertEqual(texts(table), ["a", "b", "c", "d"])
    }

    func testBeginAndEndUpdatesAskForHeightsAnew() async {
        final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
            var height: CGFloat = 50
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        let heights = Heights()
        let table = makeTable([])
        table.dataSource = heights
        table.delegate = heights
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0, 2)).minY, 100)
        heights.height = 70
        table.beginUpdates()
        table.endUpdates()
        wait(0.5)
        XCTAssertEqual(table.rectForRow(at: path(0, 2)), CGRect(x: 0, y: 140, width: 200, height: 70))
        XCTAssertEqual(table.cellForRow(at: path(0, 2))?.frame.minY, 140)
    }

    /// Half as high as they are wide: an update with another width keeps no height of the previous width.
    func testRowsAreMeasuredAgainWhenTheWidthChangesWithAnUpdate() async {
        final class HalfCell: UITableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
                verticalFittingPriority: UILayoutPriority
            ) -> CGSize { CGSize(width: targetSize.width, height: targetSize.width / 2) }
        }
        let table = makeTable([])
        table.register(HalfCell.self, forCellReuseIdentifier: "cell")
        source.sections = [["a", "b"]]
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(table.rectForRow(at: path(0, 1)), CGRect(x: 0, y: 100, width: 200, height: 100))
        table.frame.size.width = 160
        source.sections = [["a", "b", "c"]]
        table.insertRows(at: [path(0, 2)], with: .none)
        wait(0.5)
        XCTAssertEqual(table.rectForRow(at: path(0, 2)), CGRect(x: 0, y: 160, width: 160, height: 80))
        XCTAssertEqual(table.visibleCells.map(\.frame.height), [80, 80, 80])
    }

    func testSectionsAndSelectionFollow() async {
        let table = makeTable([["a"], ["b", "c"], ["d"]], rowHeight: 40)
        table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
        table.performBatchUpdates {
            self.source.sections = [["new"], ["d"], ["b", "c"]]
            table.deleteSections(IndexSet(integer: 0), with: .fade)
            table.insertSections(IndexSet(integer: 0), with: .fade)
            table.moveSection(2, toSection: 1)
        }
        wait(0.5)
        XCTAssertEqual(texts(table), ["new", "d", "b", "c"])
        XCTAssertEqual(table.indexPathForSelectedRow, path(2, 1))
        XCTAssertTrue(table.cellForRow(at: path(2, 1))?.isSelected ?? false)
    }

    func testReloadedRowsGetOtherCells() async {
        let table = makeTable([["a", "b"]], rowHeight: 40)
        let (a, b) = (table.cellForRow(at: path(0, 0)), table.cellForRow(at: path(0, 1)))
        source.sections = [["a", "B"]]
        table.reloadRows(at: [path(0, 1)], with: .none)
        wait(0.5)
        XCTAssertTrue(table.cellForRow(at: path(0, 0)) === a)
        XCTAssertFalse(table.cellForRow(at: path(0, 1)) === b)
        XCTAssertEqual(texts(table), ["a", "B"])
        source.sections = [["A", "B"]]
        table.reconfigureRows(at: [path(0, 0)])
        XCTAssertTrue(table.cellForRow(at: path(0, 0)) === a)
        XCTAssertEqual(texts(table), ["A", "B"])
    }

    func testRandomUpdatesEndAsTheModelDoes() async {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        source.notes = false
        var next = 100
        var model = [Array(0..<8), Array(20..<25)]
        let table = makeTable(model.map { $0.map(String.init) }, rowHeight: 30)
        for round in 0..<60 {
            let (new, updates) = RandomBatch.make(model, &next, &random)
            table.performBatchUpdates {
                self.source.sections = new.map { $0.map(String.init) }
                table.engine.update(updates, [.fade, .left, .top, .automatic, .none].randomElement(using: &random)!)
            }
            model = new
            if Bool.random(using: &random) { wait(0.1) }
            table.layoutIfNeeded()
            let expected = model.flatMap { $0 }.map(String.init)
            XCTAssertEqual(texts(table), Array(expected.prefix(texts(table).count)), "seed \(seed), round \(round)")
            XCTAssertEqual(texts(table).count, min(expected.count, 14), "seed \(seed), round \(round)")
            if model.isEmpty { model = [[]]; source.sections = [[]]; table.reloadData(); table.layoutIfNeeded() }
        }
    }

    // MARK: Editing

    func testEditingShowsControlsAndDeletes() async {
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0, 1))!
        cell.layoutIfNeeded()
        XCTAssertTrue(cell.isEditing)
        XCTAssertEqual(cell.contentView.frame.minX, 38)
        look("table-editing")
        // The control reveals a button, which deletes.
        run(TouchScript().tap(at: CGPoint(x: 20, y: 75)))
        XCTAssertTrue(cell.showingDeleteConfirmation)
        look("table-confirming")
        run(TouchScript().tap(at: CGPoint(x: 170, y: 75)))
        XCTAssertTrue(source.log.contains("commit delete 1"))
        XCTAssertEqual(texts(table), ["a", "c"])
        table.setEditing(false, animated: true)
        wait(0.5)
        XCTAssertEqual(table.cellForRow(at: path(0, 0))?.contentView.frame.minX, 0)
    }

    func testASwipeUncoversActions() async {
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        run(TouchScript().drag(from: CGPoint(x: 180, y: 75), to: CGPoint(x: 100, y: 75), duration: 0.3))
        let cell = table.cellForRow(at: path(0, 1))!
        XCTAssertEqual(cell.bounds.minX, 79, accuracy: 10)
        look("table-swiped")
        run(TouchScript().tap(at: CGPoint(x: 170, y: 75)))
        XCTAssertEqual(texts(table), ["a", "c"])
        XCTAssertFalse(source.log.contains { $0.hasPrefix("select") })
        // A full swipe deletes immediately.
        run(TouchScript().drag(from: CGPoint(x: 190, y: 25), to: CGPoint(x: 10, y: 25), duration: 0.3))
        XCTAssertEqual(texts(table), ["c"])
    }

    func testAGripMovesRows() async {
        let table = makeTable([["a", "b", "c", "d"]], rowHeight: 50)
        for cell in table.visibleCells { cell.showsReorderControl = true }
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        table.visibleCells.forEach { $0.layoutIfNeeded() }
        run(TouchScript().drag(from: CGPoint(x: 180, y: 25), to: CGPoint(x: 180, y: 130), duration: 0.5))
        XCTAssertEqual(source.log.last { $0.hasPrefix("move") }, "move 0 to 2")
        XCTAssertEqual(source.sections, [["b", "c", "a", "d"]])
        XCTAssertEqual(texts(table), ["b", "c", "a", "d"])
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 50, 100, 150])
    }

    func testTheIndexScrollsToSections() async {
        final class Indexed: NSObject, UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
                return cell
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C"] }
        }
        let indexed = Indexed()
        let table = makeTable([])
        table.dataSource = indexed
        table.delegate = nil
        table.rowHeight = 40
        table.layoutIfNeeded()
        look("table-index")
        run(TouchScript().tap(at: CGPoint(x: 190, y: 200 + 14)))
        XCTAssertEqual(table.contentOffset.y, 1600)
    }

    func testGroupedStyles() async {
        source.headers = ["First", "Second"]
        source.footers = [nil, "A footer that says something about the section."]
        let table = makeTable([["a", "b", "c"], ["d"]], .insetGrouped)
        let first = table.rectForRow(at: path(0, 0))
        XCTAssertEqual(first.minY, 55.5, accuracy: 0.5)
        XCTAssertEqual([first.minX, first.width, first.height], [16, 168, 44])
        let cells = table.visibleCells
        XCTAssertEqual(cells[0].layer.cornerRadius, 10)
        XCTAssertEqual(cells[0].layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(cells[1].layer.cornerRadius, 0)
        XCTAssertEqual(cells[3].layer.maskedCorners.rawValue, 15)
        XCTAssertEqual(table.headerView(forSection: 0)?.textLabel?.text, "FIRST")
        look("table-insetgrouped")
        source.headers = []
        source.footers = []
        let grouped = makeTable([["a"], ["b"]], .grouped)
        XCTAssertEqual(grouped.rectForRow(at: path(0, 0)).minY, 35)
        XCTAssertEqual(grouped.rectForRow(at: path(1, 0)).minY, 35 + 44 + 35)
        look("table-grouped")
    }

    func testContentConfigurations() async {
        final class Configured: TableSource {
            override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
                var content =
                    path.row == 0 ? cell.defaultContentConfiguration() : UIListContentConfiguration.subtitleCell()
                content.text = sections[path.section][path.row]
                content.secondaryText = path.row == 2 ? nil : "Secondary"
                content.image = path.row == 1 ? UIImage(systemName: "checkmark") : nil
                cell.contentConfiguration = content
                return cell
            }
        }
        let configured = Configured()
        configured.sections = [["one", "two", "three"]]
        let table = makeTable([])
        table.dataSource = configured
        table.delegate = configured
        table.layoutIfNeeded()
        let cells = table.visibleCells
        XCTAssertTrue(cells[0].contentView is UIListContentView)
        XCTAssertNil(cells[0].textLabel)
        XCTAssertEqual(cells[2].frame.height, 44)
        XCTAssertGreaterThan(cells[0].frame.height, 55)
        let content = cells[0].contentView as! UIListContentView
        content.layoutIfNeeded()
        XCTAssertEqual(content.textLayoutGuide?.owningView, content)
        look("table-configured")
    }
}
