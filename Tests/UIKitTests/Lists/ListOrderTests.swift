import QuartzCore
import UIKit
import XCTest

/// The order in which lists call their delegates, as tables of actions and calls.
final class ListOrderTests: TableTestCase {
    /// Records the calls when rows are swiped.
    private final class Editing: NSObject, UITableViewDelegate {
        var tell: (String) -> Void = { _ in }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            tell("will begin editing \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { tell("did end editing") }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { tell("select") }
    }

    /// [Apple](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willbegineditingrowat:)):
    /// a swipe puts the row into editing mode, which ends when its button is pressed or another location is touched.
    func testASwipeBeginsAndEndsEditing() async {
        let editing = Editing()
        editing.tell = { [unowned self] in source.note($0) }
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        table.delegate = editing
        table.layoutIfNeeded()
        source.log = []
        run(TouchScript().drag(from: CGPoint(x: 180, y: 75), to: CGPoint(x: 100, y: 75), duration: 0.3))
        XCTAssertEqual(source.log, ["will begin editing 1"])
        XCTAssertTrue(table.isEditing, "the swipe enters editing mode")
        source.log = []
        run(TouchScript().tap(at: CGPoint(x: 170, y: 75)))
        XCTAssertEqual(Set(source.log.filter { !$0.contains("cell") }), ["commit delete 1", "did end editing"])
        XCTAssertEqual(texts(table), ["a", "c"])
        XCTAssertFalse(table.isEditing)
    }

    func testScrollingClosesASwipe() async {
        let table = makeTable([(0..<30).map { "\($0)" }], rowHeight: 50)
        table.layoutIfNeeded()
        run(TouchScript().drag(from: CGPoint(x: 180, y: 75), to: CGPoint(x: 100, y: 75), duration: 0.3))
        XCTAssertTrue(table.isEditing)
        let cell = table.cellForRow(at: path(0, 1))
        run(TouchScript().drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), duration: 0.2))
        XCTAssertFalse(table.isEditing)
        XCTAssertGreaterThan(table.contentOffset.y, 0)
        XCTAssertEqual(cell?.bounds.minX, 0)
    }

    func testASwipeAsksForItsActionsOnce() async {
        final class Offering: NSObject, UITableViewDelegate {
            var asked: [Int] = []

            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                asked.append(indexPath.row)
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Flag") { $2(true) }
                ])
            }
        }
        let offering = Offering()
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        table.delegate = offering
        table.layoutIfNeeded()
        run(TouchScript().drag(from: CGPoint(x: 180, y: 75), to: CGPoint(x: 100, y: 75), duration: 0.3))
        XCTAssertEqual(offering.asked, [1])
        table.setEditing(false, animated: false)
        XCTAssertFalse(table.isEditing)
        run(TouchScript().drag(from: CGPoint(x: 180, y: 125), to: CGPoint(x: 100, y: 125), duration: 0.3))
        XCTAssertEqual(offering.asked, [1, 2])
    }

    /// [Apple](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldhighlightrowat:)):
    /// a row that may not be highlighted can't be selected.
    func testARowThatMayNotBeLitIsNotSelected() async {
        final class Refusing: TableSource {
            override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                note("should highlight \(indexPath.row)")
                return false
            }
        }
        let data = Refusing()
        data.sections = [["a", "b"]]
        let table = UITableView(frame: window.bounds)
        table.register(NotingCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (data, data)
        window.addSubview(table)
        table.layoutIfNeeded()
        data.log = []
        run(TouchScript().tap(at: CGPoint(x: 50, y: 75)))
        XCTAssertEqual(data.log, ["should highlight 1"])
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    /// [Apple](https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:willselectrowat:)): the
    /// delegate may return another row, which is then selected; programmatic selection calls no delegate.
    func testTheDelegateChoosesAnotherRow() async {
        final class Choosing: TableSource {
            override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                note("will select \(indexPath.row)")
                return IndexPath(row: 0, section: 0)
            }
        }
        let data = Choosing()
        data.sections = [["a", "b"]]
        let table = UITableView(frame: window.bounds)
        table.register(NotingCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (data, data)
        window.addSubview(table)
        table.layoutIfNeeded()
        data.log = []
        run(TouchScript().tap(at: CGPoint(x: 50, y: 75)))
        XCTAssertEqual(
            data.log, ["should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "select 0"])
        data.log = []
        table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        table.deselectRow(at: path(0, 1), animated: false)
        XCTAssertEqual(data.log, [])
    }
}
