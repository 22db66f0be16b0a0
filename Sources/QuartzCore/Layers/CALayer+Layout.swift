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

    /// Lays out this layer and what lies below, again and again until nothing asks for it.
    final func layoutTree() {
        var rounds = 0
        while layoutOnce(), rounds < Self.maxLayoutRoundCount { rounds += 1 }
        if rounds == Self.maxLayoutRoundCount {
            reportOnce("\(label): layout asks for layout without end; the rest is left to the next commit")
        }
    }

    /// How often layout may ask for layout again before it is cut short.
    private static let maxLayoutRoundCount = 64

    /// One walk down; true when there was something to lay out.
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

    /// A layout that asks for itself is run again; where it does so each time, it stays as it is after a few rounds, until
    /// something else asks for it.
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
            "\(label): each layout asks for the next one; after \(Self.maxOwnRoundCount) of them it stays as it is")
    }

    /// How often a layer is laid out in a row because its own layout asks for it.
    private static let maxOwnRoundCount = 8

    /// Has the sublayers laid out because something about them, or the bounds, is another; not where it is their layout that
    /// changes it: then layout would ask for layout. What `setNeedsLayout()` asks for by name always happens.
    package final func noteLayoutChange() {
        guard !state.contains(.isInLayout) else { return }
        setNeedsLayout()
    }

    final func isConstrained(by constraints: [CAConstraint]?) -> Bool {
        let (old, new) = (rareData?.constraints ?? [], constraints ?? [])
        return old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }
    }
}
