import QuartzCore
import UIKit

/// The representation of a control in a menu, an alert or a dialog.
package enum MenuItem {
    case button(ButtonRole?, () -> Void)
    case toggle(Binding<Bool>)
    case picker(label: AnyView, PickerChoice, _PickerKind)
    /// A submenu, or an inline section of the menu with a title.
    case menu(AnyView, isInline: Bool)
    /// A group of controls.
    case group(AnyView, MenuGrouping)
    case divider
}

/// Sets a control's representation in menus.
package struct MenuItemModifier: StructuralModifier {
    package typealias Body = Never

    let item: MenuItem

    package init(_ item: MenuItem) { self.item = item }

    package func makeNode(_ context: _NodeContext) -> MenuItemNode {
        let node = MenuItemNode(context)
        node.item = item
        return node
    }

    package func updateNode(_ node: MenuItemNode) { node.item = item }
}

/// The node of a control that can be a menu item: its content is the label.
package final class MenuItemNode: ContentNode {
    var item: MenuItem?
}

/// An item that a view declares, for UIKit's menus and alerts.
@MainActor
struct MenuEntry {
    enum Kind {
        case item(MenuItem)
        /// Inactive text.
        case text
    }

    let kind: Kind
    let label: LabelContents
    let isEnabled: Bool
    let node: _ViewNode
}

@MainActor
enum MenuContents {
    /// Returns the entries of views in a node's environment, and the graph that holds their state.
    static func entries(
        of view: AnyView, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> (entries: [MenuEntry], graph: ViewGraph) {
        // A menu shows both the icons and the titles of labels, whatever the environment's label style.
        let graph = ViewGraph(rootLayer: CALayer(), inside: node) {
            $0.labelStyles = []
            $0.isInMenu = true
            change(&$0)
        }
        graph.show(view)
        graph.flush()
        var entries: [MenuEntry] = []
        collect(graph.rootNode, into: &entries)
        return (entries, graph)
    }

    private static func collect(_ node: _ViewNode, into entries: inout [MenuEntry]) {
        if let item = node as? MenuItemNode, let kind = item.item {
            let label = LabelContents(of: item)
            entries.append(
                MenuEntry(kind: .item(kind), label: label, isEnabled: item.scope.values.isEnabled, node: item))
        } else if node is LeafNode<Text> {
            entries.append(MenuEntry(kind: .text, label: LabelContents(of: node), isEnabled: false, node: node))
        } else if node is LeafNode<Divider> {
            entries.append(
                MenuEntry(kind: .item(.divider), label: LabelContents(of: node), isEnabled: false, node: node))
        } else if !(node is OptionsHost) {
            for child in node.structure { collect(child, into: &entries) }
        }
    }

    /// Returns a menu of views, whose items are built each time it opens.
    static func menu(of views: [(view: AnyView, node: _ViewNode)], title: String = "") -> UIMenu {
        let parts = views.map { view, node in
            UIDeferredMenuElement.uncached { [weak node] in $0(node.map { elements(of: view, inside: $0) } ?? []) }
        }
        return UIMenu(title: title, children: parts)
    }

    /// Returns the menu elements of a view.
    static func elements(of view: AnyView, inside node: _ViewNode) -> [UIMenuElement] {
        let (entries, graph) = entries(of: view, inside: node)
        // The groups between dividers.
        var groups: [[UIMenuElement]] = [[]]
        for entry in entries {
            if case .item(.divider) = entry.kind {
                groups.append([])
            } else {
                groups[groups.count - 1].append(element(of: entry, graph))
            }
        }
        groups.removeAll(where: \.isEmpty)
        guard groups.count > 1 else { return groups.first ?? [] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
    }

    private static func element(of entry: MenuEntry, _ graph: ViewGraph) -> UIMenuElement {
        let label = entry.label
        let title = label.title ?? ""
        var attributes: UIMenuElement.Attributes = entry.isEnabled ? [] : .disabled
        if entry.node.scope.values.menuDismissal.keepsMenu { attributes.insert(.keepsMenuPresented) }
        switch entry.kind {
        case .text, .item(.divider):
            return UIAction(title: title, subtitle: label.subtitle, image: label.image, attributes: .disabled) { _ in }
        case .item(.button(let role, let action)):
            if role == .destructive { attributes.insert(.destructive) }
            // The graph holds the state of the menu's views for as long as their actions can run.
            return UIAction(title: title, subtitle: label.subtitle, image: label.image, attributes: attributes) { _ in
                withExtendedLifetime(graph, action)
            }
        case .item(.toggle(let isOn)):
            return UIAction(
                title: title, subtitle: label.subtitle, image: label.image, attributes: attributes,
                state: isOn.wrappedValue ? .on : .off
            ) { _ in withExtendedLifetime(graph) { isOn.wrappedValue.toggle() } }
        case .item(.picker(let label, let choice, let kind)):
            return MenuPicker(label: label, choice: choice, kind: kind)
                .element(inside: entry.node, attributes, keeping: graph)
        case .item(.menu(let content, let isInline)):
            return UIMenu(
                title: title, subtitle: label.subtitle, image: label.image, options: isInline ? .displayInline : [],
                children: elements(of: content, inside: entry.node))
        case .item(.group(let content, let grouping)):
            let children = elements(of: content, inside: entry.node)
            let row = UIMenu(
                options: grouping == .palette ? [.displayInline, .displayAsPalette] : .displayInline,
                preferredElementSize: grouping == .row ? .medium : .small, children: children)
            guard grouping == .compact || grouping == .menu else { return row }
            return UIMenu(title: title, image: label.image, children: grouping == .menu ? children : [row])
        }
    }
}

extension View {
    /// Sets the view's representation in menus.
    package func menuItem(_ item: MenuItem) -> some View { modifier(MenuItemModifier(item)) }
}
