import CoreGraphics
import UIKit

/// The accessibility attributes that modifiers set on a view. Nil attributes are left to the view.
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

    /// Returns these attributes, with those of inner modifiers where they are nil.
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

/// Sets accessibility attributes of a view.
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

/// The wrapper of a view with accessibility attributes.
final class AccessibilityNode: WrapperNode {
    var attributes = AccessibilityAttributes()
}

/// A view that is an accessibility element by default.
@MainActor
protocol AccessibleLeaf {
    /// Returns the label and the traits; nil for decorative content.
    func accessibleContents(
        in environment: EnvironmentValues
    ) -> (label: String?, traits: UIAccessibilityTraits)?
}

/// The node of a view that can be an accessibility element.
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

    /// Returns the text's string.
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

/// The accessibility element of one or several views in a hosting view.
final class HostedAccessibilityElement: UIAccessibilityElement, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
    var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    /// The node of the view that the element represents.
    var node: Handle<_ViewNode>?
    /// The reading order among siblings: higher values come first.
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
    /// Returns the accessibility elements in drawing order, including UIKit views.
    package func accessibilityElements(in container: UIView) -> [Any] {
        sorted(elements(of: rootNode, AccessibilityAttributes(), container))
    }

    /// Sorts the elements of one level by priority; those of equal priority stay in drawing order.
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
            // A view without text becomes an element if it has a label or an identifier.
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
