import CoreGraphics

/// The scroll view of a lazy container.
@MainActor
package protocol LazyViewport: LayoutNode {
    /// The visible area, in the hierarchy's space.
    var visibleGlobalRect: CGRect { get }

    /// Notifies a lazy container when the visible area changes.
    func follow(_ content: any LazyScrollContent)

    /// Returns whether the content scrolls along an axis.
    func scrolls(along axis: Axis) -> Bool

    /// Returns how much of the visible area is covered by bars at the start and the end of an axis.
    func pinnedInsets(_ axis: Axis) -> (CGFloat, CGFloat)
}

/// A container that creates its views as they become visible.
@MainActor
package protocol LazyScrollContent: LayoutNode {
    /// Called when the container has been scrolled, or the viewport's size has changed.
    func visibleRectDidChange()

    /// Returns the frame of a slot in the hierarchy's space, estimated if it isn't known.
    func frame(of source: any LazySource, _ index: Int) -> CGRect?

    /// Returns the views in a part of the hierarchy's space, with their frames there, estimated if they aren't known.
    func targets(in rect: CGRect) -> [(id: AnyHashable, frame: CGRect)]
}

/// A node that is notified when its scroll view moves.
@MainActor
package protocol ScrollObserver: _ViewNode {
    func viewportDidMove()
}

/// A node that changes the safe area of its content.
@MainActor
package protocol SafeAreaProvider: LayoutNode {
    /// The safe area and its enclosing bounds, in the hierarchy's space.
    var providedSafeArea: (safe: CGRect, bounds: CGRect) { get }
    /// Returns whether one of its views uses that safe area.
    func providesSafeArea(to view: LayoutNode) -> Bool
}

extension LayoutNode {
    /// The safe area that contains the node, and its enclosing bounds, in the hierarchy's space.
    package final var enclosingSafeArea: (safe: CGRect, bounds: CGRect) {
        var (inner, node) = (self, layoutParent)
        while let current = node {
            if let provider = current as? any SafeAreaProvider, provider.providesSafeArea(to: inner) {
                return provider.providedSafeArea
            }
            (inner, node) = (current, current.layoutParent)
        }
        return (graph.rootNode.safeArea, graph.rootNode.bounds)
    }

    /// The nearest enclosing scrolling node.
    package final var lazyViewport: (any LazyViewport)? {
        var node = layoutParent
        while let current = node {
            if let viewport = current as? any LazyViewport { return viewport }
            node = current.layoutParent
        }
        return nil
    }
}
