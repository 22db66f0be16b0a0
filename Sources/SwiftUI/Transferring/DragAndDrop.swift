public import CoreGraphics

/// Lets a view be dragged.
struct DraggableModifier: PrimitiveModifier {
    typealias Body = Never

    /// Makes what is dragged.
    let item: @MainActor () -> DraggedItem
    let preview: AnyView?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = DraggableNode(around: child, context)
        updateWrapper(node)
        DragHub.install(in: node.graph)
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

/// Lets things be dropped on a view.
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

/// The wrapper of a view that things are dropped on.
final class DropNode: WrapperNode {
    var destination: DropDestination?
}

/// What a view does with what is dropped on it.
struct DropDestination {
    let accepts: @MainActor (DraggedItem) -> Bool
    /// Takes what is dropped at a place in the view, and returns whether it does.
    let drop: @MainActor (DraggedItem, CGPoint) -> Bool
    /// Told when what is dragged comes over the view, and when it goes.
    let isTargeted: @MainActor (Bool) -> Void
}

/// What is dragged: a value, and the form that it would go to other programs in.
@MainActor
final class DraggedItem {
    private let value: Any
    private var form: Any?

    init<T: Transferable>(_ value: T) {
        self.value = value
        nonisolated(unsafe) let value = value
        // Forms may take a while; whoever takes the value itself need not wait for them.
        Task { form = try? await T.export(value)?.value }
    }

    /// The value as another type: itself, or its form.
    func cast<T>(to type: T.Type) -> T? { value as? T ?? form as? T }
}

extension View {
    /// Lets the view be dragged by a long press: what it looks like follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:))
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()) }, preview: nil))
    }

    /// Lets the view be dragged by a long press: a preview follows the finger.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/draggable(_:preview:))
    public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DraggableModifier(item: { DraggedItem(payload()) }, preview: AnyView(preview())))
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
