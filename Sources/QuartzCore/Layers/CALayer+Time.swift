public import CoreGraphics

extension CALayer {
    final var timing: MediaTiming { extras?.timing ?? .ofLayer }

    final func setTiming<Value: Equatable>(
        _ value: Value, if isUsable: Bool, _ key: String, _ path: WritableKeyPath<MediaTiming, Value>
    ) {
        guard isUsable else { return refuse(value, for: key) }
        guard timing[keyPath: path] != value else { return }
        ensureExtras().timing[keyPath: path] = value
        guard !state.contains(.presentation) else { return }
        TransactionContext.current.timesChanged = true
        markChanged()
    }

    // MARK: Conversion

    /// A time of another layer, in this layer's time. Nil stands for `CACurrentMediaTime()`'s.
    public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(atRootTime: layer?.rootTime(fromLocal: t) ?? t)
    }

    /// A time of this layer, in another layer's.
    public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let time = rootTime(fromLocal: t)
        return layer?.localTime(atRootTime: time) ?? time
    }

    /// The layer's own time when `CACurrentMediaTime()` is `time`.
    final func localTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        var timings: [MediaTiming] = []
        var layer: CALayer? = self
        while let current = layer {
            if let timing = current.extras?.timing, timing != .ofLayer { timings.append(timing) }
            layer = current.outerLayer
        }
        return timings.reversed().reduce(time) { $1.localTime(fromParent: $0) }
    }

    /// What `CACurrentMediaTime()` is when the layer's own time is `time`. Where a layer stands still, any moment will
    /// do, and it is the layer's begin.
    private final func rootTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        var time = time
        var layer: CALayer? = self
        while let current = layer {
            if let timing = current.extras?.timing { time = timing.parentTime(fromLocal: time) }
            layer = current.outerLayer
        }
        return time
    }

    /// When the layer's own time comes to `time`, or `now` if it has; nil if it never will.
    final func rootTime(ofLocal time: CFTimeInterval, now: CFTimeInterval) -> CFTimeInterval? {
        guard time < .infinity else { return nil }
        var speed = 1.0
        var layer: CALayer? = self
        while let current = layer {
            speed *= Double(current.timing.speed)
            layer = current.outerLayer
        }
        if speed > 0 { return rootTime(fromLocal: time) }
        return localTime(atRootTime: now) >= time ? now : nil
    }

    /// The superlayer's time as the last commit has it.
    final func outerTimeOnScreen(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        var timings: [MediaTiming] = []
        var layer = outerLayer
        while let current = layer {
            if let timing = current.committed?.ownTiming { timings.append(timing) }
            layer = current.outerLayer
        }
        return timings.reversed().reduce(time) { $1.localTime(fromParent: $0) }
    }
}
