import CoreGraphics
import UIKit
import XCTest

/// Changes of data and layout in collection views with sections that scroll across.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)
final class OrthogonalUpdateTests: CollectionTestCase {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
    private var data: UICollectionViewDiffableDataSource<String, String>?

    /// Makes a layout with rows of 40 points, or cells of 80 by 40 that scroll across in sections named "o".
    private func makeLayout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { [unowned self] index, _ in
            let scrolls = data?.sectionIdentifier(for: index) == "o"
            let size = NSCollectionLayoutSize(
                widthDimension: scrolls ? .absolute(80) : .fractionalWidth(1), heightDimension: .absolute(40))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            if scrolls { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
    }

    /// Shows the sections "a", with two items, and "o", with six, of which the second is scrolled to the edge.
    private func makeList() -> UICollectionView {
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: makeLayout())
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        window.addSubview(collection)
        data = UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, text in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? TextCell)?.label.text = text
            return cell
        }
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "o"])
        snapshot.appendItems(["a0", "a1"], toSection: "a")
        snapshot.appendItems((0..<6).map { "o\($0)" }, toSection: "o")
        data?.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        collection.scrollToItem(at: item(1, 1), at: .left, animated: false)
        collection.layoutIfNeeded()
        return collection
    }

    private func change(_ collection: UICollectionView, _ body: (inout Snapshot) -> Void) {
        guard var snapshot = data?.snapshot() else { return }
        body(&snapshot)
        data?.apply(snapshot)
        wait(1)
        collection.layoutIfNeeded()
    }

    /// The frames of the cells that are in the window, in the collection view's coordinates, by their texts.
    private func places(_ collection: UICollectionView) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        for case let cell as TextCell in collection.visibleCells where cell.window != nil {
            found[cell.label.text ?? ""] = cell.convert(cell.bounds, to: collection)
        }
        return found
    }

    private func cell(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 80) -> CGRect {
        CGRect(x: x, y: y, width: width, height: 40)
    }

    func testASectionThatMovesStaysWhereItIsScrolledTo() async {
        let collection = makeList()
        XCTAssertEqual(places(collection)["o1"], cell(0, 80))
        change(collection) {
            $0.insertSections(["n"], beforeSection: "a")
            $0.appendItems(["n0"], toSection: "n")
        }
        XCTAssertEqual(places(collection)["n0"], cell(0, 0, width: 200))
        XCTAssertEqual(places(collection)["a0"], cell(0, 40, width: 200))
        XCTAssertEqual(places(collection)["o1"], cell(0, 120))
        XCTAssertEqual(places(collection)["o2"], cell(80, 120))
        change(collection) { $0.deleteSections(["a"]) }
        XCTAssertEqual(places(collection)["o1"], cell(0, 40))
        change(collection) { $0.moveSection("n", afterSection: "o") }
        XCTAssertEqual(places(collection)["o1"], cell(0, 0))
        XCTAssertEqual(places(collection)["n0"], cell(0, 40, width: 200))
    }

    func testItemsMoveIntoAndOutOfASectionThatScrolls() async {
        let collection = makeList()
        change(collection) {
            $0.moveItem("a0", beforeItem: "o1")
            $0.moveItem("o2", afterItem: "a1")
        }
        let found = places(collection)
        XCTAssertEqual(found["a1"], cell(0, 0, width: 200))
        XCTAssertEqual(found["o2"], cell(0, 40, width: 200))
        XCTAssertEqual(found["a0"], cell(0, 80))
        XCTAssertEqual(found["o1"], cell(80, 80))
    }

    func testASectionThatIsGoneLeavesNothing() async {
        let collection = makeList()
        XCTAssertTrue(collection.subviews.contains { $0 is UIScrollView })
        change(collection) {
            $0.moveItem("o1", afterItem: "a1")
            $0.deleteSections(["o"])
        }
        XCTAssertEqual(places(collection)["o1"], cell(0, 80, width: 200))
        XCTAssertEqual(collection.visibleCells.count, 3)
        XCTAssertFalse(collection.subviews.contains { $0 is UIScrollView })
    }

    func testAnotherLayoutShowsTheSameCells() async {
        for animated in [false, true] {
            let collection = makeList()
            collection.setCollectionViewLayout(makeLayout(), animated: animated)
            wait(1)
            collection.layoutIfNeeded()
            XCTAssertEqual(places(collection)["a1"], cell(0, 40, width: 200))
            XCTAssertEqual(places(collection)["o1"]?.minY, 80)
            XCTAssertEqual(collection.subviews.filter { $0 is UIScrollView }.count, 1)
        }
    }
}
