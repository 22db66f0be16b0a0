import CoreGraphics
import Foundation

/// Calls the delegates of one context's committed animations, and the completion blocks of their transactions, when the
/// animations begin and end.
///
/// At the same moment ends come first, then completion blocks, begins, and other calls; among equals, the animation added
/// first.
final class AnimationScheduler: ContextObject {
    static var slot: ContextSlot { .scheduler }

    private enum Event {
        case stop(AnimationRecord, finished: Bool)
        case completion(CompletionGroup)
        case start(AnimationRecord)
        case call(ScheduledCall)

        var rank: Int {
            switch self {
            case .stop: 0
            case .completion: 1
            case .start: 2
            case .call: 3
            }
        }
    }

    private struct Entry: Comparable {
        let time: CFTimeInterval
        let event: Event
        let sequence: Int
        /// The record's generation when the entry was created.
        let generation: Int

        static func < (a: Entry, b: Entry) -> Bool {
            (a.time, a.event.rank, a.sequence) < (b.time, b.event.rank, b.sequence)
        }

        var isCancelled: Bool {
            switch event {
            case .start(let record), .stop(let record, _): generation != record.generation
            case .call(let call): call.isCancelled
            case .completion: false
            }
        }

        static func == (a: Entry, b: Entry) -> Bool { a.sequence == b.sequence }
    }

    private var queue = BinaryHeap<Entry>()
    private var nextSequence = 0
    /// An upper bound for the number of void entries in the queue.
    private var cancelledCount = 0
    /// The committed animations that are not over.
    private var live: [ObjectIdentifier: AnimationRecord] = [:]
    /// Those of them that need new contents in every frame.
    private var redrawing: [ObjectIdentifier: AnimationRecord] = [:]
    /// The number of animations that were added to layers in this context.
    private var animationCount = 0
    /// Whether a layer's time or place in the tree changed, and with it the times of its animations' begins and ends.
    var timesChanged = false
    private var timer: Timer?
    /// A timer for reuse. Foundation on Linux keeps every timer that was ever created, so there should be few.
    private var idleTimer: Timer?
    /// Wakes the main actor where no run loop is running. Each event is delivered once, by whichever timer fires first.
    private let mainQueueTimer: MainQueueTimer?

    init(of context: ModelContext) {
        mainQueueTimer =
            context.isOfMainActor
            ? MainQueueTimer { AnimationScheduler.current.deliverEvents(from: .mainQueue) } : nil
    }

    deinit { disarm() }

    /// The time of the next event; infinity without any.
    var nextEventTime: CFTimeInterval { queue.first?.time ?? .infinity }

    /// Whether animations need new contents in every frame.
    var isRedrawing: Bool { !redrawing.isEmpty }

    /// The layers whose contents must be redrawn for a frame because an animation changed the values they are drawn
    /// from, in the order in which the animations were added.
    func layersToDisplay(at time: CFTimeInterval) -> [CALayer] {
        guard !redrawing.isEmpty else { return [] }
        return ModelLock.withLock {
            var (layers, known): ([CALayer], Set<ObjectIdentifier>) = ([], [])
            for record in redrawing.values.sorted(by: { $0.order < $1.order }) {
                let hasMoved = record.display(atRootTime: time)
                for layer in record.layersToRedraw {
                    let isStale = record.displayedMoment != nil && !layer.state.contains(.isDisplayedForFrame)
                    guard hasMoved || isStale, known.insert(ObjectIdentifier(layer)).inserted else { continue }
                    layers.append(layer)
                }
            }
            return layers
        }
    }

    // MARK: Animations

    /// Returns the record of an animation that is being added to `layer`. The completion blocks of all open transactions wait
    /// for it.
    ///
    /// The caller holds the model's lock.
    func makeRecord(_ animation: CAAnimation, key: String?, layer: CALayer) -> AnimationRecord {
        let completions = TransactionStack.current.completionsForAnimation()
        animationCount += 1
        return AnimationRecord(animation, key: key, order: animationCount, layer: layer, completions: completions)
    }

    /// Schedules a committed animation's events.
    func schedule(_ record: AnimationRecord, now: CFTimeInterval) {
        live[ObjectIdentifier(record)] = record
        if record.redraws { redrawing[ObjectIdentifier(record)] = record }
        enqueue(record, now: now)
    }

    /// Recomputes the times of all events if layers' times or places in the tree changed.
    func rescheduleIfNeeded() {
        guard timesChanged else { return }
        timesChanged = false
        let now = ContextClock.current.now
        ModelLock.withLock {
            for record in live.values.sorted(by: { $0.order < $1.order }) { enqueue(record, now: now) }
        }
    }

    /// Ends an animation that was removed from its layer or replaced, or whose layer is being deallocated.
    func remove(_ record: AnimationRecord) {
        ModelLock.withLock {
            record.detach()
            guard record.phase != .over else { return }
            end(record)
            // Events without observers must not accumulate in a context that never delivers them.
            guard record.hasObservers else { return }
            push(.stop(record, finished: false), at: ContextClock.current.now, generation: record.generation)
        }
        arm()
    }

    /// Schedules a call.
    func schedule(_ call: ScheduledCall) {
        push(.call(call), at: call.time)
        arm()
    }

    /// The time of the last pending call; nil without any.
    var lastCallTime: CFTimeInterval? {
        queue.elements.compactMap { entry in
            guard case .call(let call) = entry.event, !call.isCancelled else { return nil }
            return call.time
        }.max()
    }

