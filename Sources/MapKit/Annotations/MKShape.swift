public import CoreLocation

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
