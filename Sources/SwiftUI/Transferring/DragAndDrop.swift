public import CoreGraphics
import UIKit

/// Makes a view draggable.
struct DraggableModifier: PrimitiveModifier {
    typealias Body = Never

    /// Creates the dragged item.
    let item: @MainActor () -> UIDragItem
    let preview: AnyView?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DraggableNode(around: child, context)
        updateWrapper(node)
        DragCoordinator.installDrags(in: node.graph)
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

/// Makes a view accept drops.
struct DropModifier: PrimitiveModifier {
    typealias Body = Never

    let destination: DropDestination

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DropNode(around: child, context)
        updateWrapper(node)
        DragCoordinator.installDrops(in: node.graph)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? DropNode)?.destination = destination }
}

/// The wrapper of a view that accepts drops.
final class DropNode: WrapperNode {
    var destination: DropDestination?
}

extension View {
    /// Makes the view draggable by a long press, with its appearance as the preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:))
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()).item }, preview: nil))
    }

    /// Makes the view draggable by a long press, with a custom preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:preview:))
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()).item }, preview: AnyView(preview())))
    }

    /// Makes the view accept drops of a type.
    ///
    /// - Parameters:
    ///   - payloadType: the type of the dropped value. The dragged value is of this type, or has a representation
    ///   that is.
    ///   - action: handles the drop at a location in the view's coordinates, and returns whether it was accepted: if
    ///   not, the preview returns to its origin.
    ///   - isTargeted: called when such a drag enters or leaves the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/dropdestination(for:action:istargeted:))
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            DropModifier(
                destination: DropDestination(
                    accepts: { info in info.session.items.contains { DraggedItem.has(payloadType, $0) } },
                    entered: { _ in isTargeted(true) }, exited: { _ in isTargeted(false) },
                    dropped: { info in
                        isTargeted(false)
                        return DraggedItem.load(info.session.items, as: payloadType) { action($0, info.location) }
                    })))
    }
}