    private func enqueue(_ record: AnimationRecord, now: CFTimeInterval) {
        guard let layer = record.layer else { return }
        cancelEvents(record)
        let timing = record.timing
        switch record.phase {
        case .waiting:
            guard let time = layer.rootTime(ofLocal: timing.beginTime, now: now) else { return }
            push(.start(record), at: max(now, time), generation: record.generation)
        case .running:
            guard let time = layer.rootTime(ofLocal: timing.endTime, now: now) else { return }
            push(.stop(record, finished: true), at: max(now, time), generation: record.generation)
        case .added, .over: break
        }
    }

    private func end(_ record: AnimationRecord) {
        record.phase = .over
        cancelEvents(record)
        live[ObjectIdentifier(record)] = nil
        guard record.redraws else { return }
        redrawing[ObjectIdentifier(record)] = nil
        for layer in record.layersToRedraw { layer.setNeedsDisplay() }
    }

    /// Makes the record's entries void. When there are many they are discarded, because each retains a delegate.
    private func cancelEvents(_ record: AnimationRecord) {
        record.generation += 1
        cancelledCount += 1
        guard cancelledCount > 2 * live.count + 64 else { return }
        queue.removeAll { $0.isCancelled }
        cancelledCount = 0
    }

    private func push(_ event: Event, at time: CFTimeInterval, generation: Int = 0) {
        queue.insert(Entry(time: time, event: event, sequence: nextSequence, generation: generation))
        nextSequence += 1
    }

    // MARK: Event delivery

    /// The maximum number of times that events may lead to others at one moment before the rest waits for a later one.
    static let maxRounds = 1000

    /// Delivers everything that is due at `now`, the clock's time.
    func deliver(now: CFTimeInterval) {
        var rounds = 0
        var roundEnd = nextSequence
        while let entry = queue.first, entry.time <= now {
            if entry.sequence >= roundEnd {
                rounds += 1
                roundEnd = nextSequence
                guard rounds < Self.maxRounds else { return postpone(now: now) }
            }
            queue.removeFirst()
            deliver(entry, now: now)
        }
    }

    /// Postpones events that are due at `now` to just after `time`, so that an endless chain of events doesn't block
    /// the rest.
    func postpone(now: CFTimeInterval, until time: CFTimeInterval? = nil) {
        reportOnce("At \(now) s animations without duration start others endlessly; the rest is deferred")
        var due: [Entry] = []
        while let entry = queue.first, entry.time <= now {
            due.append(entry)
            queue.removeFirst()
        }
        for entry in due { push(entry.event, at: (time ?? now).nextUp, generation: entry.generation) }
    }

    private func deliver(_ entry: Entry, now: CFTimeInterval) {
        // User code runs outside the lock.
        guard let message = ModelLock.withLock({ makeDelivery(of: entry, now: now) }) else { return }
        message()
        guard case .stop(let record, _) = entry.event else { return }
        let done = ModelLock.withLock {
            defer { record.completions = [] }
            return record.completions.filter { $0.remove() }
        }
        for completion in done { push(.completion(completion), at: now) }
    }

    /// Records the event and returns the call to make; nil for a void event.
    private func makeDelivery(of entry: Entry, now: CFTimeInterval) -> (() -> Void)? {
        guard !entry.isCancelled else { return nil }
        switch entry.event {
        case .start(let record):
            record.phase = .running
            enqueue(record, now: now)
            return { record.animation.delegate?.animationDidStart(record.animation) }
        case .stop(let record, let finished):
            if finished {
                end(record)
                if record.animation.isRemovedOnCompletion { record.layer?.forget(record) }
            }
            return { record.animation.delegate?.animationDidStop(record.animation, finished: finished) }
        case .completion(let group):
            return { group.run() }
        case .call(let call):
            return { call.run() }
        }
    }

    // MARK: Timers

    /// Arms the timers for the next event by the system's clock.
    func arm(now: CFTimeInterval) {
        let next = nextEventTime
        guard next < .infinity else {
            if timer == nil { disarm() }
            return
        }
        // An event that is due is delivered even while the clock stands still.
        let pace = ContextClock.current.pace
        let wait = next <= now ? 0 : (next - now) / pace.rate
        guard wait == 0 || next <= pace.limit, wait < .infinity else { return }
        mainQueueTimer?.call(at: now + wait, now: now)
        guard MainActor.currentContextHasRunLoop else { return }
        let date = Date(timeIntervalSinceNow: wait)
        if let timer, timer.isValid {
            if timer.fireDate > date { timer.fireDate = date }
            return
        }
        if let idleTimer, idleTimer.isValid {
            (timer, self.idleTimer) = (idleTimer, nil)
            return idleTimer.fireDate = date
        }
        // Only this thread's run loop fires the timer, so the scheduler it finds is this one.
        let timer = Timer(fire: date, interval: Self.never, repeats: true) { _ in
            AnimationScheduler.current.deliverEvents(from: .runLoop)
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
    }

    /// The interval of a timer that fires only at its fire date.
    private static let never: TimeInterval = 1e8

    /// Takes the run loop's timer that is firing. Another one is armed meanwhile, because user code may run the run
    /// loop.
    func takeTimer(of source: CommitDriver.Source) -> Timer? {
        guard source == .runLoop else {
            mainQueueTimer?.called()
            return nil
        }
        defer { timer = nil }
        return timer
    }

    /// Keeps a timer that has fired for reuse.
    func recycle(_ fired: Timer?) {
        idleTimer?.invalidate()
        idleTimer = fired
    }

    func disarm() {
        for timer in [timer, idleTimer] { timer?.invalidate() }
        (timer, idleTimer) = (nil, nil)
        mainQueueTimer?.stop()
    }
}
