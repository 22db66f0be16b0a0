import CBenchSupport
import Foundation
import Synchronization

/// Measures how much of a second CPU is available.
///
/// A virtual machine's two CPUs may for seconds be two hyperthreads of one core. Two threads of plain work then take
/// longer than one alone.
struct ProcessorGauge {
    private var readings: [Double] = []
    /// The minimum time that one thread took alone, in this process.
    private static let alone = Mutex(Duration.seconds(1))

    /// About a millisecond of CPU time.
    private static let steps = 2_000_000

    /// The amount of work of two threads together, relative to one alone: 2 for two whole CPUs, 1 for one. The median
    /// of all readings; zero without any.
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

    /// Two threads that do the same work at once.
    private final class Pair: Sendable {
        private let clock = ContinuousClock()
        private let arrived = Atomic(0)
        /// When the other thread started and ended.
        private let others = Mutex<Range<ContinuousClock.Instant>?>(nil)

        /// The time until both were done.
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

        /// Starts when both are ready.
        private func work() -> Range<ContinuousClock.Instant> {
            arrived.add(1, ordering: .relaxed)
            while arrived.load(ordering: .relaxed) < 2 { sched_yield() }
            let start = clock.now
            plain_work(ProcessorGauge.steps)
            return start..<clock.now
        }
    }
}
