public import CoreLocation
import ObjectRuntime
import QuartzCore
public import UIKit

/// The identifier of the class of views for annotations for which the delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The identifier of the class of views for clusters for which the delegate gives none.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// A map with annotations and overlays.
///
/// There is no map data: the ground is what iOS shows while no tiles are loaded. All else is as on iOS: projection,
/// gestures, annotation views, callouts and overlays.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapview)
@preconcurrency @MainActor
open class MKMapView: UIView {
    /// The delegate. Not retained.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }

    /// The kind of the map.
    open var mapType = MKMapType.standard { didSet { canvas.mapType = mapType } }
    /// The look of the map. Setting it sets the kind.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
        didSet { mapType = preferredConfiguration.mapType }
    }

    // MARK: Gestures

    /// Whether fingers zoom the map.
    open var isZoomEnabled = true
    /// Whether fingers scroll the map.
    open var isScrollEnabled = true
    /// Whether fingers rotate the map.
    open var isRotateEnabled = true

    /// Whether the compass is shown while north is not up.
    open var showsCompass = true { didSet { setNeedsLayout() } }
    /// Whether the scale is shown while the map is zoomed.
    open var showsScale = false { didSet { setNeedsLayout() } }
    /// Whether buildings are drawn. Stored without effect, as there is no map data.
    open var showsBuildings = true
    /// Whether the traffic is drawn. Stored without effect, as there is no map data.
    open var showsTraffic = false
    /// The points of interest that are drawn; nil for all. Stored without effect, as there is no map data.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    // MARK: Places

    /// The visible region. Setting it shows the smallest region of the view's proportions that has it.
    open var region: MKCoordinateRegion {
        get { visibleRegion }
        set { setRegion(newValue, animated: false) }
    }

    /// The place in the middle of the view. Setting it keeps the scale.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { viewport.center.coordinate }
        set { setCenter(newValue, animated: false) }
    }

    /// The visible rectangle of the map; of a rotated map, the upright rectangle about it.
    open var visibleMapRect: MKMapRect {
        get { visibleRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a region, as setting `region` does. A region that is not on the Earth is ignored, with a logged line.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isValid else {
            return reportOnce("The region \(region) is not on the Earth, and not shown")
        }
        move(to: .rect(region.mapRect, .zero), animated: animated)
    }

    /// Moves a place to the middle of the view.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            return reportOnce("The centre \(coordinate) is not on the Earth, and not shown")
        }
        move(to: .center(MKMapPoint(coordinate)), animated: animated)
    }

    /// Shows the smallest rectangle of the view's proportions that has a rectangle.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows the smallest rectangle that has a rectangle within insets of the view's edges, in points.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        move(to: .rect(mapRect, insets), animated: animate)
    }

    /// Returns the region that would be shown for a region.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isValid, viewport.hasSize else { return region }
        return MKCoordinateRegion(target(.rect(region.mapRect, .zero)).mapRect)
    }

    /// Returns the rectangle that would be shown for a rectangle.
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRectThatFits(mapRect, edgePadding: .zero) }

    /// Returns the rectangle that would be shown for a rectangle with insets.
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        let wanted = MapTarget.rect(mapRect, insets)
        guard wanted.isFinite, viewport.hasSize else { return mapRect }
        return target(wanted).mapRect
    }

    // MARK: Cameras

    /// The camera: a copy, whose changes have no effect until it is set.
    open var camera: MKMapCamera {
        get {
            MKMapCamera(
                lookingAtCenter: centerCoordinate, fromDistance: viewport.distance, pitch: 0,
                heading: viewport.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Shows what a camera sees.
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate), camera.centerCoordinateDistance.isFinite,
            camera.heading.isFinite
        else { return reportOnce("A camera that looks at no place on the Earth is ignored") }
        let place = MKMapPoint(camera.centerCoordinate)
        move(to: .camera(place, distance: camera.centerCoordinateDistance, heading: camera.heading), animated: animated)
    }

    /// The distances that the camera may have.
    open var cameraZoomRange: CameraZoomRange! {
        get { zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }

    /// The area in which the centre stays; nil for the world.
    open var cameraBoundary: CameraBoundary? {
        get { boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }

    /// Sets the distances that the camera may have, and moves it into them.
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        zoomRange = cameraZoomRange
        if let zoomRange, viewport.hasSize, viewport != limited(viewport), zoomRange === self.zoomRange {
            move(to: .viewport(viewport), animated: animated)
        }
    }

    /// Sets the area in which the centre stays, and moves it there.
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        boundary = cameraBoundary
        if viewport.hasSize, viewport != limited(viewport) { move(to: .viewport(viewport), animated: animated) }
    }

    // MARK: The user's location

    /// Whether the user's location is shown, once the application may use it and it is known.
    open var showsUserLocation = false {
        didSet { if showsUserLocation != oldValue { locator.isRunning = showsUserLocation } }
    }
    /// The annotation of the user's location.
    open var userLocation: MKUserLocation { locator.annotation }
    /// Whether the user's location is visible.
    open var isUserLocationVisible: Bool {
        guard let location = userLocation.location else { return false }
        return showsUserLocation && bounds.contains(viewport.point(for: MKMapPoint(location.coordinate)))
    }
    /// How the map follows the user's location. Scrolling ends it.
    open var userTrackingMode: MKUserTrackingMode {
        get { locator.mode }
        set { setUserTrackingMode(newValue, animated: true) }
    }

    /// Sets how the map follows the user's location, which is shown too.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { locator.setMode(mode, animated) }

    // MARK: Storage

    final let canvas = MapCanvas(frame: .zero)
    /// The views of annotations.
    final let annotationContainer = MapOverlayView(frame: .zero)
    /// The callout, above all annotation views.
    final let calloutContainer = MapOverlayView(frame: .zero)
    final var annotationTable = AnnotationTable()
    final var overlayTable = OverlayTable()
    final var callout: MapCallout?
    final var motion: MapMotion?
    final var gestures: MapGestures?
    final var zoomRange: CameraZoomRange?
    final var boundary: CameraBoundary?
    final var compass: MKCompassButton?
    final var scaleView: MKScaleView?
    final let ornaments = MapOrnaments()
    /// Whether the user has moved the map last, rather than the application.
    final var isMovedByUser = false
    /// What to show when the view has a size.
    final var pending: MapTarget?
    /// What was last shown on request, and is shown again in another size.
    final var requested: MapTarget?
    private final lazy var locator = UserLocator(self)

    /// What is shown.
    final var viewport = MapViewport(
        x: MKMapView.initialRect.midX, y: MKMapView.initialRect.midY, scale: 1)

    /// The United States.
    nonisolated static let initialRect = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
        span: MKCoordinateSpan(latitudeDelta: 40, longitudeDelta: 61.28)
    ).mapRect

    // MARK: Lifecycle

    /// Creates a map.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a map from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        pending = .rect(MKMapView.initialRect, .zero)
        for view in [canvas, annotationContainer, calloutContainer] { addSubview(view) }
        gestures = MapGestures(self)
        isMultipleTouchEnabled = true
        updateSize()
    }

    /// Lays out the map's contents; calls the delegate for what has been added.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateSize()
        updateOverlays()
        updateAnnotations()
        updateOrnaments()
    }

    /// Ends the motion of a map that is no longer in a window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { endMotion() }
    }
}

/// A container that receives no touches itself.
@MainActor
final class MapOverlayView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    /// Views are hit wherever they are.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
