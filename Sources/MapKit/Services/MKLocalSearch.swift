public import CoreLocation
import Foundation
import ObjectRuntime

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
        private let none: Absent

        init(_ none: Absent) { self.none = none }

        /// The places.
        open var mapItems: [MKMapItem] { none.answer() }
        /// The region of the places.
        open var boundingRegion: MKCoordinateRegion { none.answer() }
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
    public func start() async throws -> Response { try await server.start() }

    /// Ends the search: the completion handler is not called.
    open func cancel() { server.cancel() }
}
