public import CoreGraphics
public import Foundation
public import ObjectRuntime

/// Provides the items to drag from a table view, and follows the drag.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate)
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: RuntimeObject {
    /// Asks for the items to drag from a row; none to disallow the drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Asks for the items to add to a drag when another row is tapped. None by default; taps during a drag aren't
    /// supported here.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]
    /// Asks how the cell is cropped in its preview; nil, the default, for the whole cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Called when the touch has started to move.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Called when the drag has ended.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    /// Asks whether the dragged items may be moved. True by default.
    func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    /// Asks whether the drag is restricted to this app. False by default.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UITableViewDragDelegate {
    public func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
    public func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}

/// Handles drops on a table view, and follows the drags over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate)
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: RuntimeObject {
    /// Called when items are dropped. Update the data here.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Asks whether the table view can handle a drag; called once for each drag. True by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag has entered the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Asks for the drop proposal at the drag's current position: a copy, or a move within the app, by default.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when a drag has left the table view.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of each drag that was over the table view.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Asks how the cell of a dropped item is cropped in its preview; nil, the default, for the whole cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: session.allowsMoveOperation ? .move : .copy) }
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    public func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}
