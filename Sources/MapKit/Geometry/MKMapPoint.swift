import Foundation
public import CoreLocation

/// The scale of a map: the points on the screen for each map point.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkzoomscale)
public typealias MKZoomScale = CGFloat

/// A place on the flat map: the Mercator projection of the world onto a square of 268,435,456 map points, whose origin
/// is its northwestern corner.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmappoint)
public struct MKMapPoint: Sendable {
    /// The distance from the 180th meridian, eastwards.
    public var x: Double
    /// The distance from the northern edge, southwards.
    public var y: Double

    /// The northwestern corner.
    public init() { (x, y) = (0, 0) }

    /// Creates a map point.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Projects a coordinate. Latitudes beyond the edges of the map, about 85.05 degrees, are on the edges. A
    /// coordinate that is not valid gives (-1, -1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(x: Mercator.x(longitude: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
    }

    /// The coordinate of the place. Map points east or west of the world are on its other side; those north or south
    /// of it have no valid coordinate.
    public var coordinate: CLLocationCoordinate2D {
        guard x.isFinite, (0...Mercator.worldSize).contains(y) else { return kCLLocationCoordinate2DInvalid }
        // The eastern edge is 180 degrees, rather than its wrapped equivalent.
        let wrapped = (0...Mercator.worldSize).contains(x) ? x : Mercator.wrapped(x)
        return CLLocationCoordinate2D(latitude: Mercator.latitude(y: y), longitude: Mercator.longitude(x: wrapped))
    }

    /// Returns the distance to another place along the Earth's surface, in metres.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (from, to) = (coordinate, point.coordinate)
        return CLLocation(latitude: from.latitude, longitude: from.longitude)
            .distance(from: CLLocation(latitude: to.latitude, longitude: to.longitude))
    }
}

/// The size of an area of the flat map, in map points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapsize)
public struct MKMapSize: Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// An empty size.
    public init() { (width, height) = (0, 0) }

    /// Creates a size.
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    /// The size of the world.
    public static let world = MKMapSize(width: Mercator.worldSize, height: Mercator.worldSize)
}

/// Returns whether two map points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}

/// Returns whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}

/// Returns the metres per map point at a latitude.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmeterspermappointatlatitude(_:))
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    Ellipsoid.metersPerDegreeOfLatitude(at: latitude) * 360 / Mercator.worldSize * cos(latitude * .pi / 180)
}

/// Returns the map points per metre at a latitude.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmappointspermeteratlatitude(_:))
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Returns the width of a road at a zoom scale, in map points: the width of a line whose renderer sets none.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkroadwidthatzoomscale(_:))
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    // Between 3 points, far away, and the 10 metres of a street.
    zoomScale > 0 ? max(3 / zoomScale, 10 / 0.148) : 0
}
