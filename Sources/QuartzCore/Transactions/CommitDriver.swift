import Dispatch
import Foundation

/// Schedules a context's next turn, in which it commits, with the run loop or queue that drains it.
///
/// A run loop drains its thread. The main actor is drained by the main thread's run loop where one runs, and otherwise
/// by Dispatch, which after `dispatchMain()` runs the main queue on threads of its own. Which of the two it will be
/// can't be known in advance: a run loop drains the main queue as well, but not when it runs inside a block of that
/// queue. So the main actor asks both; the first to run takes the turn, and the other finds it taken.
final class CommitDriver {
    /// The source of a turn.
    enum Source {
        case runLoop
        case mainQueue
    }

    private let isOfMainActor: Bool
    /// The number of turns that were requested; the last is pending while `isWanted`.
    private var number = 0
    private var isWanted = false
    /// Each source has at most one pending block, because a source that never runs retains it forever.
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

    /// Returns whether the turn with that number is due. A source whose turn the other has already taken is scheduled
    /// for the next one, if that is pending: it is queued behind earlier requests.
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
