import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// The properties that lists set on their elements' views, and those that they leave to code.
final class PlacedViewTests: CollectionTestCase {
    /// Records its initial frame.
    private final class NotingCell: UICollectionViewCell {
        static var frames: [CGRect] = []

        override init(frame: CGRect) {
            NotingCell.frames.append(frame)
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class BadgeSource: CollectionSource {
        var hidden: Set<Int> = [1]

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: path)
            view.isHidden = hidden.contains(path.item)
            return view
        }
    }

    private func grid(badged: Bool = false) -> UICollectionViewCompositionalLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
            elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            supplementaryItems: badged ? [badge] : [])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        if !badged {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    /// A constraint of a cell's initializer must not meet a cell without a size.
    func testCellsAreMadeWithTheSizeThatTheyHave() async {
        NotingCell.frames = []
        source.sections = [["a", "b", "c"], ["d", "e"]]
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: grid())
        collection.register(NotingCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            TextView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "edge")
        collection.dataSource = source
        window.addSubview(collection)
        collection.layoutIfNeeded()
        XCTAssertEqual(NotingCell.frames.count, 5)
        XCTAssertEqual(NotingCell.frames.map(\.size), Array(repeating: CGSize(width: 200, height: 60), count: 5))
    }

    func testAViewThatTheDataSourceHidesStaysHidden() async {
        let source = BadgeSource()
        source.sections = [["a", "b", "c"]]
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: grid(badged: true))
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(TextView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
        collection.dataSource = source
        window.addSubview(collection)
        collection.layoutIfNeeded()
        func hidden() -> [Bool?] {
            (0..<3).map { collection.supplementaryView(forElementKind: "badge", at: item(0, $0))?.isHidden }
        }
        XCTAssertEqual(hidden(), [false, true, false])
        collection.collectionViewLayout.invalidateLayout()
        collection.layoutIfNeeded()
        XCTAssertEqual(hidden(), [false, true, false])
        // A hidden view is shown when it is reused.
        source.hidden = []
        collection.reloadData()
        collection.layoutIfNeeded()
        XCTAssertEqual(hidden(), [false, false, false])
    }

    func testWhatCodeDoesToACellOutlivesLayouts() async {
        let collection = makeCollection([["a", "b"]], grid(badged: true))
        let cell = collection.cellForItem(at: item(0, 0))
        cell?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        cell?.alpha = 0.25
        collection.collectionViewLayout.invalidateLayout()
        collection.layoutIfNeeded()
        XCTAssertEqual(cell?.transform.a, 0.5)
        XCTAssertEqual(cell?.alpha, 0.25)
        collection.reloadData()
        collection.layoutIfNeeded()
        XCTAssertEqual(collection.visibleCells.map(\.alpha), [1, 1])
        XCTAssertEqual(collection.visibleCells.map(\.transform), [.identity, .identity])
    }

    /// A layout that places everything at one position.
    private final class HeapLayout: UICollectionViewLayout {
        static let count = 10_050

        override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 400) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<HeapLayout.count).map {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
                return attributes
            }
        }
    }

    func testALayoutCantAskForAViewOfEverything() async {
        source.notes = false
        let collection = makeCollection([Array(repeating: "", count: HeapLayout.count)], HeapLayout())
        XCTAssertEqual(collection.visibleCells.count, 4_000)
    }

    func testCentredPagingStopsWhereAGroupIsInTheMiddle() async {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(80)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let collection = makeCollection(
            [(0..<4).map { "\($0)" }], UICollectionViewCompositionalLayout(section: section))
        func middle(_ index: Int) -> CGFloat {
            collection.layoutIfNeeded()
            return collection.cellForItem(at: UIKitTests.item(0, index)).map {
                $0.convert($0.bounds, to: window).midX
            } ?? -1
        }
        XCTAssertEqual(middle(0), 100, accuracy: 0.6)
        for index in 1..<4 {
            run(TouchScript().drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 60, y: 40), duration: 0.15))
            wait(1)
            XCTAssertEqual(middle(index), 100, accuracy: 0.6, "group \(index)")
        }
    }

    func testHeadersOfSidebarsAreBold() async {
        for content in [UIListContentConfiguration.sidebarHeader(), .extraProminentInsetGroupedHeader()] {
            XCTAssertTrue(content.textProperties.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        }
    }

    func testSymbolsLeaveTextsInOneColumn() async {
        func text(_ name: String, _ reserved: CGSize = .zero) -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.image = UIImage(systemName: name)
            content.text = "Text"
            content.imageProperties.reservedLayoutSize = reserved
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            view.layoutIfNeeded()
            return view.textLayoutGuide?.layoutFrame.minX ?? -1
        }
        XCTAssertEqual(text("bolt"), text("bed.double"))
        XCTAssertEqual(text("bolt", CGSize(width: 50, height: 0)) - text("bolt"), 22)
    }

    func testOtherImagesReserveTheirOwnSizeOrTheStandardOne() async {
        func text(_ width: CGFloat, _ reserved: CGFloat) -> CGFloat {
            var content = UIListContentConfiguration.cell()
            content.image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
            content.text = "Text"
            content.imageProperties.reservedLayoutSize.width = reserved
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            view.layoutIfNeeded()
            return view.textLayoutGuide?.layoutFrame.minX ?? -1
        }
        let standard = UIListContentConfiguration.ImageProperties.standardDimension
        XCTAssertEqual(text(20, 0) - text(10, 0), 10)
        XCTAssertEqual(text(20, standard), text(10, standard))
    }
}
