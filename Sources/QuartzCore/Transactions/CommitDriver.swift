import Dispatch
import Foundation

/// Schedules a context's next turn, in which it commits, with whatever drains it.
///
/// A run loop drains its thread. The main actor is drained by the main thread's run loop where one runs, and otherwise by
/// Dispatch, which after `dispatchMain()` runs the main queue on threads of its own. It cannot be known beforehand which of
/// the two it will be: a run loop drains the main queue as well, but not when it runs inside a block of that queue. So the main
/// actor asks both; the first to come gives the turn, and the other finds it given.
final class CommitDriver {
    /// What gives a turn.
    enum Source {
        case runLoop
        case mainQueue
    }

    private let isOfMainActor: Bool
    /// The number of turns that were requested; the last is pending while `isWanted`.
    private var number = 0
    private var isWanted = false
    /// Each source has at most one pending block, because a source that never runs keeps it forever.
    private var runLoopWaits = false
    private var mainQueueWaits = false

    init(isOfMainActor: Bool) { self.isOfMainActor = isOfMainActor }

    /// Requests a turn, unless one is pending.
    func request() {
        guard !isWanted else { return }
        isWanted = true
        number += 1
        schedule()
    }

    private func schedule() {
        let number = number
        if !runLoopWaits, MainActor.currentContextHasRunLoop {
            runLoopWaits = true
            // Only this thread's run loop runs the block, so the stack it finds is this one.
            RunLoop.current.perform(inModes: [.common]) {
                TransactionStack.current.turn(number, from: .runLoop)
            }
        }
        if isOfMainActor, !mainQueueWaits {
            mainQueueWaits = true
            DispatchQueue.main.async { TransactionStack.current.turn(number, from: .mainQueue) }
        }
    }

    /// Returns whether the turn of that number is due. A source that comes for a turn which the other has given is scheduled
    /// for the next one, if that is pending: its place is behind what was requested before.
    func takes(_ number: Int, from source: Source) -> Bool {
        switch source {
        case .runLoop: runLoopWaits = false
        case .mainQueue: mainQueueWaits = false
        }
        guard isWanted else { return false }
        guard number == self.number else {
            schedule()
            return false
        }
        isWanted = false
        return true
    }
}
