import Dispatch
import Foundation

/// Gives a context its turn, in which it commits, as soon as what drains it comes to it.
///
/// A thread is drained by its run loop. The main actor is drained by the main thread's run loop where one turns, and else
/// by Dispatch, which after `dispatchMain()` runs the main queue on threads of its own.
/// Nobody can tell beforehand which it will be, and a run loop, which drains the main queue as well,
/// leaves it alone when it turns within a block of that queue. So the main actor asks both; the first to come
/// gives the turn, and the other finds it given.
final class TurnDriver {
    /// What gives turns.
    enum Source {
        case runLoop
        case mainQueue
    }

    private let isOfMainActor: Bool
    /// Counts the turns that were asked for; the last waits while `isWanted`.
    private var number = 0
    private var isWanted = false
    /// Each source has at most one block waiting, as one that never comes to it keeps it for ever.
    private var runLoopWaits = false
    private var mainQueueWaits = false

    init(isOfMainActor: Bool) { self.isOfMainActor = isOfMainActor }

    /// Asks for a turn, unless one is on its way.
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

    /// Whether a turn of that number is to be taken now. A source that comes for one that the other has given is sent for
    /// the next one, if that waits already: it has its place behind what was asked for before.
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
