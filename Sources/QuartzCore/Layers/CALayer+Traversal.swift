extension CALayer {
    /// Calls `visit` for this layer and its descendants: superlayers before their sublayers, these back to front, then
    /// the mask. It returns the sublayers to visit; nil skips them and the mask.
    ///
    /// Iterative with an explicit stack, so a tree may have any depth.
    final func traverseTree(_ visit: (CALayer) -> [CALayer]?) {
        var waiting = [self]
        while let layer = waiting.popLast() {
            guard let sublayers = visit(layer) else { continue }
            if let mask = layer.maskLayer { waiting.append(mask) }
            waiting.append(contentsOf: sublayers.reversed())
        }
    }

    /// Calls `visit` for this layer and those descendants that have something to commit. Changes that it makes below
    /// the layer are visited in the same traversal.
    final func traverseChanges(_ visit: (CALayer) -> Void) {
        traverseTree { layer in
            guard layer.state.contains(.onDirtyPath) || layer.committed == nil else { return nil }
            visit(layer)
            return layer.childrenToCommit
        }
    }
}
