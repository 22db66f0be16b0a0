import CoreGraphics

/// What scrolls a lazy container.
@MainActor
package protocol LazyViewport: LayoutNode {
    /// What is in sight, in the hierarchy's space.
    var visibleGlobalRect: CGRect { get }

    /// Tells a lazy container when what is in sight has changed.
    func follow(_ content: any LazyScrollContent)

    /// Whether the content can be scrolled along an axis.
    func scrolls(along axis: Axis) -> Bool

    /// How much of what is in sight bars cover at the beginning and the end of an axis.
    func pinnedInsets(_ axis: Axis) -> (CGFloat, CGFloat)
}

/// A container that makes its views as they come into sight.
@MainActor
package protocol LazyScrollContent: LayoutNode {
    /// Called when the container has been scrolled, or the viewport's size has changed.
    func visibleRectDidChange()

    /// The place of a slot in the hierarchy's space, estimated if it isn't known.
    func frame(of source: any LazySource, _ index: Int) -> CGRect?

    /// The views in a part of the hierarchy's space, with their places there, estimated if they aren't known.
    func targets(in rect: CGRect) -> [(id: AnyHashable, frame: CGRect)]
}

/// A node that is told when its scroll view moves.
@MainActor
package protocol ScrollObserver: _ViewNode {
    func viewportDidMove()
}

/// A node that changes the safe area of what is in it.
@MainActor
package protocol SafeAreaProvider: LayoutNode {
    /// The safe area and the bounds around it, in the hierarchy's space.
    var providedSafeArea: (safe: CGRect, bounds: CGRect) { get }
    /// Whether one of its views lies in that safe area.
    func providesSafeArea(to view: LayoutNode) -> Bool
}

extension LayoutNode {
    /// The safe area that the node lies in, and the bounds around it, in the hierarchy's space.
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

    /// The nearest enclosing node that scrolls.
    package final var lazyViewport: (any LazyViewport)? {
        var node = layoutParent
        while let current = node {
            if let viewport = current as? any LazyViewport { return viewport }
            node = current.layoutParent
        }
        return nil
    }
}
