import Foundation

/// A subscriber of an operator that has several publishers: it gets one value at a time, whichever thread they come from, and
/// one end.
final class SerializedSubscriber<Downstream: Subscriber>: @unchecked Sendable {
    private let downstream: Downstream
    /// Held while the subscriber is called, which may make more come on the same thread. Unchecked for the subscriber, which
    /// is called with it only.
    private let lock = NSRecursiveLock()
    private let isOver = Locked(false)

    init(_ downstream: Downstream) { self.downstream = downstream }

    func start(_ subscription: any Subscription) { downstream.receive(subscription: subscription) }

    /// Delivers the next value, if there is one.
    ///
    /// - Parameter next: Takes out the value, so that values are delivered in the order in which they are taken.
    /// - Returns: How many more are wanted; nil where there was none.
    func deliver(_ next: () -> Downstream.Input?) -> Subscribers.Demand? {
        lock.lock()
        defer { lock.unlock() }
        guard isOpen, let value = next() else { return nil }
        return downstream.receive(value)
    }

    /// Delivers the end, once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard close() else { return }
        lock.lock()
        defer { lock.unlock() }
        downstream.receive(completion: completion)
    }

    /// Whether something may still be delivered.
    var isOpen: Bool { !isOver.with { $0 } }

    /// Nothing is delivered any more; false where that was so already.
    @discardableResult
    func close() -> Bool {
        isOver.with { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}
