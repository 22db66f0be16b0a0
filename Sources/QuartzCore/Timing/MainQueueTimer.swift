import CoreGraphics
import Dispatch

/// Calls something on the main actor at a time, by Dispatch's main queue.
///
/// A run loop of the main thread drains that queue, and Dispatch does where none turns.
final class MainQueueTimer {
    private let handler: @Sendable () -> Void
    /// Made when it is needed: Dispatch keeps a thread for its timers.
    private lazy var source = makeSource()
    /// When it calls next, on the system's clock; infinity when it does not.
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

    /// Has it call once at `time`, unless it calls sooner anyway.
    func call(at time: CFTimeInterval, now: CFTimeInterval) {
        guard time < self.time else { return }
        self.time = time
        source.schedule(deadline: .now() + MainQueueTimer.wait(time - now), leeway: .nanoseconds(0))
    }

    /// Has it call at `time`, and then again and again.
    func call(from time: CFTimeInterval, every interval: CFTimeInterval, now: CFTimeInterval) {
        self.time = time
        source.schedule(
            deadline: .now() + MainQueueTimer.wait(time - now), repeating: interval, leeway: .nanoseconds(0))
    }

    /// Notes that it has called what it calls once.
    func called() { time = .infinity }

    func stop() {
        guard time < .infinity else { return }
        time = .infinity
        source.schedule(deadline: .distantFuture)
    }

    /// Dispatch counts nanoseconds; a timer that wakes too soon is set again.
    private static func wait(_ seconds: CFTimeInterval) -> CFTimeInterval { min(max(0, seconds), 1e8) }
}
