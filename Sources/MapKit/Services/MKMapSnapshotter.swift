public import CoreLocation
public import UIKit

/// Draws a map into a picture: its ground, as there are no tiles.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapsnapshotter)
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    // The options are a copy, which is read on the main queue alone.

    /// Receives a picture, or an error.
    public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

    /// What to draw.
    open class Options: NSObject, NSCopying {
        /// The region.
        open var region = MKCoordinateRegion(MKMapView.initialRect) { didSet { target = .rect(region.mapRect, .zero) } }
        /// The rectangle of the map.
        open var mapRect = MKMapView.initialRect { didSet { target = .rect(mapRect, .zero) } }
        /// The camera.
        open var camera = MKMapCamera() {
            didSet {
                target = .camera(
                    MKMapPoint(camera.centerCoordinate), distance: camera.centerCoordinateDistance,
                    heading: camera.heading)
            }
        }
        /// The size of the picture in points. 256 by 256 by default.
        open var size = CGSize(width: 256, height: 256)
        /// The kind of the map.
        open var mapType = MKMapType.standard
        /// Whether buildings are drawn. Stored without effect, as there is no map data.
        open var showsBuildings = true
        /// The points of interest that are drawn; nil for all. Stored without effect, as there is no map data.
        open var pointOfInterestFilter: MKPointOfInterestFilter?
        /// The look of the map. Setting it sets the kind.
        open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
            didSet { mapType = preferredConfiguration.mapType }
        }
        /// The traits with which to draw: light or dark appearance, and the pixels per point.
        open var traitCollection = UITraitCollection.current
        /// The pixels per point. The screen's by default.
        open var scale: CGFloat {
            get { ownScale ?? MainActor.assumeIsolated { UIScreen.main.scale } }
            set { ownScale = newValue }
        }

        private var ownScale: CGFloat?

        fileprivate var target = MapTarget.rect(MKMapView.initialRect, .zero)

        /// Creates options.
        public override init() { super.init() }

        /// Returns a copy.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Options()
            (copy.region, copy.mapRect, copy.camera) = (region, mapRect, camera)
            (copy.preferredConfiguration, copy.mapType) = (preferredConfiguration, mapType)
            (copy.size, copy.traitCollection, copy.ownScale) = (size, traitCollection, ownScale)
            copy.target = target
            return copy
        }
    }

    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        // Immutable.

        /// The picture.
        public let image: UIImage
        /// The traits with which it was drawn.
        public let traitCollection: UITraitCollection
        private let viewport: MapViewport

        fileprivate init(_ image: UIImage, _ traits: UITraitCollection, _ viewport: MapViewport) {
            (self.image, traitCollection, self.viewport) = (image, traits, viewport)
        }

        /// Returns the place of a coordinate in the picture, in points.
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
            viewport.point(for: MKMapPoint(coordinate))
        }
    }

    private let options: Options
    private let server = ServerRequest()

    /// Creates a snapshotter.
    public init(options: Options) { self.options = options.copy() as? Options ?? options }

    /// Whether a picture is being drawn.
    open var isLoading: Bool { server.isRunning }

    /// Draws the picture, and calls the completion handler on the main queue.
    open func start(completionHandler: @escaping CompletionHandler) {
        start(with: .main, completionHandler: completionHandler)
    }

    /// Draws the picture, and calls the completion handler on a queue.
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        // Read on the main queue alone from here on.
        nonisolated(unsafe) let options = options
        server.start { _ in
            let snapshot = MainActor.assumeIsolated { MKMapSnapshotter.draw(options) }
            // Called once, on that queue.
            nonisolated(unsafe) let deliver = { completionHandler(snapshot, nil) }
            if queue === DispatchQueue.main { deliver() } else { queue.async { deliver() } }
        }
    }

    /// Draws the picture.
    @MainActor
    public func start() async throws -> Snapshot { MKMapSnapshotter.draw(options) }

    /// Ends the drawing: the completion handler is not called.
    open func cancel() { server.cancel() }

    @MainActor
    private static func draw(_ options: Options) -> Snapshot {
        let map = MKMapView(frame: CGRect(origin: .zero, size: options.size))
        map.mapType = options.mapType
        map.overrideUserInterfaceStyle = options.traitCollection.userInterfaceStyle
        map.move(to: options.target, animated: false)
        map.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = options.scale
        format.opaque = true
        let image = UIGraphicsImageRenderer(bounds: map.bounds, format: format).image { context in
            map.canvas.layer.render(in: context.cgContext)
        }
        return Snapshot(image, options.traitCollection, map.viewport)
    }
}
