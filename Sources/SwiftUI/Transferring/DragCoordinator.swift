import QuartzCore
import UIKit

/// Handles drags between the views of a hosting view.
@MainActor
final class DragCoordinator: NSObject, UIGestureRecognizerDelegate {
    private let graph: Handle<ViewGraph>
    private var drag: Drag?

    /// The drag in progress.
    private struct Drag {
        let item: DraggedItem
        let preview: UIView
        /// The offset from the finger to the centre of the preview.
        let grip: CGPoint
        /// The centre of the lifted view, in the window.
        let origin: CGPoint
        weak var target: DropNode?
    }

    private init(_ graph: ViewGraph) { self.graph = graph.handle }

    /// Adds the recognizer to the hosting view, once.
    static func install(in graph: ViewGraph) {
        guard graph.drags == nil, let host = graph.hostingView else { return }
        let hub = DragCoordinator(graph)
        graph.drags = hub
        let press = UILongPressGestureRecognizer { [unowned hub] in hub.follow($0) }
        press.delegate = hub
        host.addGestureRecognizer(press)
    }

    /// Begins at draggable views, unless the press opens a context menu.
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let path = path(at: recognizer.location(in: recognizer.view))
        return path.contains { $0 is DraggableNode } && !path.contains { $0 is ContextMenuNode }
    }

    private func path(at place: CGPoint) -> [LayoutNode] { graph.object?.rootNode.hitPath(place) ?? [] }

    private func follow(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: lift(press)
        case .changed: move(press)
        case .ended: drop(press)
        case .cancelled, .failed: giveUp()
        case .possible: break
        @unknown default: break
        }
    }

    private func lift(_ press: UILongPressGestureRecognizer) {
        let path = path(at: press.location(in: press.view))
        guard let node = path.lazy.compactMap({ $0 as? DraggableNode }).first, let item = node.item,
            let window = press.view?.window, let lifted = node.targetedPreview
        else { return }
        let finger = press.location(in: window)
        let origin = window.convert(lifted.target.center, from: lifted.target.container)
        let preview = node.preview.map { ownPreview($0, inside: node) } ?? lifted.view
        let grip = node.preview == nil ? CGPoint(x: origin.x - finger.x, y: origin.y - finger.y) : .zero
        preview.isUserInteractionEnabled = false
        preview.center = node.preview == nil ? origin : finger
        (preview.layer.shadowOpacity, preview.layer.shadowRadius) = (0.2, 12)
        preview.layer.shadowOffset = CGSize(width: 0, height: 6)
        window.addSubview(preview)
        UIView.animate(withDuration: 0.2) { preview.transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        drag = Drag(item: item(), preview: preview, grip: grip, origin: origin)
        move(press)
    }

    /// Returns a custom preview, at its preferred size.
    private func ownPreview(_ view: AnyView, inside node: DraggableNode) -> UIView {
        let controller = ScreenController(view, inside: node)
        let size = controller.sizeThatFits(in: UIScreen.main.bounds.size)
        controller.prepare()
        controller.view.bounds.size = size
        controller.view.layoutIfNeeded()
        let picture = UIGraphicsImageRenderer(size: size).image { controller.view.layer.render(in: $0.cgContext) }
        return UIImageView(image: picture)
    }

    private func move(_ press: UILongPressGestureRecognizer) {
        guard let drag else { return }
        let finger = press.location(in: drag.preview.window)
        drag.preview.center = CGPoint(x: finger.x + drag.grip.x, y: finger.y + drag.grip.y)
        aim(at: target(of: press, for: drag.item))
    }

    /// Returns the innermost view under the finger that accepts the dragged item.
    private func target(of press: UILongPressGestureRecognizer, for item: DraggedItem) -> DropNode? {
        path(at: press.location(in: press.view)).lazy.compactMap { $0 as? DropNode }
            .first { $0.destination?.accepts(item) == true }
    }

    private func aim(at target: DropNode?) {
        guard let before = drag?.target, before !== target else {
            if let target, drag?.target == nil {
                drag?.target = target
                target.destination?.isTargeted(true)
            }
            return
        }
        drag?.target = target
        before.destination?.isTargeted(false)
        target?.destination?.isTargeted(true)
    }

    private func drop(_ press: UILongPressGestureRecognizer) {
        guard let drag else { return }
        let target = target(of: press, for: drag.item)
        aim(at: nil)
        self.drag = nil
        guard let target, let destination = target.destination else { return fly(drag) }
        let place = target.convert(CGRect(origin: press.location(in: press.view), size: .zero), to: .local).origin
        guard destination.drop(drag.item, place) else { return fly(drag) }
        UIView.animate(withDuration: 0.2) {
            drag.preview.alpha = 0
            drag.preview.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
        } completion: { _ in
            drag.preview.removeFromSuperview()
        }
    }

    private func giveUp() {
        aim(at: nil)
        if let drag { fly(drag) }
        drag = nil
    }

    /// Animates the preview back to its origin.
    private func fly(_ drag: Drag) {
        UIView.animate(withDuration: 0.3) {
            (drag.preview.center, drag.preview.transform) = (drag.origin, .identity)
        } completion: { _ in
            drag.preview.removeFromSuperview()
        }
    }
}
