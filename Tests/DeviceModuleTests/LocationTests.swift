import XCTest

@testable import CoreLocation

/// Places and distances.
final class LocationTests: XCTestCase {
    private func place(_ latitude: Double, _ longitude: Double) -> CLLocation {
        CLLocation(latitude: latitude, longitude: longitude)
    }

    /// Vincenty's own example, along the equator, along a meridian, and between opposite points.
    func testDistancesFollowTheEllipsoid() {
        let flindersPeak = place(-37.951_033_416_7, 144.424_867_888_9)
        let buninyong = place(-37.652_821_138_9, 143.926_495_527_8)
        XCTAssertEqual(flindersPeak.distance(from: buninyong), 54_972.271, accuracy: 0.01)
        XCTAssertEqual(buninyong.distance(from: flindersPeak), 54_972.271, accuracy: 0.01)
        XCTAssertEqual(place(0, 0).distance(from: place(0, 1)), 111_319.491, accuracy: 0.01)
        XCTAssertEqual(place(0, 0).distance(from: place(90, 0)), 10_001_965.729, accuracy: 0.01)
        XCTAssertEqual(place(0, 179.5).distance(from: place(0, -179.5)), 111_319.491, accuracy: 0.01)
        XCTAssertEqual(place(0, 0).distance(from: place(0, 180)), 20_003_931, accuracy: 20_000)
        XCTAssertEqual(place(48, 11).distance(from: place(48, 11)), 0)
    }

    func testValidCoordinates() {
        XCTAssertTrue(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(.nan, 0)))
        XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    func testCirclesContainWhatIsNearer() {
        let circle = CLCircularRegion(center: place(0, 0).coordinate, radius: 111_320, identifier: "home")
        XCTAssertTrue(circle.contains(place(0, 1).coordinate))
        XCTAssertFalse(circle.contains(place(0, 1.001).coordinate))
        XCTAssertEqual(circle, CLCircularRegion(center: place(9, 9).coordinate, radius: 1, identifier: "home"))
        let copy = circle.copy() as? CLCircularRegion
        XCTAssertEqual(copy?.radius, 111_320)
    }

    func testLocationsAreArchived() throws {
        let location = CLLocation(
            coordinate: place(1, 2).coordinate, altitude: 3, horizontalAccuracy: 4, verticalAccuracy: 5, course: 6,
            courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: Date(timeIntervalSinceReferenceDate: 10))
        let data = try NSKeyedArchiver.archivedData(withRootObject: location, requiringSecureCoding: true)
        let copy = try XCTUnwrap(NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        XCTAssertEqual(copy.description, location.description)
        XCTAssertEqual([copy.altitude, copy.courseAccuracy, copy.speedAccuracy], [3, 7, 9])
        XCTAssertEqual(place(1, 2).course, -1)
        XCTAssertEqual(place(1, 2).verticalAccuracy, -1)
    }

    func testSimulatedLocationsAreRead() {
        XCTAssertEqual(SimulatedLocation.location(" 52.5, -13.4 ")?.coordinate.longitude, -13.4)
        XCTAssertEqual(SimulatedLocation.location("52.5,13.4,34")?.altitude, 34)
        XCTAssertEqual(SimulatedLocation.location("52.5,13.4")?.sourceInformation?.isSimulatedBySoftware, true)
        for wrong in [nil, "", "52.5", "91,0", "0,0,x", "0,0,inf", "1,2,3,4"] {
            XCTAssertNil(SimulatedLocation.location(wrong))
        }
    }

    func testGeocodersHaveNoNetwork() async {
        let geocoder = CLGeocoder()
        do {
            _ = try await geocoder.reverseGeocodeLocation(place(0, 0))
            XCTFail("There is no geocoder")
        } catch CLError.network {
        } catch {
            XCTFail("\(error)")
        }
        let cancelled = expectation(description: "cancelled")
        geocoder.geocodeAddressString("1 Infinite Loop") { found, error in
            XCTAssertNil(found)
            XCTAssertEqual((error as? CLError)?.code, .geocodeCanceled)
            XCTAssertEqual((error as NSError?)?.domain, kCLErrorDomain)
            cancelled.fulfill()
        }
        XCTAssertTrue(geocoder.isGeocoding)
        geocoder.cancelGeocode()
        XCTAssertFalse(geocoder.isGeocoding)
        await fulfillment(of: [cancelled], timeout: 5)
    }
}
