import QuartzCore
import UIKit

/// A text and a picture in a label that is shown by UIKit.
struct LabelContents {
    var title: String?
    var subtitle: String?
    var image: UIImage?

    /// The first texts and the first picture below a node.
    @MainActor
    init(of node: _ViewNode) { add(node) }

    /// Those of a view in the environment of a node.
    @MainActor
    init(of view: AnyView, inside node: _ViewNode) {
        let graph = ViewGraph(rootLayer: CALayer(), inside: node) { _ in }
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
            image = leaf.view.resolve(in: leaf.scope.values)?.uiImage
        }
        for child in node.structure { add(child) }
    }
}
