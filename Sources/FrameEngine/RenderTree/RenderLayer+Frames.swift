extension RenderLayer {
    /// The next time at which the subtree changes, in the superlayer's time: `parentTime` while an animation runs, a
    /// later time if an animation will begin or continues after keyframes that hold a value, infinity for never. Trees
    /// that are too large to visit are assumed to change at any time.
    package func nextChange(atParentTime parentTime: Double) -> Double {
        var next = Double.infinity
        var waiting = [FrameVisit(layer: self, time: parentTime, rate: 1)]
        func note(_ change: Double, after now: Double, _ rate: Double) {
            guard change < .infinity else { return }
            // Exact when the two times are identical.
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

    /// The maximum number of visited layers; each of nested replicators' copies has its own time.
    private static let maxVisitedLayers = 1 << 22

    /// Visits one layer's changes, and queues its sublayers.
    private func noteChanges(
        _ visit: FrameVisit, _ note: (Double, Double, Double) -> Void, _ waiting: inout [FrameVisit]
    ) {
        guard subtreeHasAnimations else { return }
        if visit.copy > 0 { return visitSublayers(visit.time, visit.rate, copy: visit.copy, &waiting) }
        note(timing.nextAppearanceChange(after: visit.time), visit.time, visit.rate)
        guard isVisible(atParentTime: visit.time) else { return }
        for animation in foreignAnimations {
            note(animation.nextChange(atParentTime: visit.time, isForwards: true), visit.time, visit.rate)
        }
        let timing = timing
        guard !timing.hasNotBegun(atParentTime: visit.time) else {
            return note(timing.beginTime, visit.time, visit.rate)
        }
        let speed = Double(timing.speed)
        // A paused layer's time never advances.
        guard speed != 0 else { return }
        let (local, rate) = (localTime(fromParent: visit.time), visit.rate * abs(speed))
        if content.emissionEnd > local || content.tilesAreBusy { note(local, local, rate) }
        for animation in animations {
            note(animation.nextChange(atParentTime: local, isForwards: speed > 0), local, rate)
        }
        if let mask { waiting.append(FrameVisit(layer: mask, time: local, rate: rate)) }
        visitSublayers(local, rate, copy: 0, &waiting)
    }

    /// - Parameter copy: the index of a replicator's copy of the sublayers.
    private func visitSublayers(_ time: Double, _ rate: Double, copy: Int, _ waiting: inout [FrameVisit]) {
        let (count, delay) = content.copiesInTime
        guard copy < count else { return }
        if copy + 1 < count { waiting.append(FrameVisit(layer: self, time: time, rate: rate, copy: copy + 1)) }
        for sublayer in sublayers where sublayer.subtreeHasAnimations {
            waiting.append(FrameVisit(layer: sublayer, time: time - Double(copy) * delay, rate: rate))
        }
    }

    /// Calls `body` with the end times of this layer, if it has one, and of all animations in the subtree, in the
    /// superlayer's time: infinity for one that never ends.
    package func forEachAnimationEnd(_ body: (Double) -> Void) {
        // The layers to visit, with their superlayer's time as a function of the result's; nil when that time is paused
        // or runs backwards.
        var waiting: [(layer: RenderLayer, outside: TimeMap?)] = [(self, TimeMap(scale: 1, offset: 0))]
        while let (layer, outside) = waiting.popLast() {
            guard layer.subtreeHasAnimations else { continue }
            func pass(_ end: Double, _ time: TimeMap?) {
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

/// A layer to visit.
private struct FrameVisit {
    let layer: RenderLayer
    /// The superlayer's time; for a copy of the sublayers, the layer's own time.
    let time: Double
    /// The rate of that time relative to the traversal's root.
    let rate: Double
    /// 0 for the layer itself; otherwise the index of one copy of its sublayers.
    var copy = 0
}

/// One time as a function of another: `scale * time + offset`.
private struct TimeMap {
    var scale, offset: Double

    func callAsFunction(_ time: Double) -> Double { scale * time + offset }

    /// Composes the superlayer's time function with a layer's timing.
    func after(_ timing: MediaTiming) -> TimeMap {
        let speed = Double(timing.speed)
        // The inverse of local = (time - begin) · speed + offset, followed by the superlayer's function.
        return TimeMap(scale: scale / speed, offset: self(timing.beginTime - timing.timeOffset / speed))
    }

    /// The time function of copies delayed by `delay`.
    func later(by delay: Double) -> TimeMap { TimeMap(scale: scale, offset: offset + scale * delay) }
}

extension RenderAnimation {
    /// The next time at which the animation changes anything, in its parent's time from `parentTime` on.
    fileprivate func nextChange(atParentTime parentTime: Double, isForwards: Bool) -> Double {
        if timing.isActive(at: parentTime) {
            if timing.isPaused { return .infinity }
            // Parents that run backwards are rare, so each of their frames is assumed to change.
            guard isForwards, case .linear = pacing, case .property(let animation) = effect else { return parentTime }
            return timing.end(at: parentTime) { animation.track.hold(around: $0) }
        }
        if isForwards { return parentTime < timing.beginTime ? timing.beginTime : .infinity }
        // Running backwards, the animation begins at its end; the distance in time is the same.
        return parentTime >= timing.endTime ? parentTime + (parentTime - timing.endTime) : .infinity
    }
}

extension AnimationTrack {
    /// The range of progress around `progress` in which the value is constant; nil if unknown.
    fileprivate func hold(around progress: Double) -> ClosedRange<Double>? {
        if case .keyframes(let track) = self { track.hold(around: progress) } else { nil }
    }
}

extension LayerContent {
    /// Whether tiles may arrive at any time.
    var isTiled: Bool { if case .tiled = self { true } else { false } }

    /// Whether tiles are in flight or fading in.
    fileprivate var tilesAreBusy: Bool {
        guard case .tiled(let tiled, let store) = self else { return false }
        return store.isBusy(fadeDuration: tiled.fadeDuration)
    }

    /// Whether particles are emitted or still alive.
    var isEmitting: Bool {
        guard case .emitter(let emitter, let history) = self else { return false }
        return emitter.isEmitting || !history.versions.isEmpty
    }

    /// The time when the last particle disappears, in the layer's local time.
    fileprivate var emissionEnd: Double {
        guard case .emitter(let emitter, let history) = self else { return -.infinity }
        return emitter.isEmitting ? .infinity : history.end
    }
}
