import CoreGraphics
import UIKit

/// What modifiers say of a view for assistive technologies. What is nil is left to the view.
struct AccessibilityAttributes {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var sortPriority: Double?
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    var children: AccessibilityChildBehavior?
    var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var more = MoreAccessibilityAttributes()

    /// These, over what modifiers nearer to the view say.
    func over(_ inner: AccessibilityAttributes) -> AccessibilityAttributes {
        var result = inner
        result.label = label ?? inner.label
        result.value = value ?? inner.value
        result.hint = hint ?? inner.hint
        result.identifier = identifier ?? inner.identifier
        result.isHidden = isHidden ?? inner.isHidden
        result.sortPriority = sortPriority ?? inner.sortPriority
        result.added = inner.added.subtracting(removed).union(added)
        result.removed = inner.removed.subtracting(added).union(removed)
        result.actions = inner.actions + actions
        result.adjust = adjust ?? inner.adjust
        result.more = more.over(inner.more)
        return result
    }
}

/// Says something of a view for assistive technologies.
struct AccessibilityModifier: PrimitiveModifier {
    typealias Body = Never

    let attributes: AccessibilityAttributes

    func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        let node = AccessibilityNode(around: child, context)
        updateWrapper(node)
        return node
    }

    func updateWrapper(_ wrapper: WrapperNode) { (wrapper as? AccessibilityNode)?.attributes = attributes }
}

/// The wrapper of a view of which modifiers say something.
final class AccessibilityNode: WrapperNode {
    var attributes = AccessibilityAttributes()
}

/// A view that is an element by itself.
@MainActor
protocol AccessibleLeaf {
    /// The label and the traits; nil for what is only decoration.
    func accessibleContents(
        in environment: EnvironmentValues
    ) -> (label: String?, traits: UIAccessibilityTraits)?
}

/// The node of a view that may be one.
@MainActor
protocol AccessibleLeafNode: LayoutNode {
    var accessibleLeaf: (any AccessibleLeaf)? { get }
}

extension LeafNode: AccessibleLeafNode {
    var accessibleLeaf: (any AccessibleLeaf)? { view as? any AccessibleLeaf }
}

extension Text: AccessibleLeaf {
    func accessibleContents(
        in environment: EnvironmentValues
    ) -> (label: String?, traits: UIAccessibilityTraits)? {
        (string(in: environment), .staticText)
    }

    /// What the text says.
    @MainActor
    package func string(in environment: EnvironmentValues) -> String {
        TextResolver(environment: environment).resolve(self).string
    }
}

extension Image: AccessibleLeaf {
    func accessibleContents(
        in environment: EnvironmentValues
    ) -> (label: String?, traits: UIAccessibilityTraits)? {
        switch spokenName {
        case .decorative: return nil
        case .text(let text): return (text.string(in: environment), .image)
        case .ofSource: break
        }
        return switch source {
        case .symbol(let name, _): (UIImage(systemName: name)?.accessibilityLabel ?? name, .image)
        case .uiImage(let image): (image.accessibilityLabel, .image)
        case .named, .cgImage, .nothing: (name, .image)
        }
    }
}

/// A view in a hosting view, or several, as an element.
final class HostedAccessibilityElement: UIAccessibilityElement, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
    var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The node of the view that the element stands for.
    var node: Handle<_ViewNode>?
    /// Its place among its siblings: what has a higher number comes first.
    var sortPriority = 0.0
    var scroll: ((Edge) -> Void)?

    private func perform(_ kind: AccessibilityActionKind) -> Bool {
        let matching = actions.filter { $0.kind == kind }
        for action in matching { action.run() }
        return !matching.isEmpty
    }

    override func accessibilityActivate() -> Bool { perform(.default) }
    override func accessibilityPerformEscape() -> Bool { perform(.escape) }
    override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) }
    override func accessibilityIncrement() { adjust?(.increment) }
    override func accessibilityDecrement() { adjust?(.decrement) }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let scroll, let edge = direction.edge else { return false }
        scroll(edge)
        return true
    }
}

extension ViewGraph {
    /// The elements for assistive technologies, in drawing order; views of UIKit's among them.
    package func accessibilityElements(in container: UIView) -> [Any] {
        sorted(elements(of: rootNode, AccessibilityAttributes(), container))
    }

