public import CoreLocation

/// Several polygons that one renderer draws.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipolygon)
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The polygons.
    public let polygons: [MKPolygon]

    /// Creates an overlay of polygons.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }

    /// The smallest rectangle with all polygons.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}
