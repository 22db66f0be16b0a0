import Dispatch
import Foundation

/// The main queue, which a recording runs between its frames.
enum MainQueue {
    /// How often what waits is followed by what that has brought up, such as tasks of the main actor by those that they begin.
    private static let rounds = 8
    /// Some of the run loop's turns are for timers alone. It never gets to the queue while the queue itself is what runs.
    private static let mostTurns = 1_000

    private final class Mark: @unchecked Sendable { var isReached = false }

    /// Runs timers that are due, and what the main queue and the main actor have to do: always as much of it, so that a recording
    /// shows the same each time. What other threads do isn't waited for: a task goes through one where it calls a function that is on no
    /// actor, as `Task.yield()` is.
    static func settle() {
        for _ in 0..<rounds {
            // All that waits now comes before it.
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
