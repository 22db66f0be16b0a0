extension CALayer {
    /// The render tree of this layer as it is now, after committing what waits; a renderer's way in.
    package final func commitForRendering() -> RenderLayer? {
        let context = TransactionContext.current
        context.flush()
        context.redrawAnimatedLayers()
        context.flush()
        if committed == nil || root.state.contains(.onDirtyPath) { context.commitTree(of: self) }
        return committed
    }

    /// The first two steps of a commit: layout, then display.
    final func prepareForCommit() {
        layoutTree()
        displayTree()
    }

    private final func displayTree() {
        guard state.contains(.onDirtyPath) || committed == nil else { return }
        displayIfNeeded()
        for child in childrenToCommit { child.displayTree() }
        maskLayer?.displayTree()
    }

    /// The last step: copies what changed into the render tree, and shares the rest with the tree before.
    @discardableResult
    final func encodeTree() -> RenderLayer {
        if !state.contains(.onDirtyPath), let committed { return committed }
        let animations = commitAnimations()
        let encoded = RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: contentToCommit(with: animations),
            timing: timing, animations: animations, sublayers: encodeSublayers(), mask: maskLayer?.encodeTree(),
            custom: extras?.renderedValues, reaching: commitReachingAnimations())
        committed = encoded
        if !dirtyChildren.isEmpty { dirtyChildren = [] }
        state.subtract([.onDirtyPath, .dirty, .treeChanged])
        state.set(.committedAsRoot, outerLayer == nil)
        if state.contains(.needsLayout) || state.contains(.needsDisplay) {
            TransactionContext.current.leaveToNextCommit(self)
        }
        return encoded
    }

    private final func encodeSublayers() -> RenderSublayers {
        guard let committed, !state.contains(.treeChanged) else {
            return RenderSublayers(
                children.enumerated().map { index, child in
                    child.placeAtCommit = Int32(truncatingIfNeeded: index)
                    return child.encodeTree()
                })
        }
        var sublayers = committed.sublayers
        for child in dirtyChildren {
            let before = child.committed
            let after = child.encodeTree()
            if let before, before !== after { sublayers.replace(before, with: after, hint: Int(child.placeAtCommit)) }
        }
        return sublayers
    }
}
