import CoreGraphics

/// One animation that was added to a layer, from then until it is over.
final class AnimationRecord {
    enum Phase {
        /// Added; its begin is not settled before the commit.
        case added
        /// Committed, and yet to begin.
        case waiting
        case running
        /// At its end, or removed: its delegate was told, or is about to be.
        case over
    }

    /// The layer's copy, which the delegate gets to see.
    let animation: CAAnimation
    let key: String?
    /// Where it stands among all animations of its thread, in the order they were added.
    let order: Int
    var phase = Phase.added
    /// The animation as plain values; nil before the commit, and for one that does nothing.
    var rendered: RenderAnimation?
    /// Transactions that wait for it to be over.
    var completions: [CompletionGroup]
    /// Not counted, and safe: the layer clears it when it lets the animation go or goes away itself.
    unowned(unsafe) var layer: CALayer?
    /// Whether it changes what the layer's contents are drawn from, by `needsDisplay(forKey:)`.
    private(set) var redraws = false
    /// Counts how often the animation's events were worked out anew, so that older ones are known to be void.
    var generation = 0

    init(_ animation: CAAnimation, key: String?, order: Int, layer: CALayer, completions: [CompletionGroup]) {
        self.animation = animation
        self.key = key
        self.order = order
        self.layer = layer
        self.completions = completions
    }

    /// Settles the begin and makes plain values of the animation.
    ///
    /// - Parameter localTime: the layer's time at the commit, which a begin of 0 stands for.
    func resolve(for layer: CALayer, localTime: CFTimeInterval) {
        if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
        rendered = RenderAnimation(
            animation, beginTime: animation.timing.beginTime, defaultDuration: animation.timing.duration,
            target: AnimationTarget(layer: layer))
        redraws = rendered?.keys.contains { type(of: layer).needsDisplay(forKey: $0) } ?? false
        phase = .waiting
    }

    /// The begin and end in the layer's time.
    var timing: AnimationTiming {
        rendered?.timing
            ?? AnimationTiming(
                animation.timing, beginTime: animation.timing.beginTime, defaultDuration: animation.timing.duration)
    }
}

/// A completion block, and how many animations it waits for.
final class CompletionGroup {
    private let block: () -> Void
    private var waitsFor = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    func add() { waitsFor += 1 }

    /// One animation is over; true when it was the last that the block waited for.
    func remove() -> Bool {
        waitsFor -= 1
        return isClosed && waitsFor == 0
    }

    /// No more animations will come. Runs the block at once when there is none to wait for.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        if waitsFor == 0 { block() }
    }

    func run() { block() }
}
