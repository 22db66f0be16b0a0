public import CoreLocation
import Foundation

/// A request to Apple's servers, which can't be reached: it fails at the next turn of the main queue.
final class ServerRequest: @unchecked Sendable {
    // Accessed under the lock.
    private let lock = NSLock()
    private var isPending = false

    var isRunning: Bool { lock.withLock { isPending } }

    /// Calls a closure with the failure on the main queue, unless the request is cancelled before.
    func start(_ fail: @escaping (MKError) -> Void) {
        let isFirst = lock.withLock {
            defer { isPending = true }
            return !isPending
        }
        // Called on the main queue alone.
        nonisolated(unsafe) let fail = fail
        DispatchQueue.main.async {
            guard isFirst else { return fail(MKError(.loadingThrottled)) }
            let isWanted = self.lock.withLock {
                defer { self.isPending = false }
                return self.isPending
            }
            if isWanted { fail(MKError(.serverFailure)) }
        }
    }

    func cancel() { lock.withLock { isPending = false } }
}

/// A search for places. Apple's servers can't be reached, so it fails with `MKError.serverFailure`.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearch)
open class MKLocalSearch: NSObject, @unchecked Sendable {
    // Immutable, but for the request's state, which has a lock.

    /// Receives what was found, or an error.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// Which kinds of places are found.
    public struct ResultType: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Addresses.
        public static let address = ResultType(rawValue: 1)
        /// Points of interest.
        public static let pointOfInterest = ResultType(rawValue: 2)
    }

    /// What to search for.
    open class Request: NSObject, NSCopying {
        /// The words.
        open var naturalLanguageQuery: String?
        /// Where to search.
        open var region = MKCoordinateRegion()
        /// Which kinds of places to find.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which kinds of points of interest to find.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Creates an empty request.
        public override init() { super.init() }

        /// Creates a request for words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }

        /// Creates a request for words in a region.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }

        /// Creates a request for a completion.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request()
            (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
            (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
            return copy
        }
    }

    /// What was found.
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem]
        /// The region of the places.
        public let boundingRegion: MKCoordinateRegion

        init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
            (self.mapItems, self.boundingRegion) = (mapItems, boundingRegion)
        }
    }

    private let server = ServerRequest()

    /// Creates a search.
    public init(request: Request) {}

    /// Whether the search is running.
    open var isSearching: Bool { server.isRunning }

    /// Starts the search, which fails.
    open func start(completionHandler: @escaping CompletionHandler) {
        server.start { completionHandler(nil, $0) }
    }

    /// Searches, which fails.
    public func start() async throws -> Response {
        let error = await withCheckedContinuation { done in server.start { done.resume(returning: $0) } }
        throw error
    }

    /// Ends the search: the completion handler is not called.
    open func cancel() { server.cancel() }
}

/// A way to complete words of a search.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion)
open class MKLocalSearchCompletion: NSObject {
    /// The words.
    public let title: String
    /// An explanation.
    public let subtitle: String

    init(title: String, subtitle: String) { (self.title, self.subtitle) = (title, subtitle) }
}

/// Completes words of a search while they are typed. Apple's servers can't be reached, so each attempt fails.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter)
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
    /// The words. Setting them starts an attempt, which the delegate is told of.
    open var queryFragment = "" { didSet { if !queryFragment.isEmpty { start() } } }
    /// Where to search.
    open var region = MKCoordinateRegion()
    /// Which kinds of points of interest to find.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The delegate. Not retained.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// The completions: none.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Whether an attempt is in progress.
    open var isSearching: Bool { server.isRunning }

    private var server = ServerRequest()

    /// Creates a completer.
    nonisolated public override init() { super.init() }

    private func start() {
        cancel()
        server.start { [weak self] error in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.completer(self, didFailWithError: error)
            }
        }
    }

    /// Ends the attempt.
    open func cancel() {
        server.cancel()
        server = ServerRequest()
    }
}

/// Is told what a completer found.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate)
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// Called with new completions. Never called, as there are none.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// Called when an attempt fails.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
