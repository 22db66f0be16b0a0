import CoreGraphics

/// A committed copy of one animation, converted to plain values.
package final class RenderAnimation: Sendable {
    package let timing: AnimationTiming
    let pacing: Pacing
    let effect: Effect

    package enum Effect: Sendable {
        case property(PropertyAnimation)
        /// Animations whose parent's time is this one's.
        case group([RenderAnimation])
    }

    private init(timing: AnimationTiming, pacing: Pacing, effect: Effect) {
        self.timing = timing
        self.pacing = pacing
        self.effect = effect
    }

    /// - Parameters:
    ///   - beginTime: the resolved one, in the parent's time.
    ///   - defaultDuration: what a duration of 0 stands for.
    convenience init?(
        _ animation: CAAnimation, beginTime: CFTimeInterval, defaultDuration: CFTimeInterval, target: AnimationTarget
    ) {
        let timing = AnimationTiming(animation.timing, beginTime: beginTime, defaultDuration: defaultDuration)
        guard let effect = animation.makeEffect(for: target, duration: timing.duration) else { return nil }
        self.init(timing: timing, pacing: animation.makePacing(duration: timing.duration), effect: effect)
    }

    /// Sets what the animation changes when its parent's time is `parentTime`.
    ///
    /// - Parameters:
    ///   - own: the layer's values without any animation.
    ///   - isMember: whether the parent is a group: at its end, where it may stay, its members are at theirs and not
    ///     yet over.
    func apply(to sample: inout SampledLayer, own: RenderLayer, at parentTime: Double, isMember: Bool = false) {
        guard let moment = timing.moment(at: parentTime, includingEnd: isMember) else { return }
        let progress = pacing.progress(at: moment.fraction)
        switch effect {
        case .property(let animation):
            animation.apply(to: &sample, own: own, at: progress, iteration: moment.iteration)
        case .group(let members):
            let time = progress * timing.duration
            for member in members { member.apply(to: &sample, own: own, at: time, isMember: true) }
        }
    }
}

/// What one animation does to one property.
package struct PropertyAnimation: Sendable {
    let path: PropertyPath
    let track: AnimationTrack
    let function: ValueFunction?
    let isAdditive: Bool
    let isCumulative: Bool

    func apply(to sample: inout SampledLayer, own: RenderLayer, at progress: Double, iteration: Double) {
        guard var value = value(at: progress, own: own) else { return }
        if isCumulative, iteration > 0, let end = self.value(at: 1, own: own) {
            value = value.added(to: end.multiplied(by: CGFloat(iteration)))
        }
        if isAdditive, let base = sample.value(at: path) { value = value.added(to: base) }
        sample.set(value, at: path)
        if case .path(let track) = track, let angle = track.angle(at: progress) {
            sample.properties.transform = CATransform3DConcat(
                sample.properties.transform, CATransform3DMakeRotation(angle, 0, 0, 1))
        }
    }

    private func value(at progress: Double, own: RenderLayer) -> AnimationValue? {
        let value = track.value(at: progress) {
            let value = own.value(at: path)
            // What is added to the layer's own value is measured from nothing.
            return isAdditive ? value?.zero : value
        }
        guard let function else { return value }
        return value.map(function.transform)
    }
}
