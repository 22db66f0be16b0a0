public import CoreGraphics

extension CALayer {
    final var timing: MediaTiming { rareData?.timing ?? .ofLayer }

    final func setTiming<Value: Equatable>(
        _ value: Value, if isValid: Bool, _ key: String, _ path: WritableKeyPath<MediaTiming, Value>
    ) {
        guard isValid else { return refuse(value, for: key) }
        guard timing[keyPath: path] != value else { return }
        ensureRareData().timing[keyPath: path] = value
        guard !state.contains(.presentation) else { return }
        AnimationScheduler.current.timesChanged = true
        markChanged()
    }

    // MARK: Conversion

    /// Converts a time from another layer's time to this layer's. Nil stands for the time of `CACurrentMediaTime()`.
    ///
    /// A layer that has not begun has the time 0. A layer with a speed of 0 stays at one moment, which converts to 0 in
    /// its superlayer's time.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        CALayer.convertTime(t, from: layer?.model(), to: model())
    }

    /// Converts a time from this layer's time to another layer's. Nil stands for the time of `CACurrentMediaTime()`.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        CALayer.convertTime(t, from: model(), to: layer?.model())
    }

    /// Converts up from one layer to the nearest common ancestor, or beyond the root, and down to the other: common
    /// ancestors don't affect the result.
    private static func convertTime(
        _ t: CFTimeInterval, from source: CALayer?, to target: CALayer?
    ) -> CFTimeInterval {
        var (time, source, target) = (t, source, target)
        var (sourceLevel, targetLevel) = (source?.level ?? 0, target?.level ?? 0)
        var below: [MediaTiming] = []
        while source !== target {
            if let layer = source, sourceLevel >= targetLevel || target == nil {
                time = layer.timing.parentTime(fromLocal: time)
                (source, sourceLevel) = (layer.outerLayer, sourceLevel - 1)
            } else if let other = target {
                below.append(other.timing)
                (target, targetLevel) = (other.outerLayer, targetLevel - 1)
            }
        }
        return below.reversed().reduce(time) { $1.convertedTime(fromParent: $0) }
    }

    /// The layer's depth in its tree.
    private final var level: Int {
        var (layer, count) = (self, 1)
        while let above = layer.outerLayer { (layer, count) = (above, count + 1) }
        return count
    }

    /// Converts `time`, a time of `CACurrentMediaTime()`, to the layer's own time.
    final func localTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        var timings: [MediaTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if let timing = current.rareData?.timing, timing != .ofLayer { timings.append(timing) }
            layer = current.outerLayer
        }
        return timings.reversed().reduce(time) { $1.localTime(fromParent: $0) }
    }

    /// The root time at which the layer's own time reaches `time`, or `now` if it has; nil if it never will.
    final func rootTime(ofLocal time: CFTimeInterval, now: CFTimeInterval) -> CFTimeInterval? {
        guard time < .infinity else { return nil }
        var speed = 1.0
        var layer: CALayer? = self
        while let current = layer {
            speed *= Double(current.timing.speed)
            layer = current.outerLayer
        }
        guard speed > 0 else { return localTime(atRootTime: now) >= time ? now : nil }
        var moment = time
        layer = self
        while let current = layer {
            let timing = current.timing
            // It had passed that time when it began.
            if timing.beginTime != 0, timing.speed > 0, moment < timing.timeOffset { return now }
            moment = timing.parentTime(fromLocal: moment)
            layer = current.outerLayer
        }
        return moment
    }

    /// For each ancestor, nearest first, its parent's time in the last commit.
    final func ancestorTimes(atRootTime time: CFTimeInterval) -> ArraySlice<CFTimeInterval> {
        var timings: [MediaTiming?] = []
        var layer = outerLayer
        while let current = layer {
            timings.append(current.committed?.ownTiming)
            layer = current.outerLayer
        }
        var times: [CFTimeInterval] = []
        var time = time
        for timing in timings.reversed() {
            times.append(time)
            time = timing?.localTime(fromParent: time) ?? time
        }
        return ArraySlice(times.reversed())
    }

    /// The superlayer's time in the last commit.
    final func presentedOuterTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        var timings: [MediaTiming] = []
        var layer = outerLayer
        while let current = layer {
            if let timing = current.committed?.ownTiming { timings.append(timing) }
            layer = current.outerLayer
        }
        return timings.reversed().reduce(time) { $1.localTime(fromParent: $0) }
    }
}
