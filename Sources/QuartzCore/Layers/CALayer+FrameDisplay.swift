import CoreGraphics

// Contents that depend on an animated property are drawn for each frame.

extension CALayer {
    /// Draws the contents for the frame that is about to be shown.
    final func displayForFrame() {
        rareData?.partToDisplay = nil
        state.remove(.needsDisplay)
        display()
        state.insert(.isDisplayedForFrame)
    }

    /// Whether the layer's contents depend on the property that the animation changes.
    final func isDrawn(from animation: RenderAnimation) -> Bool {
        animation.keys.contains { type(of: self).needsDisplay(forKey: $0) }
    }

    /// Calls `body`; while it runs, a layer whose contents depend on a running animation has its presentation values.
    /// What `body` sets stays set.
    ///
    /// On iOS a presentation copy draws, which has those values too. Here the layer itself draws, so that state it
    /// records while drawing is not lost.
    final func withPresentationValues<Result>(_ body: () -> Result) -> Result {
        guard let (sample, customKeys) = sampleToDraw() else { return body() }
        let (oldProperties, oldContent, oldKeys) = write { storage in
            let old = (storage.properties, storage.content, storage.explicitKeys)
            storage.properties = sample.properties
            storage.content = sample.content
            storage.explicitKeys = LayerKeySet()
            return old
        }
        let oldValues = rareData?.values ?? [:]
        for key in customKeys { rareData?.setValue(sample.custom?[key]?.any, forKey: key) }
        let result = body()
        for key in customKeys { rareData?.setValue(oldValues[key], forKey: key) }
        let changed = SampledLayer(properties: properties, content: content, custom: nil, localTime: 0)
        let changedKeys = explicitKeys
        var restored = SampledLayer(properties: oldProperties, content: oldContent, custom: nil, localTime: 0)
        if !changedKeys.isEmpty {
            for key in LayerKey.allCases where changedKeys.contains(key) {
                if let value = changed.value(for: key) { restored.set(value, for: key) }
            }
        }
        write { storage in
            storage.properties = restored.properties
            storage.content = restored.content
            storage.explicitKeys = oldKeys.union(changedKeys)
        }
        return result
    }

    /// Samples the layer with its active animations, and returns the custom keys that these change; nil when the
    /// contents don't depend on any.
    private final func sampleToDraw() -> (SampledLayer, customKeys: Set<String>)? {
        guard let rareData, let committed, !rareData.animations.isEmpty || !rareData.foreignAnimations.isEmpty else {
            return nil
        }
        let outerTime = presentedOuterTime(atRootTime: ContextClock.current.presentationTime)
        let localTime = committed.localTime(fromParent: outerTime)
        let own = renderedAnimations.filter { $0.timing.moment(at: localTime) != nil }
        let foreignAnimations = rareData.foreignAnimations.map(\.rendered).filter {
            $0.timing.moment(at: outerTime) != nil
        }
        guard own.contains(where: isDrawn) || foreignAnimations.contains(where: isDrawn) else { return nil }
        var sample = SampledLayer(
            properties: properties, content: content, custom: rareData.renderedValues, localTime: localTime)
        for animation in own { animation.apply(to: &sample, own: committed, at: localTime) }
        for animation in foreignAnimations { animation.apply(to: &sample, own: committed, at: outerTime) }
        let keys = Set((own + foreignAnimations).flatMap(\.keys)).filter { LayerKey(name: $0) == nil }
        return (sample, keys.filter { sample.custom?[$0] != nil })
    }
}
