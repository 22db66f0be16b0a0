extension LayerState {
    mutating func set(_ flag: LayerState, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

extension CALayer {
    /// Changes one property, where it differs: finds its action, sets the value, and runs the action.
    @inline(__always)
    final func change(_ key: LayerKey, if differs: Bool, _ set: (inout LayerProperties) -> Void) {
        guard differs else { return write { $0.explicitKeys.insert(key) } }
        noting(key.rawValue) {
            let action = willChange(key)
            write { storage in
                storage.explicitKeys.insert(key)
                set(&storage.properties)
            }
            didChange(key, action)
        }
    }

    /// Changes a subclass's own values, where they differ, as `change` does.
    @inline(__always)
    final func changeContent(_ key: LayerKey, if differs: Bool, to new: LayerContent) {
        guard differs else { return write { $0.explicitKeys.insert(key) } }
        noting(key.rawValue) {
            let action = willChange(key)
            // The old values go away after the lock, as much may go with them.
            var content = new
            write { storage in
                storage.explicitKeys.insert(key)
                swap(&content, &storage.content)
            }
            didChange(key, action)
        }
    }

    /// The action of a property that is about to change; looked for while the old value is still there.
    final func willChange(_ key: LayerKey) -> (any CAAction)? {
        guard !state.contains(.presentation), !TransactionStack.current.actionsAreDisabled else { return nil }
        return action(forKey: key.rawValue)
    }

    final func didChange(_ key: LayerKey, _ action: (any CAAction)?) {
        markChanged()
        switch key {
        case .bounds, .contents: state.remove(.contentsAreDrawn)
        default: break
        }
        if type(of: self).needsDisplay(forKey: key.rawValue) { setNeedsDisplay() }
        action?.run(forKey: key.rawValue, object: self, arguments: nil)
    }

    /// Notes that the layer's own values differ from the committed ones.
    final func markChanged() { mark(.dirty) }

    /// Notes what the next commit has to do for this layer, up to the root.
    final func mark(_ what: LayerState) {
        guard enterDirtyPath(what) else { return }
        var layer = self
        while let above = layer.outerLayer {
            if layer.parent === above { above.write { $0.dirtyChildren.append(layer) } }
            guard above.enterDirtyPath([]) else { return }
            layer = above
        }
        CommitQueue.current.register(layer)
    }

    /// Puts the layer on the path of what changed; false when it is on it already. The commit takes it off, with the list
    /// of changed sublayers, in one step as well: a change either is seen by it or leads to another one.
    @inline(__always)
    private final func enterDirtyPath(_ what: LayerState) -> Bool {
        write { storage in
            guard !storage.state.contains(.presentation) else { return false }
            storage.state.insert(what)
            guard !storage.state.contains(.onDirtyPath) else { return false }
            storage.state.insert(.onDirtyPath)
            return true
        }
    }

    /// What a commit has to look at below a layer.
    struct Below {
        /// Whether the list of sublayers is another one, rather than some of the sublayers.
        let isWholeList: Bool
        let sublayers: [CALayer]
        /// Kept until after the lock.
        fileprivate var changed: [CALayer]
    }

    /// Takes the layer off the path of what changed.
    final func takeChanges() -> Below {
        write { storage in
            let isWhole = storage.committed == nil || storage.state.contains(.treeChanged)
            let changed = storage.dirtyChildren
            storage.dirtyChildren = []
            storage.state.subtract([.onDirtyPath, .dirty, .treeChanged])
            return Below(isWholeList: isWhole, sublayers: isWhole ? storage.children : changed, changed: changed)
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
        var (layer, isFlipped) = (shown?.model ?? self, properties.isGeometryFlipped)
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
