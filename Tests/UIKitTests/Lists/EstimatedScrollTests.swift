import CoreGraphics
import QuartzCore
import UIKit
import XCTest

/// Scrolling to rows and items whose sizes, and those on the way, are estimated.
final class EstimatedScrollTests: ListTestCase {
    private static func height(_ row: Int) -> CGFloat { CGFloat(60 + row % 7 * 10) }

    /// A view that is as high as its row requires.
    private final class Block: UIView {
        private lazy var height = heightAnchor.constraint(equalToConstant: 10)

        func fill(_ view: UIView, row: Int) {
            height.constant = EstimatedScrollTests.height(row)
            guard superview == nil else { return }
            translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(self)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                height,
                topAnchor.constraint(equalTo: view.topAnchor),
                bottomAnchor.constraint(equalTo: view.bottomAnchor),
                leadingAnchor.constraint(equalTo: view.leadingAnchor),
                trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    private final class Row: UITableViewCell { let block = Block() }
    private final class Item: UICollectionViewCell { let block = Block() }

    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if let row = cell as? Row { row.block.fill(row.contentView, row: indexPath.row) }
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            if let item = cell as? Item { item.block.fill(item.contentView, row: indexPath.item) }
            return cell
        }
    }

    private let source = Source()

    /// Lets a second pass, frame by frame.
    private func passFrames() {
        for _ in 0..<60 {
            wait(1 / 60)
            MediaClock.beginFrame(duration: 1 / 60)
            CATransaction.flush()
        }
    }

    func testATableReachesItsRow() async {
        let table = UITableView(frame: window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.register(Row.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        window.addSubview(table)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: true)
        passFrames()
        let last = table.rectForRow(at: IndexPath(row: 99, section: 0))
        // The separator is a pixel high.
        XCTAssertEqual(last.height, EstimatedScrollTests.height(99), accuracy: 1)
        XCTAssertEqual(table.contentOffset.y, last.maxY - 400, accuracy: 0.5)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: true)
        passFrames()
        XCTAssertEqual(
            table.contentOffset.y, table.rectForRow(at: IndexPath(row: 50, section: 0)).midY - 200, accuracy: 0.5)
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .none, animated: true)
        passFrames()
        XCTAssertEqual(table.contentOffset.y, 0, accuracy: 0.5)
    }

    private func makeCollection() -> UICollectionView {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let collection = UICollectionView(
            frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(Item.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        window.addSubview(collection)
        collection.layoutIfNeeded()
        return collection
    }

    func testACollectionReachesItsItem() async {
        for animated in [true, false] {
            let collection = makeCollection()
            let goals: [(row: Int, position: UICollectionView.ScrollPosition)] = [
                (99, .bottom), (50, .centeredVertically), (0, .top),
            ]
            for (row, position) in goals {
                collection.scrollToItem(at: IndexPath(item: row, section: 0), at: position, animated: animated)
                passFrames()
                collection.layoutIfNeeded()
                let frame = collection.layoutAttributesForItem(at: IndexPath(item: row, section: 0))?.frame ?? .zero
                XCTAssertEqual(frame.height, EstimatedScrollTests.height(row), accuracy: 0.5)
                let place = row == 99 ? frame.maxY - 400 : row == 50 ? frame.midY - 200 : 0
                XCTAssertEqual(collection.contentOffset.y, place, accuracy: 0.5, "item \(row), animated \(animated)")
            }
            collection.removeFromSuperview()
        }
    }
}
