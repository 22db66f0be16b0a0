import Dispatch
import Foundation

/// The main queue, which a recording drains between its frames.
enum MainQueue {
    /// The number of rounds in which pending work is followed by the work that it enqueues, such as main-actor tasks by
    /// tasks that they start.
    private static let rounds = 8
    /// Some of the run loop's turns only fire timers. It never drains the queue while it runs inside a block of the
    /// queue.
    private static let mostTurns = 1_000

    private final class Mark: @unchecked Sendable { var isReached = false }

    /// Fires timers that are due, and runs pending work of the main queue and the main actor: always the same amount,
    /// so that a recording is reproducible. It doesn't wait for work on other threads: a task passes through one when
    /// it calls a function that isn't isolated to an actor, such as `Task.yield()`.
    static func settle() {
        for _ in 0..<rounds {
            // All pending work precedes it.
            let mark = Mark()
            DispatchQueue.main.async { mark.isReached = true }
            var turns = 0
            repeat {
                _ = RunLoop.current.run(mode: .default, before: .distantPast)
                turns += 1
            } while !mark.isReached && turns < mostTurns
            guard mark.isReached else { return }
        }
    }
}
