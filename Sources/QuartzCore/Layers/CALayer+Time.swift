import CoreGraphics

extension CALayer {
    final var timing: MediaTiming { extras?.timing ?? MediaTiming() }

    final func setTiming<Value: Equatable>(
        _ value: Value, finite isUsable: Bool, _ key: String, _ path: WritableKeyPath<MediaTiming, Value>
    ) {
        guard isUsable else { return refuse(value, for: key) }
        guard timing[keyPath: path] != value else { return }
        ensureExtras().timing[keyPath: path] = value
        markChanged()
    }

    final func ensureExtras() -> LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }

    /// The superlayer's time when the root's superlayer, had it one, shows `time`.
    final func outerTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        outerLayer?.localTime(atRootTime: time) ?? time
    }

    /// The layer's own time when `CACurrentMediaTime()` is `time`.
    final func localTime(atRootTime time: CFTimeInterval) -> CFTimeInterval {
        timing.localTime(fromParent: outerTime(atRootTime: time))
    }
}
