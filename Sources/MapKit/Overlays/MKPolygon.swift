public import CoreLocation

/// An area within points, possibly with holes.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolygon)
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes.
    public let interiorPolygons: [MKPolygon]?

    /// Creates an area within map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Creates an area within map points, with holes.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons)
    }

    /// Creates an area within coordinates.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Creates an area within coordinates, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        let points = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
        self.init(mapPoints: points.unrolled, interiorPolygons)
    }

    init(mapPoints: [MKMapPoint], _ interiorPolygons: [MKPolygon]? = nil) {
        self.interiorPolygons = interiorPolygons
        super.init(mapPoints)
    }

    /// The smallest rectangle with all points.
    open var boundingMapRect: MKMapRect { rect }
}
