import CoreGraphics

/// A property animation's values as a function of progress.
package enum AnimationTrack: Sendable {
    case between(AnimationValue, AnimationValue)
    /// From a value to the layer's own value.
    case from(AnimationValue)
    /// From the layer's own value to another.
    case to(AnimationValue)
    /// From the layer's own value, by an offset.
    case by(AnimationValue)
    /// The layer's own value throughout.
    case stay
    case keyframes(KeyframeTrack)
    case path(PathTrack)

    /// - Parameter own: the layer's own value, evaluated only when needed.
    package func value(at progress: Double, own: () -> AnimationValue?) -> AnimationValue? {
        let t = CGFloat(progress)
        switch self {
        case .between(let from, let to): return from.mixed(with: to, t)
        case .from(let from): return own().map { from.mixed(with: $0, t) }
        case .to(let to): return own().map { $0.mixed(with: to, t) }
        case .by(let by): return own().map { $0.mixed(with: by.added(to: $0), t) }
        case .stay: return own()
        case .keyframes(let track): return track.value(at: progress)
        case .path(let track): return track.value(at: progress)
        }
    }
}

/// A span between two numbers, either of which may be the layer's own.
struct NumberSpan: Sendable {
    /// Nil for the layer's own value.
    private let from: CGFloat?
    private let to: CGFloat?
    /// The offset of the end from the layer's own value, when `to` is nil.
    private let by: CGFloat

    /// Nil for a track that is not a plain span of numbers.
    init?(_ track: AnimationTrack) {
        switch track {
        case .between(.scalar(let from), .scalar(let to)): (self.from, self.to, by) = (from, to, 0)
        case .from(.scalar(let from)): (self.from, to, by) = (from, nil, 0)
        case .to(.scalar(let to)): (from, self.to, by) = (nil, to, 0)
        case .by(.scalar(let by)): (from, to, self.by) = (nil, nil, by)
        default: return nil
        }
    }

    var needsOwn: Bool { from == nil || to == nil }

    @inline(__always)
    func value(at fraction: CGFloat, own: CGFloat) -> CGFloat {
        let (from, to) = (from ?? own, to ?? own + by)
        return from + (to - from) * fraction
    }
}
