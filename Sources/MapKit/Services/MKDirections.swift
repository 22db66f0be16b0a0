public import CoreLocation
import Foundation
import ObjectRuntime

/// Ways of travelling.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkdirectionstransporttype)
public struct MKDirectionsTransportType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = Self(rawValue: 1)
    /// On foot.
    public static let walking = Self(rawValue: 2)
    /// By public transport.
    public static let transit = Self(rawValue: 4)
    /// All.
    public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// A request for routes. Apple's servers can't be reached, so it fails with `MKError.serverFailure`.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkdirections)
open class MKDirections: NSObject, @unchecked Sendable {
    // Immutable, but for the request's state, which has a lock.

    /// Receives routes, or an error.
    public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
    /// Receives a time of arrival, or an error.
    public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

    /// From where to where, and how.
    open class Request: NSObject {
        /// Where the routes begin.
        open var source: MKMapItem?
        /// Where the routes end.
        open var destination: MKMapItem?
        /// The ways of travelling.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several routes are wanted.
        open var requestsAlternateRoutes = false
        /// When to depart.
        open var departureDate: Date?
        /// When to arrive.
        open var arrivalDate: Date?

        /// Creates an empty request.
        public override init() { super.init() }
    }

    /// Routes, which only Apple's servers find.
    open class Response: NSObject {
        private let none: Absent

        init(_ none: Absent) { self.none = none }

        /// Where the routes begin.
        open var source: MKMapItem { none.answer() }
        /// Where the routes end.
        open var destination: MKMapItem { none.answer() }
        /// The routes.
        open var routes: [MKRoute] { none.answer() }
    }

    /// A time of arrival, which only Apple's servers know.
    open class ETAResponse: NSObject {
        private let none: Absent

        init(_ none: Absent) { self.none = none }

        /// The time on the way, in seconds.
        open var expectedTravelTime: TimeInterval { none.answer() }
        /// The length of the way, in metres.
        open var distance: CLLocationDistance { none.answer() }
    }

    private let server = ServerRequest()

    /// Creates a request.
    public init(request: Request) {}

    /// Whether the request is running.
    open var isCalculating: Bool { server.isRunning }

    /// Requests routes, which fails.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        server.start { completionHandler(nil, $0) }
    }

    /// Requests a time of arrival, which fails.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        server.start { completionHandler(nil, $0) }
    }

    /// Requests routes, which fails.
    public func calculate() async throws -> Response { try await server.start() }

    /// Requests a time of arrival, which fails.
    public func calculateETA() async throws -> ETAResponse { try await server.start() }

    /// Ends the request: the completion handler is not called.
    open func cancel() { server.cancel() }
}
