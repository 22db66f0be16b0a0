import QuartzCore
import UIKit

/// Adds a context menu to a view, shown by a long press.
struct ContextMenuModifier: PrimitiveModifier {
    typealias Body = Never

    let items: AnyView
    let preview: AnyView?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = ContextMenuNode(around: child, context)
        updateWrapper(node)
        ContextMenuCoordinator.install(in: node.graph)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) {
        guard let node = wrapper as? ContextMenuNode else { return }
        (node.items, node.preview) = (items, preview)
    }
}

/// The wrapper of a view with a context menu.
final class ContextMenuNode: WrapperNode {
    var items: AnyView?
    var preview: AnyView?
}

/// The context menu interaction of a hosting view, which finds the view under the finger.
@MainActor
final class ContextMenuCoordinator: NSObject, UIContextMenuInteractionDelegate {
    private let graph: Handle<ViewGraph>
    private weak var pressed: ContextMenuNode?

    private init(_ graph: ViewGraph) { self.graph = graph.handle }

    /// Adds the interaction to the hosting view, once.
    static func install(in graph: ViewGraph) {
        guard graph.contextMenus == nil, let host = graph.hostingView else { return }
        let hub = ContextMenuCoordinator(graph)
        graph.contextMenus = hub
        host.addInteraction(UIContextMenuInteraction(delegate: hub))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let graph = graph.object else { return nil }
        let path = graph.rootNode.hitPath(location)
        guard let node = path.lazy.compactMap({ $0 as? ContextMenuNode }).first, let items = node.items else {
            return nil
        }
        guard !MenuContents.elements(of: items, inside: node).isEmpty else { return nil }
        pressed = node
        let preview = node.preview.map { view in
            { @MainActor () -> UIViewController? in
                let controller = ScreenController(view, inside: node) { $0.leavePlace() }
                controller.preferredContentSize = controller.sizeThatFits(in: UIScreen.main.bounds.size)
                return controller
            }
        }
        let configuration = UIContextMenuConfiguration(previewProvider: preview) { _ in
            MenuContents.menu(of: [(items, node)])
        }
        configuration.preferredMenuElementOrder = node.scope.values.menuOrder.order
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { pressed?.targetedPreview }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { pressed?.targetedPreview }
}

extension WrapperNode {
    /// The shape of the lifted preview, set by the view or a modifier directly inside this one.
    private var liftedShape: ((CGRect) -> Path)? {
        var node = child as? WrapperNode
        while let current = node {
            if let shape = (current as? HitAreaNode)?.previewShape { return shape }
            node = current.child as? WrapperNode
        }
        return nil
    }

    /// A snapshot of the view in place, which is lifted above the content.
    var targetedPreview: UITargetedPreview? {
        guard let host = graph.hostingView, host.window != nil else { return nil }
        let frame = globalFrame
        guard frame.width > 0, frame.height > 0 else { return nil }
        let renderer = UIGraphicsImageRenderer(size: frame.size)
        let picture = renderer.image { context in
            context.cgContext.translateBy(x: -frame.minX, y: -frame.minY)
            graph.rootLayer.render(in: context.cgContext)
        }
        let view = UIImageView(image: picture)
        view.frame.size = frame.size
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        if let shape = liftedShape { parameters.visiblePath = UIBezierPath(cgPath: shape(view.bounds).cgPath) }
        return UITargetedPreview(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)))
    }
}

extension View {
    /// Adds a context menu to the view, shown by a long press. Without items, none is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:))
    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: nil))
    }

    /// Adds a context menu with a custom preview to the view, shown by a long press.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:))
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview()))) }

    /// Adds a context menu to the view; nil adds none. Superseded by the modifier that takes the items as a closure.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/contextmenu(_:))
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}

/// The items of a context menu.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contextmenu)
@MainActor @preconcurrency
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
