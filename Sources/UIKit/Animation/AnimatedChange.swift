import CoreGraphics
import Foundation
import QuartzCore

/// A property change of a property animator.
@MainActor
struct AnimatedChange {
    let view: UIView
    let key: String
    private let course: Course
    let isAdditive: Bool
    let original: Any?
    let final: Any?
    /// The start of the change, as a fraction of the animator's duration.
    let delay: CGFloat
    /// The key of the animation in the layer.
    let name: String

    /// The values from before the change to after it; for an additive change, the offsets to add to the final value.
    private enum Course {
        case straight(from: Any?, to: Any?)
        case keyframes(CAKeyframeAnimation)
    }

    init(_ view: UIView, key: String, from old: Any?, delay: CGFloat, name: String) {
        let layer = view.layer
        (self.view, self.key, self.delay, self.name) = (view, key, delay, name)
        original = old
        let new = layer.value(forKey: key)
        final = new
        let offset = old.flatMap { layer.offset(from: $0, forKey: key) }
        isAdditive = offset != nil
        course = .straight(
            from: offset ?? layer.animationStart(old, forKey: key),
            to: isAdditive ? new.flatMap { layer.offset(from: $0, forKey: key) } : new)
    }

    /// Creates a change through keyframes, whose values are those of the property.
    init(
        _ view: UIView, key: String, from old: Any?, through keyframes: CAKeyframeAnimation, delay: CGFloat,
        name: String
    ) {
        let layer = view.layer
        (self.view, self.key, self.delay, self.name) = (view, key, delay, name)
        original = old
        let values = keyframes.values ?? []
        final = layer.value(forKey: key)
        let offsets = values.compactMap { layer.offset(from: $0, forKey: key) }
        isAdditive = offsets.count == values.count
        if isAdditive { keyframes.values = offsets }
        course = .keyframes(keyframes)
    }

    /// Returns the progress of the change for the animator's progress.
    func progress(_ whole: CGFloat) -> CGFloat { delay < 1 ? max(0, (whole - delay) / (1 - delay)) : 0 }

    private func value(at progress: CGFloat) -> Any? {
        switch course {
        case .straight(let start, let end): view.layer.value(between: start, and: end, at: progress, forKey: key)
        case .keyframes(let keyframes): keyframes.value(at: progress, in: view.layer)
        }
    }

    /// Freezes the change at a progress.
    func hold(at progress: CGFloat) {
        let value = value(at: progress)
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        animation.speed = 0
        add(animation)
    }

    func show(_ run: AnimatorRun) {
        let layer = view.layer
        let animation = makeAnimation(run)
        animation.duration = max(run.duration * (1 - delay), 1e-6)
        animation.speed = run.isBackwards ? -1 : 1
        let begin = layer.convertTime(run.begin, from: nil) + (run.isBackwards ? 0 : run.duration * Double(delay))
        // A layer interprets a begin time of 0 as the current time.
        animation.beginTime = begin == 0 ? -.leastNormalMagnitude : begin
        add(animation)
    }

    private func makeAnimation(_ run: AnimatorRun) -> CAPropertyAnimation {
        let (from, to) = (progress(run.from), progress(run.to))
        guard case .keyframes(let keyframes) = course else {
            let animation = run.pacing.makeAnimation(keyPath: key)
            (animation.fromValue, animation.toValue) = (value(at: from), value(at: to))
            return animation
        }
        if from == 0, to == 1, case .curve(let function) = run.pacing,
            let animation = keyframes.copy() as? CAKeyframeAnimation
        {
            animation.timingFunction = function
            return animation
        }
        // A part of the keyframes, or a spring's way through them, is sampled.
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = (0...AnimatedChange.sampleCount).compactMap { sample in
            let way = run.way(atTime: CGFloat(sample) / CGFloat(AnimatedChange.sampleCount))
            return value(at: from + (to - from) * way)
        }
        return animation
    }

    /// More than the frames of two seconds.
    private static let sampleCount = 128

    private func add(_ animation: CAPropertyAnimation) {
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

    func progress(atTime fraction: CGFloat) -> CGFloat { from + (to - from) * way(atTime: fraction) }

    /// Returns the part of the way from `from` to `to` that is covered at a fraction of the time.
    func way(atTime fraction: CGFloat) -> CGFloat {
        fraction >= 1 ? 1 : pacing.progress(at: fraction, duration: CGFloat(duration))
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
