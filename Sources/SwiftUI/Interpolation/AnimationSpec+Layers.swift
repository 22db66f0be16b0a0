import Foundation
package import QuartzCore

extension AnimationSpec {
    /// Returns a Core Animation animation of a layer's property with this pace, which starts when it is added.
    ///
    /// - Parameters:
    ///   - from, to: the values for Core Animation.
    ///   - isAdditive: whether the values are added to the property's.
    package func makeAnimation(keyPath: String, from: Any?, to: Any?, isAdditive: Bool = false) -> CAAnimation {
        switch self {
        case .standard:
            return AnimationSpec.standardSpring.makeAnimation(
                keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
        case .curve(let curve, let duration):
            guard let function = curve.timingFunction else {
                let samples = (0...60).map { curve.value(at: Double($0) / 60) }
                return sampled(samples, duration, keyPath, from, to, isAdditive)
            }
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            // Core Animation treats a duration of zero as the default.
            animation.duration = max(duration, 1e-6)
            animation.set(from, to, isAdditive)
            return animation
        case .spring(let spring, let velocity, _):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(velocity)
            animation.allowsOverdamping = true
            animation.duration = finite(duration)
            animation.set(from, to, isAdditive)
            return animation
        case .delayed(let base, let delay):
            return base.makeAnimation(keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
                .within(finite(duration)) { child in
                    if delay > 0 { child.beginTime = delay } else { child.timeOffset = -delay }
                }
        case .sped(let base, let speed):
            return base.makeAnimation(keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
                .within(finite(duration)) { $0.speed = Float(speed) }
        case .repeated(let base, let count, let autoreverses):
            return base.makeAnimation(keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
                .within(finite(duration)) { child in
                    child.autoreverses = autoreverses
                    let turns = count.map { Float($0) } ?? .infinity
                    // With autoreversing, one of Core Animation's repetitions is a forward and a backward iteration.
                    child.repeatCount = autoreverses ? turns / 2 : turns
                }
        case .logicallyComplete(let base, _):
            return base.makeAnimation(keyPath: keyPath, from: from, to: to, isAdditive: isAdditive)
        case .custom(let custom):
            return sampled(custom.samples + [1], custom.duration, keyPath, from, to, isAdditive)
        }
    }

    /// Core Animation's durations must be finite; three years suffice.
    private func finite(_ duration: TimeInterval) -> TimeInterval { min(duration, 1e8) }

    /// Returns evenly spaced keyframes, with linear interpolation.
    private func sampled(
        _ samples: [Double], _ duration: TimeInterval, _ keyPath: String, _ from: Any?, _ to: Any?, _ isAdditive: Bool
    ) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.duration = max(duration, 1e-6)
        animation.isAdditive = isAdditive
        guard let from, let to, let start = AnimationValue(guessing: from), let end = AnimationValue(guessing: to)
        else {
            animation.values = [from, to].compactMap { $0 }
            return animation
        }
        animation.values = samples.compactMap { start.mixed(with: end, CGFloat($0)).any }
        return animation
    }
}

extension CABasicAnimation {
    fileprivate func set(_ from: Any?, _ to: Any?, _ isAdditive: Bool) {
        fromValue = from
        toValue = to
        self.isAdditive = isAdditive
    }
}

extension CAAnimation {
    /// Returns a group that shows this animation, modified by `change`, for a duration.
    fileprivate func within(_ duration: TimeInterval, _ change: (CAAnimation) -> Void) -> CAAnimation {
        fillMode = .both
        change(self)
        let group = CAAnimationGroup()
        group.animations = [self]
        group.duration = max(duration, 1e-6)
        return group
    }
}
