import CoreGraphics
import Foundation
import QuartzCore

/// A property change of a property animator.
@MainActor
struct AnimatedChange {
    let view: UIView
    let key: String
    /// The values before and after the change; for an additive change, the offsets to add to the final value.
    let start: Any?
    let end: Any?
    let isAdditive: Bool
    let original: Any?
    let final: Any?
    /// The start of the change, as a fraction of the animator's duration.
    let delay: CGFloat
    /// The key of the animation in the layer.
    let name: String

    init(_ view: UIView, key: String, from old: Any?, delay: CGFloat, name: String) {
        let layer = view.layer
        (self.view, self.key, self.delay, self.name) = (view, key, delay, name)
        original = old
        let new = layer.value(forKey: key)
        final = new
        let offset = old.flatMap { layer.offset(from: $0, forKey: key) }
        isAdditive = offset != nil
        start = offset ?? old ?? (key.hasSuffix("Color") ? CGColor(red: 0, green: 0, blue: 0, alpha: 0) : nil)
        end = isAdditive ? new.flatMap { layer.offset(from: $0, forKey: key) } : new
    }

    /// Returns the progress of the change for the animator's progress.
    func progress(_ whole: CGFloat) -> CGFloat { delay < 1 ? max(0, (whole - delay) / (1 - delay)) : 0 }

    /// Freezes the change at a progress.
    func hold(at progress: CGFloat) {
        let value = view.layer.value(between: start, and: end, at: progress, forKey: key)
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        animation.speed = 0
        add(animation)
    }

    func show(_ run: AnimatorRun) {
        let layer = view.layer
        let animation = run.pacing.makeAnimation(keyPath: key)
        animation.fromValue = layer.value(between: start, and: end, at: progress(run.from), forKey: key)
        animation.toValue = layer.value(between: start, and: end, at: progress(run.to), forKey: key)
        animation.duration = max(run.duration * (1 - delay), 1e-6)
        animation.speed = run.isBackwards ? -1 : 1
        let begin = layer.convertTime(run.begin, from: nil) + (run.isBackwards ? 0 : run.duration * Double(delay))
        // A layer interprets a begin time of 0 as the current time.
        animation.beginTime = begin == 0 ? -.leastNormalMagnitude : begin
        add(animation)
    }

    private func add(_ animation: CABasicAnimation) {
        animation.isAdditive = isAdditive
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: name)
    }

    /// Removes the animation and sets the property to the value on screen.
    func stop() {
        let layer = view.layer
        let shown = layer.presentation()?.value(forKey: key) ?? layer.value(forKey: key)
        layer.removeAnimation(forKey: name)
        set(shown)
    }

    /// Removes the animation and sets the property to its final value, or to its original one.
    func settle(toEnd: Bool) {
        view.layer.removeAnimation(forKey: name)
        set(toEnd ? final : original)
    }

    private func set(_ value: Any?) {
        AnimationContexts.withoutAnimation { view.layer.setValue(value, forKey: key) }
    }
}

/// An uninterrupted run of a property animator.
struct AnimatorRun {
    /// The progress at the start and at the end of the run: 0 is before the changes, 1 after.
    var from: CGFloat = 0
    var to: CGFloat = 1
    let pacing: TimingParameters
    let duration: CFTimeInterval
    /// The media time at which the run began, or would have begun if it had not started in the middle.
    let begin: CFTimeInterval
    /// Whether the run goes from `to` to `from`.
    var isBackwards = false

    var end: CFTimeInterval { begin + duration }

    /// Returns the fraction of the run's time that separates it from `from`.
    func time(at now: CFTimeInterval) -> CGFloat {
        guard duration > 0 else { return isBackwards ? 0 : 1 }
        let passed = min(max(0, CGFloat((now - begin) / duration)), 1)
        return isBackwards ? 1 - passed : passed
    }

    func progress(at now: CFTimeInterval) -> CGFloat { progress(atTime: time(at: now)) }

    func progress(atTime fraction: CGFloat) -> CGFloat {
        let way = fraction >= 1 ? 1 : pacing.progress(at: fraction, duration: CGFloat(duration))
        return from + (to - from) * way
    }

    /// Returns the earliest fraction of the time at which the run reaches a progress.
    func time(atProgress progress: CGFloat) -> CGFloat {
        guard to != from, progress > from else { return 0 }
        guard progress < to else { return 1 }
        var (low, high) = (CGFloat(0), CGFloat(1))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.progress(atTime: middle) < progress { low = middle } else { high = middle }
        }
        return high
    }
}
