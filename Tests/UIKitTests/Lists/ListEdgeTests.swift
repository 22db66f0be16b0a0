import QuartzCore
import XCTest

@testable import UIKit

/// Lists as sections of a layout with several: their backgrounds, headers and footers.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)).
final class ListEdgeTests: ListTestCase {
    private typealias Configuration = UICollectionLayoutListConfiguration
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    private func makeList(_ appearances: [Configuration.Appearance]) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var configuration = Configuration(appearance: appearances[section])
            (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.addSubview(list)
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
        }
        func edge(_ kind: String) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
            .init(elementKind: kind) { view, _, _ in
                var content = view.defaultContentConfiguration()
                content.text = "Edge"
                view.contentConfiguration = content
            }
        }
        let header = edge(UICollectionView.elementKindSectionHeader)
        let footer = edge(UICollectionView.elementKindSectionFooter)
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in appearances.indices {
            snapshot.appendSections([section])
            snapshot.appendItems([section * 10, section * 10 + 1])
        }
        source.applySnapshotUsingReloadData(snapshot)
        list.layoutIfNeeded()
        return list
    }

    func testHeadersAndFootersLookAsTheListWantsThem() async throws {
        for (appearance, header, footer) in [
            (.insetGrouped, .groupedHeader(), .groupedFooter()), (.plain, .plainHeader(), .plainFooter()),
        ] as [(Configuration.Appearance, UIListContentConfiguration, UIListContentConfiguration)] {
            let list = makeList([appearance])
            for (kind, expected) in [
                (UICollectionView.elementKindSectionHeader, header),
                (UICollectionView.elementKindSectionFooter, footer),
            ] {
                let view = list.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                let content = try XCTUnwrap(
                    (view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)
                XCTAssertEqual(content.textProperties.font, expected.textProperties.font, "\(appearance) \(kind)")
                XCTAssertEqual(content.textProperties.color, expected.textProperties.color, "\(appearance) \(kind)")
                XCTAssertEqual(content.textProperties.transform, expected.textProperties.transform)
            }
            list.removeFromSuperview()
        }
    }

    func testEachListLiesOnItsBackground() async throws {
        let list = makeList([.insetGrouped, .plain])
        let backgrounds = list.subviews.compactMap { $0 as? ListBackground }.sorted { $0.frame.minY < $1.frame.minY }
        XCTAssertEqual(backgrounds.map(\.backgroundColor), [.systemGroupedBackground, .systemBackground])
        XCTAssertEqual(backgrounds.map(\.frame.width), [200, 200])
        let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        XCTAssertTrue(backgrounds[0].frame.contains(cell.frame))
        let views = list.subviews
        XCTAssertLessThan(
            try XCTUnwrap(views.firstIndex(of: backgrounds[0])), try XCTUnwrap(views.firstIndex(of: cell)))
        look("list-sections")
        let whole = UICollectionView(
            frame: window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        whole.dataSource = source
        window.addSubview(whole)
        whole.layoutIfNeeded()
        XCTAssertEqual(whole.subviews.filter { $0 is ListBackground }, [], "the collection view has it")
        XCTAssertEqual(whole.backgroundColor, .systemGroupedBackground)
    }

    /// A content with an unconstrained width is as wide as its text on one line, beside its image.
    func testContentsOfOpenWidthShowTheirTextInOneLine() async throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Food", UIImage(systemName: "star"))
        for isSideBySide in [false, true] {
            content.secondaryText = isSideBySide ? "Second" : nil
            content.prefersSideBySideTextAndSecondaryText = isSideBySide
            let view = UIListContentView(configuration: content)
            view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            window.addSubview(view)
            view.layoutIfNeeded()
            for label in view.subviews.compactMap({ $0 as? UILabel }) where !label.isHidden {
                XCTAssertGreaterThanOrEqual(label.frame.width, label.intrinsicContentSize.width - 0.5)
                XCTAssertEqual(label.frame.height, label.intrinsicContentSize.height, accuracy: 0.5)
            }
        }
    }

    /// The button shows the selected menu item, and opens the menu.
    func testAMenuStandsBesideACell() async throws {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        var chosen: [String] = []
        let menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Off") { _ in }, UIAction(title: "Every day", state: .on) { _ in }])
        cell.accessories = [
            .popUpMenu(menu) { menu in chosen = menu.selectedElements.map(\.title) }
        ]
        window.addSubview(cell)
        CATransaction.flush()
        look("list-popup")
        let button = try XCTUnwrap(cell.subviews.compactMap { $0 as? UIButton }.first)
        XCTAssertEqual(button.currentTitle ?? button.configuration?.title, "Every day")
        XCTAssertEqual(button.frame.maxX, 184, accuracy: 8)
        let wide = button.frame.width
        button.menuDidChoose(try XCTUnwrap(menu.children.first))
        cell.layoutIfNeeded()
        XCTAssertEqual(chosen, ["Off"])
        XCTAssertEqual(button.configuration?.title, "Off")
        XCTAssertLessThan(button.frame.width, wide)
        XCTAssertEqual(cell.accessories[0].accessoryType, .popUpMenu)
    }

    func testChevronsOfOutlinesHaveTheTintColour() async throws {
        window.tintColor = .red
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.accessories = [.outlineDisclosure(), .disclosureIndicator()]
        window.addSubview(cell)
        CATransaction.flush()
        let button = try XCTUnwrap(cell.subviews.compactMap { $0 as? ListGlyphButton }.first)
        let indicator = try XCTUnwrap(cell.subviews.compactMap { $0 as? ListGlyph }.first)
        func color(_ glyph: ListGlyph) -> CGColor? {
            glyph.layer.sublayers?.compactMap { ($0 as? CAShapeLayer)?.strokeColor }.first
        }
        XCTAssertEqual(color(button.glyph), UIColor.red.cgColor)
        XCTAssertNotEqual(color(indicator), UIColor.red.cgColor)
    }
}
