import Foundation
import QuartzCore

/// A single call of `UIView.animate`.
final class AnimationBlock: AnimationContext, AnimationSettings {
    var duration: CFTimeInterval { didSet { duration = AnimationBlock.usable(duration) } }
    var delay: CFTimeInterval { didSet { delay = AnimationBlock.usable(delay) } }
    var curve: UIView.AnimationCurve { didSet { pacing = TimingParameters(curve) } }
    private(set) var pacing: TimingParameters
    let options: UIView.AnimationOptions
    var repeatCount: Float
    var autoreverses: Bool
    var beginsFromCurrentState: Bool
    var settings: (any AnimationSettings)? { self }
    let animatorContext: AnimatorContext?
    private var waitsForAnimator = false
    private let tracker: AnimationTracker
    /// The views whose properties changed, in order of their first change.
    private var views: [UIView] = []

    init(
        duration: CFTimeInterval, delay: CFTimeInterval, pacing: TimingParameters, options: UIView.AnimationOptions,
        tracker: AnimationTracker
    ) {
        let outer = AnimationContexts.current
        // What repeats is not part of an animator's one run.
        animatorContext = options.isDisjoint(with: [.repeat, .autoreverse]) ? outer?.animatorContext : nil
        let ownDuration = outer == nil || options.contains(.overrideInheritedDuration)
        let ownPacing = outer == nil || options.contains(.overrideInheritedCurve)
        self.duration = AnimationBlock.usable(ownDuration ? duration : outer?.duration ?? duration)
        self.delay = AnimationBlock.usable(delay)
        curve = options.curve
        self.pacing = ownPacing ? pacing : (outer as? AnimationBlock)?.pacing ?? pacing
        self.options = options
        self.tracker = tracker
        repeatCount = options.contains(.repeat) ? .infinity : 0
        autoreverses = options.contains(.autoreverse)
        beginsFromCurrentState = options.contains(.beginFromCurrentState)
    }

    private static func usable(_ seconds: CFTimeInterval) -> CFTimeInterval {
        seconds.isFinite ? max(0, seconds) : 0
    }

    func run(_ animations: () -> Void) {
        AnimationContexts.run(self) {
            animations()
            if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        }
        tracker.close()
    }

    /// Sets a closure to be called when all animations have ended, before the completion.
    func onCompletion(_ body: @escaping () -> Void) { tracker.cleanup = body }

    // MARK: Actions

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard duration > 0 || delay > 0 else { return nil }
        if !views.contains(where: { $0 === view }) { views.append(view) }
        if let animator = joinAnimator() { return animator.action(for: view, key: key, in: span(in: animator)) }
        ReplacedValues.willReplace(key, of: view.layer)
        guard AnimationBlock.isAdditive(key) else { return replacing(view, key) }
        return ChangeAction(view.layer, key) { [self] layer, key, old in add(to: layer, view, key, from: old) }
    }

    /// Returns the context of the property animator that the block's changes belong to; nil for none. The block's
    /// completion waits for the animator.
    func joinAnimator() -> AnimatorContext? {
        if let animatorContext, !waitsForAnimator {
            waitsForAnimator = true
            tracker.wait(for: animatorContext.animator)
        }
        return animatorContext
    }

    /// The part of a property animator's time that the block's changes take.
    private func span(in animator: AnimatorContext) -> ClosedRange<Double> {
        guard animator.duration > 0 else { return 0...1 }
        let start = min(delay / animator.duration, 1)
        guard options.contains(.overrideInheritedDuration) else { return start...1 }
        return start...min((delay + duration) / animator.duration, 1)
    }

    /// Whether animations of the property are additive, as UIKit's are since iOS 8: a new animation continues smoothly
    /// from those in flight.
    private static func isAdditive(_ key: String) -> Bool {
        switch key {
        case "bounds", "position", "zPosition", "transform", "sublayerTransform", "opacity", "anchorPoint": true
        default: false
        }
    }

    private func add(to layer: CALayer, _ view: UIView, _ key: String, from old: Any?) {
        guard let old, let offset = layer.offset(from: old, forKey: key) else {
            return add(key, from: old, isAdditive: false, layer, view)
        }
        guard let rect = offset as? CGRect else { return add(key, from: offset, isAdditive: true, layer, view) }
        // The origin and the size animate separately, as on iOS: programs look for "bounds.size" to follow it.
        if rect.size != .zero { add("\(key).size", from: rect.size, isAdditive: true, layer, view) }
        if rect.origin != .zero { add("\(key).origin", from: rect.origin, isAdditive: true, layer, view) }
    }

    private func add(_ keyPath: String, from start: Any?, isAdditive: Bool, _ layer: CALayer, _ view: UIView) {
        let animation = pacing.makeAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.isAdditive = isAdditive
        prepare(animation, layer, view)
        layer.addBesideOthers(animation, forKey: keyPath)
    }

    /// Returns an animation of a property whose animations replace each other; the layer adds it. A subclass may take
    /// it from `action(for:forKey:)` and use it for a key of its own.
    private func replacing(_ view: UIView, _ key: String) -> CAAnimation {
        let animation = pacing.makeAnimation(keyPath: key)
        let shown = beginsFromCurrentState ? view.layer.presentation() ?? view.layer : view.layer
        animation.fromValue = view.layer.animationStart(shown.value(forKey: key), forKey: key)
        prepare(animation, view.layer, view)
        return animation
    }

    /// Sets an animation's timing and delegate.
    func prepare(_ animation: CAAnimation, _ layer: CALayer, _ view: UIView?) {
        animation.duration = max(duration, AnimationBlock.least)
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        animation.delegate = tracker.track(view, blocksTouches: !options.contains(.allowUserInteraction))
    }

    /// The shortest duration: a layer interprets a duration of 0 as the default one.
    private static let least = 1e-6
}
