import Foundation

/// Serializes the events for the subscriber of an operator with several publishers: it receives one value at a time,
/// from whichever thread, and one completion.
final class SerializedSubscriber<Downstream: Subscriber>: @unchecked Sendable {
    private let downstream: Downstream
    /// Held while the subscriber is called, which may cause more events on the same thread. Unchecked for the
    /// subscriber, which is only called while it is held.
    private let lock = NSRecursiveLock()
    private let isOver = Locked(false)

    init(_ downstream: Downstream) { self.downstream = downstream }

    func start(_ subscription: any Subscription) { downstream.receive(subscription: subscription) }

    /// Delivers the next value, if there is one.
    ///
    /// - Parameter next: Removes the value from its queue, so that values are delivered in the order in which they are
    ///   removed.
    /// - Returns: The additional demand; nil if there was no value.
    func deliver(_ next: () -> Downstream.Input?) -> Subscribers.Demand? {
        lock.lock()
        defer { lock.unlock() }
        guard isOpen, let value = next() else { return nil }
        return downstream.receive(value)
    }

    /// Delivers the completion, once.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard close() else { return }
        lock.lock()
        defer { lock.unlock() }
        downstream.receive(completion: completion)
    }

    /// Whether events can still be delivered.
    var isOpen: Bool { !isOver.with { $0 } }

    /// Stops the delivery of events. Returns false if it had already stopped.
    @discardableResult
    func close() -> Bool {
        isOver.with { isOver in
            defer { isOver = true }
            return !isOver
        }
    }
}
