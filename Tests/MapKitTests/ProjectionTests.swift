import MapKit
import XCTest

/// The flat map, against formulas written another way.
final class ProjectionTests: XCTestCase {
    private let world = 268_435_456.0

    func testCornersAndMiddle() {
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        XCTAssertEqual(middle.x, world / 2, accuracy: 1e-6)
        XCTAssertEqual(middle.y, world / 2, accuracy: 1e-6)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 85.051129, longitude: -180)).x, 0)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 85.051128, longitude: 0)).y, 0, accuracy: 10)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y, 0)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 180)).y, world)
        XCTAssertEqual(MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 180)).x, world)
        let invalid = MKMapPoint(CLLocationCoordinate2D(latitude: 91, longitude: 0))
        XCTAssertTrue(MKMapPointEqualToPoint(invalid, MKMapPoint(x: -1, y: -1)))
    }

    func testMercator() {
        let latitude = 48.8584
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 2.2945))
        XCTAssertEqual(point.x, world * (182.2945 / 360), accuracy: 1e-3)
        let y = log(tan(.pi / 4 + latitude * .pi / 360))
        XCTAssertEqual(point.y, world / 2 - world / (2 * .pi) * y, accuracy: 1e-3)
    }

    func testInverse() {
        for latitude in stride(from: -85.0, through: 85, by: 8.5) {
            for longitude in stride(from: -180.0, through: 180, by: 30) {
                let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
                let back = MKMapPoint(place).coordinate
                XCTAssertEqual(back.latitude, latitude, accuracy: 1e-9)
                XCTAssertEqual(back.longitude, longitude, accuracy: 1e-9)
            }
        }
        // Beyond the eastern edge is the other side.
        XCTAssertEqual(MKMapPoint(x: world * 1.25, y: world / 2).coordinate.longitude, -90, accuracy: 1e-9)
        XCTAssertFalse(CLLocationCoordinate2DIsValid(MKMapPoint(x: 0, y: -5).coordinate))
    }

    /// Numbers that iOS prints.
    func testMetersPerMapPoint() {
        let known = [(33.861315, 0.123522), (34.061315, 0.123236), (34.361315, 0.122804)]
        for (latitude, meters) in known {
            XCTAssertEqual(MKMetersPerMapPointAtLatitude(latitude), meters, accuracy: 5e-6)
            XCTAssertEqual(MKMapPointsPerMeterAtLatitude(latitude) * meters, 1, accuracy: 1e-4)
        }
    }

    func testDistance() {
        let from = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        let to = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))
        XCTAssertEqual(from.distance(to: to), 111_319.49, accuracy: 0.1)
    }

    func testRegionsInMeters() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 0, longitude: 10), latitudinalMeters: 1000,
            longitudinalMeters: 2000)
        XCTAssertEqual(region.span.latitudeDelta, 1000 / 110_574.28, accuracy: 1e-7)
        XCTAssertEqual(region.span.longitudeDelta, 2000 / 111_319.49, accuracy: 1e-7)
        let north = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 10), latitudinalMeters: 1000,
            longitudinalMeters: 1000)
        XCTAssertEqual(north.span.longitudeDelta, 1000 / 55_800, accuracy: 1e-5)
    }

    func testRectangles() {
        let a = MKMapRect(x: 10, y: 20, width: 30, height: 40)
        let b = MKMapRect(x: 30, y: 50, width: 30, height: 40)
        XCTAssertTrue(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 10, y: 20, width: 50, height: 70)))
        XCTAssertTrue(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 30, y: 50, width: 10, height: 10)))
        XCTAssertTrue(a.intersects(b))
        XCTAssertTrue(a.intersection(MKMapRect(x: 50, y: 0, width: 1, height: 1)).isNull)
        XCTAssertTrue(MKMapRectEqualToRect(MKMapRect.null.union(a), a))
        XCTAssertTrue(a.contains(MKMapPoint(x: 10, y: 20)))
        XCTAssertFalse(a.contains(MKMapPoint(x: 40, y: 30)))
        XCTAssertTrue(a.contains(MKMapRect(x: 11, y: 21, width: 29, height: 39)))
        XCTAssertTrue(MKMapRectEqualToRect(a.insetBy(dx: 5, dy: -5), MKMapRect(x: 15, y: 15, width: 20, height: 50)))
        XCTAssertTrue(a.insetBy(dx: 16, dy: 0).isNull)
        let (slice, rest) = a.divided(atDistance: 10, from: .maxXEdge)
        XCTAssertTrue(MKMapRectEqualToRect(slice, MKMapRect(x: 30, y: 20, width: 10, height: 40)))
        XCTAssertTrue(MKMapRectEqualToRect(rest, MKMapRect(x: 10, y: 20, width: 20, height: 40)))
    }

    func testTexts() {
        let rect = MKMapRect(x: 1, y: 2.25, width: 3, height: 4)
        XCTAssertEqual(MKStringFromMapRect(rect), "{{1.0, 2.2}, {3.0, 4.0}}")
    }

    func testTheDateLine() {
        let rect = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
        XCTAssertTrue(rect.spans180thMeridian)
        XCTAssertTrue(MKMapRectEqualToRect(rect.remainder(), MKMapRect(x: 0, y: 0, width: 20, height: 5)))
        let west = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        XCTAssertTrue(MKMapRectEqualToRect(west.remainder(), MKMapRect(x: world - 10, y: 0, width: 10, height: 5)))
        XCTAssertTrue(MKMapRect.world.remainder().isNull)
    }
}
