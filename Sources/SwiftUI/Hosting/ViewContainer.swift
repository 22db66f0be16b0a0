package import UIKit

/// A node whose content is in a UIKit view of its own.
@MainActor
package protocol ViewContainer: _ViewNode {
    /// The superview of UIKit views in the content.
    var containerView: UIView { get }
}

extension LayoutNode {
    /// Adds the content's UIKit views to their containers, or removes them: a view that isn't shown must neither be
    /// visible nor receive touches.
    final func setHostedViews(areShown: Bool) {
        guard let hostedView else {
            for child in drawnChildren { child.setHostedViews(areShown: areShown) }
            return
        }
        if areShown, hostedView.superview == nil {
            viewContainer?.adopt(hostedView)
            // Its layer is now in front of SwiftUI's.
            graph.afterLayout { [weak self] in self?.layersChanged() }
        } else if !areShown, hostedView.superview != nil {
            hostedView.leaveSuperview()
        }
    }
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
