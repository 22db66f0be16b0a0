import CoreGraphics
import Dispatch

/// Calls a handler on the main actor at a given time, through Dispatch's main queue.
///
/// The main thread's run loop drains that queue; Dispatch does where no run loop runs.
final class MainQueueTimer {
    private let handler: @Sendable () -> Void
    /// Created on first use: Dispatch keeps a thread for timers.
    private lazy var source = makeSource()
    /// The time of the next call, on the system's clock; infinity without one.
    private var time = CFTimeInterval.infinity

    init(_ handler: @escaping @Sendable () -> Void) { self.handler = handler }

    deinit { if time < .infinity { source.cancel() } }

    private func makeSource() -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler(handler: handler)
        source.schedule(deadline: .distantFuture)
        source.activate()
        return source
    }

    /// Schedules one call at `time`, unless one is scheduled for an earlier time.
    func call(at time: CFTimeInterval, now: CFTimeInterval) {
        guard time < self.time else { return }
        self.time = time
        source.schedule(deadline: .now() + MainQueueTimer.wait(time - now), leeway: .nanoseconds(0))
    }

    /// Schedules a call at `time`, and then one every `interval`.
    func call(from time: CFTimeInterval, every interval: CFTimeInterval, now: CFTimeInterval) {
        self.time = time
        source.schedule(
            deadline: .now() + MainQueueTimer.wait(time - now), repeating: interval, leeway: .nanoseconds(0))
    }

    /// Records that the single call was made.
    func called() { time = .infinity }

    func stop() {
        guard time < .infinity else { return }
        time = .infinity
        source.schedule(deadline: .distantFuture)
    }

    /// Dispatch counts in nanoseconds; a timer that fires too early is rescheduled.
    private static func wait(_ seconds: CFTimeInterval) -> CFTimeInterval { min(max(0, seconds), 1e8) }
}
