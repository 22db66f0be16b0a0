public import CoreLocation
import UIKit

/// The annotation of the user's location.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkuserlocation)
open class MKUserLocation: NSObject, MKAnnotation {
    /// The location; nil until it is known.
    open internal(set) var location: CLLocation?
    /// Whether the location is being determined.
    open internal(set) var isUpdating = false
    /// The user's direction: nil, as there is no compass.
    open var heading: CLHeading? { nil }
    /// The title in the callout.
    open var title: String? = "My Location"
    /// The second line in the callout.
    open var subtitle: String?
    /// The place; not valid until it is known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
}

/// The blue dot at the user's location.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkuserlocationview)
@preconcurrency @MainActor
open class MKUserLocationView: MKAnnotationView {
    /// Creates a dot.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 22, height: 22)
        canShowCallout = true
        collisionMode = .none
        zPriority = .max
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
    }

    /// Creates a dot from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws the dot in the tint colour, with a white rim.
    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.white.cgColor)
        context.fillEllipse(in: bounds)
        context.setFillColor(tintColor.resolvedColor(with: traitCollection).cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 3, dy: 3))
    }

    /// Draws the dot in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }
}

/// Follows the user's location for a map.
@MainActor
final class UserLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
    let annotation = MKUserLocation()
    private(set) var mode = MKUserTrackingMode.none
    private unowned let map: MKMapView
    private var manager: CLLocationManager?

    init(_ map: MKMapView) { self.map = map }

    var isRunning: Bool {
        get { manager != nil }
        set { if newValue != isRunning { newValue ? start() : stop() } }
    }

    private func start() {
        map.delegate?.mapViewWillStartLocatingUser(map)
        let manager = CLLocationManager()
        manager.delegate = self
        self.manager = manager
        annotation.isUpdating = true
        manager.startUpdatingLocation()
    }

    private func stop() {
        manager?.stopUpdatingLocation()
        manager = nil
        annotation.isUpdating = false
        annotation.location = nil
        map.removeAnnotation(annotation)
        map.delegate?.mapViewDidStopLocatingUser(map)
    }

    func setMode(_ mode: MKUserTrackingMode, _ animated: Bool) {
        guard mode != self.mode else { return }
        self.mode = mode
        if mode != .none { map.showsUserLocation = true }
        map.delegate?.mapView(map, didChange: mode, animated: animated)
        follow(animated)
    }

    private func follow(_ animated: Bool) {
        guard mode != .none, let location = annotation.location else { return }
        map.setCenter(location.coordinate, animated: animated)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard manager === self.manager, let location = locations.last else { return }
        annotation.location = location
        map.addAnnotation(annotation)
        map.setNeedsAnnotationLayout()
        map.delegate?.mapView(map, didUpdate: annotation)
        follow(true)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard manager === self.manager else { return }
        annotation.isUpdating = false
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
}

extension MKMapView {
    /// Ends the following of the user's location, as a finger scrolls the map.
    final func userDidScroll() { setUserTrackingMode(.none, animated: true) }
}
