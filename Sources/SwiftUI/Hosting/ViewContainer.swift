package import UIKit

/// A node whose content lies in a UIKit view of its own.
@MainActor
package protocol ViewContainer: _ViewNode {
    /// The view that views of UIKit in the content become subviews of.
    var containerView: UIView { get }
}

extension _ViewNode {
    /// The UIKit view that this node's views of UIKit become subviews of.
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
