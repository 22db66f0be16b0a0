import CBenchSupport
import Foundation
import Synchronization

/// Tells how much of a second processor there is.
///
/// What a virtual machine takes for two processors may for seconds be the two halves of one. Two threads of plain work then
/// take longer than one alone.
struct ProcessorGauge {
    private var readings: [Double] = []
    /// What one thread took alone at its best, in this process.
    private static let alone = Mutex(Duration.seconds(1))

    /// About a millisecond of a processor.
    private static let steps = 2_000_000

    /// How much two threads got done together, in what one gets done alone: 2 for two whole processors, 1 for one. The
    /// median of all readings; zero without any.
    var processors: Double { readings.isEmpty ? 0 : readings.median }

    /// Takes a reading, in some two milliseconds.
    mutating func read() {
        let time = ContinuousClock().measure { plain_work(Self.steps) }
        let alone = Self.alone.withLock { alone in
            alone = min(alone, time)
            return alone
        }
        readings.append(2 * (alone / Pair().run()))
    }

    /// Two threads that do the same at once.
    private final class Pair: Sendable {
        private let clock = ContinuousClock()
        private let arrived = Atomic(0)
        /// When the other thread began and ended.
        private let others = Mutex<Range<ContinuousClock.Instant>?>(nil)

        /// How long it took until both were done.
        func run() -> Duration {
            let processor = current_processor()
            Thread.detachNewThread { [self] in
                avoid_processor(processor)
                let times = work()
                others.withLock { $0 = times }
            }
            let mine = work()
            while true {
                if let others = others.withLock(\.self) {
                    let start = min(mine.lowerBound, others.lowerBound)
                    return start.duration(to: max(mine.upperBound, others.upperBound))
                }
                sched_yield()
            }
        }

        /// Begins when both have come.
        private func work() -> Range<ContinuousClock.Instant> {
            arrived.add(1, ordering: .relaxed)
            while arrived.load(ordering: .relaxed) < 2 { sched_yield() }
            let start = clock.now
            plain_work(ProcessorGauge.steps)
            return start..<clock.now
        }
    }
}
