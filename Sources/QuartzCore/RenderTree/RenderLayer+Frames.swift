extension RenderLayer {
    /// When the picture next changes by itself, in the superlayer's time: `parentTime` itself while an animation runs,
    /// a later time when one is to begin, infinity when none will.
    package func nextChange(atParentTime parentTime: Double) -> Double {
        guard subtreeHasAnimations else { return .infinity }
        let appearanceChange = timing.nextAppearanceChange(after: parentTime)
        guard isShown(atParentTime: parentTime) else { return appearanceChange }
        return reaching.reduce(min(appearanceChange, nextOwnChange(atParentTime: parentTime))) {
            min($0, $1.timing.nextChange(atParentTime: parentTime, isForwards: true))
        }
    }

    /// The same without what comes from above.
    private func nextOwnChange(atParentTime parentTime: Double) -> Double {
        let localTime = localTime(fromParent: parentTime)
        let speed = Double(timing.speed)
        var next = Double.infinity
        // A layer that stands still shows one moment for ever.
        guard speed != 0 else { return .infinity }
        if content.emissionEnd > localTime { next = localTime }
        for animation in animations {
            next = min(next, animation.timing.nextChange(atParentTime: localTime, isForwards: speed > 0))
        }
        if let mask { next = min(next, mask.nextChange(atParentTime: localTime)) }
        for delay in content.sublayerDelays where next > localTime {
            for sublayer in sublayers where sublayer.subtreeHasAnimations && next > localTime {
                next = min(next, sublayer.nextChange(atParentTime: localTime - delay) + delay)
            }
        }
        guard next > localTime else { return parentTime }
        return next == .infinity ? next : parentTime + (next - localTime) / abs(speed)
    }
}

extension RenderLayer {
    /// Calls `body` with the end of this layer, if it has one, and of every animation of it, its mask and what lies below, in the superlayer's
    /// time: infinity for one that never ends.
    package func forEachAnimationEnd(_ body: (Double) -> Void) {
        guard subtreeHasAnimations else { return }
        for animation in reaching { body(animation.timing.endTime) }
        let timing = timing
        if let change = timing.lastAppearanceChange { body(change) }
        let isRunning = timing.speed > 0
        func pass(_ end: Double) { body(isRunning && end < .infinity ? timing.parentTime(fromLocal: end) : .infinity) }
        for animation in animations { pass(animation.timing.endTime) }
        if content.isEmitting { pass(content.emissionEnd) }
        mask?.forEachAnimationEnd(pass)
        let delay = max(0, content.sublayerDelays.last ?? 0)
        for sublayer in sublayers where sublayer.subtreeHasAnimations {
            sublayer.forEachAnimationEnd { pass($0 + delay) }
        }
    }
}

extension AnimationTiming {
    /// When the animation next changes anything, in its parent's time as it runs on from `parentTime`.
    fileprivate func nextChange(atParentTime parentTime: Double, isForwards: Bool) -> Double {
        if isActive(at: parentTime) { return isStill ? .infinity : parentTime }
        if isForwards { return parentTime < beginTime ? beginTime : .infinity }
        // Running backwards, an end that lies before now is where it comes in; as far away as it lies behind.
        return parentTime >= endTime ? parentTime + (parentTime - endTime) : .infinity
    }
}

extension LayerContent {
    /// Whether particles are born, or live on.
    var isEmitting: Bool {
        guard case .emitter(let emitter, let history) = self else { return false }
        return emitter.isEmitting || !history.versions.isEmpty
    }

    /// When the last particle is gone, in the layer's own time.
    fileprivate var emissionEnd: Double {
        guard case .emitter(let emitter, let history) = self else { return -.infinity }
        return emitter.isEmitting ? .infinity : history.end
    }
}
