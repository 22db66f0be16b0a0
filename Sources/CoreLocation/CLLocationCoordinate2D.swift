/// An angle of latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// A speed, in metres per second.
public typealias CLLocationSpeed = Double
/// The accuracy of a speed, in metres per second.
public typealias CLLocationSpeedAccuracy = Double
/// The accuracy of a coordinate, in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees, clockwise from true north.
public typealias CLLocationDirection = Double
/// The accuracy of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// The greatest distance.
public let CLLocationDistanceMax = CLLocationDistance.greatestFiniteMagnitude
/// The greatest interval of time, in seconds.
public let CLTimeIntervalMax = Double.greatestFiniteMagnitude
/// The distance filter that reports each movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The heading filter that reports each turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// The highest accuracy, with further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The highest accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accurate to 10 metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Accurate to 100 metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Accurate to a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Accurate to three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an application without permission for precise locations: the lowest.
public let kCLLocationAccuracyReduced = CLLocationAccuracy.greatestFiniteMagnitude

/// A place on the Earth, by the reference frame of WGS 84.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2d)
public struct CLLocationCoordinate2D: Sendable {
    /// The latitude in degrees, positive north of the equator.
    public var latitude: CLLocationDegrees
    /// The longitude in degrees, positive east of Greenwich.
    public var longitude: CLLocationDegrees

    /// The place where the equator and the meridian of Greenwich cross.
    public init() { (latitude, longitude) = (0, 0) }

    /// A place of a latitude and longitude.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        (self.latitude, self.longitude) = (latitude, longitude)
    }
}

/// A coordinate that no place has.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether the latitude is within 90 degrees of zero, and the longitude within 180.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocationcoordinate2disvalid(_:))
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Returns the coordinate of a latitude and longitude.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
