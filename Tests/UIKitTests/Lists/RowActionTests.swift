import UIKit
import XCTest

/// Row actions, the predecessors of contextual ones, and batches with nonescaping updates.
final class RowActionTests: TableTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var done: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            let more = UITableViewRowAction(style: .normal, title: "More") { [unowned self] action, path in
                done.append("\(action.title ?? "") \(path.row)")
                tableView.setEditing(false, animated: false)
            }
            more.backgroundColor = .systemGreen
            let delete = UITableViewRowAction(style: .destructive, title: "Bin") { [unowned self] action, path in
                done.append("\(action.title ?? "") \(path.row)")
            }
            return [delete, more]
        }
    }

    func testASwipeUncoversRowActions() async {
        let table = makeTable([["a", "b", "c"]], rowHeight: 50)
        let source = Source()
        (table.dataSource, table.delegate) = (source, source)
        table.reloadData()
        table.layoutIfNeeded()
        run(TouchScript().drag(from: CGPoint(x: 190, y: 75), to: CGPoint(x: 60, y: 75), duration: 0.3))
        look("table-row-actions")
        let cell = table.cellForRow(at: path(0, 1))
        XCTAssertGreaterThan(cell?.bounds.minX ?? 0, 100)
        // The row stays open until the table's editing ends.
        run(TouchScript().tap(at: CGPoint(x: 180, y: 75)))
        XCTAssertEqual(source.done, ["Bin 1"])
        XCTAssertGreaterThan(cell?.bounds.minX ?? 0, 100)
        run(TouchScript().tap(at: CGPoint(x: 90, y: 75)))
        XCTAssertEqual(source.done, ["Bin 1", "More 1"])
        XCTAssertEqual(cell?.bounds.minX, 0)
        // A full swipe performs none.
        run(TouchScript().drag(from: CGPoint(x: 195, y: 25), to: CGPoint(x: 5, y: 25), duration: 0.3))
        XCTAssertEqual(source.done.count, 2)
    }

    /// Passes its own parameter on, as diffing libraries do.
    private func apply(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }

    func testUpdatesNeedNotEscape() async {
        let table = makeTable([["a", "b"]], rowHeight: 50)
        apply(table) {
            source.sections = [["b"]]
            table.deleteRows(at: [path(0, 0)], with: .none)
        }
        table.layoutIfNeeded()
        XCTAssertEqual(texts(table), ["b"])
        var finished = false
        table.performBatchUpdates(nil) { finished = $0 }
        wait(1)
        XCTAssertTrue(finished)
    }

    func testSeparatorsAreSeenThroughAnEffect() async {
        let table = makeTable([["a", "b"]], rowHeight: 50)
        let blur = UIBlurEffect(style: .systemMaterial)
        table.separatorEffect = UIVibrancyEffect(blurEffect: blur)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0, 0))!
        cell.layoutIfNeeded()
        let line = cell.subviews.compactMap { $0 as? UIVisualEffectView }.first
        XCTAssertTrue(line?.effect is UIVibrancyEffect)
        XCTAssertEqual(line?.frame.height, 1)
        table.separatorEffect = nil
        cell.layoutIfNeeded()
        XCTAssertTrue(cell.subviews.allSatisfy { !($0 is UIVisualEffectView) })
    }
}
