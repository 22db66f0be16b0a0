public import CoreGraphics
public import Foundation

/// What a collection view would do with what is dragged over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal)
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items would go. Kept for the program, as the list makes no room for them.
    public enum Intent: Int, Sendable {
        /// Anywhere.
        case unspecified
        /// Before the item at the destination.
        case insertAtDestinationIndexPath
        /// Into the item at the destination.
        case insertIntoDestinationIndexPath
    }

    /// Where the items would go.
    public let intent: Intent

    /// Makes a proposal.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal for anywhere.
    public convenience override init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}

/// A thing that is dropped on a collection view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropitem)
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Where it was dragged from, if from this list.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points; zero for one without.
    var previewSize: CGSize { get }
}

/// What is dropped on a collection view, and where it comes to rest.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator)
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UICollectionViewDropItem] { get }
    /// The item under the finger; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has proposed.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item come to rest in the place of an item, which the data has by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item come to rest in an item, in a rectangle of the cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item come to rest elsewhere.
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
