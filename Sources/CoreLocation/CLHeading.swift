public import Foundation
import ObjectRuntime

/// A strength of the Earth's magnetic field along an axis, in microteslas.
public typealias CLHeadingComponentValue = Double

/// The direction that the device points to. There is no compass, so none is ever reported.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clheading)
open class CLHeading: NSObject, @unchecked Sendable {
    // Without state.
    private let none: Absent

    init(_ none: Absent) { self.none = none }

    /// The direction in degrees, clockwise from the magnetic north pole.
    open var magneticHeading: CLLocationDirection { none.answer() }
    /// The direction in degrees, clockwise from true north; negative if it is invalid.
    open var trueHeading: CLLocationDirection { none.answer() }
    /// The uncertainty of the magnetic heading in degrees; negative if it is invalid.
    open var headingAccuracy: CLLocationDirection { none.answer() }
    /// The magnetic field along the device's x axis.
    open var x: CLHeadingComponentValue { none.answer() }
    /// The magnetic field along the device's y axis.
    open var y: CLHeadingComponentValue { none.answer() }
    /// The magnetic field along the device's z axis.
    open var z: CLHeadingComponentValue { none.answer() }
    /// The time of the measurement.
    open var timestamp: Date { none.answer() }
}
