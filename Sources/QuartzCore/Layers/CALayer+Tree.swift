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
        layer.unlink()
        children.insert(layer, at: min(max(index, 0), children.count))
        layer.parent = self
        markTreeChanged()
    }

    final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer, sibling.parent === self else {
            return report(
                "\(label): cannot put \(layer.label) beside a layer that is not a sublayer; nothing was added.")
        }
        guard canAdopt(layer) else { return }
        layer.unlink()
        let index = children.firstIndex { $0 === sibling } ?? children.count
        insert(layer, at: index + offset)
    }

    final func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new else { return }
        guard old.parent === self else {
            return report("\(label): cannot replace \(old.label), which is not a sublayer; nothing changed.")
        }
        guard canAdopt(new) else { return }
        new.unlink()
        let index = children.firstIndex { $0 === old } ?? children.count
        old.unlink()
        insert(new, at: index)
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
                return report(
                    "\(label): \(layer.label) already has a superlayer and cannot be a mask; no mask was set.")
            }
            guard canAdopt(layer) else { return }
            layer.unlink()
        }
        maskLayer?.unlink()
        maskLayer = layer
        layer?.maskOwner = self
        markTreeChanged()
    }

    final func detach() {
        guard !state.contains(.presentation) else { return }
        unlink()
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
        // A root of its own now: if it has something to commit, a transaction must know it.
        if state.contains(.onDirtyPath) { TransactionContext.current.register(self) }
    }

    /// Whether `layer` may come under this one: not this one, nor one above it.
    private final func canAdopt(_ layer: CALayer) -> Bool {
        guard !state.contains(.presentation), !layer.state.contains(.presentation) else {
            report("\(label): the tree of presentation layers cannot be changed; \(layer.label) was not added.")
            return false
        }
        var above: CALayer? = self
        while let ancestor = above {
            guard ancestor !== layer else {
                report("\(label): \(layer.label) cannot be put inside itself; nothing was added.")
                return false
            }
            above = ancestor.outerLayer
        }
        return true
    }

    private final func markTreeChanged() {
        mark([.treeChanged, .needsLayout])
    }

    /// Leaves no sublayer or mask behind that points here.
    final func letGoOfTree() {
        for child in children { child.parent = nil }
        maskLayer?.maskOwner = nil
    }
}
