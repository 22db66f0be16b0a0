public import CoreGraphics
import UIKit

/// Lets a view be dragged.
struct DraggableModifier: PrimitiveModifier {
    typealias Body = Never

    /// Makes what is dragged.
    let item: @MainActor () -> UIDragItem
    let preview: AnyView?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DraggableNode(around: child, context)
        updateWrapper(node)
        DragHub.installDrags(in: node.graph)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? DraggableNode else { return }
        (node.item, node.preview) = (item, preview)
    }
}

/// The wrapper of a view that can be dragged.
final class DraggableNode: WrapperNode {
    var item: (@MainActor () -> UIDragItem)?
    var preview: AnyView?
}

/// Lets things be dropped on a view.
struct DropModifier: PrimitiveModifier {
    typealias Body = Never

    let destination: DropDestination

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DropNode(around: child, context)
        updateWrapper(node)
        DragHub.installDrops(in: node.graph)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? DropNode)?.destination = destination }
}

/// The wrapper of a view that things are dropped on.
final class DropNode: WrapperNode {
    var destination: DropDestination?
}

extension View {
    /// Lets the view be dragged by a long press: what it looks like follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:))
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()).item }, preview: nil))
    }

    /// Lets the view be dragged by a long press: a preview follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:preview:))
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()).item }, preview: AnyView(preview())))
    }

    /// Lets things of a type be dropped on the view.
    ///
    /// - Parameters:
    ///   - payloadType: the type of what is dropped. What is dragged is of this type, or has a form that is.
    ///   - action: takes what is dropped, at a place in the view's coordinates, and returns whether it does: if not, it goes
    ///     back to where it came from.
    ///   - isTargeted: told when such a thing comes over the view, and when it goes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:))
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                destination: DropDestination(
                    accepts: { info in info.session.items.contains { DraggedItem.cast($0, to: payloadType) != nil } },
                    entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
                    dropped: { info in
                        isTargeted(false)
                        let items = info.session.items.compactMap { DraggedItem.cast($0, to: payloadType) }
                        return !items.isEmpty && action(items, info.location)
                    })))
    }
}
