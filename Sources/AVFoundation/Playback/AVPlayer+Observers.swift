public import CoreMedia
public import Dispatch
import Foundation
import QuartzCore

/// A closure that is called at times of a movie.
final class TimeObserver {
    enum Kind {
        /// At each multiple of an interval, and when playing starts, stops or jumps.
        case periodic(CMTime, (CMTime) -> Void)
        /// At each of some times that is passed.
        case boundary([CMTime], () -> Void)
    }

    let kind: Kind
    let queue: DispatchQueue?
    var call: PlaybackSchedule.Call?
    var jumpCall: ScheduledCall?

    init(_ kind: Kind, _ queue: DispatchQueue?) { (self.kind, self.queue) = (kind, queue) }

    func cancel() {
        call?.cancel()
        jumpCall?.cancel()
    }

    /// Runs a block on the observer's queue: at once on the main queue, where the player is.
    func run(_ block: @escaping () -> Void) {
        // Each access to the main queue makes another object on Linux.
        guard let queue, queue.label != DispatchQueue.main.label else { return block() }
        // The caller's block, for the queue that the caller chose.
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }
}

extension AVPlayer {
    /// Calls a closure at each multiple of an interval of the movie's time, and when playing starts, stops or jumps.
    ///
    /// The queue is the main one by default. The result is passed to `removeTimeObserver(_:)`.
    public final func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let valid = interval.isNumeric && interval > .zero
        if !valid { reportOnce("AVPlayer: \(interval) is no interval") }
        return add(TimeObserver(.periodic(valid ? interval : .positiveInfinity, block), queue))
    }

    /// Calls a closure whenever one of some times is passed while the movie plays.
    ///
    /// The queue is the main one by default. The result is passed to `removeTimeObserver(_:)`.
    public final func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        add(TimeObserver(.boundary(times.map(\.timeValue).filter(\.isNumeric).sorted(), block), queue))
    }

    /// Ends the calls of a closure.
    public final func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver, observers.contains(where: { $0 === observer }) else {
            return reportOnce("AVPlayer: the time observer is not this player's")
        }
        observer.cancel()
        observers.removeAll { $0 === observer }
    }

    private final func add(_ observer: TimeObserver) -> Any {
        observers.append(observer)
        plan(observer)
        if case .periodic = observer.kind { callAfterJump(observer) }
        return observer
    }

    /// Playing starts, stops or jumps: periodic observers are called once at the next turn.
    final func noteJump() {
        for observer in observers {
            if case .periodic = observer.kind { callAfterJump(observer) }
        }
    }

    private final func callAfterJump(_ observer: TimeObserver) {
        observer.jumpCall?.cancel()
        observer.jumpCall = MediaClock.call(at: MediaClock.now) { [weak self, weak observer] in
            guard let self, let observer, case .periodic(_, let block) = observer.kind else { return }
            observer.jumpCall = nil
            let time = currentTime()
            observer.run { block(time) }
        }
    }

    /// Schedules the next call of each observer.
    final func scheduleObservers() {
        for observer in observers { plan(observer) }
    }

    private final func plan(_ observer: TimeObserver) {
        observer.call?.cancel()
        observer.call = nil
        guard let item = currentItem, item.timing.rate != 0 else { return }
        let (now, isForward) = (item.currentTime(), item.timing.rate > 0)
        guard let next = observer.kind.next(after: now, isForward: isForward) else { return }
        let end = item.end(forward: isForward)
        guard isForward ? next <= end : next >= end, let time = item.timing.hostTime(of: next) else { return }
        observer.call = schedule.call(at: time) { [weak self, weak observer] in
            guard let self, let observer else { return }
            switch observer.kind {
            case .periodic(_, let block): observer.run { block(next) }
            case .boundary(_, let block): observer.run(block)
            }
            // The observer may have been removed, or the movie moved.
            guard observers.contains(where: { $0 === observer }), observer.call?.isPending != true else { return }
            plan(observer)
        }
    }
}

extension TimeObserver.Kind {
    /// The next time at which the observer is called.
    fileprivate func next(after time: CMTime, isForward: Bool) -> CMTime? {
        switch self {
        case .periodic(let interval, _):
            guard interval.isNumeric else { return nil }
            // A multiple that has just been passed may be missed by a rounded nanosecond.
            let count = (time.seconds / interval.seconds + (isForward ? 1e-6 : -1e-6))
            let whole = isForward ? count.rounded(.down) + 1 : count.rounded(.up) - 1
            guard let factor = Int32(exactly: whole) else { return nil }
            return CMTimeMultiply(interval, multiplier: factor)
        case .boundary(let times, _):
            let slack = CMTime(value: 2, timescale: ItemTiming.timescale)
            return isForward ? times.first { $0 > time + slack } : times.last { $0 < time - slack }
        }
    }
}
