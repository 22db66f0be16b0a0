public import Combine
public import Foundation
public import FoundationNetworking

// Emitted into the client, which links FoundationNetworking anyway because it has a session, so that none of Kasane's
// libraries loads it.

extension URLSession {
    /// A publisher that creates a task for each subscriber at the first demand, and delivers its data and response.
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
