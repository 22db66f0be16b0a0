extension CALayer {
    /// Commits pending changes and returns this layer's render tree; the entry point for renderers.
    ///
    /// - Parameter time: the frame's time, for which animated contents are drawn; nil for the clock's current time.
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

    /// The last step: encodes what changed into a new render tree, which shares the rest with the previous one.
    final func encodeTree() {
        ModelLock.withLock {
            var changed: [(layer: CALayer, changes: PendingChanges)] = []
            traverseTree { layer in
                guard layer.state.contains(.onDirtyPath) || layer.committed == nil else { return nil }
                // Top down, as an animation may target a sublayer.
                layer.resolveAnimations()
                let changes = layer.collectChanges()
                changed.append((layer, changes))
                return changes.sublayers
            }
            // Bottom up, as a render layer is built from its sublayers' render layers.
            for (layer, changes) in changed.reversed() { layer.encode(changes) }
        }
    }

    /// Encodes this layer, whose sublayers and mask are already encoded.
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
