import CoreGraphics
import Foundation

/// Knows when the committed animations of one context begin and end, and tells their delegates and the completion blocks
/// of their transactions in that order.
///
/// At one moment, ends come first, then completion blocks, then begins, then other calls; among equals the animation added first.
final class AnimationScheduler {
    private enum Event {
        case stop(AnimationRecord, finished: Bool)
        case completion(CompletionGroup)
        case start(AnimationRecord)
        case call(ClockCall)

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
        /// The record's generation when the entry was made.
        let generation: Int

        static func < (a: Entry, b: Entry) -> Bool {
            (a.time, a.event.rank, a.sequence) < (b.time, b.event.rank, b.sequence)
        }

        var isVoid: Bool {
            switch event {
            case .start(let record), .stop(let record, _): generation != record.generation
            case .call(let call): call.isVoid
            case .completion: false
            }
        }

        static func == (a: Entry, b: Entry) -> Bool { a.sequence == b.sequence }
    }

    private var queue = BinaryHeap<Entry>()
    private var nextSequence = 0
    /// At most so many entries of the queue are void.
    private var voidEntries = 0
    /// Committed animations that are not over.
    private var live: [ObjectIdentifier: AnimationRecord] = [:]
    /// Those of them that ask for new contents at every frame.
    private var redrawing: [ObjectIdentifier: AnimationRecord] = [:]
    private var timer: Timer?
    /// A timer to be set again. Foundation on Linux keeps each that there ever was: there should be few.
    private var spare: Timer?
    /// Wakes the main actor where no run loop turns. Things are told once, whichever timer comes first.
    private let mainQueueTimer: MainQueueTimer?

    init(isOfMainActor: Bool) {
        mainQueueTimer =
            isOfMainActor ? MainQueueTimer { TransactionContext.current.deliverEvents(from: .mainQueue) } : nil
    }

    deinit { disarm() }

    /// When the next thing happens; infinity when nothing will.
    var nextEventTime: CFTimeInterval { queue.first?.time ?? .infinity }

    /// Layers whose contents must be made anew for a frame, as an animation has brought what they are drawn from somewhere
    /// else; in the order in which the animations were added.
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

    // MARK: What happens to animations

    /// An animation was committed.
    func schedule(_ record: AnimationRecord, now: CFTimeInterval) {
        live[ObjectIdentifier(record)] = record
        if record.redraws { redrawing[ObjectIdentifier(record)] = record }
        plan(record, now: now)
    }

    /// Works all times out anew, after layers' times or places in the tree changed.
    func reschedule(now: CFTimeInterval) {
        ModelLock.withLock {
            for record in live.values.sorted(by: { $0.order < $1.order }) { plan(record, now: now) }
        }
    }

    /// The animation was removed from its layer, or replaced, or the layer is gone.
    func remove(_ record: AnimationRecord, now: CFTimeInterval) {
        guard record.phase != .over else { return }
        end(record)
        // Where nothing ever takes events, those that nobody waits for must not pile up.
        guard record.isAwaited else { return }
        push(.stop(record, finished: false), at: now, generation: record.generation)
    }

    /// Something is to happen at a time of its own.
    func schedule(_ call: ClockCall) { push(.call(call), at: call.time) }

    /// When the last call that still waits will happen.
    var lastCallTime: CFTimeInterval? {
        queue.elements.compactMap { entry in
            guard case .call(let call) = entry.event, !call.isVoid else { return nil }
            return call.time
        }.max()
    }

    private func plan(_ record: AnimationRecord, now: CFTimeInterval) {
        guard let layer = record.layer else { return }
        void(record)
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
        void(record)
        live[ObjectIdentifier(record)] = nil
        guard record.redraws else { return }
        redrawing[ObjectIdentifier(record)] = nil
        for layer in record.layersToRedraw { layer.setNeedsDisplay() }
    }

