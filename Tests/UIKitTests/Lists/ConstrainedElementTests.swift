import UIKit
import XCTest

/// Elements of lists whose autoresizing masks aren't translated.
final class ConstrainedElementTests: CollectionTestCase {
    /// A header with a label that is wider than the list.
    private final class LongHeader: UICollectionReusableView {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
            label.text = String(repeating: "long ", count: 40)
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 15),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -15),
                label.topAnchor.constraint(equalTo: topAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// The layout determines the frames of cells, headers and footers.
    func testALabelIsTruncatedInAHeader() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 200, height: 30)
        layout.itemSize = CGSize(width: 50, height: 50)
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(LongHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
        let headers = HeaderSource()
        headers.sections = [["a"]]
        collection.dataSource = headers
        window.addSubview(collection)
        collection.layoutIfNeeded()
        let header = try XCTUnwrap(collection.supplementaryView(forElementKind: kind, at: item(0, 0)) as? LongHeader)
        XCTAssertEqual(header.frame.size, CGSize(width: 200, height: 30))
        XCTAssertEqual(header.label.frame.minX, 15)
        XCTAssertEqual(header.label.frame.width, 170)
    }

    private final class HeaderSource: CollectionSource {
        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
    }
}
