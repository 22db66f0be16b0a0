/// Delivers values over time to those who subscribe, and at last says that it has finished or failed.
/// [Apple's reference](https://developer.apple.com/documentation/combine/publisher)
public protocol Publisher<Output, Failure> {
    /// What is delivered.
    associatedtype Output
    /// How it may fail; `Never` where it cannot.
    associatedtype Failure: Error

    /// Gives a subscriber its subscription. To be called by `subscribe(_:)` only.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Has a subscriber receive what is delivered.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Calls closures with each value and at the end, until what is returned is released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }

    /// A publisher of the same values whose type says nothing more of it.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until what is returned is released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets an object's property to each value, until what is returned is released. The object is kept that long.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}

/// A publisher whose type is forgotten.
/// [Apple's reference](https://developer.apple.com/documentation/combine/anypublisher)
@frozen
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let base: any Publisher<Output, Failure>

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        base = (publisher as? AnyPublisher)?.base ?? publisher
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.receive(subscriber: subscriber)
    }
}

/// The publishers that others are made of.
public enum Publishers {}
