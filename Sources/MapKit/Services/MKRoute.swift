public import CoreLocation
import Foundation
import ObjectRuntime

/// A route, which only Apple's servers create.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkroute)
open class MKRoute: NSObject {
    /// A part of a route.
    open class Step: NSObject {
        private let none: Absent

        init(_ none: Absent) { self.none = none }

        /// What to do.
        open var instructions: String { none.answer() }
        /// What to know on the way, such as a toll.
        open var notice: String? { none.answer() }
        /// The line on the map.
        open var polyline: MKPolyline { none.answer() }
        /// The length in metres.
        open var distance: CLLocationDistance { none.answer() }
        /// The way of travelling.
        open var transportType: MKDirectionsTransportType { none.answer() }
    }

    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The name.
    open var name: String { none.answer() }
    /// What to know on the way, such as a toll.
    open var advisoryNotices: [String] { none.answer() }
    /// The line on the map.
    open var polyline: MKPolyline { none.answer() }
    /// The length in metres.
    open var distance: CLLocationDistance { none.answer() }
    /// The time on the way, in seconds.
    open var expectedTravelTime: TimeInterval { none.answer() }
    /// The way of travelling.
    open var transportType: MKDirectionsTransportType { none.answer() }
    /// The parts.
    open var steps: [Step] { none.answer() }
}
