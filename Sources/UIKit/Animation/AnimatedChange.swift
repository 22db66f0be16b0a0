import CoreGraphics
import Foundation
import QuartzCore

/// One property that a property animator changes.
@MainActor
struct AnimatedChange {
    let view: UIView
    let key: String
    /// The values before and after, or what must be added to the one after.
    let start: Any?
    let end: Any?
    let isAdditive: Bool
    let original: Any?
    let final: Any?
    /// When the change begins, as a fraction of the animator's duration.
    let delay: CGFloat
    /// What the layer knows the animation by.
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

    /// How far the change is when the animator is so far.
    func progress(_ whole: CGFloat) -> CGFloat { delay < 1 ? max(0, (whole - delay) / (1 - delay)) : 0 }

    /// Shows the change at a standstill.
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
        // A layer takes 0 for now.
        animation.beginTime = begin == 0 ? -.leastNormalMagnitude : begin
        add(animation)
    }

    private func add(_ animation: CABasicAnimation) {
        animation.isAdditive = isAdditive
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.layer.add(animation, forKey: name)
    }

    /// Ends the animation, and leaves the property at what shows.
    func stop() {
        let layer = view.layer
        let shown = layer.presentation()?.value(forKey: key) ?? layer.value(forKey: key)
        layer.removeAnimation(forKey: name)
        set(shown)
    }

    /// Ends the animation with the property at the value after the change, or before it.
    func settle(toEnd: Bool) {
        view.layer.removeAnimation(forKey: name)
        set(toEnd ? final : original)
    }

    private func set(_ value: Any?) {
        AnimationContexts.withoutAnimation { view.layer.setValue(value, forKey: key) }
    }
}

/// A stretch that a property animator runs without being disturbed.
struct AnimatorRun {
    /// Where the values come from and go to: 0 is before the changes, 1 after.
    var from: CGFloat = 0
    var to: CGFloat = 1
    let pacing: TimingParameters
    let duration: CFTimeInterval
    /// The media time at which it began, or would have had it not begun in the middle.
    let begin: CFTimeInterval
    /// Whether it goes from `to` to `from`.
    var isBackwards = false

    var end: CFTimeInterval { begin + duration }

    /// How much of its time lies behind `from`.
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

    /// How much of the time has passed where the pace has come so far: the first such time.
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
