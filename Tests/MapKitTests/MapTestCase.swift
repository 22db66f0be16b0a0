import MapKit
import QuartzCore
import XCTest

/// A test with a map in a window, and a clock that is advanced manually.
@MainActor
class MapTestCase: XCTestCase {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let listener = MapListener()

    nonisolated static let paris = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)

    override func setUp() async throws {
        CATransaction.flush()
        MediaClock.useManual(startingAt: 100)
        window.isHidden = false
        map.delegate = listener
        window.addSubview(map)
        window.layoutIfNeeded()
        listener.log = []
    }

    override func tearDown() async throws {
        CATransaction.flush()
        MediaClock.useSystem()
    }

    /// Shows Paris, one map point per point.
    func showParis(scale: Double = 1) {
        let center = MKMapPoint(MapTestCase.paris)
        map.visibleMapRect = MKMapRect(
            x: center.x - 100 * scale, y: center.y - 150 * scale, width: 200 * scale, height: 300 * scale)
        window.layoutIfNeeded()
        listener.log = []
    }

    /// The coordinate that is so many map points from the centre.
    func coordinate(_ x: Double, _ y: Double) -> CLLocationCoordinate2D {
        let center = MKMapPoint(MapTestCase.paris)
        return MKMapPoint(x: center.x + x, y: center.y + y).coordinate
    }

    func run(_ script: TouchScript, andWait seconds: Double = 3) {
        CATransaction.flush()
        let now = CACurrentMediaTime()
        window.perform(script)
        MediaClock.advance(to: now + script.duration + seconds)
        window.layoutIfNeeded()
    }

    /// The colour of a point of the map, in red, green and blue.
    func color(_ x: Int, _ y: Int) -> [UInt8] {
        window.layoutIfNeeded()
        CATransaction.flush()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: map.bounds, format: format).image {
            map.layer.render(in: $0.cgContext)
        }
        guard let picture = image.cgImage, let data = picture.dataProvider?.data as Data? else { return [] }
        let place = y * picture.bytesPerRow + x * picture.bitsPerPixel / 8
        return Array(data[place..<place + 3])
    }

    func assertEqual(
        _ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, accuracy: CGFloat = 0.01, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(point?.x ?? .nan, x, accuracy: accuracy, file: file, line: line)
        XCTAssertEqual(point?.y ?? .nan, y, accuracy: accuracy, file: file, line: line)
    }
}

/// Writes down what a map tells its delegate.
@MainActor
final class MapListener: NSObject, MKMapViewDelegate {
    var log: [String] = []
    var makeView: (any MKAnnotation) -> MKAnnotationView? = { _ in nil }
    var makeRenderer: (any MKOverlay) -> MKOverlayRenderer = { MKOverlayRenderer(overlay: $0) }
    var frames = 0

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { log.append("will \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { log.append("did \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        frames += 1
        if log.last != "visible" { log.append("visible") }
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        makeView(annotation)
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        makeRenderer(overlay)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { log.append("views \(views.count)") }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        log.append("renderers \(renderers.count)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { log.append("select") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { log.append("deselect") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) { log.append("accessory") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) { log.append("drag \(oldState.rawValue) \(newState.rawValue)") }
    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { log.append("locating") }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) { log.append("not located") }
}
