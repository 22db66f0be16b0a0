// Clients compile all of this into their own code: Kasane's library must not bring the network's, which takes a process long to
// load. Importing this module brings `URLSession`, as Foundation does on iOS.
public import Combine
public import Foundation
@_exported public import FoundationNetworking

extension URLSession {
    /// What publishes the answer to a request.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher)
    public typealias DataTaskPublisher = _AnswerPublisher<(data: Data, response: URLResponse), URLError>

    /// Returns a publisher of what is at an address.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:))
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the answer to a request, which is sent when a subscriber wants it.
    @_alwaysEmitIntoClient
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher { deliver in
            // The session calls it once, on its queue.
            nonisolated(unsafe) let deliver = deliver
            let task = self.dataTask(with: request) { data, response, error in
                if let error {
                    deliver(.failure(error as? URLError ?? URLError(.unknown)))
                } else if let response {
                    deliver(.success((data ?? Data(), response)))
                } else {
                    deliver(.failure(URLError(.badServerResponse)))
                }
            }
            task.resume()
            return { task.cancel() }
        }
    }
}
