extension CALayer {
    /// The render tree of this layer as it is now, after committing what waits; a renderer's way in.
    package final func commitForRendering() -> RenderLayer? {
        let context = TransactionContext.current
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
        for child in children { child.displayTree() }
        maskLayer?.displayTree()
    }

    /// The last step: copies what changed into the render tree, and shares the rest with the tree before.
    @discardableResult
    final func encodeTree() -> RenderLayer {
        if !state.contains(.onDirtyPath), let committed { return committed }
        let isAskedAgain = state.contains(.needsLayout) || state.contains(.needsDisplay)
        let encoded = RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: content, timing: timing,
            animations: commitAnimations(), sublayers: children.map { $0.encodeTree() },
            mask: maskLayer?.encodeTree(), custom: extras?.renderedValues)
        committed = encoded
        state.subtract([.onDirtyPath, .dirty])
        state.set(.committedAsRoot, outerLayer == nil)
        // What drawing asked for anew is left to the next commit.
        if isAskedAgain { mark([]) }
        return encoded
    }
}
