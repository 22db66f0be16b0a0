import LayerTestSupport
import QuartzCore
import XCTest

@testable import UIKit

/// Lists with impossible data and layouts: where iOS raises an exception, one line names the list and the rule, and
/// nothing hangs.
final class ListLimitTests: CollectionTestCase {
    /// Data of any count, with trivial cells.
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var sections = 1
        var count = 3
        var makeCell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
        var makeItem: (UICollectionView, IndexPath) -> UICollectionViewCell = {
            $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
        }

        func numberOfSections(in tableView: UITableView) -> Int { sections }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            makeCell(tableView, indexPath)
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            makeItem(view, path)
        }
    }

    private let data = Source()

    private func table(rowHeight: CGFloat = 44) -> UITableView {
        let table = UITableView(frame: window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = rowHeight
        table.dataSource = data
        window.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = data
        window.addSubview(collection)
        collection.layoutIfNeeded()
        return collection
    }

    // MARK: Counts

    func testCountsBeyondAllMemoryAreShortened() async {
        data.count = .max
        assertReported("UITableView", "section 0", "rows") {
            XCTAssertEqual(table().numberOfRows(inSection: 0), 10_000_000)
        }
        data.count = -1
        assertReported("UITableView", "-1 rows") { XCTAssertEqual(table().numberOfRows(inSection: 0), 0) }
        (data.count, data.sections) = (0, .max)
        assertReported("UITableView", "sections") { XCTAssertEqual(table().numberOfSections, 100_000) }
        assertReported("UICollectionView", "sections") {
            XCTAssertEqual(collection(UICollectionViewFlowLayout()).numberOfSections, 100_000)
        }
    }

    func testRowsTooManyForAnyScreenAreNotShown() async {
        data.count = 20_000
        assertReported("UITableView", "2000 visible rows", "2000 of section 0") {
            XCTAssertEqual(table(rowHeight: 1e-6).visibleCells.count, 2000)
        }
        XCTAssertLessThan(table(rowHeight: 0).visibleCells.count, 2)
    }

    // MARK: Cells

    func testACellOfAnotherTableIsNotTaken() async {
        let first = table()
        XCTAssertEqual(first.visibleCells.count, 3)
        data.makeCell = { _, path in
            path.row == 1 ? first.cellForRow(at: path) ?? UITableViewCell() : UITableViewCell()
        }
        let cell = first.cellForRow(at: path(0, 1))
        assertReported("UITableView", "row 1 of section 0", "is shown in UITableView") {
            XCTAssertEqual(table().visibleCells.count, 3)
        }
        XCTAssertTrue(cell?.superview === first)
    }

    func testACellOfAnotherCollectionIsNotTaken() async {
        let first = collection(UICollectionViewFlowLayout())
        let cell = first.cellForItem(at: item(0, 2))
        data.makeItem = { $1.item == 2 ? cell! : $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        assertReported("UICollectionView", "[0, 2]", "is shown in UICollectionView") {
            XCTAssertEqual(collection(UICollectionViewFlowLayout()).visibleCells.count, 2)
        }
        XCTAssertTrue(cell?.superview === first)
    }

    func testCellsMustBeDequeuedByARegisteredIdentifier() async {
        data.count = 1
        data.makeCell = { $0.dequeueReusableCell(withIdentifier: "other", for: $1) }
        assertReported("UITableView", "[0, 0]", "identifier other") { XCTAssertEqual(table().visibleCells.count, 1) }
        data.makeItem = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }
        assertReported("UICollectionView", "[0, 0]", "identifier other") {
            XCTAssertEqual(collection(UICollectionViewFlowLayout()).visibleCells.count, 1)
        }
        data.makeItem = { _, _ in UICollectionViewCell() }
        assertReported("UICollectionView", "[0, 0]", "reuse identifier") {
            XCTAssertEqual(collection(UICollectionViewFlowLayout()).visibleCells.count, 1)
        }
    }

    // MARK: Layouts

    func testAttributesTakeNumbersOnly() async {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: item(2, 5))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let old = attributes.copy() as? NSObject
        assertReported("UICollectionViewLayoutAttributes", "[2, 5]", "frame") {
            attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
        }
        assertReported("[2, 5]", "center") { attributes.center = CGPoint(x: 0, y: -CGFloat.infinity) }
        assertReported("[2, 5]", "size") { attributes.size = CGSize(width: CGFloat.infinity, height: 0) }
        assertReported("[2, 5]", "alpha") { attributes.alpha = .nan }
        assertReported("[2, 5]", "transform") {
            attributes.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }
        XCTAssertTrue(attributes.isEqual(old))
    }

    func testAFlowOfNoRoomIsArranged() async {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 1e-9, height: 1e-9)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        data.count = 1_000
        XCTAssertEqual(collection(flow).visibleCells.count, 1_000)
        let odd = UICollectionViewFlowLayout()
        odd.sectionInset = UIEdgeInsets(top: .nan, left: 1e300, bottom: 0, right: 0)
        data.count = 4
        assertReported("UICollectionViewFlowLayout", "section 0") {
            XCTAssertEqual(collection(odd).visibleCells.count, 4)
        }
    }

    func testEstimatesOfNothingShowCells() async {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 0.001, height: 0.001)
        flow.itemSize = .zero
        data.count = 40
        XCTAssertGreaterThan(collection(flow).visibleCells.count, 0)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(0))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        assertReported("section 0") {
            _ = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
    }

    func testGroupsHaveLimits() async {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(10))
        let single = NSCollectionLayoutItem(layoutSize: size)
        assertReported("10000 times") {
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: single, count: .max)
        }
        let said = reports {
            var group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [single])
            for _ in 0..<80 { group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [group]) }
            _ = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
        XCTAssertTrue(said.first?.contains("nested 65 deep") == true, "\(said)")
        assertReported("NSCollectionLayoutGroupCustomItem", "frame") {
            let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
                [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))]
            }
            _ = collection(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        }
        assertReported("spacing") { _ = NSCollectionLayoutSpacing.fixed(.nan) }
    }

    /// Equal groups are laid out once: their positions are those that each would have by itself.
    func testAlikeGroupsFollowEachOther() async {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(20))
        let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        data.count = 100_001
        let collection = collection(UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(collection.contentSize.height, 33_334 * 25 - 5)
        for index in [0, 1, 2, 3, 50_000, 99_999, 100_000] {
            XCTAssertEqual(
                collection.layoutAttributesForItem(at: item(0, index))?.frame,
                CGRect(x: CGFloat(index % 3) * 60, y: CGFloat(index / 3) * 25, width: 60, height: 20), "\(index)")
        }
    }
}
