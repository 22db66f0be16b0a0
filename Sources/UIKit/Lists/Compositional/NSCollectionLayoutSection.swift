public import CoreGraphics
public import Foundation

/// What insets are measured from.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentinsetsreference)
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout has it.
    case automatic
    /// The edges.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The width of readable text, which is the layout margins' here.
    case readableContent
}

/// How a section scrolls across the direction of its collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior)
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It doesn't.
    case none
    /// It comes to rest anywhere.
    case continuous
    /// It comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// It comes to rest at multiples of the width.
    case paging
    /// It goes on by a group.
    case groupPaging
    /// It goes on by a group, which is centred.
    case groupPagingCentered
}

/// How a section behaves that scrolls across the direction of its collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingproperties)
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How fast scrolling comes to rest.
    public enum DecelerationRate: Int, Sendable {
        /// As the behaviour has it.
        case automatic
        /// Slowly.
        case normal
        /// Fast.
        case fast
    }

    /// Whether contents bounce at the ends.
    public enum Bounce: Int, Sendable {
        /// As the behaviour has it.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// How fast scrolling comes to rest.
    open var decelerationRate = DecelerationRate.automatic
    /// Whether contents bounce at the ends.
    open var bounce = Bounce.automatic
}

/// An element of a section that is in sight, whose look may follow the scrolling.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem)
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity.
    var alpha: CGFloat { get set }
    /// What is greater lies in front.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// The centre.
    var center: CGPoint { get set }
    /// The transform in the plane.
    var transform: CGAffineTransform { get set }
    /// The transform in space.
    var transform3D: CATransform3D { get set }
    /// The name of the item; the kind of a supplementary view.
    var name: String { get }
    /// Its place in the data.
    var indexPath: IndexPath { get }
    /// The rectangle in the section.
    var frame: CGRect { get }
    /// The rectangle in its own coordinates.
    var bounds: CGRect { get }
    /// What it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view or decoration; nil for a cell.
    var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
    /// The kind of a supplementary view or decoration; empty for cells.
    public final var name: String { representedElementKind ?? "" }
}

/// Is told which elements of a section are in sight, and how far it has been scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// Groups that follow each other, with what stands at the edges and behind them.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsection)
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    final let group: NSCollectionLayoutGroup
    /// What makes the section a list; nil for any other.
    final var list: UICollectionLayoutListConfiguration?

    /// Creates a section of groups.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The room around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The room between groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What those of supplementary items at the edges are measured from.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether supplementary items at the edges keep to `contentInsets`. True by default.
    open var supplementariesFollowContentInsets = true

    /// Whether the section scrolls across the direction of the collection view, and how. It doesn't by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// More about that.
    public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// What stands at the edges, such as headers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Is told which elements are in sight, and may change how they look.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// What lies behind the section.
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
            // As much as there is between the sections of a grouped table.
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

/// What holds for all sections of a compositional layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration)
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// The direction in which sections follow each other. Down by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections, in points. None by default.
    open var interSectionSpacing: CGFloat = 0
    /// What stands at the edges of all contents.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What insets of sections are measured from: the safe area by default.
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
