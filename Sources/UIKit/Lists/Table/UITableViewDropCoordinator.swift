public import CoreGraphics
public import Foundation

/// What a table view would do with what is dragged over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdropproposal)
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items would go. Kept for the program, as the list makes no room for them.
    public enum Intent: Int, Sendable {
        /// Anywhere.
        case unspecified
        /// Before the row at the destination.
        case insertAtDestinationIndexPath
        /// Into the row at the destination.
        case insertIntoDestinationIndexPath
        /// Into it, or before it, by where the finger is.
        case automatic
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

/// A thing that is dropped on a table view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdropitem)
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Where it was dragged from, if from this list.
    var sourceIndexPath: IndexPath? { get }
    /// The size of its preview, in points; zero for one without.
    var previewSize: CGSize { get }
}

/// What is dropped on a table view, and where it comes to rest.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator)
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// What is dropped.
    var items: [any UITableViewDropItem] { get }
    /// The row under the finger; nil for none.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate has proposed.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Lets an item come to rest in the place of a row, which the data has by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Lets an item come to rest in a row, in a rectangle of the cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Lets an item come to rest elsewhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

private final class DroppedRow: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ path: IndexPath?, _ size: CGSize) {
        (dragItem, sourceIndexPath, previewSize) = (item, path, size)
    }
}

final class RowDropCoordinator: NSObject, UITableViewDropCoordinator {
    private let drop: ListDrop
    private weak var list: UITableView?
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal

    init(_ drop: ListDrop, in list: UITableView) {
        (self.drop, self.list) = (drop, list)
        proposal =
            drop.proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: drop.proposal.operation)
        items = drop.session.items.map { item in
            let path = drop.sources[ObjectIdentifier(item)]
            return DroppedRow(item, path, path.flatMap { list.cellForRow(at: $0)?.bounds.size } ?? .zero)
        }
    }

    var destinationIndexPath: IndexPath? { drop.destination }
    var session: any UIDropSession { drop.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        drop.drop(dragItem, at: indexPath)
    }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let cell = list?.cellForRow(at: indexPath)
        return drop.drop(dragItem, at: indexPath, or: cell.map { UIDragPreviewTarget(container: $0, center: center) })
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        drop.drop(dragItem, at: nil, or: target)
    }
}
