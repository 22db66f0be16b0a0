import CoreGraphics

extension CALayer {
    // MARK: Reading

    /// The layer that contains this one or is masked by it; for a presentation copy, the one in the presentation tree.
    final var visibleSuperlayer: CALayer? { outerLayer ?? (presentationSource == nil ? nil : copyOfOuterLayer()) }

    final var visibleSublayers: [CALayer]? {
        if presentationSource != nil { copyDescendants() }
        let layers = children
        return layers.isEmpty ? nil : layers
    }

    final var visibleMask: CALayer? {
        if presentationSource != nil { copyDescendants() }
        return maskLayer
    }

    // MARK: Modification

    final func insert(_ layer: CALayer, at index: Int) {
        guard !isValidIndex(index, of: layer), canAdopt(layer) else { return }
        let action = willChangeTree()
        let isIn = trackingMutation(LayerKey.sublayers.rawValue) {
            ModelLock.withLock {
                guard canAdopt(layer) else { return false }
                layer.unlink()
                layer.enterTree()
                let last = children.count
                children.insert(layer, at: min(max(index, 0), last))
                layer.parent = self
                markTreeChanged()
                return true
            }
        }
        guard isIn else { return }
        layer.runAction(for: kCAOnOrderIn, isOnScreen: committed != nil)
        action?.run(forKey: LayerKey.sublayers.rawValue, object: self, arguments: nil)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard sibling !== layer else {
            return reportOnce("\(label): cannot put \(layer.label) beside itself; nothing was changed")
        }
        guard let sibling, sibling.parent === self else {
            reportOnce("\(label): \(layer.label) was added in front, as the given sibling is not a sublayer")
            return insert(layer, at: .max)
        }
        let children = children
        guard let index = children.firstIndex(where: { $0 === sibling }) else { return }
        // In the list without the layer, later siblings have moved down by one index.
        let isBefore = layer.parent === self && children[..<index].contains { $0 === layer }
        insert(layer, at: index + offset - (isBefore ? 1 : 0))
    }

    /// Whether the layer is already at its destination, an index in the list without it.
    private final func isValidIndex(_ index: Int, of layer: CALayer) -> Bool {
        guard layer.parent === self else { return false }
        return read { storage in
            let last = storage.children.count - 1
            return last >= 0 && storage.children[min(max(index, 0), last)] === layer
        }
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new else { return }
        guard old.parent === self else {
            return reportOnce("\(label): cannot replace \(old.label), which is not a sublayer; nothing changed")
        }
        guard canAdopt(new) else { return }
        new.unlink()
        let index = children.firstIndex { $0 === old } ?? children.count
        old.unlink()
        insert(new, at: index)
        runAction(for: kCATransition, isOnScreen: committed != nil)
    }

    final func setSublayers(_ layers: [CALayer]) {
        guard !state.contains(.presentation) else { return }
        let staying = Set(layers.map { ObjectIdentifier($0) })
        // From the end, where a removal shifts no other layer.
        let leaving = children.filter { !staying.contains(ObjectIdentifier($0)) }
        guard !leaving.isEmpty || !isSame(layers) else { return }
        let action = willChangeTree()
        let coming = trackingMutation(LayerKey.sublayers.rawValue) {
            ModelLock.withLock { replaceList(with: layers, leaving: leaving) }
        }
        let isOnScreen = committed != nil
        for layer in leaving { layer.runAction(for: kCAOnOrderOut, isOnScreen: isOnScreen) }
        for layer in coming { layer.runAction(for: kCAOnOrderIn, isOnScreen: isOnScreen) }
        action?.run(forKey: LayerKey.sublayers.rawValue, object: self, arguments: nil)
    }

    /// Replaces the list and returns the layers that are new in it.
    private final func replaceList(with layers: [CALayer], leaving: [CALayer]) -> [CALayer] {
        for child in leaving.reversed() where child.parent === self { child.unlink() }
        let before = Set(children.map { ObjectIdentifier($0) })
        var seen = Set<ObjectIdentifier>()
        var (new, coming): ([CALayer], [CALayer]) = ([], [])
        for layer in layers where seen.insert(ObjectIdentifier(layer)).inserted {
            if !before.contains(ObjectIdentifier(layer)) {
                guard canAdopt(layer) else { continue }
                layer.unlink()
                layer.enterTree()
                layer.parent = self
                coming.append(layer)
            }
            new.append(layer)
        }
        children = new
        markTreeChanged()
        return coming
    }

    private final func isSame(_ layers: [CALayer]) -> Bool {
        layers.count == children.count && zip(layers, children).allSatisfy { $0 === $1 }
    }

    final func setMask(_ layer: CALayer?) {
        guard layer !== maskLayer, !state.contains(.presentation) else { return }
        trackingMutation(LayerKey.mask.rawValue) { ModelLock.withLock { replaceMask(with: layer) } }
    }

    private final func replaceMask(with layer: CALayer?) {
        if let layer {
            guard canAdopt(layer) else { return }
            layer.unlink()
        }
        maskLayer?.unlink()
        layer?.enterTree()
        maskLayer = layer
        layer?.maskOwner = self
        markTreeChanged()
    }

    final func detach() {
        guard !state.contains(.presentation), let superlayer = parent else { return unlink() }
        let action = superlayer.willChangeTree()
        superlayer.trackingMutation(LayerKey.sublayers.rawValue) { unlink() }
        runAction(for: kCAOnOrderOut, isOnScreen: superlayer.committed != nil)
        action?.run(forKey: LayerKey.sublayers.rawValue, object: superlayer, arguments: nil)
    }

