public import CoreGraphics
public import Foundation

/// The boundary that content insets are measured from.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentinsetsreference)
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's own setting.
    case automatic
    /// The edges.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable width, which equals the layout margins' here.
    case readableContent
}

/// How a section scrolls orthogonally to its collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It doesn't scroll.
    case none
    /// It scrolls freely.
    case continuous
    /// It comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// It scrolls by pages of the section's width.
    case paging
    /// It scrolls by one group at a time.
    case groupPaging
    /// It scrolls by one group at a time, and centres it.
    case groupPagingCentered
}

/// Further properties of a section that scrolls orthogonally to its collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties)
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How quickly scrolling decelerates.
    public enum DecelerationRate: Int, Sendable {
        /// Depends on the scrolling behaviour.
        case automatic
        /// Slowly.
        case normal
        /// Fast.
        case fast
    }

    /// Whether the contents bounce at the ends.
    public enum Bounce: Int, Sendable {
        /// Depends on the scrolling behaviour.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// How quickly scrolling decelerates.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether the contents bounce at the ends.
    open var bounce = Bounce.automatic
}

/// A visible element of a section, whose appearance can follow the scroll position.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// The stacking order: items with greater values are in front.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The two-dimensional transform.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform.
    var transform3D: CATransform3D { get set }
    /// The name of the item: the kind of a supplementary view.
    var name: String { get }
    /// The index path.
    var indexPath: IndexPath { get }
    /// The frame in the section's coordinates.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// The element category.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The element kind of a supplementary view or decoration; nil for a cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The element kind of a supplementary view or decoration; empty for cells.
    public final var name: String { representedElementKind ?? "" }
}

/// Called with a section's visible elements and scroll offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// A section: groups that follow each other, with boundary items and decorations behind them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final let group: NSCollectionLayoutGroup
    /// The list configuration; nil if the section isn't a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The insets of the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the insets of boundary supplementary items are measured from.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether boundary supplementary items follow `contentInsets`. True by default.
    open var supplementariesFollowContentInsets = true

    /// Whether and how the section scrolls orthogonally to the collection view. By default, it doesn't.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Further properties of orthogonal scrolling.
    public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// The supplementary items at the section's edges, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Called with the visible elements before layout, so that it can modify their appearance.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The decoration items behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Returns a section that is a list.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        let margin: CGFloat = ViewMargins.side(ofWidth: layoutEnvironment.container.contentSize.width)
        func edge(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = configuration.appearance == .plain
            return item
        }
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionHeader, .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(edge(UICollectionView.elementKindSectionFooter, .bottom))
        }
        if configuration.isGrouped {
            // The same gap as between the sections of a grouped table.
            let top: CGFloat = configuration.headerMode == .none ? TableEngine.EdgeMetrics.groupedGap : 0
            let side = configuration.appearance == .insetGrouped ? margin : 0
            section.contentInsets = NSDirectionalEdgeInsets(
                top: configuration.headerTopPadding ?? top, leading: side,
                bottom: configuration.footerMode == .none ? TableEngine.EdgeMetrics.groupedGap : 0, trailing: side)
        } else if let padding = configuration.headerTopPadding {
            section.contentInsets.top = padding
        }
        return section
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.list, copy.contentInsets, copy.interGroupSpacing) = (list, contentInsets, interGroupSpacing)
        (copy.contentInsetsReference, copy.boundarySupplementaryItems) = (
            contentInsetsReference, boundarySupplementaryItems
        )
        (copy.orthogonalScrollingBehavior, copy.decorationItems) = (orthogonalScrollingBehavior, decorationItems)
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}

/// The settings of a compositional layout that apply to all sections.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The scroll direction. Vertical by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0
    /// The supplementary items at the edges of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections are measured from: the safe area by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (
            boundarySupplementaryItems, contentInsetsReference
        )
        return copy
    }
}

/// Returns the layout of a section.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    _ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?
