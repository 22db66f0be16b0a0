public import CoreLocation

/// An annotation that stands for several ones whose views would cover each other.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkclusterannotation)
open class MKClusterAnnotation: NSObject, MKAnnotation {
    /// The annotations.
    public let memberAnnotations: [any MKAnnotation]
    /// The middle of the annotations.
    open private(set) var coordinate: CLLocationCoordinate2D
    /// The title: the first annotation's, by default.
    open var title: String?
    /// The second line: by default the number of the others.
    open var subtitle: String?

    /// Creates an annotation for others.
    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        // The middle of places on both sides of the 180th meridian is there too, not on the other side of the world.
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }.unrolled
        let count = Double(max(points.count, 1))
        coordinate =
            MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
        title = memberAnnotations.first?.title
        subtitle = points.count > 1 ? "+\(points.count - 1) more" : nil
    }
}
