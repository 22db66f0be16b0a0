/// A variable with a value of its own for the main actor, whichever thread that is on, and for each other thread.
package final class ContextLocal<Value>: Sendable {
    package init() {}

    /// The value in the calling code's context; nil until set.
    package var value: Value? {
        get { ModelContext.current.locals[ObjectIdentifier(self)] as? Value }
        set { ModelContext.current.locals[ObjectIdentifier(self)] = newValue }
    }
}
