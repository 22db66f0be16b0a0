import ObjectRuntime

extension LayerState {
    mutating func set(_ flag: LayerState, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}

extension CALayer {
    /// Changes one property if it differs: finds its action, sets the value, and runs the action.
    @inline(__always)
    final func change(_ key: LayerKey, if differs: Bool, _ set: (inout LayerProperties) -> Void) {
        guard differs else { return write { $0.explicitKeys.insert(key) } }
        trackingMutation(key.rawValue) {
            let action = willChange(key)
            write { storage in
                storage.explicitKeys.insert(key)
                set(&storage.properties)
            }
            didChange(key, action)
        }
    }

    /// Changes a property of a subclass if it differs, as `change` does.
    @inline(__always)
    final func changeContent(_ key: LayerKey, if differs: Bool, to new: LayerContent) {
        guard differs else { return write { $0.explicitKeys.insert(key) } }
        trackingMutation(key.rawValue) {
            let action = willChange(key)
            // The old values are released outside the lock, because that may release many other objects.
            var content = new
            write { storage in
                storage.explicitKeys.insert(key)
                swap(&content, &storage.content)
            }
            didChange(key, action)
        }
    }

    /// Returns the action of a property that is about to change; looked up while the old value is still set.
    final func willChange(_ key: LayerKey) -> (any CAAction)? {
        if isAnythingObserved { noteChange(ofKey: key.rawValue, self, isPrior: true) }
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
        if isAnythingObserved { noteChange(ofKey: key.rawValue, self, isPrior: false) }
    }

    /// Marks the layer's own values as different from the committed ones.
    final func markChanged() { mark(.dirty) }

    /// Marks the path from this layer to the root, and what the next commit has to do for the layer.
    final func mark(_ what: LayerState) {
        guard joinDirtyPath(what) else { return }
        var layer = self
        while let above = layer.outerLayer {
            if layer.parent === above { above.write { $0.dirtyChildren.append(layer) } }
            guard above.joinDirtyPath([]) else { return }
            layer = above
        }
        CommitQueue.current.register(layer)
    }

    /// Puts the layer on the dirty path; returns false if it is on it already. The commit removes it, together with the
    /// list of changed sublayers, in one step as well: so a commit either sees a change or is followed by another
    /// commit.
    @inline(__always)
    private final func joinDirtyPath(_ what: LayerState) -> Bool {
        write { storage in
            guard !storage.state.contains(.presentation) else { return false }
            storage.state.insert(what)
            guard !storage.state.contains(.onDirtyPath) else { return false }
            storage.state.insert(.onDirtyPath)
            return true
        }
    }

    /// The sublayers of a layer that a commit has to visit.
    struct PendingChanges {
        /// Whether the list itself changed, rather than some of the sublayers.
        let isFullList: Bool
        let sublayers: [CALayer]
        /// Released outside the lock.
        fileprivate var changed: [CALayer]
    }

    /// Removes the layer from the dirty path.
    final func collectChanges() -> PendingChanges {
        write { storage in
            let isWhole = storage.committed == nil || storage.state.contains(.treeChanged)
            let changed = storage.dirtyChildren
            storage.dirtyChildren = []
            storage.state.subtract([.onDirtyPath, .dirty, .treeChanged])
            return PendingChanges(
                isFullList: isWhole, sublayers: isWhole ? storage.children : changed, changed: changed)
        }
    }

    /// The sublayers that a commit has to visit.
    final var childrenToCommit: [CALayer] {
        committed == nil || state.contains(.treeChanged) ? children : dirtyChildren
    }

    /// The layer that this layer's space and time are relative to: its superlayer, or the layer that it masks.
    final var outerLayer: CALayer? { parent ?? maskOwner }

    /// Whether this layer and its ancestors flip their geometry an odd number of times.
    final var isFlippedOnScreen: Bool {
        var (layer, isFlipped) = (presentationSource?.model ?? self, properties.isGeometryFlipped)
        while let above = layer.outerLayer {
            isFlipped = isFlipped != above.properties.isGeometryFlipped
            layer = above
        }
        return isFlipped
    }

    /// The root of this layer's tree.
    final var root: CALayer {
        var layer = self
        while let above = layer.outerLayer { layer = above }
        return layer
    }
}
