import Foundation
public import CoreLocation

/// The extent of a region, in degrees.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkcoordinatespan)
public struct MKCoordinateSpan: Sendable {
    /// The extent from south to north.
    public var latitudeDelta: CLLocationDegrees
    /// The extent from west to east.
    public var longitudeDelta: CLLocationDegrees

    /// No extent.
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

    /// Creates a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the Earth about a centre.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkcoordinateregion)
public struct MKCoordinateRegion: Sendable {
    /// The centre.
    public var center: CLLocationCoordinate2D
    /// The extent.
    public var span: MKCoordinateSpan

    /// A region without extent where the equator crosses the meridian of Greenwich.
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Creates a region whose extents are given in metres.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let perLongitude = Ellipsoid.metersPerDegreeOfLongitude(at: center.latitude)
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(
                    max(latitudinalMeters / Ellipsoid.metersPerDegreeOfLatitude(at: center.latitude), 0), 180),
                longitudeDelta: min(max(longitudinalMeters / perLongitude, 0), 360)))
    }

    /// Creates the region of a rectangle of the map, about the coordinate of its middle. The middle is not midway
    /// between the rectangle's latitudes, as those are farther apart on the map towards the poles.
    public init(_ rect: MKMapRect) {
        let (north, south) = (
            Mercator.latitude(y: max(rect.minY, 0)), Mercator.latitude(y: min(rect.maxY, Mercator.worldSize))
        )
        self.init(
            center: CLLocationCoordinate2D(
                latitude: Mercator.latitude(y: rect.midY),
                longitude: Mercator.longitude(x: Mercator.wrapped(rect.midX))),
            span: MKCoordinateSpan(
                latitudeDelta: north - south, longitudeDelta: rect.width / Mercator.worldSize * 360))
    }

    /// Whether the region is on the Earth.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }

    /// The rectangle of the map about the region's centre that is as high as the region.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let width = span.longitudeDelta / 360 * Mercator.worldSize
        let north = Mercator.y(latitude: min(center.latitude + span.latitudeDelta / 2, 90))
        let south = Mercator.y(latitude: max(center.latitude - span.latitudeDelta / 2, -90))
        return MKMapRect(
            x: middle.x - width / 2, y: middle.y - (south - north) / 2, width: width, height: south - north)
    }
}