    /// Removes the layer from its superlayer, or from the layer it masks.
    private final func unlink() { ModelLock.withLock { extract() } }

    private final func extract() {
        if let parent {
            parent.removeChild(self)
            self.parent = nil
            parent.markTreeChanged()
        } else if let maskOwner {
            maskOwner.maskLayer = nil
            self.maskOwner = nil
            maskOwner.markTreeChanged()
        } else {
            return
        }
        becomeRoot()
    }

    /// Removes one layer from the list. Tries likely indices first: the front, the back, and the last committed one.
    private final func removeChild(_ child: CALayer) {
        let place = Int(child.committedIndex)
        // Released after unlocking.
        var removed: CALayer?
        write { storage in
            let likely = [storage.children.count - 1, 0, place].first {
                storage.children.indices.contains($0) && storage.children[$0] === child
            }
            guard let index = likely ?? storage.children.firstIndex(where: { $0 === child }) else { return }
            removed = storage.children.remove(at: index)
        }
        _ = consume removed
    }

    /// Registers a layer that left its parent with the next commit.
    private final func becomeRoot() {
        if committed != nil { state.insert(.leftTree) }
        guard outerLayer == nil, committed != nil || state.contains(.onDirtyPath) else { return }
        state.insert(.onDirtyPath)
        CommitQueue.current.register(self)
    }

    /// Called when a layer is added to a parent.
    private final func enterTree() {
        PendingRoots.forget(self)
        if committed?.subtreeHasAnimations == true { AnimationScheduler.current.timesChanged = true }
        guard !state.contains(.leftTree) else {
            state.remove(.leftTree)
            return
        }
        // It was the root of a separate tree, which on iOS would not have been on screen: it enters with its current
        // values, and earlier changes don't animate.
        guard committed != nil, state.contains(.committedAsRoot) else { return }
        forgetCommit()
    }

    private final func forgetCommit() {
        traverseTree { layer in
            guard layer.committed != nil else { return nil }
            layer.committed = nil
            layer.dirtyChildren = []
            layer.remove { $0.phase == .added && $0.animation.isImplicit }
            return layer.children
        }
    }

    /// Called for a layer that left its tree and is in no other tree at the commit: ends its animations and drops its
    /// committed state.
    final func leaveScreen() {
        ModelLock.withLock {
            traverseTree { layer in
                layer.state.subtract([.onDirtyPath, .leftTree])
                layer.committed = nil
                layer.dirtyChildren = []
                layer.endAnimations()
                layer.rareData?.animations = []
                return layer.children
            }
        }
    }

    /// Finds the action of the list of sublayers, which is about to change.
    private final func willChangeTree() -> (any CAAction)? { committed == nil ? nil : willChange(.sublayers) }

    /// Whether `layer` may be added below this layer: it is neither this layer nor one of its ancestors.
    private final func canAdopt(_ layer: CALayer) -> Bool {
        guard !state.contains(.presentation), !layer.state.contains(.presentation) else {
            reportOnce("\(label): the presentation tree cannot be changed; \(layer.label) was not added")
            return false
        }
        guard layer !== self, !layer.isAbove(self) else {
            reportOnce("\(label): \(layer.label) cannot be put inside itself; nothing was added")
            return false
        }
        return true
    }

    /// Whether `other` is a descendant of this layer. Searches up from `other` and down from here in alternation, so
    /// that it takes time proportional to the shorter of the two: deep trees can be built from either end.
    private final func isAbove(_ other: CALayer) -> Bool {
        var above = other.outerLayer
        var below: [CALayer] = [self]
        while let ancestor = above, let layer = below.popLast() {
            if ancestor === self { return true }
            above = ancestor.outerLayer
            guard above != nil else { return false }
            below.append(contentsOf: layer.children)
            if let mask = layer.maskLayer { below.append(mask) }
        }
        return false
    }

    private final func markTreeChanged() {
        dirtyChildren = []
        mark(state.contains(.isInLayout) ? [.dirty, .treeChanged] : [.dirty, .treeChanged, .needsLayout])
    }

    /// Detaches the sublayers and the mask of a layer that is being deallocated. Those without another owner are released
    /// iteratively, see `ReleaseQueue`.
    final func releaseTree() {
        // Nobody else can reach a layer that is being deallocated: its storage needs no lock.
        guard !storage.children.isEmpty || storage.maskLayer != nil || presentationSource?.outer != nil else { return }
        storage.dirtyChildren = []
        for i in storage.children.indices {
            storage.children[i].detach(self)
            if !isKnownUniquelyReferenced(&storage.children[i]) { storage.children[i].becomeRoot() }
        }
        storage.maskLayer?.detach(self)
        if storage.maskLayer != nil, !isKnownUniquelyReferenced(&storage.maskLayer) {
            storage.maskLayer?.becomeRoot()
        }
        var released = storage.children
        storage.children = []
        if let maskLayer = storage.maskLayer { released.append(maskLayer) }
        storage.maskLayer = nil
        if let outer = presentationSource?.outer { released.append(outer) }
        presentationSource?.outer = nil
        // Ownership moves to the release queue: a reference kept here would be the last one.
        ReleaseQueue.current.release(consume released)
    }
}
