import CoreGraphics

/// A property animation's values as a function of progress.
package enum AnimationTrack: Sendable {
    case between(AnimationValue, AnimationValue)
    /// From a value to the layer's own.
    case from(AnimationValue)
    /// From the layer's own value to another.
    case to(AnimationValue)
    /// From the layer's own value to one so much further.
    case by(AnimationValue)
    /// At the layer's own value.
    case stay
    case keyframes(KeyframeTrack)
    case path(PathTrack)

    /// - Parameter own: the layer's own value, asked for only where it counts.
    func value(at progress: Double, own: () -> AnimationValue?) -> AnimationValue? {
        let t = CGFloat(progress)
        switch self {
        case .between(let from, let to): return from.mixed(with: to, t)
        case .from(let from): return own().map { from.mixed(with: $0, t) }
        case .to(let to): return own().map { $0.mixed(with: to, t) }
        case .by(let by): return own().map { $0.mixed(with: by.added(to: $0), t) }
        case .stay: return own()
        case .keyframes(let track): return track.value(at: progress)
        case .path(let track): return .point(track.point(at: progress))
        }
    }
}
