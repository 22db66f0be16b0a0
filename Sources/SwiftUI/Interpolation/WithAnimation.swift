/// Does something, and shows with an animation what changes because of it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withanimation(_:_:))
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current.next
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Does something, shows with an animation what changes because of it, and calls a closure when that is over: at once
/// where nothing changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:))
@MainActor @preconcurrency
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current.next
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let completions = transaction.completions
    // Where nothing changed, nobody has taken the transaction on.
    defer { for completion in completions where !completion.isTaken { completion.run() } }
    return try withTransaction(transaction, body)
}

/// Does something with a transaction for what changes because of it.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:))
@MainActor @preconcurrency
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction.isNumbered ? transaction : transaction.next
    defer { Transaction.current = outer }
    return try body()
}
