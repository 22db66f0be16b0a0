public import CoreGraphics
public import Foundation

/// What a collection view proposes to do with a drop.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal)
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// How the items would be incorporated. Stored only, as the collection view makes no space for them.
    public enum Intent: Int, Sendable {
        /// Anywhere.
        case unspecified
        /// Before the item at the destination.
        case insertAtDestinationIndexPath
        /// Into the item at the destination.
        case insertIntoDestinationIndexPath
    }

    /// How the items would be incorporated.
    public let intent: Intent

    /// Creates a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal with no particular position.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// An item that is dropped on a collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropitem)
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The drag item.
    var dragItem: UIDragItem { get }
    /// The index path that it was dragged from; nil if it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points; zero if there is none.
    var previewSize: CGSize { get }
}

/// The items of a drop on a collection view, and the animations to their destinations.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator)
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }
    /// The index path under the touch; nil if there is no item.
    var destinationIndexPath: IndexPath? { get }
    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop session.
    var session: any UIDropSession { get }
    /// Animates a drag item to the position of an item, which the data must already contain.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates a drag item into a rectangle of an item's cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Animates a drag item to any other target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

private final class DroppedItem: NSObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    }
}

final class ItemDropCoordinator: NSObject, UICollectionViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UICollectionView?
    let items: [any UICollectionViewDropItem]
    let proposal: UICollectionViewDropProposal

    init(_ drop: ListDrop, in list: UICollectionView) {
        (self.drop, self.list) = (drop, list)
        proposal =
            drop.proposal as? UICollectionViewDropProposal
            ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
        items = drop.session.items.map { item in
            let path = drop.sources[ObjectIdentifier(item)]
            return DroppedItem(item, path, path.flatMap { list.cellForItem(at: $0)?.bounds.size } ?? .zero)
        }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let cell = list?.cellForItem(at: indexPath)
        return drop.drop(dragItem, at: indexPath, or: cell.map { UIDragPreviewTarget(container: $0, center: center) })
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.drop(dragItem, at: nil, or: target)
    }
}
