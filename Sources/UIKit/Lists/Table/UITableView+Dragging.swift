import CoreGraphics
import Foundation

extension UITableView {
    /// The drag delegate, which provides the items to drag. Not retained.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { engine.dragDelegate }
        set {
            engine.dragDelegate = newValue
            engine.updateDragging()
        }
    }

    /// The drop delegate, which handles drops. Not retained.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { engine.dropDelegate }
        set {
            engine.dropDelegate = newValue
            engine.updateDragging()
        }
    }

    /// Whether rows can be dragged: by default, true on iPad and false on iPhone.
    public var dragInteractionEnabled: Bool {
        get { engine.isDragEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { engine.isDragEnabled = newValue }
    }

    /// Whether a drag from this view is in progress.
    public var hasActiveDrag: Bool { engine.dragging.hasActiveDrag }

    /// Whether a drag that this view can accept is over it.
    public var hasActiveDrop: Bool { engine.dragging.hasActiveDrop }
}

extension TableEngine: ListDragSource {
    func updateDragging() { dragging.install(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    var dragsItself: Bool { table.dragInteractionEnabled }
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }
    func dragPreview(_ path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func element(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
    func movesItself(_ path: IndexPath) -> Bool { canMove(path) }
    func moveItself(_ path: IndexPath, to other: IndexPath) {
        table.dataSource?.tableView(table, moveRowAt: path, to: other)
        table.moveRow(at: path, to: other)
    }
    var hasDropDelegate: Bool { dropDelegate != nil }
    func canDrop(_ session: any UIDropSession) -> Bool { dropDelegate?.tableView(table, canHandle: session) ?? false }
    func dropDidEnter(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            ?? UIDropProposal(operation: .cancel)
    }
    func dropDidExit(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    func dropDidEnd(_ session: any UIDropSession) { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    func drop(_ drop: ListDrop) {
        dropDelegate?.tableView(table, performDropWith: RowDropCoordinator(drop, in: table))
    }
    func dropPreview(_ path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.tableView(table, dropPreviewParametersForRowAt: path)
    }
}
