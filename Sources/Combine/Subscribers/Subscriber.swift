/// Receives values from a publisher.
/// [Apple's reference](https://developer.apple.com/documentation/combine/subscriber)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of received values.
    associatedtype Input
    /// The type of received failures.
    associatedtype Failure: Error

    /// Receives the subscription, through which values are requested.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Returns: the additional demand.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
/// [Apple's reference](https://developer.apple.com/documentation/combine/subscription)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests more values.
    func request(_ demand: Subscribers.Demand)
}

/// The namespace of predefined subscriptions.
public enum Subscriptions {
    /// A subscription to a publisher that delivers nothing.
    public static var empty: any Subscription { EmptySubscription() }

    private final class EmptySubscription: Subscription, CustomStringConvertible, Sendable {
        var description: String { "Empty" }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// The namespace of predefined subscribers and their types.
public enum Subscribers {
    /// The completion of a publisher.
    @frozen
    public enum Completion<Failure: Error> {
        /// The publisher finished normally.
        case finished
        /// The publisher failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A type-erased subscriber.
/// [Apple's reference](https://developer.apple.com/documentation/combine/anysubscriber)
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let base: any Subscriber<Input, Failure>

    /// Erases the type of a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure { base = subscriber }

    /// Creates a subscriber from closures. Without a closure for the subscription it requests no values; without one
    /// for values it adds no demand.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        base = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
    }

    public var combineIdentifier: CombineIdentifier { base.combineIdentifier }
    public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}

private final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ receiveSubscription: ((any Subscription) -> Void)?, _ receiveValue: ((Input) -> Subscribers.Demand)?,
        _ receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
        (self.receiveSubscription, self.receiveValue) = (receiveSubscription, receiveValue)
        self.receiveCompletion = receiveCompletion
    }

    func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { receiveValue?(input) ?? .none }
    func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion?(completion) }
}
