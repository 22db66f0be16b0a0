import CoreGraphics

/// An animation of a layer, from being added until it is over. Mutable state is guarded by the model's lock.
final class AnimationRecord {
    enum Phase {
        /// Added; the commit will resolve its begin time.
        case added
        /// Committed, but not begun.
        case waiting
        case running
        /// Ended or removed; its delegate was notified, or is about to be.
        case over
    }

    /// The layer's copy, which is passed to the delegate.
    let animation: CAAnimation
    let key: String?
    /// Its place in the order in which its thread's animations were added.
    let order: Int
    var phase = Phase.added
    /// The animation as plain values; nil before the commit, and for an animation without effect.
    var rendered: RenderAnimation?
    /// The completion groups of transactions that wait for it to end.
    var completions: [CompletionGroup]
    /// Whether a delegate or completion block waits for its end.
    var hasObservers: Bool { !completions.isEmpty || animation.delegate != nil }
    /// Unretained, but never dangling: the layer clears it when it releases the animation or is deallocated.
    private var owner: UnretainedLayer?
    var layer: CALayer? { owner?.layer }
    /// The other layers that it acts on: the mask, or sublayers.
    private var foreignTargets: [ForeignTarget] = []
    /// The layers whose contents depend on the keys it animates, according to `needsDisplay(forKey:)`.
    var layersToRedraw: [CALayer] {
        (redrawsOwn ? [layer] : []).compactMap { $0 } + foreignTargets.filter(\.redraws).compactMap(\.layer)
    }
    var redraws: Bool { redrawsOwn || foreignTargets.contains { $0.redraws } }
    private var redrawsOwn = false
    /// Whether the begin time was resolved by the commit.
    private(set) var beginsAtCommit = false
    /// Incremented whenever the animation's events are scheduled anew; events of an earlier generation are void.
    var generation = 0

    init(_ animation: CAAnimation, key: String?, order: Int, layer: CALayer, completions: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.order = order
        owner = UnretainedLayer(layer)
        self.completions = completions
    }

    /// Resolves the begin time and encodes the animation.
    ///
    /// - Parameter localTime: the layer's time at the commit, used when `beginTime` is 0.
    func resolve(for layer: CALayer, localTime: CFTimeInterval) {
        if animation.timing.beginTime == 0 {
            animation.timing.beginTime = localTime
            beginsAtCommit = true
        }
        rendered = RenderAnimation(
            animation, beginTime: animation.timing.beginTime, defaultDuration: animation.timing.duration,
            target: AnimationTarget(layer: layer))
        redrawsOwn = rendered.map(layer.isDrawn) ?? false
        for scope in animation.foreignScopes { resolve(scope, from: layer) }
        phase = .waiting
    }

    private func resolve(_ scope: AnimationScope, from layer: CALayer) {
        guard let other = scope.layer(from: layer) else {
            let paths = animation.keyPaths(in: scope).map { "\"\($0)\"" }.joined(separator: ", ")
            return reportOnce("\(layer.label): there is not \(scope.missing) to animate at \(paths)")
        }
        guard
            let rendered = RenderAnimation(
                animation, beginTime: animation.timing.beginTime, defaultDuration: animation.timing.duration,
                target: AnimationTarget(layer: other, scope: scope))
        else { return }
        foreignTargets.append(ForeignTarget(layer: other, redraws: other.isDrawn(from: rendered)))
        other.ensureRareData().foreignAnimations.append(ForeignAnimation(record: self, rendered: rendered))
        other.markChanged()
    }

    /// Called when the layer removes the animation.
    func detach() {
        owner = nil
        // Cancelled events may still retain the record, which must not keep old trees alive.
        rendered = nil
        for other in foreignTargets { other.layer?.markChanged() }
    }

    /// The animation's moment in the frame that contents were last drawn for; nil where it has no effect.
    private(set) var displayedMoment: AnimationTiming.Moment?

    /// Records that contents are drawn for a frame; returns whether the animation's moment differs from the previous
    /// frame's.
    func display(atRootTime time: CFTimeInterval) -> Bool {
        guard let layer, phase == .waiting || phase == .running else { return false }
        let moment = timing.moment(at: layer.localTime(atRootTime: time))
        defer { displayedMoment = moment }
        return moment != displayedMoment
    }

    private struct ForeignTarget {
        weak var layer: CALayer?
        let redraws: Bool
    }

    /// The begin and end times, in the layer's time.
    var timing: AnimationTiming {
        rendered?.timing
            ?? AnimationTiming(
                animation.timing, beginTime: animation.timing.beginTime, defaultDuration: animation.timing.duration)
    }
}
