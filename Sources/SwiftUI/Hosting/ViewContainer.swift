package import UIKit

/// A node whose content is in a UIKit view of its own.
@MainActor
package protocol ViewContainer: _ViewNode {
    /// The superview of UIKit views in the content.
    var containerView: UIView { get }
}

extension _ViewNode {
    /// The superview of UIKit views in this node.
    package final var viewContainer: UIView? {
        var node = parent
        while let current = node {
            if let container = (current as? ItemNode)?.container { return container }
            if let container = current as? any ViewContainer { return container.containerView }
            node = current.parent
        }
        return graph.hostingView
    }
}
