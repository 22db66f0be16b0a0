import QuartzCore
import XCTest

@testable import UIKit

/// Dragged rows and items, and drops on lists.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/supporting-drag-and-drop-in-table-views)
final class ListDragTests: TableTestCase {
    private class Words: NSObject, UITableViewDataSource, UITableViewDragDelegate {
        var words = ["a", "b", "c", "d"]
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = words[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            words.insert(words.remove(at: source.row), at: destination.row)
        }
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))
            item.localObject = words[indexPath.row]
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            log.append("begin \(tableView.hasActiveDrag)")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            log.append("end \(tableView.hasActiveDrag)")
        }
    }

    private final class Taker: Words, UITableViewDropDelegate, UICollectionViewDataSource, UICollectionViewDropDelegate
    {
        var taken: [String] = []

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            let destination = coordinator.destinationIndexPath ?? IndexPath(row: words.count, section: 0)
            for item in coordinator.items {
                log.append("\(item.dragItem.localObject ?? "") \(item.sourceIndexPath?.row ?? -1) \(destination.row)")
                words.insert(item.dragItem.localObject as? String ?? "", at: destination.row)
                tableView.insertRows(at: [destination], with: .none)
                coordinator.drop(item.dragItem, toRowAt: destination).addCompletion { _ in self.log.append("rests") }
            }
            XCTAssertEqual(coordinator.proposal.intent, .insertAtDestinationIndexPath)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            taken.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            coordinator.session.loadObjects(ofClass: String.self) { self.taken += $0 }
            collectionView.reloadData()
            for item in coordinator.items {
                coordinator.drop(item.dragItem, toItemAt: IndexPath(item: 0, section: 0))
                XCTAssertNil(item.sourceIndexPath)
            }
        }
    }

    private func table(_ words: Words) -> UITableView {
        let table = makeTable([["a"]], rowHeight: 50)
        (table.dataSource, table.delegate) = (words, nil)
        table.dragDelegate = words
        table.dragInteractionEnabled = true
        table.layoutIfNeeded()
        return table
    }

    private func drag(from start: CGPoint, to end: CGPoint) {
        run(TouchScript().drag(through: [start, start, start, end], duration: 1.2))
    }

    func testARowMovesWhereTheDataSourceLetsIt() async {
        let words = Words()
        let table = table(words)
        drag(from: CGPoint(x: 60, y: 25), to: CGPoint(x: 60, y: 125))
        XCTAssertEqual(words.words, ["b", "c", "a", "d"])
        XCTAssertEqual(texts(table), ["b", "c", "a", "d"])
        XCTAssertEqual(words.log, ["begin true", "end false"])
        table.dragInteractionEnabled = false
        drag(from: CGPoint(x: 60, y: 25), to: CGPoint(x: 60, y: 125))
        XCTAssertEqual(words.words, ["b", "c", "a", "d"])
    }

    func testADelegateTakesWhatIsDropped() async {
        let words = Taker()
        let table = table(words)
        table.dropDelegate = words
        drag(from: CGPoint(x: 60, y: 175), to: CGPoint(x: 60, y: 75))
        XCTAssertEqual(words.words, ["a", "d", "b", "c", "d"])
        XCTAssertEqual(texts(table), ["a", "d", "b", "c", "d"])
        XCTAssertEqual(words.log, ["begin true", "d 3 1", "end false", "rests"])
        drag(from: CGPoint(x: 60, y: 25), to: CGPoint(x: 60, y: 350))
        XCTAssertEqual(words.words.last, "a", "below the last row")
    }

    func testARowIsDraggedToACollection() async {
        let words = Taker()
        let table = table(words)
        table.frame.size.height = 200
        let layout = UICollectionViewFlowLayout()
        let frame = CGRect(x: 0, y: 200, width: 200, height: 200)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = words
        collection.dropDelegate = words
        window.addSubview(collection)
        collection.layoutIfNeeded()
        drag(from: CGPoint(x: 60, y: 75), to: CGPoint(x: 60, y: 300))
        XCTAssertEqual(words.taken, ["b"])
        XCTAssertEqual(collection.visibleCells.count, 1)
    }
}
