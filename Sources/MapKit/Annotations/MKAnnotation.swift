public import CoreLocation

/// An object with a place on a map, which an annotation view marks.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkannotation)
public protocol MKAnnotation: NSObjectProtocol {
    /// The place.
    var coordinate: CLLocationCoordinate2D { get }
    /// The title in the callout or beside the marker; nil by default.
    var title: String? { get }
    /// The second line in the callout or beside the marker; nil by default.
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}
