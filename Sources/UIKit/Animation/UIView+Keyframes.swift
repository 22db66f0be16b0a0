public import Foundation

extension UIView {
    /// Animates through keyframes, added in the block by
    /// `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. Changes made outside of them take the whole
    /// duration.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:))
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        // The bits below the calculation mode and those of the curve mean the same as in `AnimationOptions`.
        let shared = AnimationOptions(rawValue: options.rawValue & 0xF_03FF)
        let block = AnimationBlock(
            duration: duration, delay: delay, pacing: TimingParameters(shared.curve), options: shared,
            tracker: AnimationTracker(completion))
        KeyframeBlock(block, options).run(animations)
    }

    /// Adds a keyframe to the enclosing keyframe animation.
    ///
    /// - Parameters:
    ///   - frameStartTime: the start, as a fraction of the whole duration.
    ///   - frameDuration: the duration, as a fraction of the whole duration.
    ///   - animations: makes the changes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let context = AnimationContexts.current as? KeyframeBlock else { return animations() }
        context.keyframe(from: frameStartTime, duration: frameDuration, animations)
    }
}
