import CoreGraphics
import Foundation

extension UICollectionView {
    /// The drag delegate, which provides the items to drag. Not retained.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { engine.dragDelegate }
        set {
            engine.dragDelegate = newValue
            engine.updateDragging()
        }
    }

    /// The drop delegate, which handles drops. Not retained.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { engine.dropDelegate }
        set {
            engine.dropDelegate = newValue
            engine.updateDragging()
        }
    }

    /// Whether items can be dragged: by default, true on iPad and false on iPhone.
    public var dragInteractionEnabled: Bool {
        get { engine.isDragEnabled ?? (traitCollection.userInterfaceIdiom == .pad) }
        set { engine.isDragEnabled = newValue }
    }

    /// Whether a drag from this view is in progress.
    public var hasActiveDrag: Bool { engine.dragging.hasActiveDrag }

    /// Whether a drag that this view can accept is over it.
    public var hasActiveDrop: Bool { engine.dragging.hasActiveDrop }
}

extension CollectionEngine: ListDragSource {
    func updateDragging() { dragging.install(drags: dragDelegate != nil, drops: dropDelegate != nil) }

    var dragsItself: Bool { collection.dragInteractionEnabled }
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }
    func dragPreview(_ path: IndexPath) -> UIDragPreviewParameters? {
        dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
    }
    func dragDidEnd(_ session: any UIDragSession) {
        dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
    }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func element(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
    func movesItself(_ path: IndexPath) -> Bool {
        collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
    }
    func moveItself(_ path: IndexPath, to other: IndexPath) {
        collection.dataSource?.collectionView(collection, moveItemAt: path, to: other)
        collection.moveItem(at: path, to: other)
    }
    var hasDropDelegate: Bool { dropDelegate != nil }
    func canDrop(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(collection, canHandle: session) ?? false
    }
    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
    }
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> UIDropProposal {
        dropDelegate?.collectionView(
            collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
            ?? UIDropProposal(operation: .cancel)
    }
    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidExit: session)
    }
    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
    }
    func drop(_ drop: ListDrop) {
        dropDelegate?.collectionView(collection, performDropWith: ItemDropCoordinator(drop, in: collection))
    }
    func dropPreview(_ path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
    }
}
