import MapKit
import XCTest

/// What a map shows, and what it tells its delegate.
@MainActor
final class MapRegionTests: MapTestCase {
    func testRegionIsAdjustedToTheView() async {
        // Wider than the view of 200 by 300 points: the height grows.
        let region = MKCoordinateRegion(
            center: MapTestCase.paris, span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.1))
        let fitting = map.regionThatFits(region)
        map.region = region
        XCTAssertEqual(map.region.span.longitudeDelta, 0.1, accuracy: 1e-9)
        XCTAssertEqual(map.region.center.latitude, 48.8584, accuracy: 1e-9)
        XCTAssertEqual(map.region.center.longitude, 2.2945, accuracy: 1e-9)
        XCTAssertEqual(map.visibleMapRect.height / map.visibleMapRect.width, 1.5, accuracy: 1e-9)
        XCTAssertEqual(fitting.span.latitudeDelta, map.region.span.latitudeDelta, accuracy: 1e-9)
        // Higher than the view: the width grows.
        map.region = MKCoordinateRegion(
            center: MapTestCase.paris, span: MKCoordinateSpan(latitudeDelta: 0.3, longitudeDelta: 0.01))
        XCTAssertEqual(map.region.span.latitudeDelta, 0.3, accuracy: 1e-5)
        XCTAssertEqual(map.visibleMapRect.height / map.visibleMapRect.width, 1.5, accuracy: 1e-9)
    }

    func testDelegateOfASetRegion() async {
        showParis()
        map.setCenter(coordinate(50, 0), animated: false)
        XCTAssertEqual(listener.log, ["will false", "visible", "did false"])
        listener.log = []
        map.setCenter(coordinate(50, 0), animated: false)
        XCTAssertEqual(listener.log, [])
    }

    func testInvalidRegionsAreIgnored() async {
        showParis()
        let old = map.centerCoordinate
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 100, longitude: 0),
            span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        map.centerCoordinate = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
        let nowhere = MKMapRect(x: .nan, y: 0, width: 100, height: 100)
        map.visibleMapRect = nowhere
        map.visibleMapRect = .null
        map.setVisibleMapRect(
            .world, edgePadding: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0), animated: false)
        XCTAssertNil(MKMapView.CameraBoundary(mapRect: nowhere))
        XCTAssertEqual(map.centerCoordinate.latitude, old.latitude)
        XCTAssertEqual(map.centerCoordinate.longitude, old.longitude)
    }

    func testEdgePadding() async {
        let center = MKMapPoint(MapTestCase.paris)
        map.setVisibleMapRect(
            MKMapRect(x: center.x, y: center.y, width: 100, height: 100),
            edgePadding: UIEdgeInsets(top: 150, left: 50, bottom: 50, right: 50), animated: false)
        assertEqual(map.convert(center.coordinate, toPointTo: map), 50, 150)
        assertEqual(map.convert(MKMapPoint(x: center.x + 100, y: center.y + 100).coordinate, toPointTo: nil), 150, 250)
    }

    func testConversion() async {
        showParis(scale: 2)
        let camera = map.camera
        camera.heading = 90
        map.camera = camera
        assertEqual(map.convert(MapTestCase.paris, toPointTo: map), 100, 150)
        // East is up.
        assertEqual(map.convert(coordinate(20, 0), toPointTo: map), 100, 140)
        assertEqual(map.convert(coordinate(0, 20), toPointTo: map), 110, 150)
        let place = CGPoint(x: 31, y: 77)
        assertEqual(map.convert(map.convert(place, toCoordinateFrom: map), toPointTo: map), 31, 77)
        // The upright rectangle about the rotated view.
        XCTAssertEqual(map.visibleMapRect.width, 600, accuracy: 1e-4)
        XCTAssertEqual(map.visibleMapRect.height, 400, accuracy: 1e-4)
    }

    func testConversionOfRegions() async {
        showParis()
        let region = map.convert(CGRect(x: 50, y: 50, width: 100, height: 200), toRegionFrom: map)
        let rect = map.convert(region, toRectTo: map)
        XCTAssertEqual(rect.minX, 50, accuracy: 0.01)
        XCTAssertEqual(rect.maxY, 250, accuracy: 0.01)
    }

    func testCamera() async {
        showParis(scale: 4)
        let camera = map.camera
        // The field of view is 30 degrees high.
        let height = 300 * 4 * MKMetersPerMapPointAtLatitude(MapTestCase.paris.latitude)
        XCTAssertEqual(camera.centerCoordinateDistance, height / 2 / tan(.pi / 12), accuracy: 1e-3)
        map.camera = MKMapCamera(
            lookingAtCenter: MapTestCase.paris, fromDistance: camera.centerCoordinateDistance / 2, pitch: 0, heading: 0)
        XCTAssertEqual(map.visibleMapRect.width, 400, accuracy: 1e-3)
        map.cameraZoomRange = MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: camera.centerCoordinateDistance)
        XCTAssertEqual(map.visibleMapRect.width, 800, accuracy: 1e-3)
        map.cameraBoundary = MKMapView.CameraBoundary(
            mapRect: MKMapRect(origin: MKMapPoint(MapTestCase.paris), size: MKMapSize(width: 50, height: 50)))
        map.centerCoordinate = coordinate(-500, 70)
        assertEqual(map.convert(coordinate(0, 50), toPointTo: map), 100, 150)
    }

    func testTheWorldFillsTheView() async {
        map.visibleMapRect = .world
        XCTAssertEqual(map.visibleMapRect.height, MKMapSize.world.height, accuracy: 1)
        map.centerCoordinate = CLLocationCoordinate2D(latitude: 80, longitude: 0)
        XCTAssertEqual(map.visibleMapRect.minY, 0, accuracy: 1)
    }

    func testRegionBeforeLayout() async {
        let map = MKMapView()
        map.delegate = listener
        map.region = MKCoordinateRegion(center: MapTestCase.paris, latitudinalMeters: 1000, longitudinalMeters: 1000)
        XCTAssertEqual(map.region.center.latitude, 48.8584, accuracy: 1e-9)
        XCTAssertEqual(map.centerCoordinate.longitude, 2.2945, accuracy: 1e-9)
        map.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        map.layoutIfNeeded()
        XCTAssertEqual(listener.log, ["will false", "visible", "did false"])
        let meters = MKMetersPerMapPointAtLatitude(48.8584)
        XCTAssertEqual(map.visibleMapRect.height * meters, 1000, accuracy: 1)
        // The region is shown again in another size.
        map.frame.size = CGSize(width: 50, height: 100)
        map.layoutIfNeeded()
        XCTAssertEqual(map.visibleMapRect.width * meters, 1000, accuracy: 5)
    }

    func testAnimation() async {
        showParis()
        map.setCenter(coordinate(100, 0), animated: true)
        XCTAssertEqual(listener.log, ["will true"])
        MediaClock.advance(to: 101)
        XCTAssertEqual(listener.log, ["will true", "visible", "did true"])
        assertEqual(map.convert(coordinate(100, 0), toPointTo: map), 100, 150)
    }

    func testAnimationBlock() async {
        showParis()
        UIView.animate(withDuration: 2) { self.map.centerCoordinate = self.coordinate(100, 0) }
        MediaClock.advance(to: 101.9)
        XCTAssertEqual(listener.log.last == "did true", false)
        MediaClock.advance(to: 102.1)
        XCTAssertEqual(listener.log.last, "did true")
    }
}
