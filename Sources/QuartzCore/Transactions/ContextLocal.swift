/// A value that is current for the main actor, whichever thread it is on, and one for each other thread.
package final class ContextLocal<Value>: Sendable {
    package init() {}

    /// The value for what the calling code runs on; nil until set.
    package var value: Value? {
        get { TransactionContext.current.locals[ObjectIdentifier(self)] as? Value }
        set { TransactionContext.current.locals[ObjectIdentifier(self)] = newValue }
    }
}
