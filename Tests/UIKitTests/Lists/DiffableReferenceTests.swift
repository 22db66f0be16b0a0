import QuartzCore
import XCTest

@testable import UIKit

/// Snapshots with identifiers of any type.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference)
final class DiffableReferenceTests: CollectionTestCase {
    func testSnapshotsAreEdited() async {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["fruit", "nuts"])
        snapshot.appendItems(withIdentifiers: ["apple", "pear"], intoSectionWithIdentifier: "fruit")
        snapshot.appendItems(withIdentifiers: [1, 2])
        snapshot.insertItems(withIdentifiers: ["fig"], beforeItemWithIdentifier: "pear")
        snapshot.moveItem(withIdentifier: "apple", afterItemWithIdentifier: "pear")
        snapshot.deleteItems(withIdentifiers: [2])
        XCTAssertEqual(
            snapshot.itemIdentifiersInSection(withIdentifier: "fruit") as? [String], ["fig", "pear", "apple"])
        XCTAssertEqual(snapshot.itemIdentifiersInSection(withIdentifier: "nuts") as? [Int], [1])
        XCTAssertEqual(snapshot.numberOfItems, 4)
        XCTAssertEqual(snapshot.numberOfSections, 2)
        XCTAssertEqual(snapshot.index(ofItemIdentifier: "apple"), 2)
        XCTAssertEqual(snapshot.index(ofItemIdentifier: "plum"), NSNotFound)
        XCTAssertEqual(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: 1) as? String, "nuts")
        let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
        snapshot.deleteAllItems()
        XCTAssertEqual(copy?.numberOfItems, 4)
    }

    func testATableShowsThem() async {
        let table = UITableView(frame: window.bounds)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        window.addSubview(table)
        let data = UITableViewDiffableDataSourceReference(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["all"])
        snapshot.appendItems(withIdentifiers: ["a", 7])
        data.applySnapshot(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.compactMap { $0.textLabel?.text }, ["a", "7"])
        XCTAssertEqual(data.indexPath(forItemIdentifier: 7), IndexPath(row: 1, section: 0))
        XCTAssertEqual(data.index(forSectionIdentifier: "all"), 0)
        let shown: NSDiffableDataSourceSnapshotReference = data.snapshot()
        XCTAssertEqual(shown.numberOfItems, 2)
    }

    func testACollectionShowsOutlines() async {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        let collection = makeCollection([], layout)
        let data = UICollectionViewDiffableDataSourceReference(collectionView: collection) { view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.label.text = "\(item)"
            return cell
        }
        let outline = NSDiffableDataSourceSectionSnapshotReference()
        outline.appendItems(["root"])
        outline.appendItems(["leaf", "twig"], intoParentItem: "root")
        XCTAssertEqual(outline.visibleItems as? [String], ["root"])
        outline.expandItems(["root"])
        XCTAssertEqual(outline.level(ofItem: "twig"), 1)
        XCTAssertEqual(outline.parent(ofChildItem: "leaf") as? String, "root")
        let sections = NSDiffableDataSourceSnapshotReference()
        sections.appendSections(withIdentifiers: [0])
        data.applySnapshot(sections, animatingDifferences: false)
        data.applySnapshot(outline, toSection: 0, animatingDifferences: false)
        collection.layoutIfNeeded()
        XCTAssertEqual(texts(collection).sorted(), ["leaf", "root", "twig"])
        XCTAssertEqual(data.snapshot(forSection: 0).items.count, 3)
    }
}
