import QuartzCore

/// The calls that a player makes at times of the media clock.
///
/// A recording lasts until the last scheduled call. What repeats would extend it forever, so it is scheduled lazily: only
/// when a frame begins after which it is due.
final class PlaybackSchedule {
    /// A call, which can be cancelled.
    final class Call {
        fileprivate let time: Double
        fileprivate var block: (() -> Void)?
        fileprivate var scheduled: ScheduledCall?

        fileprivate init(time: Double, block: @escaping () -> Void) { (self.time, self.block) = (time, block) }

        /// Whether the call is still to be made.
        var isPending: Bool { block != nil }

        func cancel() {
            block = nil
            scheduled?.cancel()
        }
    }

    /// Whether calls are scheduled when they are nearly due.
    var isLazy = false
    private var waiting: [Call] = []

    /// Schedules a call.
    func call(at time: Double, _ block: @escaping () -> Void) -> Call {
        let call = Call(time: time, block: block)
        if isLazy, time > MediaClock.now { waiting.append(call) } else { submit(call) }
        return call
    }

    /// A frame begins: schedules what is due before the next one.
    func frameBegins(duration: Double) {
        let limit = MediaClock.now + 1.5 * max(duration, 0)
        let due = waiting.filter { $0.time <= limit && $0.block != nil }
        waiting.removeAll { $0.time <= limit || $0.block == nil }
        for call in due { submit(call) }
    }

    private func submit(_ call: Call) {
        call.scheduled = MediaClock.call(at: call.time) {
            let block = call.block
            call.block = nil
            block?()
        }
    }
}
