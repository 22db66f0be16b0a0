import QuartzCore
import XCTest

@testable import UIKit

/// Content inside a scroll view's adjusted insets doesn't avoid the same safe area again.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior).
final class CellSafeAreaTests: ListTestCase {
    /// A cell with a label inside its margins.
    private final class MarginCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Text"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: margins.topAnchor),
                label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
    }

    func testSelfSizingCellsAreAlikeWhereverTheyAre() async {
        window.screenSafeArea = UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(90))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let (collection, source) = (UICollectionView(frame: window.bounds, collectionViewLayout: layout), Source())
        collection.register(MarginCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        window.addSubview(collection)
        for offset in [-60, 0, 30, 200] as [CGFloat] {
            collection.contentOffset.y = offset
            collection.layoutIfNeeded()
            CATransaction.flush()
            let heights = Set(collection.visibleCells.map { $0.frame.height.rounded() })
            XCTAssertEqual(heights.count, 1, "at \(offset): \(heights)")
            XCTAssertLessThan(heights.first ?? 0, 50)
            for cell in collection.visibleCells {
                XCTAssertEqual(cell.contentView.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            }
        }
    }

    func testContentHasTheSafeAreaThatInsetsLeave() async {
        window.screenSafeArea = UIEdgeInsets(top: 60, left: 20, bottom: 40, right: 20)
        let (scroll, content) = (UIScrollView(frame: window.bounds), UIView())
        content.frame = CGRect(x: 0, y: 0, width: 200, height: 1000)
        scroll.contentSize = content.bounds.size
        scroll.addSubview(content)
        window.addSubview(scroll)
        window.layoutIfNeeded()
        XCTAssertEqual(scroll.adjustedContentInset, UIEdgeInsets(top: 60, left: 0, bottom: 40, right: 0))
        XCTAssertEqual(content.safeAreaInsets.top, 0)
        XCTAssertEqual(content.safeAreaInsets.left, 20)
        scroll.contentInsetAdjustmentBehavior = .always
        window.layoutIfNeeded()
        XCTAssertEqual(content.safeAreaInsets.left, 0)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset = .zero
        window.layoutIfNeeded()
        XCTAssertEqual(content.safeAreaInsets.top, 60)
        XCTAssertEqual(content.layoutMargins.top, 68)
    }
}
