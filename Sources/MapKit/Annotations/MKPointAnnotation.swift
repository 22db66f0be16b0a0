public import CoreLocation

/// An annotation at a coordinate. Its view follows when the coordinate is set: with an animation in an animation block.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpointannotation)
open class MKPointAnnotation: MKShape {
    private var place: CLLocationCoordinate2D

    /// The place.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            place = newValue
            notifyMaps()
        }
    }

    /// Creates an annotation where the equator crosses the meridian of Greenwich.
    public override init() {
        place = CLLocationCoordinate2D()
        super.init()
    }

    /// Creates an annotation.
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(coordinate: coordinate, title: nil, subtitle: nil)
    }

    /// Creates an annotation with a title and a second line.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        place = coordinate
        super.init()
        self.title = title
        self.subtitle = subtitle
    }
}
