import CLayerRuntime
import CoreGraphics
import Foundation

/// What the main actor has open, or one other thread: its transactions, the trees that wait for a commit, its clock and the
/// animations that it committed.
///
/// Nothing here is shared, as the model tree belongs to one of them at a time. The main actor keeps its context when it
/// goes from thread to thread, which it does where Dispatch drains it.
final class TransactionContext {
    /// The context of what the calling code runs on, made on first use. A thread's is dropped when the thread ends.
    static var current: TransactionContext {
        if let slot = kasane_context_slot() {
            return Unmanaged<TransactionContext>.fromOpaque(slot).takeUnretainedValue()
        }
        let context = TransactionContext(isOfMainActor: MainActor.isCurrent)
        kasane_set_context_slot(Unmanaged.passRetained(context).toOpaque()) { slot in
            guard let slot else { return }
            Unmanaged<TransactionContext>.fromOpaque(slot).release()
        }
        return context
    }

    /// Open transactions, the innermost last. The first may be the implicit one.
    private(set) var levels: [TransactionLevel] = []
    /// Whether properties change without their actions; read at every change, so it is worked out at every setting.
    private(set) var actionsAreDisabled = false
    /// The time of a clock set by hand; nil while the system's clock counts.
    private(set) var manualTime: CFTimeInterval?
    /// Layers to display for the next frame, as an animation that their contents were made from was removed.
    private var layersLeftByAnimations: [WeakLayer] = []
    /// The time of the frame that contents are being made for; nil between frames.
    private var frameTime: CFTimeInterval?
    /// Whether a layer's time or place changed, and with it when its animations begin and end.
    var timesChanged = false
    /// How deep the archive that is being written or read lies in others.
    var archiveDepth = 0
    private let driver: TurnDriver
    private let scheduler: AnimationScheduler
    let displayLinks: DisplayLinkDriver
    private let pendingRoots = PendingRoots()
    /// Layers whose layout or drawing asked for more of it during the commit.
    private var leftLayers: [CALayer] = []
    /// What layers leave behind when they go away.
    let modelRelease = ReleaseQueue<CALayer>()
    let animationRelease = ReleaseQueue<CAAnimation>()
    let cellRelease = ReleaseQueue<CAEmitterCell>()
    /// How many `hitTest(_:)` calls wait for one another.
    var hitTestDepth = 0
    /// Groups of animations that are being copied, each inside the one before.
    var groupsBeingCopied: [ObjectIdentifier] = []
    /// What a `ContextLocal` is here, by its identity.
    var locals: [ObjectIdentifier: Any] = [:]
    private var animationCount = 0
    private var isCommitting = false
    /// Asked for while an explicit transaction was open inside the implicit one.
    private var flushesWhenNestedEnds = false

    private init(isOfMainActor: Bool) {
        driver = TurnDriver(isOfMainActor: isOfMainActor)
        scheduler = AnimationScheduler(isOfMainActor: isOfMainActor)
        displayLinks = DisplayLinkDriver(isOfMainActor: isOfMainActor)
    }

    deinit { pendingRoots.abandon() }
}

// MARK: - Opening and closing

extension TransactionContext {
    func begin() {
        levels.append(TransactionLevel(isImplicit: false))
    }

    func commit() {
        guard let level = levels.last, !level.isImplicit else {
            reportOnce("CATransaction.commit() without begin(); ignored")
            return
        }
        close()
        if flushesWhenNestedEnds, levels.count == 1, levels[0].isImplicit { flush() }
    }

    /// Commits the implicit transaction, or notes to do so when the explicit ones inside it have ended.
    func flush() {
        if levels.isEmpty, !PendingRoots.orphaned.isEmpty { openImplicitly() }
        guard !isCommitting, let outermost = levels.first, outermost.isImplicit else { return }
        guard levels.count == 1 else {
            flushesWhenNestedEnds = true
            return
        }
        flushesWhenNestedEnds = false
        close()
    }

    /// Ends the innermost transaction; the outermost takes what changed with it.
    private func close() {
        if levels.count == 1 { commitPendingTrees() }
        let level = levels.removeLast()
        settingsChanged()
        if !pendingRoots.isEmpty { openImplicitly() }
        level.completion?.close()
        arm()
    }

