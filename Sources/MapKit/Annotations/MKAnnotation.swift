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

/// The base class of the framework's annotations and overlays.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkshape)
open class MKShape: NSObject, MKAnnotation {
    /// The title.
    open var title: String? { didSet { if title != oldValue { notifyMaps() } } }
    /// The second line.
    open var subtitle: String? { didSet { if subtitle != oldValue { notifyMaps() } } }
    /// The place.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    private var watchers: [WeakMap] = []

    override init() { super.init() }

    private struct WeakMap {
        weak var map: (any ShapeWatcher)?
    }

    final func add(_ map: any ShapeWatcher) {
        remove(map)
        watchers.append(WeakMap(map: map))
    }

    final func remove(_ map: any ShapeWatcher) { watchers.removeAll { $0.map == nil || $0.map === map } }

    final func notifyMaps() {
        for watcher in watchers { watcher.map?.shapeDidChange(self) }
    }
}

/// A map that shows a shape.
protocol ShapeWatcher: AnyObject {
    func shapeDidChange(_ shape: MKShape)
}

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
        let points = memberAnnotations.map { MKMapPoint($0.coordinate) }
        let count = Double(max(points.count, 1))
        coordinate =
            MKMapPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count).coordinate
        title = memberAnnotations.first?.title
        subtitle = points.count > 1 ? "+\(points.count - 1) more" : nil
    }
}
