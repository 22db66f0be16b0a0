import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// Compositional layouts, lists and outlines.
final class CompositionalLayoutTests: CollectionTestCase {
    private func numbers(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    /// Lists follow the text size, and rows of text the width, as
    /// [Apple documents](https://developer.apple.com/documentation/uikit/uilabel/adjustsfontforcontentsizecategory).
    func testCellsInSightAreMeasuredAgainWhereTextsOrWidthsChange() async {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item == 0 ? "Short" : String(repeating: "many words ", count: 8)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.applySnapshotUsingReloadData(snapshot)
        func heights() -> [CGFloat] {
            collection.layoutIfNeeded()
            return [0, 1].compactMap { collection.cellForItem(at: item(0, $0))?.frame.height }
        }
        let usual = heights()
        XCTAssertEqual(usual.count, 2)
        collection.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        let large = heights()
        XCTAssertGreaterThan(large[0], usual[0] * 1.3)
        XCTAssertGreaterThan(large[1], usual[1] * 1.8)
        collection.traitOverrides.preferredContentSizeCategory = .large
        XCTAssertEqual(heights(), usual)
        collection.frame.size.width = 150
        XCTAssertEqual(heights()[0], usual[0])
        XCTAssertGreaterThan(heights()[1], usual[1] * 1.5)
        collection.frame.size.width = 300
        XCTAssertEqual(heights(), usual)
        XCTAssertEqual(collection.cellForItem(at: item(0, 1))?.frame.minY, usual[0])
    }

    func testItemsFillGroups() async {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0)
        let collection = makeCollection([numbers(6)], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(collection)[1], CGRect(x: 52, y: 7, width: 46, height: 46))
        XCTAssertEqual(frames(collection)[5], CGRect(x: 52, y: 67, width: 46, height: 46))
        XCTAssertEqual(collection.contentSize, CGSize(width: 200, height: 120))
    }