    /// Elements of one level by their priorities; those of the same in drawing order.
    private func sorted(_ elements: [Any]) -> [Any] {
        func priority(_ element: Any) -> Double { (element as? HostedAccessibilityElement)?.sortPriority ?? 0 }
        guard elements.contains(where: { priority($0) != 0 }) else { return elements }
        return elements.enumerated().sorted {
            (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset)
        }.map(\.element)
    }

    private func elements(
        of node: LayoutNode, _ outer: AccessibilityAttributes, _ container: UIView
    ) -> [Any] {
        guard !node.isLeaving else { return [] }
        guard let wrapper = node as? AccessibilityNode else {
            if let view = (node as? any AccessibleRepresentable)?.accessibleView { return [view] }
            if let leaf = (node as? any AccessibleLeafNode)?.accessibleLeaf {
                let contents = leaf.accessibleContents(in: node.scope.values)
                return contents.map { [element(of: node, outer, $0.label, $0.traits, container)] } ?? []
            }
            let found = node.drawnChildren.flatMap { elements(of: $0, outer, container) }
            // A view of shapes becomes an element by what is said of it.
            if found.isEmpty, node is any AccessibleLeafNode, outer.label != nil || outer.identifier != nil {
                return [element(of: node, outer, nil, .none, container)]
            }
            return found
        }
        let attributes = outer.over(wrapper.attributes)
        if wrapper.attributes.isHidden == true { return [] }
        switch wrapper.attributes.children?.kind {
        case .ignore: return [element(of: wrapper, attributes, nil, .none, container)]
        case .combine:
            let parts = sorted(elements(of: wrapper.child, AccessibilityAttributes(), container)).compactMap {
                $0 as? UIResponder
            }
            let label = parts.compactMap(\.accessibilityLabel).joined(separator: ", ")
            let traits = parts.reduce(into: UIAccessibilityTraits.none) { $0.formUnion($1.accessibilityTraits) }
            let result = element(of: wrapper, attributes, label.isEmpty ? nil : label, traits, container)
            result.actions += parts.compactMap { $0 as? HostedAccessibilityElement }.flatMap(\.actions)
            return [result]
        case .contain:
            let result = element(of: wrapper, attributes, nil, .none, container)
            result.isAccessibilityElement = false
            result.accessibilityElements = sorted(elements(of: wrapper.child, AccessibilityAttributes(), container))
            return [result]
        case nil: return elements(of: wrapper.child, attributes, container)
        }
    }

    private func element(
        of node: LayoutNode, _ attributes: AccessibilityAttributes, _ label: String?, _ traits: UIAccessibilityTraits,
        _ container: UIView
    ) -> HostedAccessibilityElement {
        let environment = node.scope.values
        let element = HostedAccessibilityElement(accessibilityContainer: container)
        element.node = node.handle
        element.accessibilityLabel = attributes.label?.string(in: environment) ?? label
        element.accessibilityValue = attributes.value?.string(in: environment)
        element.accessibilityHint = attributes.hint?.string(in: environment)
        element.accessibilityIdentifier = attributes.identifier
        element.sortPriority = attributes.sortPriority ?? 0
        var all = traits.subtracting(attributes.removed.uiKit).union(attributes.added.uiKit)
        if !environment.isEnabled { all.insert(.notEnabled) }
        if attributes.adjust != nil { all.insert(.adjustable) }
        if attributes.more.heading != nil { all.insert(.header) }
        if attributes.more.isTouchedDirectly == true { all.insert(.allowsDirectInteraction) }
        element.accessibilityTraits = all
        element.accessibilityViewIsModal = attributes.added.contains(.isModal)
        element.accessibilityFrameInContainerSpace = node.globalFrame
        (element.actions, element.adjust) = (attributes.actions, attributes.adjust)
        element.accessibilityCustomActions = attributes.actions.compactMap { action in
            guard case .named(let name) = action.kind.kind else { return nil }
            return UIAccessibilityCustomAction(name: name.string(in: environment)) { _ in
                action.run()
                return true
            }
        }
        attributes.more.describe(element, node)
        return element
    }
}
