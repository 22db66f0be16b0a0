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
        walkChanges { $0.displayIfNeeded() }
    }

    /// The last step: copies what changed into the render tree, and shares the rest with the tree before.
    final func encodeTree() {
        var changed: [CALayer] = []
        walkChanges { layer in
            // On the way down, as an animation may act on a sublayer.
            layer.settleAnimations()
            changed.append(layer)
        }
        // On the way up, as a copy is made of its sublayers' copies.
        for layer in changed.reversed() { layer.encode() }
    }

    /// Copies this layer, whose sublayers and mask are copied already.
    private final func encode() {
        let animations = renderedAnimations
        committed = RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: contentToCommit(with: animations),
            timing: timing, animations: animations, sublayers: encodedSublayers, mask: maskLayer?.committed,
            custom: extras?.renderedValues, reaching: commitReachingAnimations())
        if !dirtyChildren.isEmpty { dirtyChildren = [] }
        state.subtract([.onDirtyPath, .dirty, .treeChanged])
        state.set(.committedAsRoot, outerLayer == nil)
        if state.contains(.needsLayout) || state.contains(.needsDisplay) {
            TransactionContext.current.leaveToNextCommit(self)
        }
    }

    private final var encodedSublayers: RenderSublayers {
        guard let committed, !state.contains(.treeChanged) else {
            for (index, child) in children.enumerated() { child.placeAtCommit = Int32(truncatingIfNeeded: index) }
            return RenderSublayers(children.compactMap(\.committed))
        }
        var sublayers = committed.sublayers
        for child in dirtyChildren {
            if let copy = child.committed { sublayers.replace(with: copy, hint: Int(child.placeAtCommit)) }
        }
        return sublayers
    }
}
