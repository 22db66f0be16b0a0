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
        walkChanges { $0.displayIfNeeded() }
    }

    /// The last step: copies what changed into the render tree, and shares the rest with the tree before.
    final func encodeTree() {
        ModelLock.withLock {
            var changed: [(layer: CALayer, below: Below)] = []
            walkTree { layer in
                guard layer.state.contains(.onDirtyPath) || layer.committed == nil else { return nil }
                // On the way down, as an animation may act on a sublayer.
                layer.settleAnimations()
                let below = layer.takeChanges()
                changed.append((layer, below))
                return below.sublayers
            }
            // On the way up, as a copy is made of its sublayers' copies.
            for (layer, below) in changed.reversed() { layer.encode(below) }
        }
    }

    /// Copies this layer, whose sublayers and mask are copied already.
    private final func encode(_ below: Below) {
        let animations = renderedAnimations
        let content = contentToCommit(with: animations).prepared
        let sublayers = encodedSublayers(below)
        let extras = extras
        committed = RenderLayer(
            identity: ObjectIdentifier(self), properties: properties, content: content,
            timing: extras?.timing ?? .ofLayer, animations: animations, sublayers: sublayers,
            mask: maskLayer?.committed, custom: extras?.renderedValues, reaching: commitReachingAnimations())
        state.set(.committedAsRoot, outerLayer == nil)
        if !state.isDisjoint(with: [.needsLayout, .needsDisplay]) {
            CommitQueue.current.leaveToNextCommit(self)
        }
    }

    private final func encodedSublayers(_ below: Below) -> RenderSublayers {
        guard !below.isWholeList, let committed else {
            for (index, child) in below.sublayers.enumerated() {
                child.placeAtCommit = Int32(truncatingIfNeeded: index)
            }
            return RenderSublayers(below.sublayers.compactMap(\.committed))
        }
        var sublayers = committed.sublayers
        for child in below.sublayers {
            if let copy = child.committed { sublayers.replace(with: copy, hint: Int(child.placeAtCommit)) }
        }
        return sublayers
    }
}
