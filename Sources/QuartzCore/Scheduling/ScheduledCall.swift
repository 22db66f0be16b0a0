package import CoreGraphics

/// A call to be made when the media clock reaches a time: at exactly that time in a recording, and soon after it in a
/// running program.
package final class ScheduledCall {
    package let time: CFTimeInterval
    private var block: (() -> Void)?

    init(time: CFTimeInterval, _ block: @escaping () -> Void) {
        self.time = time
        self.block = block
    }

    /// Cancels the call.
    package func cancel() { block = nil }

    /// Whether the call was made or cancelled.
    var isCancelled: Bool { block == nil }

    func run() {
        let block = block
        self.block = nil
        block?()
    }
}

extension MediaClock {
    /// Calls `block` on the calling thread when its clock reaches `time`; at the run loop's next turn if that time has
    /// passed.
    @discardableResult
    package static func call(at time: CFTimeInterval, _ block: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(time: max(time, now), block)
        AnimationScheduler.current.schedule(call)
        return call
    }

    /// The time of the last pending call; nil without any.
    package static var lastCallTime: CFTimeInterval? { AnimationScheduler.current.lastCallTime }
}
