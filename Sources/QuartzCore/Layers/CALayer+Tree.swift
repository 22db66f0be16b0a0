import CoreGraphics

extension CALayer {
    // MARK: Reading

    /// The superlayer; for a presentation copy that of the presentation tree.
    final var visibleSuperlayer: CALayer? { modelLayer.map { $0.parent?.presentation() } ?? parent }

    final var visibleSublayers: [CALayer]? {
        let layers = modelLayer.map { $0.children.compactMap { $0.presentation() } } ?? children
        return layers.isEmpty ? nil : layers
    }

    final var visibleMask: CALayer? { modelLayer.map { $0.maskLayer?.presentation() } ?? maskLayer }

    // MARK: Changing

    final func insert(_ layer: CALayer, at index: Int) {
        guard canAdopt(layer) else { return }
        let action = willChangeTree()
        layer.unlink()
        layer.enterTree()
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.parent = self
        markTreeChanged()
        layer.runAction(for: kCAOnOrderIn, isOnScreen: committed != nil)
        action?.run(forKey: LayerKey.sublayers.rawValue, object: self, arguments: nil)
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer, sibling.parent === self else {
            return reportOnce(
                "\(label): cannot put \(layer.label) beside a layer that is not a sublayer; nothing was added")
        }
        guard canAdopt(layer) else { return }
        layer.unlink()
        let index = children.firstIndex { $0 === sibling } ?? children.count
        insert(layer, at: index + offset)
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
        for child in children where !layers.contains(where: { $0 === child }) { child.unlink() }
        for (index, layer) in layers.enumerated() where !layers[..<index].contains(where: { $0 === layer }) {
            insert(layer, at: children.count)
        }
    }

    final func setMask(_ layer: CALayer?) {
        guard layer !== maskLayer, !state.contains(.presentation) else { return }
        if let layer {
            guard layer.parent == nil else {
                return reportOnce(
                    "\(label): \(layer.label) already has a superlayer and cannot be a mask; no mask was set")
            }
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
        unlink()
        runAction(for: kCAOnOrderOut, isOnScreen: superlayer.committed != nil)
        action?.run(forKey: LayerKey.sublayers.rawValue, object: superlayer, arguments: nil)
    }

    /// Takes the layer out of whatever holds it.
    private final func unlink() {
        if let parent {
            parent.children.removeAll { $0 === self }
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

    /// Has a commit see to a layer that nothing holds any more.
    private final func becomeRoot() {
        if committed != nil { state.insert(.leftTree) }
        guard committed != nil || state.contains(.onDirtyPath) else { return }
        state.insert(.onDirtyPath)
        TransactionContext.current.register(self)
    }

    /// What becomes of a layer that comes under another one.
    private final func enterTree() {
        pendingRoots?.remove(self)
        if committed?.subtreeHasAnimations == true { TransactionContext.current.timesChanged = true }
        guard !state.contains(.leftTree) else {
            state.remove(.leftTree)
            return
        }
        // Until now it was a tree of its own, which on iOS would not have been on screen: it comes in as it is, and
        // what was set beforehand does not show as an animation.
        guard committed != nil, state.contains(.committedAsRoot) else { return }
        forgetCommit()
    }

    private final func forgetCommit() {
        committed = nil
        dirtyChildren = []
        remove { $0.phase == .added && $0.animation.isImplicit }
        for child in children where child.committed != nil { child.forgetCommit() }
        if let maskLayer, maskLayer.committed != nil { maskLayer.forgetCommit() }
    }

    /// What becomes of a layer that left its tree and is in no other at the commit: its animations end, and nothing of
    /// it is on screen.
    final func leaveScreen() {
        state.subtract([.onDirtyPath, .leftTree])
        committed = nil
        dirtyChildren = []
        letGoOfAnimations()
        extras?.animations = []
        for child in children { child.leaveScreen() }
        maskLayer?.leaveScreen()
    }

    /// The action of the list of sublayers, which is about to change.
    private final func willChangeTree() -> (any CAAction)? { committed == nil ? nil : willChange(.sublayers) }

    /// Whether `layer` may come under this one: not this one, nor one above it.
    private final func canAdopt(_ layer: CALayer) -> Bool {
        guard !state.contains(.presentation), !layer.state.contains(.presentation) else {
            reportOnce("\(label): the tree of presentation layers cannot be changed; \(layer.label) was not added")
            return false
        }
        var above: CALayer? = self
        while let ancestor = above {
            guard ancestor !== layer else {
                reportOnce("\(label): \(layer.label) cannot be put inside itself; nothing was added")
                return false
            }
            above = ancestor.outerLayer
        }
        return true
    }

    private final func markTreeChanged() {
        dirtyChildren = []
        mark([.dirty, .treeChanged, .needsLayout])
    }

    /// Leaves no sublayer or mask behind that points here. Those that nobody else has go away with the layer.
    final func letGoOfTree() {
        for i in children.indices {
            children[i].parent = nil
            if !isKnownUniquelyReferenced(&children[i]) { children[i].becomeRoot() }
        }
        maskLayer?.maskOwner = nil
        if maskLayer != nil, !isKnownUniquelyReferenced(&maskLayer) { maskLayer?.becomeRoot() }
    }
}
