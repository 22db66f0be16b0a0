import CoreGraphics
import QuartzCore
import XCTest

@testable import UIKit

/// A test of a collection view of 200 x 400 points in a window of that size.
@MainActor
class CollectionTestCase: ListTestCase {
    let source = CollectionSource()

    func makeCollection(_ sections: [[String]], _ layout: UICollectionViewLayout) -> UICollectionView {
        source.sections = sections
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            collection.register(TextView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        collection.dataSource = source
        collection.delegate = source
        window.addSubview(collection)
        collection.layoutIfNeeded()
        return collection
    }

    func texts(_ collection: UICollectionView) -> [String] {
        collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "" }
    }

    func frames(_ collection: UICollectionView) -> [CGRect] { collection.visibleCells.map(\.frame) }
}

func item(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

/// A cell filled by a label.
final class TextCell: UICollectionViewCell {
    static var made = 0
    let label = UILabel()
    var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        TextCell.made += 1
        contentView.backgroundColor = .systemTeal
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        selectedBackgroundView = UIView()
        selectedBackgroundView?.backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    deinit {}
}

/// A header, footer or badge.
final class TextView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemYellow
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection's data source and delegate, which records calls.
class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]] = []
    var log: [String] = []
    var notes = true

    func note(_ text: String) { if notes { log.append(text) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell \(indexPath.section).\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }

    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        note("show \(path.section).\(path.item)")
    }

    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { note("hide \(path.section).\(path.item)") }

    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
        note("should highlight \(path.item)")
        return true
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("highlight \(path.item)") }
    func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
        note("unhighlight \(path.item)")
    }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
        note("should select \(path.item)")
        return true
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("select \(path.item)") }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselect \(path.item)") }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        note("move \(source.item) to \(target.item)")
        sections[target.section].insert(sections[source.section].remove(at: source.item), at: target.item)
    }
}