    /// Makes the record's entries void. When those are many they are thrown out, for each holds on to a delegate.
    private func void(_ record: AnimationRecord) {
        record.generation += 1
        voidEntries += 1
        guard voidEntries > 2 * live.count + 64 else { return }
        queue.removeAll { $0.isVoid }
        voidEntries = 0
    }

    private func push(_ event: Event, at time: CFTimeInterval, generation: Int = 0) {
        queue.insert(Entry(time: time, event: event, sequence: nextSequence, generation: generation))
        nextSequence += 1
    }

    // MARK: Telling

    /// How often things may lead to other things at one moment before the rest has to wait for a later one.
    static let mostRounds = 1000

    /// Tells everything that is due at `now`, the moment that the clock shows.
    func deliver(now: CFTimeInterval) {
        var rounds = 0
        var roundEnd = nextSequence
        while let entry = queue.first, entry.time <= now {
            if entry.sequence >= roundEnd {
                rounds += 1
                roundEnd = nextSequence
                guard rounds < Self.mostRounds else { return postpone(now: now) }
            }
            queue.removeFirst()
            tell(entry, now: now)
        }
    }

    /// Puts off what is due at `now` to just after `time`: what leads to itself without end must not hold up the rest.
    func postpone(now: CFTimeInterval, until time: CFTimeInterval? = nil) {
        reportOnce("At \(now) s animations of no duration lead to others without end; the rest has to wait")
        var due: [Entry] = []
        while let entry = queue.first, entry.time <= now {
            due.append(entry)
            queue.removeFirst()
        }
        for entry in due { push(entry.event, at: (time ?? now).nextUp, generation: entry.generation) }
    }

    private func tell(_ entry: Entry, now: CFTimeInterval) {
        // Users' code runs after the lock.
        guard let message = ModelLock.withLock({ takeNote(of: entry, now: now) }) else { return }
        message()
        guard case .stop(let record, _) = entry.event else { return }
        let done = ModelLock.withLock {
            defer { record.completions = [] }
            return record.completions.filter { $0.remove() }
        }
        for completion in done { push(.completion(completion), at: now) }
    }

    /// What is to be told; nil when the event is void.
    private func takeNote(of entry: Entry, now: CFTimeInterval) -> (() -> Void)? {
        guard !entry.isVoid else { return nil }
        switch entry.event {
        case .start(let record):
            record.phase = .running
            plan(record, now: now)
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

    // MARK: Waking

    /// Has what drains the context come back for the next event, where the system's clock counts.
    func arm(now: CFTimeInterval) {
        let next = nextEventTime
        guard next < .infinity else {
            if timer == nil { disarm() }
            return
        }
        mainQueueTimer?.call(at: next, now: now)
        guard MainActor.currentContextHasRunLoop else { return }
        let date = Date(timeIntervalSinceNow: max(0, next - now))
        if let timer, timer.isValid {
            if timer.fireDate > date { timer.fireDate = date }
            return
        }
        if let spare, spare.isValid {
            (timer, self.spare) = (spare, nil)
            return spare.fireDate = date
        }
        // Only this thread's run loop fires the timer, so the context it finds is this one.
        let timer = Timer(fire: date, interval: Self.never, repeats: true) { _ in
            TransactionContext.current.deliverEvents(from: .runLoop)
        }
        RunLoop.current.add(timer, forMode: .common)
        self.timer = timer
    }

    /// A timer fires again only when it is set.
    private static let never: TimeInterval = 1e8

    /// The run loop's timer that fires now. Another one counts meanwhile, as users' code may run the run loop.
    func takeTimer(of source: TurnDriver.Source) -> Timer? {
        guard source == .runLoop else {
            mainQueueTimer?.called()
            return nil
        }
        defer { timer = nil }
        return timer
    }

    /// Has a timer that has fired be set again.
    func leave(_ fired: Timer?) {
        spare?.invalidate()
        spare = fired
    }

    func disarm() {
        for timer in [timer, spare] { timer?.invalidate() }
        (timer, spare) = (nil, nil)
        mainQueueTimer?.stop()
    }
}
