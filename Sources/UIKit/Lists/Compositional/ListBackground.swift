import CoreGraphics
import Foundation

/// What a list lies on that is a section among others, as wide as the collection view.
final class ListBackground: UICollectionReusableView {
    static let kind = "UICollectionViewListLayoutSectionBackground"
    /// Below all that a section may have of its own.
    static let zIndex = -1000

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        backgroundColor = engine?.listBackground(layoutAttributes.indexPath.section)
    }
}
