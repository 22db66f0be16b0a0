import CoreGraphics

/// One open transaction: what was set for it, and what waits for it.
struct TransactionLevel {
    /// Whether it was opened by a change outside any transaction.
    let isImplicit: Bool
    /// Values set by key; those not set here are looked for in the transactions around it.
    var values: [String: Any] = [:]
    /// The current completion block; each stands for itself and is not inherited.
    var completion: CompletionGroup?
    var completionBlock: (() -> Void)?
}
