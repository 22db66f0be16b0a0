import CoreGraphics
public import Foundation
public import ObjectRuntime

/// The state of an animator.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingstate)
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started yet, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, until `finishAnimation(at:)` is called.
    case stopped
}

/// The position at which animations ended.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingposition)
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the final values.
    case end
    /// At the initial values.
    case start
    /// At the current values.
    case current
}

/// An object whose animations can be started, paused, scrubbed and reversed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimating)
@preconcurrency @MainActor
public protocol UIViewAnimating: RuntimeObject {
    /// Whether the animations are inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// Whether the animations are running.
    var isRunning: Bool { get }
    /// Whether the animations run backwards.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, in 0...1; setting it scrubs a paused animator.
    var fractionComplete: CGFloat { get set }
    /// Starts the animations, or resumes them after a pause.
    func startAnimation()
    /// Starts the animations after a delay, in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animations at their current values.
    func pauseAnimation()
    /// Stops the animations at their current values; unless `withoutFinishing` is true, `finishAnimation(at:)` must
    /// follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animator at its final, initial or current values, and calls its completion blocks.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose changes are made in blocks.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a delay, given as a fraction in 0...1 of the remaining time.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that is called at the end with the final position of the animations.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes with different timing; a factor of 0 keeps the remaining time.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Waits for the end, and returns the final position.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            addCompletion { continuation.resume(returning: $0) }
        }
    }
}
