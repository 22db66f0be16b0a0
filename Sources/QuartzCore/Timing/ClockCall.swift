package import CoreGraphics

/// Something that is to happen when the media clock comes to a time: at that very moment in a recording, and soon
/// after it in a running program, when what drives that comes to it.
package final class ClockCall {
    package let time: CFTimeInterval
    private var block: (() -> Void)?

    init(time: CFTimeInterval, _ block: @escaping () -> Void) {
        self.time = time
        self.block = block
    }

    /// Has it not happen any more.
    package func cancel() { block = nil }

    var isVoid: Bool { block == nil }

    func run() {
        let block = block
        self.block = nil
        block?()
    }
}

extension MediaClock {
    /// Has something happen on the calling thread when its clock comes to `time`; at the next turn where that is past.
    @discardableResult
    package static func call(at time: CFTimeInterval, _ block: @escaping () -> Void) -> ClockCall {
        let call = ClockCall(time: max(time, now), block)
        TransactionContext.current.schedule(call)
        return call
    }

    /// When the last of the calls that wait will happen; nil without any.
    package static var lastCallTime: CFTimeInterval? { TransactionContext.current.lastCallTime }
}
