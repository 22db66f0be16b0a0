import CoreGraphics
public import Foundation

/// Where an animator is in its life.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingstate)
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Which values animations ended with.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimatingposition)
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Animations that can be started, paused, scrubbed and reversed.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewanimating)
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations whose changes are made by blocks.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
