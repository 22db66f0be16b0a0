/// A transaction's completion block, with the number of animations that it waits for.
final class CompletionGroup {
    private let block: () -> Void
    private var pending = 0
    private var isClosed = false

    init(_ block: @escaping () -> Void) { self.block = block }

    /// Makes the block wait for one more animation.
    func add() { pending += 1 }

    /// Counts an animation as over; returns true if it was the last one that the block waited for.
    func remove() -> Bool {
        pending -= 1
        return isClosed && pending == 0
    }

    /// Closes the group: no more animations are added. Runs the block at once if there is none to wait for.
    func close() {
        let isOver = ModelLock.withLock {
            guard !isClosed else { return false }
            isClosed = true
            return pending == 0
        }
        if isOver { block() }
    }

    func run() { block() }
}
