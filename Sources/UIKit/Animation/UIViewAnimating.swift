import CoreGraphics
public import Foundation

/// The state of an animator.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingstate)
public enum UIViewAnimatingState: Int, Sendable {
    /// Has not begun, or has ended.
    case inactive
    /// Runs, or is paused.
    case active
    /// Was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// Which values animations ended with.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingposition)
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end.
    case end
    /// At the start.
    case start
    /// Where it is.
    case current
}

/// Animations that can be started, paused, scrubbed and reversed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimating)
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    /// Whether it has begun, is under way, or has been stopped.
    var state: UIViewAnimatingState { get }
    /// Whether time passes for it.
    var isRunning: Bool { get }
    /// Whether it goes back to where it came from.
    var isReversed: Bool { get set }
    /// How far it has come, from 0 to 1; setting it scrubs a paused animator.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or goes on after a pause.
    func startAnimation()
    /// Starts it after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is.
    func pauseAnimation()
    /// Ends it where it is; unless `withoutFinishing` is true, `finishAnimation(at:)` is still to be called.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animator at its end, at its start or where it is, and calls its completion blocks.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations whose changes are made by blocks.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin later, by a factor from 0 to 1 of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end, with where it ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with other timing; a factor of 0 keeps the time that is left.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