    func testNestedGroupsSpacingAndBadges() async {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(10), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let large = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)), supplementaryItems: [badge])
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let collection = makeCollection(
            [numbers(6)], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        XCTAssertEqual(
            Array(frames(collection).prefix(4)),
            [
                CGRect(x: 0, y: 0, width: 140, height: 100), CGRect(x: 140, y: 0, width: 60, height: 50),
                CGRect(x: 140, y: 50, width: 60, height: 50), CGRect(x: 0, y: 100, width: 140, height: 100),
            ])
        XCTAssertEqual(
            collection.supplementaryView(forElementKind: "badge", at: UIKitTests.item(0, 0))?.frame,
            CGRect(x: 135, y: -5, width: 10, height: 10))
        look("compositional-nested")
    }

    func testHeadersStick() async {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let collection = makeCollection(
            [numbers(8), numbers(8)], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(frames(collection)[0].minY, 30)
        collection.contentOffset.y = 200
        collection.layoutIfNeeded()
        let first = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: UIKitTests.item(0, 0))
        XCTAssertEqual(first?.frame, CGRect(x: 0, y: 200, width: 200, height: 30))
        XCTAssertEqual(collection.contentSize.height, 2 * 830)
    }

    func testSectionsScrollAcross() async {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPaging
        let collection = makeCollection(
            [numbers(10), numbers(10)], UICollectionViewCompositionalLayout(section: section))
        XCTAssertEqual(collection.contentSize, CGSize(width: 200, height: 160))
        XCTAssertEqual(collection.visibleCells.count, 4)
        run(TouchScript().drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 60, y: 40), duration: 0.15))
        wait(1)
        collection.layoutIfNeeded()
        let shown = collection.visibleCells.filter { collection.indexPath(for: $0)?.section == 0 }
        XCTAssertEqual(shown.compactMap { ($0 as? TextCell)?.label.text }, ["1", "2"])
        XCTAssertEqual(shown.first.map { $0.convert($0.bounds, to: collection).minX } ?? -1, 0, accuracy: 0.6)
        // The other section is unchanged.
        XCTAssertNotNil(collection.cellForItem(at: UIKitTests.item(1, 0)))
        XCTAssertEqual(collection.contentOffset, .zero)
        look("compositional-orthogonal")
    }

    func testEstimatesAndFlexibleSpacing() async {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(10)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(10)), subitems: [item])
        let collection = makeCollection(
            [["one line", String(repeating: "many words ", count: 12), "one line"]],
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let found = frames(collection)
        XCTAssertGreaterThan(found[1].height, 3 * found[0].height)
        XCTAssertEqual(found[2].minY, found[1].maxY, accuracy: 0.01)
        XCTAssertEqual(found[0].height, found[2].height)
        let fixed = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .absolute(40)))
        let spread = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: fixed, count: 3)
        spread.interItemSpacing = .flexible(5)
        let other = makeCollection(
            [numbers(3)], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: spread)))
        XCTAssertEqual(frames(other).map(\.minX), [0, 80, 160])
    }

    func testVisibleItemsAndDecorations() async {
        final class Plate: UICollectionReusableView {}
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "plate")]
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items where item.representedElementCategory == .cell { item.alpha = 0.5 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        let collection = makeCollection([numbers(3)], layout)
        XCTAssertEqual(collection.visibleCells.map(\.alpha), [0.5, 0.5, 0.5])
        let plate = collection.subviews.first { $0 is Plate }
        XCTAssertEqual(plate?.frame, CGRect(x: 0, y: 0, width: 200, height: 150))
    }

    // MARK: Lists

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
    ) -> UICollectionViewCompositionalLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        change(&configuration)
        return .list(using: configuration)
    }

    private func fill(
        _ collection: UICollectionView, _ texts: [String],
        _ set: @escaping (UICollectionViewListCell, String) -> Void = { _, _ in }
    ) -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            set(cell, text)
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(texts)
        data.apply(snapshot, animatingDifferences: false)
        collection.layoutIfNeeded()
        return data
    }

    func testListsOfCellsWithAccessories() async {
        let collection = makeCollection([], list(.insetGrouped))
        let data = fill(collection, ["one", "two", "three"]) { cell, text in
            cell.accessories =
                text == "two" ? [.checkmark(), .disclosureIndicator()] : [.label(text: "label"), .detail()]
        }
        let cells = collection.visibleCells
        XCTAssertEqual(cells.map(\.frame.minX), [16, 16, 16])
        XCTAssertEqual(cells.map(\.frame.height), [44, 44, 44])
        XCTAssertEqual(cells[0].layer.cornerRadius, 10)
        cells.forEach { $0.layoutIfNeeded() }
        XCTAssertEqual(cells[1].contentView.frame.maxX, 168 - 16 - 8 - 8 - 16, accuracy: 0.01)
        XCTAssertEqual(data.snapshot().numberOfItems, 3)
        look("list-insetgrouped")
    }

    func testSwipesOverListsUncoverActions() async {
        var done: [Int] = []
        let collection = makeCollection(
            [],
            list(.plain) {
                $0.trailingSwipeActionsConfigurationProvider = { path in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                            done.append(path.item)
                            finish(true)
                        }
                    ])
                }
            })
        let data = fill(collection, ["one", "two", "three"])
        run(TouchScript().drag(from: CGPoint(x: 180, y: 66), to: CGPoint(x: 100, y: 66), duration: 0.3))
        look("list-swiped")
        run(TouchScript().tap(at: CGPoint(x: 170, y: 66)))
        XCTAssertEqual(done, [1])
        XCTAssertEqual(collection.cellForItem(at: UIKitTests.item(0, 1))?.bounds.minX, 0)
        XCTAssertEqual(data.snapshot().numberOfItems, 3)
    }

    /// As `UITableView.setEditing(_:animated:)` does.
    func testSettingEditingClosesASwipe() async {
        let collection = makeCollection(
            [],
            list(.plain) {
                $0.trailingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Flag") { $2(true) }
                    ])
                }
            })
        let data = fill(collection, ["one", "two", "three"])
        for edits in [false, true] {
            run(TouchScript().drag(from: CGPoint(x: 180, y: 66), to: CGPoint(x: 100, y: 66), duration: 0.3))
            wait(0.5)
            let cell = collection.cellForItem(at: UIKitTests.item(0, 1))
            XCTAssertEqual(cell?.configurationState.isSwiped, true)
            collection.isEditing = edits
            wait(0.5)
            XCTAssertEqual(cell?.configurationState.isSwiped, false)
            XCTAssertEqual(cell?.bounds.minX, 0)
        }
        XCTAssertEqual(data.snapshot().numberOfItems, 3)
    }

    func testScrollingClosesASwipe() async {
        let collection = makeCollection(
            [],
            list(.plain) {
                $0.leadingSwipeActionsConfigurationProvider = { _ in
                    UISwipeActionsConfiguration(actions: [
                        UIContextualAction(style: .normal, title: "Flag") { $2(true) }
                    ])
                }
            })
        let data = fill(collection, numbers(30))
        run(TouchScript().drag(from: CGPoint(x: 50, y: 66), to: CGPoint(x: 130, y: 66), duration: 0.3))
        let cell = collection.cellForItem(at: UIKitTests.item(0, 1))
        XCTAssertEqual(cell?.configurationState.isSwiped, true)
        run(TouchScript().drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 260), duration: 0.2))
        XCTAssertEqual(cell?.configurationState.isSwiped, false)
        XCTAssertEqual(data.snapshot().numberOfItems, 30)
    }

    /// The default content of a section's first item is a header's when the cell is configured, new or reused.
    func testTheFirstItemIsConfiguredAsAHeader() async {
        let collection = makeCollection([], list(.plain) { $0.headerMode = .firstItemInSection })
        var fonts: [String: UIFont] = [:]
        let data = fill(collection, numbers(30)) { fonts[$1] = $0.defaultContentConfiguration().textProperties.font }
        collection.layoutIfNeeded()
        for (text, font) in fonts {
            let content = text == "0" ? UIListContentConfiguration.plainHeader() : .cell()
            XCTAssertEqual(font, content.textProperties.font, text)
        }
        collection.contentOffset.y = 600
        collection.layoutIfNeeded()
        fonts = [:]
        collection.contentOffset.y = 0
        collection.layoutIfNeeded()
        XCTAssertEqual(fonts["0"], UIListContentConfiguration.plainHeader().textProperties.font)
        XCTAssertEqual(data.snapshot().numberOfItems, 30)
    }

    func testOutlinesExpandAndCollapse() async {
        let collection = makeCollection([], list(.plain))
        let data = fill(collection, []) { cell, text in if text == "a" { cell.accessories = [.outlineDisclosure()] } }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["a1", "a2"], to: "a")
        outline.append(["a11"], to: "a1")
        XCTAssertEqual(outline.items, ["a", "a1", "a11", "a2", "b"])
        XCTAssertEqual(outline.visibleItems, ["a", "b"])
        data.apply(outline, to: 0, animatingDifferences: false)
        collection.layoutIfNeeded()
        XCTAssertEqual(data.snapshot().itemIdentifiers, ["a", "b"])
        run(TouchScript().tap(at: CGPoint(x: 50, y: 22)))
        XCTAssertEqual(data.snapshot().itemIdentifiers, ["a", "a1", "a2", "b"])
        XCTAssertEqual(collection.visibleCells.count, 4)
        XCTAssertEqual((collection.visibleCells[1] as? UICollectionViewListCell)?.indentationLevel, 1)
        look("list-outline")
        run(TouchScript().tap(at: CGPoint(x: 50, y: 22)))
        XCTAssertEqual(data.snapshot().itemIdentifiers, ["a", "b"])
        XCTAssertTrue(data.snapshot(for: 0).contains("a11"))
    }
}
