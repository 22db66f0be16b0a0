/// Receives what a publisher delivers.
/// [Apple's reference](https://developer.apple.com/documentation/combine/subscriber)
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What the subscriber receives.
    associatedtype Input
    /// How what it receives may fail.
    associatedtype Failure: Error

    /// The subscription, by which values are asked for.
    func receive(subscription: any Subscription)
    /// A value.
    ///
    /// - Returns: How many values more are wanted than were asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// There will be no more values.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value that says nothing but that it came.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// What joins a subscriber to its publisher.
/// [Apple's reference](https://developer.apple.com/documentation/combine/subscription)
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that do nothing.
public enum Subscriptions {
    /// A subscription for a publisher that has nothing to deliver.
    public static var empty: any Subscription { EmptySubscription() }

    private final class EmptySubscription: Subscription, Sendable {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// The subscribers that come with the library, and what they say.
public enum Subscribers {
    /// How a publisher ended.
    @frozen
    public enum Completion<Failure: Error> {
        /// The publisher has delivered all its values.
        case finished
        /// The publisher has failed.
        case failure(Failure)
    }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// A subscriber whose type is forgotten.
/// [Apple's reference](https://developer.apple.com/documentation/combine/anysubscriber)
@frozen
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    private let base: any Subscriber<Input, Failure>

    /// Hides the type of a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure { base = subscriber }

    public var combineIdentifier: CombineIdentifier { base.combineIdentifier }
    public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}
