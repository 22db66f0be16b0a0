import CoreGraphics

extension CALayer {
    final func layoutByDelegate() {
        if let delegate {
            state.remove(.delegatePassed)
            delegate._layoutSublayers(of: self)
            guard state.contains(.delegatePassed) else { return }
        }
        rareData?.layoutManager?.layoutSublayers(of: self)
    }

    final func layoutFromAncestors() {
        var topmost = self
        while let above = topmost.outerLayer, above.state.contains(.needsLayout) { topmost = above }
        topmost.layoutTree()
    }

    /// Lays out this layer if it needs layout, but not its sublayers.
    package final func layoutAlone() {
        guard state.contains(.needsLayout), !state.contains(.isInLayout) else { return }
        state.remove(.needsLayout)
        layoutNoted()
    }

    /// Lays out this layer and its descendants, repeatedly, until none of them needs layout.
    final func layoutTree() {
        var rounds = 0
        while layoutOnce(), rounds < Self.maxLayoutRoundCount { rounds += 1 }
        if rounds == Self.maxLayoutRoundCount {
            reportOnce("\(label): layout repeatedly invalidates layout; the rest is deferred to the next commit")
        }
    }

    /// The maximum number of rounds of layout before it is cut short.
    private static let maxLayoutRoundCount = 64

    /// One traversal; returns true when there was something to lay out.
    private final func layoutOnce() -> Bool {
        var didLayout = false
        traverseChanges { layer in
            guard layer.state.contains(.needsLayout) else { return }
            layer.state.remove(.needsLayout)
            layer.layoutNoted()
            didLayout = true
        }
        return didLayout
    }

    private final func layoutNoted() {
        let isNested = state.contains(.isInLayout)
        state.insert(.isInLayout)
        layoutSublayers()
        guard !isNested else { return }
        state.remove(.isInLayout)
        limitOwnRounds()
    }

    /// Limits how often a layout that invalidates itself is repeated: after a few rounds it is left as it is until
    /// something else invalidates it.
    private final func limitOwnRounds() {
        guard state.contains(.needsLayout) else {
            rareData?.ownLayoutRounds = 0
            return
        }
        let rareData = ensureRareData()
        rareData.ownLayoutRounds += 1
        guard rareData.ownLayoutRounds == Self.maxOwnRoundCount else { return }
        rareData.ownLayoutRounds = 0
        state.remove(.needsLayout)
        reportOnce(
            "\(label): each layout pass invalidates the layout again; stopped after \(Self.maxOwnRoundCount) passes")
    }

    /// The maximum number of consecutive layouts of a layer that its own layout requests.
    private static let maxOwnRoundCount = 8

    /// Invalidates the layout because the sublayers or the bounds changed; ignored while the layer is laying out, which
    /// would invalidate itself. An explicit `setNeedsLayout()` is always honoured.
    package final func noteLayoutChange() {
        guard !state.contains(.isInLayout) else { return }
        setNeedsLayout()
    }

    final func isConstrained(by constraints: [CAConstraint]?) -> Bool {
        let (old, new) = (rareData?.constraints ?? [], constraints ?? [])
        return old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
    }
}
