import CoreGraphics

/// The open transactions of one context.
final class TransactionStack: ContextObject {
    static var slot: ContextSlot { .transactions }

    /// Open transactions, the innermost last. The first may be the implicit one.
    private var levels: [TransactionLevel] = []
    /// Whether properties change without their actions. Every property that is set reads it, so it is computed when
    /// settings change.
    private(set) var actionsAreDisabled = false
    /// Whether `flush()` was called while an explicit transaction was open inside the implicit one.
    private var flushesWhenNestedEnds = false
    private let driver: CommitDriver

    init(of context: ModelContext) { driver = CommitDriver(isOfMainActor: context.isOfMainActor) }
}

// MARK: - Nesting

extension TransactionStack {
    func begin() {
        levels.append(TransactionLevel(isImplicit: false))
    }

    func commit() {
        guard let level = levels.last, !level.isImplicit else {
            reportOnce("CATransaction.commit() without begin(); ignored")
            return
        }
        close()
        if flushesWhenNestedEnds, levels.count == 1, levels[0].isImplicit { flush() }
    }

    /// Commits the implicit transaction, or postpones that until the explicit ones inside it have ended.
    func flush() {
        if levels.isEmpty, !PendingRoots.orphaned.isEmpty { openImplicitly() }
        guard !CommitQueue.current.isCommitting, let outermost = levels.first, outermost.isImplicit else { return }
        guard levels.count == 1 else {
            flushesWhenNestedEnds = true
            return
        }
        flushesWhenNestedEnds = false
        close()
    }

    /// Ends the innermost transaction; the outermost commits the changed trees.
    private func close() {
        if levels.count == 1 { CommitQueue.current.commitPendingTrees() }
        let level = levels.removeLast()
        settingsChanged()
        openIfTreesArePending()
        level.completion?.close()
        AnimationScheduler.current.arm()
    }

    /// Opens the implicit transaction if no transaction is open for a change to belong to.
    func openImplicitly() {
        guard levels.isEmpty else { return }
        levels.append(TransactionLevel(isImplicit: true))
        driver.request()
    }

    /// Opens the implicit transaction if changed trees are left without one.
    func openIfTreesArePending() {
        if CommitQueue.current.hasPendingTrees { openImplicitly() }
    }

    /// Commits the implicit transaction; called by the source that drains the context.
    func turn(_ number: Int, from source: CommitDriver.Source) {
        if driver.takes(number, from: source) { flush() }
    }

    /// Calls `body` with the actions of its changes disabled.
    func withoutActions(_ body: () -> Void) {
        let depth = levels.count
        var level = TransactionLevel(isImplicit: false)
        level.values[kCATransactionDisableActions] = true
        levels.append(level)
        settingsChanged()
        body()
        // Transactions that `body` opens and leaves open stay open.
        if levels.count > depth { levels.remove(at: depth) }
        settingsChanged()
    }
}

// MARK: - Settings

extension TransactionStack {
    /// The value of a key in the innermost transaction that has one.
    func value(forKey key: String) -> Any? {
        for level in levels.reversed() {
            if let value = level.values[key] { return value }
        }
        return nil
    }

    /// Sets a value for the innermost transaction; nil removes it.
    func setValue(_ value: Any?, forKey key: String) {
        if let value, key == kCATransactionAnimationDuration {
            guard let seconds = AnimationValue.number(value), seconds >= 0 else {
                return reportOnce("CATransaction: \(value) is not a usable \(key); the old value is kept")
            }
        }
        openImplicitly()
        levels[levels.count - 1].values[key] = value
        settingsChanged()
    }

    private func settingsChanged() {
        let flag = value(forKey: kCATransactionDisableActions)
        actionsAreDisabled = flag.flatMap(AnimationValue.number).map { $0 != 0 } ?? false
    }

    /// The duration of animations that have none of their own, in seconds.
    var animationDuration: CFTimeInterval {
        let value = value(forKey: kCATransactionAnimationDuration).flatMap(AnimationValue.number)
        return value.map { Double($0) } ?? 0.25
    }

    /// The timing function of all animations; nil if none was set.
    var animationTimingFunction: CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }
}

// MARK: - Completion

extension TransactionStack {
    var completionBlock: (() -> Void)? { levels.last?.completionBlock }

    /// Sets the block that runs when the animations from here to the end of the innermost transaction are over.
    func setCompletionBlock(_ block: (() -> Void)?) {
        openImplicitly()
        let last = levels.count - 1
        let previous = levels[last].completion
        levels[last].completionBlock = block
        levels[last].completion = block.map { CompletionGroup($0) }
        previous?.close()
    }

    /// Makes the completion blocks of all open transactions wait for an animation that is being added, and returns them, the
    /// innermost first: at the same moment its block runs before those around it.
    func completionsForAnimation() -> [CompletionGroup] {
        openImplicitly()
        let completions = levels.reversed().compactMap(\.completion)
        for completion in completions { completion.add() }
        return completions
    }
}
