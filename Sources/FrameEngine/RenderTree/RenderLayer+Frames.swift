extension RenderLayer {
    /// When the picture next changes by itself, in the superlayer's time: `parentTime` itself while an animation runs,
    /// a later time when one is to begin, infinity when none will. Where there is too much to look at it may be any time.
    package func nextChange(atParentTime parentTime: Double) -> Double {
        var next = Double.infinity
        var waiting = [FrameVisit(layer: self, time: parentTime, rate: 1)]
        func note(_ change: Double, after now: Double, _ rate: Double) {
            guard change < .infinity else { return }
            // Where the two times are one there is nothing to round.
            next = min(next, now == parentTime && rate == 1 ? change : parentTime + (change - now) / rate)
        }
        var visitsLeft = Self.maxVisitedLayers
        while let visit = waiting.popLast() {
            visitsLeft -= 1
            guard visitsLeft > 0 else { return parentTime }
            visit.layer.noteChanges(visit, note, &waiting)
            guard next > parentTime else { return parentTime }
        }
        return next
    }

    /// Replicators may have copies of copies, each at a time of its own.
    private static let maxVisitedLayers = 1 << 22

    /// Notes what changes in one layer by itself, and adds the layers below to those to look at.
    private func noteChanges(
        _ visit: FrameVisit, _ note: (Double, Double, Double) -> Void, _ waiting: inout [FrameVisit]
    ) {
        guard subtreeHasAnimations else { return }
        if visit.copy > 0 { return visitSublayers(visit.time, visit.rate, copy: visit.copy, &waiting) }
        note(timing.nextAppearanceChange(after: visit.time), visit.time, visit.rate)
        guard isVisible(atParentTime: visit.time) else { return }
        for animation in foreignAnimations {
            note(animation.timing.nextChange(atParentTime: visit.time, isForwards: true), visit.time, visit.rate)
        }
        let timing = timing
        guard !timing.hasNotBegun(atParentTime: visit.time) else {
            return note(timing.beginTime, visit.time, visit.rate)
        }
        let speed = Double(timing.speed)
        // A layer that stands still shows one moment for ever.
        guard speed != 0 else { return }
        let (local, rate) = (localTime(fromParent: visit.time), visit.rate * abs(speed))
        if content.emissionEnd > local || content.tilesAreBusy { note(local, local, rate) }
        for animation in animations {
            note(animation.timing.nextChange(atParentTime: local, isForwards: speed > 0), local, rate)
        }
        if let mask { waiting.append(FrameVisit(layer: mask, time: local, rate: rate)) }
        visitSublayers(local, rate, copy: 0, &waiting)
    }

    /// - Parameter copy: which copy of the sublayers is meant, where a replicator makes several.
    private func visitSublayers(_ time: Double, _ rate: Double, copy: Int, _ waiting: inout [FrameVisit]) {
        let (count, delay) = content.copiesInTime
        guard copy < count else { return }
        if copy + 1 < count { waiting.append(FrameVisit(layer: self, time: time, rate: rate, copy: copy + 1)) }
        for sublayer in sublayers where sublayer.subtreeHasAnimations {
            waiting.append(FrameVisit(layer: sublayer, time: time - Double(copy) * delay, rate: rate))
        }
    }

    /// Calls `body` with the end of this layer, if it has one, and of every animation of it, its mask and what lies
    /// below, in the superlayer's time: infinity for one that never ends.
    package func forEachAnimationEnd(_ body: (Double) -> Void) {
        // Layers to look at, and how their superlayer's time is seen from here; nil where that stands still or runs back.
        var waiting: [(layer: RenderLayer, outside: Affine?)] = [(self, Affine(scale: 1, offset: 0))]
        while let (layer, outside) = waiting.popLast() {
            guard layer.subtreeHasAnimations else { continue }
            func pass(_ end: Double, _ time: Affine?) {
                body(time.map { end < .infinity ? $0(end) : end } ?? .infinity)
            }
            for animation in layer.foreignAnimations { pass(animation.timing.endTime, outside) }
            let timing = layer.timing
            if let change = timing.lastAppearanceChange { pass(change, outside) }
            let inside = timing.speed > 0 ? outside?.after(timing) : nil
            for animation in layer.animations { pass(animation.timing.endTime, inside) }
            if layer.content.isEmitting { pass(layer.content.emissionEnd, inside) }
            if let mask = layer.mask { waiting.append((mask, inside)) }
            let (count, step) = layer.content.copiesInTime
            let delay = max(0, Double(count - 1) * step)
            for sublayer in layer.sublayers where sublayer.subtreeHasAnimations {
                waiting.append((sublayer, inside?.later(by: delay)))
            }
        }
    }
}

/// A layer that is yet to be looked at.
private struct FrameVisit {
    let layer: RenderLayer
    /// The time of its superlayer; for a copy of its sublayers its own.
    let time: Double
    /// How fast that time runs, seen from where the walk began.
    let rate: Double
    /// 0 for the layer itself; otherwise only this copy of its sublayers is meant.
    var copy = 0
}

/// One time as a function of another: `scale * time + offset`.
private struct Affine {
    var scale, offset: Double

    func callAsFunction(_ time: Double) -> Double { scale * time + offset }

    /// The function of a layer's own time, where this one is of its superlayer's.
    func after(_ timing: MediaTiming) -> Affine {
        let speed = Double(timing.speed)
        return Affine(scale: scale / speed, offset: self(timing.beginTime - timing.timeOffset / speed))
    }

    /// The function of the time of copies that run so much behind.
    func later(by delay: Double) -> Affine { Affine(scale: scale, offset: offset + scale * delay) }
}

extension AnimationTiming {
    /// When the animation next changes anything, in its parent's time as it runs on from `parentTime`.
    fileprivate func nextChange(atParentTime parentTime: Double, isForwards: Bool) -> Double {
        if isActive(at: parentTime) { return isPaused ? .infinity : parentTime }
        if isForwards { return parentTime < beginTime ? beginTime : .infinity }
        // Running backwards, an end that lies before now is where it comes in; as far away as it lies behind.
        return parentTime >= endTime ? parentTime + (parentTime - endTime) : .infinity
    }
}

extension LayerContent {
    /// Whether tiles may come at any time.
    var isTiled: Bool { if case .tiled = self { true } else { false } }

    /// Whether tiles are on their way, or fade in.
    fileprivate var tilesAreBusy: Bool {
        guard case .tiled(let tiled, let store) = self else { return false }
        return store.isBusy(fadeDuration: tiled.fadeDuration)
    }

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
