import CoreGraphics
package import UIKit

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: PrimitiveModifier {
    typealias Body = Never

    let gesture: G
    let priority: GesturePriority
    let mask: GestureMask
    /// The name of the gesture's recognizers, by which UIKit's recognizers know them.
    var name: String?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = GestureNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? GestureNode else { return }
        node.priority = priority
        node.mask = mask
        node.builder.rewind()
        gesture._recognize(node.builder) { _ in }
        node.builder.finish()
        for recognizer in node.builder.recognizers { recognizer.name = name }
    }
}

/// The precedence of a gesture relative to those of subviews.
enum GesturePriority {
    /// Subviews' gestures take precedence.
    case normal
    /// The gesture takes precedence.
    case high
    /// All gestures are recognized.
    case simultaneous
}

/// The wrapper of an element with a gesture. The recognizers belong to the hosting view; each asks its node whether
/// to receive a touch.
package final class GestureNode: WrapperNode {
    var priority = GesturePriority.normal
    var mask = GestureMask.all
    private var ownBuilder: _GestureBuilder?

    var builder: _GestureBuilder {
        if let ownBuilder { return ownBuilder }
        let builder = _GestureBuilder(self)
        ownBuilder = builder
        return builder
    }

    var hostingView: UIView? { graph.hostingView }

    func attach(_ recognizer: UIGestureRecognizer) { hostingView?.addGestureRecognizer(recognizer) }

    package override func willRemove() {
        for recognizer in builder.recognizers { hostingView?.removeGestureRecognizer(recognizer) }
    }

    /// The elements that a touch at a point of the hosting view hits, from the innermost outwards.
    private func hitPath(_ touch: UITouch) -> [LayoutNode] { graph.rootNode.hitPath(touch.location(in: hostingView)) }

    private func node(of recognizer: UIGestureRecognizer) -> GestureNode? { recognizer.delegate as? GestureNode }

    /// Whether another node encloses this one.
    fileprivate func lies(inside other: LayoutNode) -> Bool {
        var node = layoutParent
        while let current = node {
            if current === other { return true }
            node = current.layoutParent
        }
        return false
    }
}

extension GestureNode: UIGestureRecognizerDelegate {
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard mask.contains(.gesture), scope.values.isEnabled else { return false }
        let path = hitPath(touch)
        guard let index = path.firstIndex(where: { $0 === self }) else { return false }
        // Ancestors may have restricted gestures to their own.
        return path[(index + 1)...].allSatisfy { ($0 as? GestureNode)?.mask.contains(.subviews) ?? true }
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // Scrolling may begin during a gesture inside the scroll view, and then cancels it.
        if otherGestureRecognizer.view is UIScrollView { return priority != .high }
        guard let other = node(of: otherGestureRecognizer) else { return false }
        // The parts of one gesture coordinate among themselves.
        return other === self || priority == .simultaneous || other.priority == .simultaneous
    }

    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let other = node(of: otherGestureRecognizer) else { return false }
        if other === self { return builder.mustWait(gestureRecognizer, for: otherGestureRecognizer) }
        guard priority != .simultaneous, other.priority != .simultaneous else { return false }
        if other.lies(inside: self) { return priority == .normal }
        return lies(inside: other) && other.priority == .high
    }
}

extension ViewGraph {
    /// Cancels gestures inside a node that has begun to scroll.
    package func cancelGestures(inside node: LayoutNode) {
        for recognizer in hostingView?.gestureRecognizers ?? [] {
            guard let gesture = recognizer.delegate as? GestureNode, gesture.lies(inside: node),
                gesture.priority == .normal, recognizer.isEnabled
            else { continue }
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}
