extension CALayer {
    /// Calls `visit` for this layer and what lies below: superlayers before their sublayers, these back to front, then the
    /// mask. It says which sublayers come next; nil leaves them out, and the mask.
    ///
    /// The layers to come wait in a list, not on the stack, so a tree may be of any depth.
    final func traverseTree(_ visit: (CALayer) -> [CALayer]?) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard let sublayers = visit(layer) else { continue }
            if let mask = layer.maskLayer { waiting.append(mask) }
            waiting.append(contentsOf: sublayers.reversed())
        }
    }

    /// Calls `visit` for this layer and those below that have something to commit. What it changes is seen to in the same
    /// walk where it lies below the layer.
    final func traverseChanges(_ visit: (CALayer) -> Void) {
        traverseTree { layer in
            guard layer.state.contains(.onDirtyPath) || layer.committed == nil else { return nil }
            visit(layer)
            return layer.childrenToCommit
        }
    }
}
