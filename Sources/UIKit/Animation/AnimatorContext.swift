import Foundation
import QuartzCore

/// Collects the changes made in a property animator's block, also by animation blocks and keyframes in it: they belong
/// to the animator, which pauses, scrubs and reverses them.
final class AnimatorContext: AnimationContext {
    let animator: UIViewPropertyAnimator
    /// The start of the changes, as a fraction of the animator's duration.
    private let delay: CGFloat

    init(_ animator: UIViewPropertyAnimator, delay: CGFloat) {
        self.animator = animator
        self.delay = delay
    }

    var duration: CFTimeInterval { animator.duration }
    var settings: (any AnimationSettings)? { nil }
    var animatorContext: AnimatorContext? { self }

    func action(for view: UIView, key: String) -> (any CAAction)? {
        ChangeAction(view.layer, key) { [self] _, key, old in
            animator.addChange(of: view, key) { name in
                AnimatedChange(view, key: key, from: old, delay: delay, name: name)
            }
        }
    }

    /// Returns the action for a change that takes a part of the animator's time.
    func action(for view: UIView, key: String, in span: ClosedRange<Double>) -> (any CAAction)? {
        guard span != 0...1 else { return action(for: view, key: key) }
        return ChangeAction(view.layer, key) { [self] layer, key, old in
            guard let start = layer.animationStart(old, forKey: key), let end = layer.value(forKey: key) else { return }
            let keyframes = CAKeyframeAnimation(keyPath: key)
            keyframes.values = [start, start, end, end]
            keyframes.keyTimes = [0, span.lowerBound, span.upperBound, 1].map { NSNumber(value: $0) }
            add(keyframes, of: view, key, from: old)
        }
    }

    /// Adds keyframes of a property that had the value `old` and now has its final one.
    func add(_ keyframes: CAKeyframeAnimation, of view: UIView, _ key: String, from old: Any?) {
        animator.addChange(of: view, key) { name in
            AnimatedChange(view, key: key, from: old, through: keyframes, delay: delay, name: name)
        }
    }
}
