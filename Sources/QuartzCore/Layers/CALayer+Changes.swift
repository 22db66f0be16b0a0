extension LayerState {
    mutating func set(_ flag: LayerState, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

extension CALayer {
    /// Changes one property, where it differs: finds its action, sets the value, and runs the action.
    @inline(__always)
    final func change(_ key: LayerKey, if differs: Bool, _ set: (inout LayerProperties) -> Void) {
        explicitKeys.insert(key)
        guard differs else { return }
        let action = willChange(key)
        set(&properties)
        didChange(key, action)
    }

    /// Changes a subclass's own values, where they differ, as `change` does.
    @inline(__always)
    final func changeContent(_ key: LayerKey, if differs: Bool, to new: LayerContent) {
        explicitKeys.insert(key)
        guard differs else { return }
        let action = willChange(key)
        content = new
        didChange(key, action)
    }

    /// The action of a property that is about to change; looked for while the old value is still there.
    final func willChange(_ key: LayerKey) -> (any CAAction)? {
        guard !state.contains(.presentation), !TransactionContext.current.actionsAreDisabled else { return nil }
        return action(forKey: key.rawValue)
    }

    final func didChange(_ key: LayerKey, _ action: (any CAAction)?) {
        markChanged()
        if key == .bounds || key == .contents { state.remove(.contentsAreDrawn) }
        if type(of: self).needsDisplay(forKey: key.rawValue) { setNeedsDisplay() }
        action?.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    /// Notes that the layer's own values differ from the committed ones.
    final func markChanged() { mark(.dirty) }

    /// Notes what the next commit has to do for this layer, up to the root.
    final func mark(_ what: LayerState) {
        guard !state.contains(.presentation) else { return }
        state.insert(what)
        var layer = self
        while !layer.state.contains(.onDirtyPath) {
            layer.state.insert(.onDirtyPath)
            guard let above = layer.outerLayer else { return TransactionContext.current.register(layer) }
            if layer.parent != nil { above.dirtyChildren.append(layer) }
            layer = above
        }
    }

    /// The sublayers that a commit has to look at.
    final var childrenToCommit: [CALayer] {
        committed == nil || state.contains(.treeChanged) ? children : dirtyChildren
    }

    /// The layer that this one's space and time are relative to.
    final var outerLayer: CALayer? { parent ?? maskOwner }

    /// Whether this layer and those above flip their geometry an odd number of times.
    final var isUpsideDown: Bool {
        var (layer, isFlipped) = (self, properties.isGeometryFlipped)
        while let above = layer.outerLayer {
            isFlipped = isFlipped != above.properties.isGeometryFlipped
            layer = above
        }
        return isFlipped
    }

    /// The topmost layer above this one, or the layer itself.
    final var root: CALayer {
        var layer = self
        while let above = layer.outerLayer { layer = above }
        return layer
    }
}
