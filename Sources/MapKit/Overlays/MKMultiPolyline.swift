public import CoreLocation

/// Several lines that one renderer draws.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmultipolyline)
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }

    /// The smallest rectangle with all lines.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The middle of the bounding rectangle.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}
