public import Foundation

/// A strength of the Earth's magnetic field along an axis, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction that the device points to. There is no compass, so none is ever reported.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clheading)
open class CLHeading: NSObject, @unchecked Sendable {
    // Immutable.

    /// The direction in degrees, clockwise from the magnetic north pole.
    public let magneticHeading: CLLocationDirection
    /// The direction in degrees, clockwise from true north; negative if it is invalid.
    public let trueHeading: CLLocationDirection
    /// The uncertainty of the magnetic heading in degrees; negative if it is invalid.
    public let headingAccuracy: CLLocationDirection
    /// The magnetic field along the device's axes.
    public let (x, y, z): (CLHeadingComponentValue, CLHeadingComponentValue, CLHeadingComponentValue)
    /// The time of the measurement.
    public let timestamp: Date

    init(
        magneticHeading: CLLocationDirection, trueHeading: CLLocationDirection, headingAccuracy: CLLocationDirection,
        field: (Double, Double, Double), timestamp: Date
    ) {
        (self.magneticHeading, self.trueHeading) = (magneticHeading, trueHeading)
        (self.headingAccuracy, self.timestamp) = (headingAccuracy, timestamp)
        (x, y, z) = field
    }
}
