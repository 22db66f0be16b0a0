import CoreGraphics

/// One open transaction: its settings, and the completion block that waits for its animations.
struct TransactionLevel {
    /// Whether it was opened implicitly, by a change outside any transaction.
    let isImplicit: Bool
    /// Settings by key; others are inherited from the transactions around this one.
    var values: [String: Any] = [:]
    /// Counts the animations of this level; not inherited.
    var completion: CompletionGroup?
    var completionBlock: (() -> Void)?
}
