@_exported public import Foundation

/// A measured place: its coordinate, altitude, course and speed, their accuracies, and the time of the measurement.
/// A negative accuracy means that the value is invalid.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocation)
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // The class is immutable; subclasses guard what they add.

    /// The coordinate.
    public let coordinate: CLLocationCoordinate2D
    /// The altitude above sea level in metres.
    public let altitude: CLLocationDistance
    /// The radius of uncertainty of the coordinate in metres.
    public let horizontalAccuracy: CLLocationAccuracy
    /// The uncertainty of the altitude in metres.
    public let verticalAccuracy: CLLocationAccuracy
    /// The direction of movement in degrees, clockwise from true north; negative if it is invalid.
    public let course: CLLocationDirection
    /// The uncertainty of the course in degrees.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// The speed in metres per second; negative if it is invalid.
    public let speed: CLLocationSpeed
    /// The uncertainty of the speed in metres per second.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// The time of the measurement.
    public let timestamp: Date
    /// Where the location is from; nil, unless it is simulated or was given.
    public let sourceInformation: CLLocationSourceInformation?
    /// The altitude above the ellipsoid in metres. The same as `altitude`: there is no model of the geoid.
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    /// The floor of the building; nil, as floors are not known.
    open var floor: CLFloor? { nil }

    /// Creates a location with all measurements.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
        timestamp: Date, sourceInfo: CLLocationSourceInformation? = nil
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = sourceInfo
        super.init()
    }

    /// Creates a location with a course and a speed of unknown accuracy.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy:
            CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// Creates a location without a course and a speed.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy:
            CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: -1, speed: -1, timestamp: timestamp)
    }

    /// Creates a location of a latitude and longitude, measured now and exactly, of an unknown altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Returns the distance to another location in metres, along the Earth's surface and without altitudes.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// Returns the location itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The coordinate, accuracy, speed, course and time.
    open override var description: String {
        let place = String(
            format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
        return place + String(format: " (speed %.2f mps / course %.2f) @ ", speed, course) + "\(timestamp)"
    }

    // MARK: Archiving

    /// True.
    public static var supportsSecureCoding: Bool { true }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy",
        "speed", "speedAccuracy", "timestamp",
    ]

    public required init?(coder: NSCoder) {
        guard CLLocation.keys.allSatisfy({ coder.containsValue(forKey: $0) }) else { return nil }
        let values = CLLocation.keys.map { coder.decodeDouble(forKey: $0) }
        coordinate = CLLocationCoordinate2D(latitude: values[0], longitude: values[1])
        (altitude, horizontalAccuracy, verticalAccuracy) = (values[2], values[3], values[4])
        (course, courseAccuracy, speed, speedAccuracy) = (values[5], values[6], values[7], values[8])
        timestamp = Date(timeIntervalSinceReferenceDate: values[9])
        sourceInformation = nil
        super.init()
    }

    open func encode(with coder: NSCoder) {
        let values = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course,
            courseAccuracy, speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, value) in zip(CLLocation.keys, values) { coder.encode(value, forKey: key) }
    }
}

/// A floor of a building.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clfloor)
open class CLFloor: NSObject, @unchecked Sendable {
    // Immutable.

    /// The floor's number; 0 is the ground floor.
    public let level: Int

    init(level: Int) { self.level = level }
}

/// Where a location is from.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocationsourceinformation)
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
    // Immutable.

    /// Whether the location was simulated by software.
    public let isSimulatedBySoftware: Bool
    /// Whether the location is from an accessory.
    public let isProducedByAccessory: Bool

    /// Creates a description of a source.
    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }
}
