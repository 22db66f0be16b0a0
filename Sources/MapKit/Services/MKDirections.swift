public import CoreLocation
import Foundation

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

    /// Routes.
    open class Response: NSObject {
        /// Where the routes begin.
        public let source: MKMapItem
        /// Where the routes end.
        public let destination: MKMapItem
        /// The routes.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            (self.source, self.destination, self.routes) = (source, destination, routes)
        }
    }

    /// A time of arrival.
    open class ETAResponse: NSObject {
        /// The time on the way, in seconds.
        public let expectedTravelTime: TimeInterval
        /// The length of the way, in metres.
        public let distance: CLLocationDistance

        init(expectedTravelTime: TimeInterval, distance: CLLocationDistance) {
            (self.expectedTravelTime, self.distance) = (expectedTravelTime, distance)
        }
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
    public func calculate() async throws -> Response {
        let error = await withCheckedContinuation { done in server.start { done.resume(returning: $0) } }
        throw error
    }

    /// Requests a time of arrival, which fails.
    public func calculateETA() async throws -> ETAResponse {
        let error = await withCheckedContinuation { done in server.start { done.resume(returning: $0) } }
        throw error
    }

    /// Ends the request: the completion handler is not called.
    open func cancel() { server.cancel() }
}

/// A route, which only Apple's servers create.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkroute)
open class MKRoute: NSObject {
    /// A part of a route.
    open class Step: NSObject {
        /// What to do.
        public let instructions: String
        /// The line on the map.
        public let polyline: MKPolyline
        /// The length in metres.
        public let distance: CLLocationDistance
        /// The way of travelling.
        public let transportType: MKDirectionsTransportType

        init(
            instructions: String, polyline: MKPolyline, distance: CLLocationDistance,
            transportType: MKDirectionsTransportType
        ) {
            (self.instructions, self.polyline) = (instructions, polyline)
            (self.distance, self.transportType) = (distance, transportType)
        }
    }

    /// The name.
    public let name: String
    /// The line on the map.
    public let polyline: MKPolyline
    /// The length in metres.
    public let distance: CLLocationDistance
    /// The time on the way, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The way of travelling.
    public let transportType: MKDirectionsTransportType
    /// The parts.
    public let steps: [Step]

    init(
        name: String, polyline: MKPolyline, distance: CLLocationDistance, expectedTravelTime: TimeInterval,
        transportType: MKDirectionsTransportType, steps: [Step]
    ) {
        (self.name, self.polyline, self.distance) = (name, polyline, distance)
        (self.expectedTravelTime, self.transportType, self.steps) = (expectedTravelTime, transportType, steps)
    }
}