    /// Makes sure that there is a transaction for a change to belong to.
    func openImplicitly() {
        guard levels.isEmpty else { return }
        levels.append(TransactionLevel(isImplicit: true))
        driver.request()
    }

    /// What drains the context comes to it: commits the implicit transaction.
    func turn(_ number: Int, from source: TurnDriver.Source) {
        if driver.takes(number, from: source) { flush() }
    }
}

// MARK: - Settings

extension TransactionContext {
    /// The value of a key in the innermost transaction that has one.
    func value(forKey key: String) -> Any? {
        for level in levels.reversed() {
            if let value = level.values[key] { return value }
        }
        return nil
    }

    /// Sets a value for the innermost transaction; nil takes it back.
    func setValue(_ value: Any?, forKey key: String) {
        if let value, key == kCATransactionAnimationDuration {
            guard let seconds = AnimationValue.number(value), seconds >= 0 else {
                return reportOnce("CATransaction: \(value) is not a usable \(key); the old value stays")
            }
        }
        openImplicitly()
        levels[levels.count - 1].values[key] = value
        settingsChanged()
    }

    private func settingsChanged() {
        let flag = value(forKey: kCATransactionDisableActions)
        actionsAreDisabled = flag.flatMap(AnimationValue.number).map { $0 != 0 } ?? false
    }

    /// How long an animation without a duration of its own lasts.
    var animationDuration: CFTimeInterval {
        let value = value(forKey: kCATransactionAnimationDuration).flatMap(AnimationValue.number)
        return value.map { Double($0) } ?? 0.25
    }

    /// The pace of implicit animations; nil when none was set.
    var animationTimingFunction: CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    var completionBlock: (() -> Void)? { levels.last?.completionBlock }

    /// Sets what runs when the animations from here to the innermost transaction's end are over.
    func setCompletionBlock(_ block: (() -> Void)?) {
        openImplicitly()
        let last = levels.count - 1
        let previous = levels[last].completion
        levels[last].completionBlock = block
        levels[last].completion = block.map { CompletionGroup($0) }
        previous?.close()
    }
}

// MARK: - Committing

extension TransactionContext {
    /// Notes that the tree under `root` has something to commit.
    func register(_ root: CALayer) {
        openImplicitly()
        pendingRoots.add(root)
    }

    /// Commits the tree that `layer` belongs to even though no transaction of this thread knows of it; one of another
    /// thread, where it was made, forgets it.
    func commitTree(of layer: CALayer) {
        guard !isCommitting else { return }
        isCommitting = true
        let root = layer.root
        PendingRoots.forget(root)
        root.prepareForCommit()
        root.encodeTree()
        isCommitting = false
        finishCommit()
    }

    /// Layout, then display, of every changed tree, then their render trees all at once.
    private func commitPendingTrees() {
        guard !isCommitting else { return }
        isCommitting = true
        var roots: [CALayer] = []
        var rounds = 0
        // Layout and drawing may touch other trees, which then belong to this commit too.
        while rounds < Self.mostRounds {
            let waiting = pendingRoots.takeAll() + PendingRoots.orphaned.takeAll()
            guard !waiting.isEmpty else { break }
            for layer in waiting where layer.outerLayer == nil && layer.state.contains(.onDirtyPath) {
                guard !layer.state.contains(.leftTree) else {
                    layer.leaveScreen()
                    continue
                }
                layer.prepareForCommit()
                roots.append(layer)
            }
            rounds += 1
        }
        for root in roots where root.outerLayer == nil && root.state.contains(.onDirtyPath) { root.encodeTree() }
        isCommitting = false
        finishCommit()
    }

    /// Notes that a layer still asks for layout or display at the end of the commit.
    func leaveToNextCommit(_ layer: CALayer) { leftLayers.append(layer) }

    private func finishCommit() {
        let layers = leftLayers
        leftLayers = []
        for layer in layers { layer.mark([]) }
        guard timesChanged else { return }
        timesChanged = false
        scheduler.reschedule(now: now)
    }

    /// How often a commit looks again for trees that its own layout touched before it leaves them to the next one.
    private static let mostRounds = 16
}

// MARK: - Animations

