public import CoreGraphics

/// Makes a view draggable.
struct DraggableModifier: PrimitiveModifier {
    typealias Body = Never

    /// Creates the dragged item.
    let item: @MainActor () -> DraggedItem
    let preview: AnyView?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DraggableNode(around: child, context)
        updateWrapper(node)
        DragCoordinator.install(in: node.graph)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? DraggableNode else { return }
        (node.item, node.preview) = (item, preview)
    }
}

/// The wrapper of a view that can be dragged.
final class DraggableNode: WrapperNode {
    var item: (@MainActor () -> DraggedItem)?
    var preview: AnyView?
}

/// Makes a view accept drops.
struct DropModifier: PrimitiveModifier {
    typealias Body = Never

    let destination: DropDestination

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DropNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? DropNode)?.destination = destination }
}

/// The wrapper of a view that accepts drops.
final class DropNode: WrapperNode {
    var destination: DropDestination?
}

/// Handles drops on a view.
struct DropDestination {
    let accepts: @MainActor (DraggedItem) -> Bool
    /// Handles a drop at a location in the view, and returns whether it was accepted.
    let drop: @MainActor (DraggedItem, CGPoint) -> Bool
    /// Called when a drag enters or leaves the view.
    let isTargeted: @MainActor (Bool) -> Void
}

/// A dragged item: a value, and its representation for other programs.
@MainActor
final class DraggedItem {
    private let value: Any
    private var form: Any?

    init<T: Transferable>(_ value: T) {
        self.value = value
        nonisolated(unsafe) let value = value
        // Exporting may take a while; a destination that accepts the value itself need not wait for it.
        Task { form = try? await T.export(value)?.value }
    }

    /// Returns the value as another type: the value itself, or its representation.
    func cast<T>(to type: T.Type) -> T? { value as? T ?? form as? T }
}

extension View {
    /// Makes the view draggable by a long press, with its appearance as the preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:))
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()) }, preview: nil))
    }

    /// Makes the view draggable by a long press, with a custom preview.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:preview:))
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()) }, preview: AnyView(preview())))
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
        let destination = DropDestination { item in
            item.cast(to: payloadType) != nil
        } drop: { item, place in
            item.cast(to: payloadType).map { action([$0], place) } ?? false
        } isTargeted: {
            isTargeted($0)
        }
        return modifier(DropModifier(destination: destination))
    }
}
