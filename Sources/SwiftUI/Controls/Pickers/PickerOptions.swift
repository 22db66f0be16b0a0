import CoreGraphics
import UIKit

/// A view of a picker's content: what it shows and the value it represents.
struct PickerOption {
    /// The value that the view represents: its tag, or its id in a `ForEach`.
    let tag: AnyHashable?
    /// The text in the view, resolved in the view's environment.
    let title: String
    let text: Text?
    let image: Image?
    let picture: UIImage?
    let isEnabled: Bool
}

/// Shows a view built from the options that its content declares. The content itself is not shown.
struct PickerOptionsReader<Content: View, Shown: View>: View, PrimitiveView {
    typealias Body = Never

    let content: Content
    let show: ([PickerOption]) -> Shown

    package func makeNode(_ context: _NodeContext) -> PickerOptionsNode<Shown> {
        let node = PickerOptionsNode(show, context)
        // A lazy list creates rows as they come into view; all options are needed here.
        node.host.takeContent(Content._makeNode(content, node.host.childContext.eager))
        node.begin()
        return node
    }

    package func updateNode(_ node: PickerOptionsNode<Shown>) {
        if let inner = node.host.content { Content._updateNode(inner, with: content) }
        node.update(show)
    }
}

/// The node of the view shown in place of a picker's content, which has nodes as well.
package final class PickerOptionsNode<Shown: View>: _ViewNode {
    private var show: ([PickerOption]) -> Shown
    let host: OptionsHost
    private var shown: _ViewNode?

    init(_ show: @escaping ([PickerOption]) -> Shown, _ context: _NodeContext) {
        self.show = show
        host = OptionsHost(context)
        super.init(context)
    }

    /// Shows the options, once the content is available.
    func begin() {
        shown = Shown._makeNode(track { show(host.options) }, childContext)
        host.changed = { [weak self] in self?.invalidate() }
    }

    func update(_ newShow: @escaping ([PickerOption]) -> Shown) {
        show = newShow
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        guard let shown else { return }
        Shown._updateNode(shown, with: track { show(host.options) })
    }

    package override var structure: [_ViewNode] { [host] + (shown.map { [$0] } ?? []) }

    package override func collectElements(into elements: inout [LayoutNode]) {
        shown?.collectElements(into: &elements)
    }

    package override func collectSlots(into slots: inout LazySlots) { shown?.collectSlots(into: &slots) }

    package override func collectDrawn(into elements: inout [LayoutNode]) { shown?.collectDrawn(into: &elements) }
}

/// The nodes of a picker's content, which are neither laid out nor drawn.
package final class OptionsHost: GroupNode {
    /// Called when the displayed content may have changed.
    var changed: () -> Void = {}

    package override func layoutIsStale() { changed() }

    @MainActor
    var options: [PickerOption] { elements.map(option) }

    private func option(of element: LayoutNode) -> PickerOption {
        var (texts, image): ([(Text, EnvironmentValues)], (Image, EnvironmentValues)?) = ([], nil)
        func visit(_ node: LayoutNode) {
            if let leaf = node as? LeafNode<Text> {
                texts.append((leaf.view, leaf.scope.values))
            } else if let leaf = node as? LeafNode<Image> {
                image = image ?? (leaf.view, leaf.scope.values)
            }
            for child in node.drawnChildren { visit(child) }
        }
        visit(element)
        return PickerOption(
            tag: element.traits.tag ?? itemKey(of: element),
            title: texts.map { $0.0.string(in: $0.1) }.joined(separator: " "), text: texts.first?.0, image: image?.0,
            picture: image.flatMap { $0.0.resolve(in: $0.1)?.uiImage }, isEnabled: element.scope.values.isEnabled)
    }

    /// Returns the id that the innermost enclosing `ForEach` assigned to an element.
    private func itemKey(of element: LayoutNode) -> AnyHashable? {
        var node: _ViewNode? = element
        while let current = node, current !== self {
            if let item = current as? ItemNode, item.parent is any CollectionNode { return item.key }
            node = current.parent
        }
        return nil
    }
}

/// The node of a collection's views, whose item keys are ids.
@MainActor
protocol CollectionNode: _ViewNode {}

extension ForEachNode: CollectionNode {}
