import Foundation
public import CoreLocation

/// A circle about a coordinate.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkcircle)
open class MKCircle: MKShape, MKOverlay {
    private let center: CLLocationCoordinate2D
    /// The radius in metres.
    public let radius: CLLocationDistance
    /// The square about the circle.
    public let boundingMapRect: MKMapRect

    /// Creates a circle.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        let middle = MKMapPoint(coord)
        let extent = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
        boundingMapRect = MKMapRect(
            x: middle.x - extent, y: middle.y - extent, width: 2 * extent, height: 2 * extent)
        super.init()
    }

    /// Creates the circle within the longer side of a rectangle, about its middle.
    public convenience init(mapRect: MKMapRect) {
        let center = mapRect.center.coordinate
        self.init(
            center: center,
            radius: max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }

    /// The centre.
    open override var coordinate: CLLocationCoordinate2D { center }
}
