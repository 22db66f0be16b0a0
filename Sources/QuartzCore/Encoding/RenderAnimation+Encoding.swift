import CoreGraphics

extension RenderAnimation {
    /// - Parameters:
    ///   - beginTime: the resolved begin time, in the parent's time.
    ///   - defaultDuration: the duration used in place of 0.
    convenience init?(
        _ animation: CAAnimation, beginTime: CFTimeInterval, defaultDuration: CFTimeInterval, target: AnimationTarget
    ) {
        let timing = AnimationTiming(animation.timing, beginTime: beginTime, defaultDuration: defaultDuration)
        guard let effect = animation.makeEffect(for: target, duration: timing.duration) else { return nil }
        self.init(timing: timing, pacing: animation.makeTimingFunction(duration: timing.duration), effect: effect)
    }
}
