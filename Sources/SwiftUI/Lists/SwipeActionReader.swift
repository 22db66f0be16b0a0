import UIKit

/// Converts SwiftUI buttons to UIKit swipe actions.
@MainActor
enum SwipeActionReader {
    /// Returns the actions of the buttons in a view.
    static func read(_ content: AnyView, in row: ListRowNode) -> [UIContextualAction] {
        let styled = AnyView(content.buttonStyle(SwipeActionStyle()))
        let node = HostedViewNode(in: UIView(), row.childContext.eager)
        node.show(styled)
        let actions = node.content.flatMap { $0.buttons }.map { (button) -> UIContextualAction in
            let marker = button.node.swipeLabel
            let isDestructive = marker?.role == .destructive
            let leaves = button.node.leaves
            let image = leaves.lazy.compactMap { leaf in
                (leaf.view as? Image)?.resolve(in: leaf.environment)?.uiImage
            }.first
            let title = leaves.lazy.compactMap { leaf in (leaf.view as? Text)?.string(in: leaf.environment) }.first
            let action = UIContextualAction(
                style: isDestructive ? .destructive : .normal, title: image == nil ? title : nil
            ) { _, _, done in
                button.run()
                done(true)
            }
            action.image = image
            action.accessibilityLabel = title
            if let tint = button.node.scope.values.tintColor ?? marker?.scope.values.tintColor, !isDestructive {
                action.backgroundColor = UIColor(cgColor: tint.cgColor(in: button.node.scope.values))
            }
            return action
        }
        node.remove()
        return actions
    }
}

/// The style of buttons that become swipe actions: the label alone, with the button's role.
private struct SwipeActionStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(SwipeLabelModifier(role: configuration.role))
    }
}

/// Records the role of a button.
struct SwipeLabelModifier: PrimitiveModifier {
    typealias Body = Never

    let role: ButtonRole?

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = SwipeLabelNode(around: child, context)
        node.role = role
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? SwipeLabelNode)?.role = role }
}

/// The wrapper of a button's label.
final class SwipeLabelNode: WrapperNode {
    var role: ButtonRole?
}

extension LayoutNode {
    /// The button label that the node is or contains.
    fileprivate final var swipeLabel: SwipeLabelNode? {
        if let label = self as? SwipeLabelNode { return label }
        return drawnChildren.lazy.compactMap { $0.swipeLabel }.first
    }

    /// The text and images in the node.
    fileprivate final var leaves: [(view: any AccessibleLeaf, environment: EnvironmentValues)] {
        if let leaf = (self as? any AccessibleLeafNode)?.accessibleLeaf { return [(leaf, scope.values)] }
        return drawnChildren.flatMap { $0.leaves }
    }
}
