import QuartzCore
import UIKit

/// The delegate of a hosting view's drag and drop interactions, which finds the draggable view or drop destination
/// under a touch.
@MainActor
final class DragCoordinator: NSObject {
    fileprivate let graph: Handle<ViewGraph>
    fileprivate weak var lifted: DraggableNode?
    /// The location of the touch when the view was lifted, in the hosting view's coordinates.
    fileprivate var liftingPlace = CGPoint.zero
    fileprivate weak var target: DropNode?
    /// The target's most recent proposal.
    fileprivate var proposal = DropProposal(operation: .copy)
    /// Whether views accept the drag, by view.
    fileprivate var answers: [ObjectIdentifier: Bool] = [:]
    fileprivate var isRefused = false

    private init(_ graph: ViewGraph) { self.graph = graph.handle }

    /// Makes views of the hosting view draggable.
    static func installDrags(in graph: ViewGraph) { of(graph)?.add { UIDragInteraction(delegate: $0) } }

    /// Makes views of the hosting view accept drops. Before that, drags go to the views around it.
    static func installDrops(in graph: ViewGraph) { of(graph)?.add { UIDropInteraction(delegate: $0) } }

    private static func of(_ graph: ViewGraph) -> DragCoordinator? {
        guard graph.hostingView != nil else { return nil }
        if let known = graph.drags as? DragCoordinator { return known }
        let coordinator = DragCoordinator(graph)
        graph.drags = coordinator
        return coordinator
    }

    /// Adds an interaction to the hosting view, once.
    private func add<Interaction: UIInteraction>(_ make: (DragCoordinator) -> Interaction) {
        guard let host = graph.object?.hostingView, !host.interactions.contains(where: { $0 is Interaction }) else {
            return
        }
        host.addInteraction(make(self))
    }

    fileprivate func path(at place: CGPoint) -> [LayoutNode] { graph.object?.rootNode.hitPath(place) ?? [] }
}

// MARK: Drags

extension DragCoordinator: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let host = interaction.view else { return [] }
        let place = session.location(in: host)
        let path = path(at: place)
        // A long press on a view with a context menu shows the menu.
        guard let node = path.lazy.compactMap({ $0 as? DraggableNode }).first, node.scope.values.isEnabled,
            let item = node.item, !path.contains(where: { $0 is ContextMenuNode })
        else { return [] }
        (lifted, liftingPlace) = (node, place)
        return [item()]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let lifted, let host = interaction.view else { return nil }
        guard let preview = lifted.preview else {
            return lifted.targetedPreview.map {
                UITargetedDragPreview(view: $0.view, parameters: $0.parameters, target: $0.target)
            }
        }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedDragPreview(
            view: picture(of: preview, inside: lifted), parameters: parameters,
            target: UIPreviewTarget(container: host, center: liftingPlace))
    }

    /// Returns a custom preview, at its preferred size.
    private func picture(of view: AnyView, inside node: DraggableNode) -> UIView {
        let controller = ScreenController(view, inside: node)
        let size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
        controller.prepare()
        controller.view.bounds.size = size
        controller.view.layoutIfNeeded()
        let picture = UIGraphicsImageRenderer(size: size).image { controller.view.layer.render(in: $0.cgContext) }
        return UIImageView(image: picture)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { moved(defaultPreview) }

    /// Retargets a preview to the current position of the lifted view.
    private func moved(_ preview: UITargetedDragPreview) -> UITargetedDragPreview {
        guard let lifted, !lifted.isLeaving, let host = graph.object?.hostingView else { return preview }
        let frame = lifted.globalFrame
        return preview.retargetedPreview(
            with: UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
}

// MARK: Drops

extension DragCoordinator: UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        (answers, isRefused) = ([:], false)
        return true
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        guard let host = interaction.view else { return UIDropProposal(operation: .cancel) }
        aim(at: node(at: session.location(in: host), of: session), session)
        guard let target, let destination = target.destination else { return UIDropProposal(operation: .cancel) }
        if let said = destination.updated(info(of: session, for: target)) { proposal = said }
        return UIDropProposal(operation: proposal.operation.uiKit)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        aim(at: nil, session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let target, let destination = target.destination else { return }
        self.target = nil
        isRefused = !destination.dropped(info(of: session, for: target))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { isRefused ? moved(defaultPreview) : nil }

    /// Returns the innermost view at a location of the hosting view that accepts the drag.
    private func node(at place: CGPoint, of session: any UIDropSession) -> DropNode? {
        path(at: place).lazy.compactMap { $0 as? DropNode }.first { [self] in accepts($0, session) }
    }

    private func accepts(_ node: DropNode, _ session: any UIDropSession) -> Bool {
        guard node.scope.values.isEnabled, let destination = node.destination else { return false }
        if let known = answers[ObjectIdentifier(node)] { return known }
        let answer = destination.accepts(info(of: session, for: node))
        answers[ObjectIdentifier(node)] = answer
        return answer
    }

    private func aim(at node: DropNode?, _ session: any UIDropSession) {
        guard target !== node else { return }
        if let target { target.destination?.exited(info(of: session, for: target)) }
        (target, proposal) = (node, DropProposal(operation: .copy))
        if let node { node.destination?.entered(info(of: session, for: node)) }
    }

    private func info(of session: any UIDropSession, for node: DropNode) -> DropInfo {
        let place = graph.object?.hostingView.map(session.location(in:)) ?? .zero
        return DropInfo(
            session: session, location: node.convert(CGRect(origin: place, size: .zero), to: .local).origin)
    }
}
