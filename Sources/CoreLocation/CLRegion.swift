public import Foundation

/// An area that is monitored, identified by a name.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clregion)
open class CLRegion: NSObject, NSCopying {
    /// The name: a region replaces another of the same name.
    public let identifier: String
    /// Whether entering the region is reported. True by default.
    open var notifyOnEntry = true
    /// Whether leaving the region is reported. True by default.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other object is a region of the same name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the Earth.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clcircularregion)
open class CLCircularRegion: CLRegion {
    /// The centre.
    public let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance

    /// Creates a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    /// Returns whether a place is in the circle.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }

    /// A copy with the same settings.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        (copy.notifyOnEntry, copy.notifyOnExit) = (notifyOnEntry, notifyOnExit)
        return copy
    }
}

/// Where the device is in relation to a region.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clregionstate)
public enum CLRegionState: Int, Sendable {
    /// It is not known.
    case unknown
    /// Inside.
    case inside
    /// Outside.
    case outside
}
