import CoreGraphics
import Foundation

/// The background of a list that is one section among others, as wide as the collection view.
final class ListBackground: UICollectionReusableView {
    static let kind = "UICollectionViewListLayoutSectionBackground"
    /// Behind everything that a section may add.
    static let zIndex = -1000

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = engine?.listBackground(layoutAttributes.indexPath.section)
    }
}
