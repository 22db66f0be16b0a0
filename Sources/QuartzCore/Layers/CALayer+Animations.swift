import CoreGraphics

extension CALayer {
    final func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        guard !state.contains(.presentation) else {
            return reportOnce("\(label): a presentation layer takes no animations; \"\(key ?? "")\" was not added")
        }
        guard let copy = animation.copy() as? CAAnimation else { return }
        let key = copy is CATransition ? kCATransition : key
        if copy.timing.duration == 0 { copy.timing.duration = TransactionStack.current.animationDuration }
        noting(key ?? "an animation") {
            ModelLock.withLock {
                if let key { remove { $0.key == key } }
                ensureExtras().append(AnimationScheduler.current.makeRecord(copy, key: key, layer: self))
            }
            markChanged()
        }
    }

    /// Removes the animations for which `isMeant` holds; their delegates will hear that they did not finish.
    final func remove(where isMeant: (AnimationRecord) -> Bool) {
        guard let extras, extras.animations.contains(where: isMeant) else { return }
        ModelLock.withLock {
            let all = extras.animations
            extras.animations = all.filter { !isMeant($0) }
            let scheduler = AnimationScheduler.current
            for record in all where isMeant(record) {
                // What was drawn from it is to go: at the commit, and once more for the next frame, as until the commit the
                // presentation layers have the old values.
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

    /// Lets go of an animation that came to its end.
    final func forget(_ record: AnimationRecord) {
        extras?.animations.removeAll { $0 === record }
        record.letGo()
        markChanged()
    }

    /// Has the delegates hear that the animations of a layer that goes away did not finish.
    final func letGoOfAnimations() {
        guard let extras, !extras.animations.isEmpty else { return }
        let scheduler = AnimationScheduler.current
        for record in extras.animations { scheduler.remove(record) }
    }

    final var keysOfAnimations: [String]? {
        let keys = extras?.animations.compactMap(\.key) ?? []
        return keys.isEmpty ? nil : keys
    }

    /// Settles the animations that were added since the last commit.
    final func settleAnimations() {
        guard let extras, !extras.animations.isEmpty else { return }
        let clock = ContextClock.current
        let scheduler = AnimationScheduler.current
        for record in extras.animations where record.phase == .added {
            record.resolve(for: self, localTime: localTime(atRootTime: clock.now))
            scheduler.schedule(record, now: clock.now)
        }
    }

    /// Those animations that were settled and have an effect.
    final var renderedAnimations: [RenderAnimation] {
        guard let extras, !extras.animations.isEmpty else { return [] }
        return extras.animations.compactMap(\.rendered)
    }

    /// The values that the last commit shows now.
    final func sampleOnScreen() -> SampledLayer? {
        committed?.sample(atParentTime: outerTimeOnScreen(atRootTime: ContextClock.current.shownTime))
    }

    /// The values of the model, in the form that samples have.
    final var modelValues: SampledLayer {
        SampledLayer(properties: properties, content: content, custom: nil, localTime: 0)
    }
}
