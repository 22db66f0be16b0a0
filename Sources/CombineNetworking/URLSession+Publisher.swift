public import Combine
public import Foundation
public import FoundationNetworking

// Compiled into the program that calls it, which links FoundationNetworking as it has a session: no library of Kasane's loads it.

extension URLSession {
    /// Delivers the data and the response of a task that it creates for each subscriber, at the first demand.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher)
    public typealias DataTaskPublisher = RequestPublisher<URLSession, URLRequest, URLResponse>

    /// Returns a publisher that loads a URL for each subscriber.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Returns a publisher that sends a request for each subscriber.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }
}

extension RequestPublisher where Session == URLSession, Request == URLRequest, Response == URLResponse {
    /// Creates a publisher of a request's response.
    @_alwaysEmitIntoClient
    public init(request: URLRequest, session: URLSession) {
        self.init(request, session: session) { session, request, completion in
            let task = session.dataTask(with: request, completionHandler: completion)
            task.resume()
            return { task.cancel() }
        }
    }
}
