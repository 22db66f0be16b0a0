import CoreGraphics
public import Foundation

/// An item of a compositional layout.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public final let layoutSize: NSCollectionLayoutSize

    /// The supplementary items anchored to the item, such as a badge.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaries }

    final var ownSupplementaries: [NSCollectionLayoutSupplementaryItem]

    /// The insets of the content from the item's final frame, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary items anchored to it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, ownSupplementaries) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// A supplementary view anchored to an item or a group.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The element kind of the view.
    public final let elementKind: String
    /// The anchor on the item or group that it is attached to.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the supplementary item itself; nil for the same point as the container's.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// The stacking order: items with greater values are in front. 1 by default.
    open var zIndex = 1

    /// Creates a supplementary item that lies within its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates a supplementary item whose own anchor is aligned with an anchor of its container.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The frame of the item, given its container's.
    func frame(at container: CGRect, _ size: CGSize) -> CGRect {
        let (place, own) = (containerAnchor.unitPoint, (itemAnchor ?? containerAnchor).unitPoint)
        func moved(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
            anchor.isFractionalOffset
                ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height) : anchor.offset
        }
        let (outer, inner) = (moved(containerAnchor), itemAnchor.map(moved) ?? .zero)
        return CGRect(
            x: container.minX + place.x * container.width - own.x * size.width + outer.x - inner.x,
            y: container.minY + place.y * container.height - own.y * size.height + outer.y - inner.y,
            width: size.width, height: size.height)
    }
}

/// A supplementary view at an edge of a section or of the whole layout, such as a header.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner.
    public final let alignment: NSRectAlignment
    /// The offset from the aligned position, in points.
    public final let offset: CGPoint
    /// Whether the section's bounds are extended to include it. True by default.
    open var extendsBoundary = true
    /// Whether it stays visible while its section is. False by default.
    open var pinToVisibleBounds = false

    /// Creates a boundary item aligned with an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a boundary item with an offset from an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }
}

/// A decoration view behind a section, which shows no data.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem)
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The element kind, for which the layout has a registered class.
    public final let elementKind: String
    /// The stacking order: items with greater values are in front; those of sections are behind their
    /// items. 0 by default.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Creates a background behind a whole section.
    open class func background(elementKind: String) -> Self {
        // There are no subclasses, as the class has no public initializer.
        unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
    }
}

/// An edge or a corner of a rectangle, relative to the layout direction.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsrectalignment)
public enum NSRectAlignment: Int, Sendable {
    /// The centre.
    case none
    /// The top edge.
    case top
    /// The top leading corner.
    case topLeading
    /// The leading edge.
    case leading
    /// The bottom leading corner.
    case bottomLeading
    /// The bottom edge.
    case bottom
    /// The bottom trailing corner.
    case bottomTrailing
    /// The trailing edge.
    case trailing
    /// The top trailing corner.
    case topTrailing

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
