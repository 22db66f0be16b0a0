import CoreGraphics

extension CALayer {
    final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        guard !state.contains(.presentation) else {
            return reportOnce("\(label): a presentation layer takes no animations; \"\(key ?? "")\" was not added")
        }
        guard let copy = animation.copy() as? CAAnimation else { return }
        let key = copy.keyInLayer(for: key)
        let transactions = TransactionStack.current
        if copy.timing.duration == 0 { copy.timing.duration = transactions.animationDuration }
        if let function = transactions.animationTimingFunction { copy.timingFunction = function }
        trackingMutation(key ?? "an animation") {
            ModelLock.withLock {
                if let key { remove { $0.key == key } }
                ensureRareData().append(AnimationScheduler.current.makeRecord(copy, key: key, layer: self))
            }
            markChanged()
        }
    }

    /// Removes the animations for which `isMeant` holds; their delegates are notified that they did not finish.
    final func remove(where isMeant: (AnimationRecord) -> Bool) {
        guard let rareData, rareData.animations.contains(where: isMeant) else { return }
        ModelLock.withLock {
            let all = rareData.animations
            rareData.animations = all.filter { !isMeant($0) }
            let scheduler = AnimationScheduler.current
            for record in all where isMeant(record) {
                // Contents drawn from it must be redrawn: at the commit, and again for the next frame, because until
                // the commit the presentation layers have the old values.
                for layer in record.layersToRedraw {
                    if record.phase == .over || layer.state.contains(.isDisplayedForFrame) {
                        FrameDisplayQueue.current.displayInNextFrame(layer)
                    }
                    layer.setNeedsDisplay()
                }
                scheduler.remove(record)
            }
        }
        markChanged()
    }

    /// Removes an animation that came to its end.
    final func forget(_ record: AnimationRecord) {
        rareData?.animations.removeAll { $0 === record }
        record.detach()
        markChanged()
    }

    /// Ends the animations of a layer that is being deallocated or leaves the screen; their delegates are notified that
    /// they did not finish.
    final func endAnimations() {
        guard let rareData, !rareData.animations.isEmpty else { return }
        let scheduler = AnimationScheduler.current
        for record in rareData.animations { scheduler.remove(record) }
    }

    final var keysOfAnimations: [String]? {
        let keys = rareData?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Resolves the animations that were added since the last commit.
    final func resolveAnimations() {
        guard let rareData, !rareData.animations.isEmpty else { return }
        let clock = ContextClock.current
        let scheduler = AnimationScheduler.current
        for record in rareData.animations where record.phase == .added {
            record.resolve(for: self, localTime: localTime(atRootTime: clock.now))
            scheduler.schedule(record, now: clock.now)
        }
    }

    /// The resolved animations that have an effect.
    final var renderedAnimations: [RenderAnimation] {
        guard let rareData, !rareData.animations.isEmpty else { return [] }
        return rareData.animations.compactMap(\.rendered)
    }

    /// The values on screen now, by the last commit.
    final func presentationSample() -> SampledLayer? {
        committed?.sample(atParentTime: presentedOuterTime(atRootTime: ContextClock.current.presentationTime))
    }

    /// The model's values in the form of a sample.
    final var modelValues: SampledLayer {
        SampledLayer(properties: properties, content: content, custom: nil, localTime: 0)
    }
}
