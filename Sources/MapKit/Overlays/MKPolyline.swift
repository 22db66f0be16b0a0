public import CoreLocation

/// A line through points.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpolyline)
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Creates a line through map points.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(mapPoints: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Creates a line through coordinates. Each part takes the shorter way around the world.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(
            mapPoints: UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }.unrolled)
    }

    init(mapPoints: [MKMapPoint]) { super.init(mapPoints) }

    /// The smallest rectangle with all points.
    open var boundingMapRect: MKMapRect { rect }
}
