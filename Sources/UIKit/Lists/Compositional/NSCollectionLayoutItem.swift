import CoreGraphics
public import Foundation

/// Something that a compositional layout gives a place.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutitem)
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size.
    public final let layoutSize: NSCollectionLayoutSize

    /// What stands at the item, such as a badge.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaries }

    final var ownSupplementaries: [NSCollectionLayoutSupplementaryItem]

    /// The room within the item's place that it leaves free, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The room around the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with something that stands at it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, ownSupplementaries) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// A supplementary view at an item or a group.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem)
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public final let elementKind: String
    /// The point of what it stands at.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The point of itself that is there; nil for the same point.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// What is greater lies in front. 1 by default.
    open var zIndex = 1

    /// Creates an item that lies within what it stands at.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Creates an item with a point of its own at a point of what it stands at.
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

    /// The rectangle at that of what it stands at.
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
    /// How far it is moved, in points.
    public final let offset: CGPoint
    /// Whether the section makes room for it. True by default.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section is. False by default.
    open var pinToVisibleBounds = false

    /// Creates an item at an edge.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates an item so far from an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }
}

/// A view behind a section that shows no data.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem)
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, for which the layout has a class.
    public final let elementKind: String
    /// What is greater lies in front; those of sections lie behind their items. 0 by default.
    open var zIndex = 0

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A view behind a whole section.
    open class func background(elementKind: String) -> Self {
        // Nobody makes subclasses: there is no initializer for them.
        unsafeDowncast(NSCollectionLayoutDecorationItem(elementKind), to: Self.self)
    }
}

/// An edge or a corner of a rectangle, by the direction of writing.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsrectalignment)
public enum NSRectAlignment: Int, Sendable {
    /// The middle.
    case none
    /// The upper edge.
    case top
    /// The upper leading corner.
    case topLeading
    /// The leading edge.
    case leading
    /// The lower leading corner.
    case bottomLeading
    /// The lower edge.
    case bottom
    /// The lower trailing corner.
    case bottomTrailing
    /// The trailing edge.
    case trailing
    /// The upper trailing corner.
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
