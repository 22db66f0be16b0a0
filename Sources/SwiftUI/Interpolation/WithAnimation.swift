/// Calls a closure, and animates the changes that it causes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withanimation(_:_:))
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current.next
    transaction.animation = animation
    return try withTransaction(transaction, body)
}

/// Calls a closure, animates the changes that it causes, and calls a second closure when the animations have
/// completed: immediately if nothing changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:))
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current.next
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let completions = transaction.completions
    // If nothing has changed, no graph has adopted the completion.
    defer { for completion in completions where !completion.isTaken { completion.run() } }
    return try withTransaction(transaction, body)
}

/// Calls a closure in a transaction with a value set, for the changes that it causes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:_:))
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current.next
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Calls a closure with a transaction for the changes that it causes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/withtransaction(_:_:))
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction.isNumbered ? transaction : transaction.next
    defer { Transaction.current = outer }
    return try body()
}