extension TransactionContext {
    /// Notes that `animation` was added to `layer`: the completion blocks of all open transactions wait for it.
    ///
    /// Under the model's lock.
    func makeRecord(_ animation: CAAnimation, key: String?, layer: CALayer) -> AnimationRecord {
        openImplicitly()
        // The innermost first: at one moment its block comes before those around it.
        let completions = levels.reversed().compactMap(\.completion)
        for completion in completions { completion.add() }
        animationCount += 1
        return AnimationRecord(animation, key: key, order: animationCount, layer: layer, completions: completions)
    }

    /// Makes the contents anew that follow from what animations change, for the frame at a time, and commits what that
    /// changes; once for each frame, however often it is asked for.
    func displayAnimatedLayers(at time: CFTimeInterval) {
        let moving = scheduler.layersToDisplay(at: time)
        let left = layersLeftByAnimations.compactMap(\.layer)
        layersLeftByAnimations = []
        guard !moving.isEmpty || !left.isEmpty else { return }
        let layers = moving + left.filter { layer in !moving.contains { $0 === layer } }
        let outer = frameTime
        frameTime = time
        defer { frameTime = outer }
        for layer in layers { withoutActions { layer.displayForFrame() } }
        if !pendingRoots.isEmpty { openImplicitly() }
        flush()
    }

    /// Notes that contents were made from what an animation changed that is no longer there.
    func displayInNextFrame(_ layer: CALayer) { layersLeftByAnimations.append(WeakLayer(layer: layer)) }

    /// Calls `body` with the actions disabled that its changes would have.
    func withoutActions(_ body: () -> Void) {
        let depth = levels.count
        var level = TransactionLevel(isImplicit: false)
        level.values[kCATransactionDisableActions] = true
        levels.append(level)
        settingsChanged()
        body()
        // What `body` opens, and leaves open, stays so.
        if levels.count > depth { levels.remove(at: depth) }
        settingsChanged()
    }

    func schedule(_ record: AnimationRecord) { scheduler.schedule(record, now: now) }

    func schedule(_ call: ClockCall) {
        scheduler.schedule(call)
        arm()
    }

    var lastCallTime: CFTimeInterval? { scheduler.lastCallTime }

    /// The animation was taken from its layer before its end.
    func remove(_ record: AnimationRecord) {
        ModelLock.withLock {
            record.letGo()
            scheduler.remove(record, now: now)
        }
        arm()
    }
}

// MARK: - The clock

extension TransactionContext {
    var now: CFTimeInterval { manualTime ?? ProcessInfo.processInfo.systemUptime }

    /// The time that presentation layers show: the clock's, or that of the frame that is being made.
    var shownTime: CFTimeInterval { frameTime ?? now }

    /// A display link that is added now is called for frames after this time: in a recording, whose first frame shows what
    /// there was before it, for all of them.
    var startOfLinks: CFTimeInterval { manualTime != nil && !displayLinks.hasBegun ? -.infinity : now }

    func useManualClock(startingAt time: CFTimeInterval) {
        manualTime = time
        timesChanged = true
        scheduler.disarm()
        displayLinks.isManual = true
    }

    func useSystemClock() {
        manualTime = nil
        timesChanged = true
        displayLinks.isManual = false
        arm()
    }

    /// Moves a clock set by hand on to `target`, stopping wherever an animation begins or ends.
    func advance(to target: CFTimeInterval) {
        guard let start = manualTime else { return reportOnce("Only a clock set by hand can be advanced") }
        guard target.isFinite else { return reportOnce("The clock can't be advanced to \(target)") }
        flush()
        var time = start
        var rounds = 0
        while case let next = scheduler.nextEventTime, next <= target {
            if next > time {
                time = next
                rounds = 0
            }
            rounds += 1
            guard rounds < AnimationScheduler.mostRounds else {
                scheduler.postpone(now: time, until: target)
                continue
            }
            manualTime = time
            scheduler.deliver(now: time)
            flush()
        }
        manualTime = max(time, target)
    }

    /// Tells what is due by the system's clock; called by the run loop's timer or the main queue's.
    func deliverEvents(from source: TurnDriver.Source) {
        let fired = scheduler.takeTimer(of: source)
        guard manualTime == nil else {
            fired?.invalidate()
            return
        }
        scheduler.deliver(now: now)
        if source == .runLoop { scheduler.leave(fired) }
        arm()
    }

    private func arm() {
        if manualTime == nil { scheduler.arm(now: now) }
    }
}

private struct WeakLayer {
    weak var layer: CALayer?
}
