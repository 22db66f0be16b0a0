public import Foundation

/// Sends a request for each subscriber, and delivers the data and the response, or the error.
///
/// `URLSession.DataTaskPublisher` in module `CombineNetworking` is this type for URL requests: on Linux, `URLSession`
/// is in a separate library, `FoundationNetworking`, which Combine does not load.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher)
public struct RequestPublisher<Session, Request, Response>: Publisher {
    public typealias Output = (data: Data, response: Response)
    public typealias Failure = URLError
    /// Receives the data and the response of a finished task, or its error.
    public typealias Completion = @Sendable (Data?, Response?, (any Error)?) -> Void

    /// The request to send.
    public let request: Request
    /// The session that creates the tasks.
    public let session: Session
    private let load: (Session, Request, @escaping Completion) -> () -> Void

    /// Creates a publisher.
    ///
    /// - Parameters:
    ///   - request: The request to send.
    ///   - session: The session that creates the tasks.
    ///   - load: Starts a task that calls the completion once, and returns a closure that cancels the task.
    public init(
        _ request: Request, session: Session,
        load: @escaping (Session, Request, @escaping Completion) -> () -> Void
    ) {
        (self.request, self.session, self.load) = (request, session, load)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
        let (load, session, request) = (load, session, request)
        subscriber.receive(subscription: RequestSubscription(subscriber) { load(session, request, $0) })
    }
}

/// Starts a task at the first demand, and delivers its result to one subscriber.
private final class RequestSubscription<S: Subscriber, Response>: Subscription, CustomStringConvertible
where S.Input == (data: Data, response: Response), S.Failure == URLError {
    typealias Completion = RequestPublisher<Never, Never, Response>.Completion

    private enum Task {
        case waiting(start: (@escaping Completion) -> () -> Void)
        /// Between the start and the closure that cancels the task.
        case starting
        case running(cancel: () -> Void)
        case over
    }

    private let delivery: FutureDelivery<S>
    private let task: Locked<Task>

    init(_ subscriber: S, start: @escaping (@escaping Completion) -> () -> Void) {
        delivery = FutureDelivery(subscriber)
        task = Locked(.waiting(start: start))
    }

    var description: String { "DataTaskPublisher" }

    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        delivery.request(demand)
        let start = task.with { task -> ((@escaping Completion) -> () -> Void)? in
            guard case .waiting(let start) = task else { return nil }
            task = .starting
            return start
        }
        guard let start else { return }
        // Deliveries are thread-safe.
        let fulfill = UncheckedSendable { [delivery] (result: Result<S.Input, URLError>) in delivery.fulfill(result) }
        let cancel = start { data, response, error in
            if let data, let response, error == nil {
                fulfill.value(.success((data, response)))
            } else {
                fulfill.value(.failure(error as? URLError ?? URLError(.unknown)))
            }
        }
        let isCancelled = task.with { task in
            guard case .starting = task else { return true }
            task = .running(cancel: cancel)
            return false
        }
        if isCancelled { cancel() }
    }

    func cancel() {
        delivery.cancel()
        let cancel = task.with { task -> (() -> Void)? in
            defer { task = .over }
            guard case .running(let cancel) = task else { return nil }
            return cancel
        }
        cancel?()
    }
}
