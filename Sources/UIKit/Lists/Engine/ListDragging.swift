import CoreGraphics
import Foundation

/// The drag and drop delegates' answers, for any kind of list.
@MainActor
protocol ListDragSource: ListMenuSource {
    var dragsItself: Bool { get }
    /// The items to drag from an element.
    func dragItems(_ session: any UIDragSession, _ path: IndexPath) -> [UIDragItem]
    func dragPreview(_ path: IndexPath) -> UIDragPreviewParameters?
    func dragWillBegin(_ session: any UIDragSession)
    func dragDidEnd(_ session: any UIDragSession)
    func dragAllowsMove(_ session: any UIDragSession) -> Bool
    func dragIsRestricted(_ session: any UIDragSession) -> Bool

    /// The element at a point.
    func element(at point: CGPoint) -> IndexPath?
    /// Whether the data source allows moving an element without a drop delegate.
    func movesItself(_ path: IndexPath) -> Bool
    func moveItself(_ path: IndexPath, to other: IndexPath)
    var hasDropDelegate: Bool { get }
    func canDrop(_ session: any UIDropSession) -> Bool
    func dropDidEnter(_ session: any UIDropSession)
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> UIDropProposal
    func dropDidExit(_ session: any UIDropSession)
    func dropDidEnd(_ session: any UIDropSession)
    func drop(_ drop: ListDrop)
    func dropPreview(_ path: IndexPath) -> UIDragPreviewParameters?
}

/// A drop on a list.
@MainActor
final class ListDrop: NSObject {
    let session: any UIDropSession
    let destination: IndexPath?
    let proposal: UIDropProposal
    /// The items dragged from this list, and their source index paths.
    let sources: [ObjectIdentifier: IndexPath]
    /// The destinations of items, and the animations that accompany them.
    fileprivate var targets: [ObjectIdentifier: (path: IndexPath?, target: UIDragPreviewTarget?, DragAnimator)] = [:]

    init(
        _ session: any UIDropSession, _ destination: IndexPath?, _ proposal: UIDropProposal,
        _ sources: [ObjectIdentifier: IndexPath]
    ) { (self.session, self.destination, self.proposal, self.sources) = (session, destination, proposal, sources) }

    /// Animates a drag item to an element's position, or to another target.
    func drop(_ item: UIDragItem, at path: IndexPath?, or target: UIDragPreviewTarget? = nil) -> any UIDragAnimating {
        let animator = DragAnimator()
        targets[ObjectIdentifier(item)] = (path, target, animator)
        return animator
    }
}

/// Implements drag and drop for a list.
final class ListDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let source: any ListDragSource
    private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
    private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
    /// The items being dragged from the list, and their source index paths.
    private var sources: [ObjectIdentifier: IndexPath] = [:]
    private var drop: ListDrop?
    private(set) var hasActiveDrag = false
    private(set) var hasActiveDrop = false

    init(_ source: any ListDragSource) { self.source = source }

    /// Adds the interactions that the list needs, and removes those it doesn't.
    func install(drags: Bool, drops: Bool) {
        let view = source.menuView
        for (interaction, isNeeded) in [
            (dragInteraction as any UIInteraction, drags), (dropInteraction, drops || drags),
        ] {
            if isNeeded, interaction.view == nil { view.addInteraction(interaction) }
            if !isNeeded, interaction.view != nil { view.removeInteraction(interaction) }
        }
    }

    // MARK: Drags

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        sources = [:]
        guard source.dragsItself, let path = source.element(at: session.location(in: source.menuView)) else {
            return []
        }
        let items = source.dragItems(session, path)
        for item in items { sources[ObjectIdentifier(item)] = path }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let path = sources[ObjectIdentifier(item)], let cell = source.menuCell(at: path) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: source.dragPreview(path) ?? UIDragPreviewParameters())
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        hasActiveDrag = true
        source.dragWillBegin(session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { source.dragAllowsMove(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { source.dragIsRestricted(session) }

    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        hasActiveDrag = false
        source.dragDidEnd(session)
    }

    // MARK: Drops

    /// The index path of the element that the list itself reorders.
    private func movedPath(_ session: any UIDropSession) -> IndexPath? {
        guard !source.hasDropDelegate, session.items.count == 1, let item = session.items.first,
            let path = sources[ObjectIdentifier(item)], source.movesItself(path)
        else { return nil }
        return path
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        source.hasDropDelegate ? source.canDrop(session) : movedPath(session) != nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        hasActiveDrop = true
        source.dropDidEnter(session)
    }

    private func destination(_ session: any UIDropSession) -> IndexPath? {
        source.element(at: session.location(in: source.menuView))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let destination = destination(session)
        let proposal =
            source.hasDropDelegate
            ? source.dropProposal(session, destination)
            : UIDropProposal(operation: destination == nil ? .cancel : .move)
        drop = ListDrop(session, destination, proposal, sources)
        return proposal
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        hasActiveDrop = false
        drop = nil
        source.dropDidExit(session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let drop else { return }
        guard let moved = movedPath(session), let destination = drop.destination else { return source.drop(drop) }
        if moved != destination { source.moveItself(moved, to: destination) }
        for item in session.items { _ = drop.drop(item, at: destination) }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let (path, target, _) = drop?.targets[ObjectIdentifier(item)] else { return nil }
        if let target { return defaultPreview.retargetedPreview(with: target) }
        source.menuView.layoutIfNeeded()
        guard let path, let cell = source.menuCell(at: path) else { return nil }
        return UITargetedDragPreview(view: cell, parameters: source.dropPreview(path) ?? UIDragPreviewParameters())
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        guard let own = drop?.targets[ObjectIdentifier(item)]?.2 else { return }
        (animator as? DragAnimator)?.merge(own)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        hasActiveDrop = false
        source.dropDidEnd(session)
    }
}
