import CoreGraphics
import UIKit
import XCTest

/// Reordering of items by the user in a collection view with a diffable data source.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct)
final class DiffableReorderTests: CollectionTestCase {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>

    /// Makes a collection of rows that are 40 points high.
    private func makeList() -> (collection: UICollectionView, data: Source) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        layout.minimumLineSpacing = 0
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        window.addSubview(collection)
        let data = Source(collectionView: collection) { collection, path, item in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.label.text = "\(item)"
            return cell
        }
        data.reorderingHandlers.canReorderItem = { _ in true }
        return (collection, data)
    }

    private func move(_ path: IndexPath, toRow row: Int, in collection: UICollectionView) {
        collection.layoutIfNeeded()
        XCTAssertTrue(collection.beginInteractiveMovementForItem(at: path))
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: CGFloat(row) * 40 + 20))
        collection.endInteractiveMovement()
        wait(1)
    }

    /// Apple's example of reordering applies each section's difference to its own model.
    func testATransactionHasTheChangesOfItsSections() async {
        let (collection, data) = makeList()
        var model = ["a": [0, 1, 2], "b": [10, 11], "c": [20]]
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b", "c"])
        for (section, items) in model { snapshot.appendItems(items, toSection: section) }
        data.apply(snapshot, animatingDifferences: false)
        var sections: [[String]] = []
        data.reorderingHandlers.didReorder = { transaction in
            sections.append(transaction.sectionTransactions.map(\.sectionIdentifier))
            for change in transaction.sectionTransactions {
                let items = model[change.sectionIdentifier]?.applying(change.difference)
                XCTAssertEqual(items, change.finalSnapshot.items)
                XCTAssertEqual(model[change.sectionIdentifier], change.initialSnapshot.items)
                model[change.sectionIdentifier] = items
            }
        }
        move(item(0, 0), toRow: 2, in: collection)
        XCTAssertEqual(model, ["a": [1, 2, 0], "b": [10, 11], "c": [20]])
        move(item(1, 1), toRow: 0, in: collection)
        XCTAssertEqual(model, ["a": [11, 1, 2, 0], "b": [10], "c": [20]])
        XCTAssertEqual(sections, [["a"], ["a", "b"]])
        for (section, items) in model { XCTAssertEqual(data.snapshot().itemIdentifiers(inSection: section), items) }
    }

    func testASectionSnapshotIsReordered() async {
        let (collection, data) = makeList()
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2, 3])
        outline.append([21, 22], to: 2)
        data.apply(outline, to: "a", animatingDifferences: false)
        move(item(0, 0), toRow: 1, in: collection)
        XCTAssertEqual(data.snapshot(for: "a").items, [2, 21, 22, 1, 3])
        // A collapsed item takes its children with it.
        move(item(0, 0), toRow: 2, in: collection)
        XCTAssertEqual(data.snapshot(for: "a").items, [1, 3, 2, 21, 22])
        XCTAssertEqual(data.snapshot(for: "a").parent(of: 22), 2)
        XCTAssertEqual(data.snapshot().itemIdentifiers, [1, 3, 2])
    }
}
