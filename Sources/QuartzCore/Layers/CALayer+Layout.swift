import CoreGraphics

extension CALayer {
    final func layoutByDelegate() {
        if let delegate {
            state.remove(.delegatePassed)
            delegate.layoutSublayers(of: self)
            guard state.contains(.delegatePassed) else { return }
        }
        extras?.layoutManager?.layoutSublayers(of: self)
    }

    final func layoutFromAncestors() {
        var topmost = self
        while let above = topmost.outerLayer, above.state.contains(.needsLayout) { topmost = above }
        topmost.layoutTree()
    }

    /// Lays out this layer and what lies below, again and again until nothing asks for it.
    final func layoutTree() {
        var rounds = 0
        while layoutOnce(), rounds < Self.mostLayoutRounds { rounds += 1 }
        if rounds == Self.mostLayoutRounds {
            reportOnce("\(label): layout asks for layout without end; the rest is left to the next commit")
        }
    }

    /// How often layout may ask for layout again before it is cut short.
    private static let mostLayoutRounds = 64

    /// One walk down; true when there was something to lay out.
    private final func layoutOnce() -> Bool {
        guard state.contains(.onDirtyPath) || committed == nil else { return false }
        var didLayout = false
        if state.contains(.needsLayout) {
            state.remove(.needsLayout)
            layoutSublayers()
            didLayout = true
        }
        for child in childrenToCommit { didLayout = child.layoutOnce() || didLayout }
        if let maskLayer { didLayout = maskLayer.layoutOnce() || didLayout }
        return didLayout
    }
}
