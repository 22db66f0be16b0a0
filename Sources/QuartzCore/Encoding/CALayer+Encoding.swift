extension CALayer {
    /// The render tree of this layer as it is now, after committing what waits; a renderer's way in.
    ///
    /// - Parameter time: of the frame, for which contents are drawn that animations change; nil for the clock's own.
    package final func commitForRendering(at time: CFTimeInterval? = nil) -> RenderLayer? {
        TransactionStack.current.flush()
        FrameDisplayQueue.current.displayLayers(at: time ?? ContextClock.current.now)
        if committed == nil || root.state.contains(.onDirtyPath) { CommitQueue.current.commitTree(of: self) }
        return committed
    }

    /// The first two steps of a commit: layout, then display.
    final func prepareForCommit() {
        layoutTree()
        traverseChanges { $0.displayIfNeeded() }
    }

    /// The last step: copies what changed into the render tree, and shares the rest with the tree before.
    final func encodeTree() {
        ModelLock.withLock {
            var changed: [(layer: CALayer, changes: PendingChanges)] = []
            traverseTree { layer in
                guard layer.state.contains(.onDirtyPath) || layer.committed == nil else { return nil }
                // On the way down, as an animation may act on a sublayer.
                layer.resolveAnimations()
                let changes = layer.collectChanges()
                changed.append((layer, changes))
                return changes.sublayers
            }
            // On the way up, as a copy is made of its sublayers' copies.
            for (layer, changes) in changed.reversed() { layer.encode(changes) }
        }
    }

    /// Copies this layer, whose sublayers and mask are copied already.
    private final func encode(_ changes: PendingChanges) {
        let animations = renderedAnimations
        let content = contentToCommit(with: animations).prepared
        let sublayers = encodedSublayers(changes)
        let rareData = rareData
        committed = RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: content,
            timing: rareData?.timing ?? .ofLayer, animations: animations, sublayers: sublayers,
            mask: maskLayer?.committed, custom: rareData?.renderedValues, foreignAnimations: commitForeignAnimations())
        state.set(.committedAsRoot, outerLayer == nil)
        if !state.isDisjoint(with: [.needsLayout, .needsDisplay]) {
            CommitQueue.current.deferToNextCommit(self)
        }
    }

    private final func encodedSublayers(_ changes: PendingChanges) -> RenderSublayers {
        guard !changes.isFullList, let committed else {
            for (index, child) in changes.sublayers.enumerated() {
                child.committedIndex = Int32(truncatingIfNeeded: index)
            }
            return RenderSublayers(changes.sublayers.compactMap(\.committed))
        }
        var sublayers = committed.sublayers
        for child in changes.sublayers {
            if let copy = child.committed { sublayers.replace(with: copy, hint: Int(child.committedIndex)) }
        }
        return sublayers
    }
}
