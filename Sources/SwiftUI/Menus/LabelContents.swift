import QuartzCore
import UIKit

/// The text and image of a label that UIKit shows.
struct LabelContents {
    var title: String?
    var subtitle: String?
    var image: UIImage?

    /// Creates the contents from the texts and the first image of a subtree.
    @MainActor
    init(of node: _ViewNode) { add(node) }

    /// Creates the contents from a view in a node's environment, optionally modified.
    @MainActor
    init(
        of view: AnyView, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        let graph = ViewGraph(rootLayer: CALayer(), inside: node, change: change)
        graph.show(view)
        graph.flush()
        self.init(of: graph.rootNode)
    }

    @MainActor
    private mutating func add(_ node: _ViewNode) {
        if let leaf = node as? LeafNode<Text> {
            let string = leaf.view.string(in: leaf.scope.values)
            if title == nil { title = string } else if subtitle == nil { subtitle = string }
        } else if let leaf = node as? LeafNode<Image>, image == nil {
            image = picture(of: leaf)
        }
        for child in node.structure { add(child) }
    }

    /// Single-colour symbols use the item's tint, which isn't known here.
    @MainActor
    private func picture(of leaf: LeafNode<Image>) -> UIImage? {
        let environment = leaf.scope.values
        let isShaded = (leaf.view.symbolMode ?? environment.symbolRenderingMode) == .hierarchical
        let image = isShaded ? leaf.view.symbolRenderingMode(.monochrome) : leaf.view
        return image.resolve(in: environment)?.uiImage
    }
}
