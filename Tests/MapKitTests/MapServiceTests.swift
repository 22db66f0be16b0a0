import MapKit
import XCTest

/// What a device without a network answers.
@MainActor
final class MapServiceTests: XCTestCase {
    private func code(_ body: () async throws -> Void) async -> MKError.Code? {
        do {
            try await body()
            return nil
        } catch { return (error as? MKError)?.code }
    }

    func testSearchesAndDirectionsFail() async {
        let search = MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee"))
        let found = await code { _ = try await search.start() }
        XCTAssertEqual(found, .serverFailure)
        XCTAssertFalse(search.isSearching)
        let route = await code { _ = try await MKDirections(request: MKDirections.Request()).calculate() }
        XCTAssertEqual(route, .serverFailure)
    }

    func testCancelledSearchesAreSilent() async {
        let search = MKLocalSearch(request: MKLocalSearch.Request())
        search.start { _, _ in XCTFail("The search was cancelled") }
        XCTAssertTrue(search.isSearching)
        search.cancel()
        let done = expectation(description: "The main queue")
        DispatchQueue.main.async { done.fulfill() }
        await fulfillment(of: [done], timeout: 5)
    }

    func testASearchCanFollowACancelledOne() async {
        let search = MKLocalSearch(request: MKLocalSearch.Request())
        search.start { _, _ in XCTFail("The search was cancelled") }
        search.cancel()
        let done = expectation(description: "The second search")
        search.start { _, error in
            XCTAssertEqual((error as? MKError)?.code, .serverFailure)
            done.fulfill()
        }
        search.start { _, error in XCTAssertEqual((error as? MKError)?.code, .loadingThrottled) }
        await fulfillment(of: [done], timeout: 5)
        XCTAssertFalse(search.isSearching)
    }

    func testPlaces() async {
        let placemark = MKPlacemark(
            coordinate: CLLocationCoordinate2D(latitude: 37.33, longitude: -122.03),
            addressDictionary: [
                "Street": "1 Infinite Loop", "City": "Cupertino", "State": "CA", "ZIP": "95014",
                "CountryCode": "US", "Name": "Apple",
            ])
        XCTAssertEqual(placemark.title, "1 Infinite Loop, Cupertino, CA 95014")
        XCTAssertEqual(placemark.countryCode, "US")
        XCTAssertEqual(placemark.coordinate.latitude, 37.33)
        let item = MKMapItem(placemark: placemark)
        XCTAssertEqual(item.name, "Apple")
        XCTAssertFalse(item.openInMaps())
        XCTAssertTrue(MKMapItem.forCurrentLocation().isCurrentLocation)
    }

    func testDistances() async {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        XCTAssertEqual(formatter.string(fromDistance: 12), "12 m")
        XCTAssertEqual(formatter.string(fromDistance: 87), "90 m")
        XCTAssertEqual(formatter.string(fromDistance: 1234), "1.2 km")
        XCTAssertEqual(formatter.string(fromDistance: 123_456), "123 km")
        formatter.units = .imperial
        XCTAssertEqual(formatter.string(fromDistance: 100), "350 ft")
        formatter.unitStyle = .full
        XCTAssertEqual(formatter.string(fromDistance: 1609.344), "1 mile")
        XCTAssertEqual(formatter.distance(from: "2 km"), 2000)
        XCTAssertEqual(formatter.distance(from: "far"), -1)
    }

    func testSnapshots() async throws {
        let options = MKMapSnapshotter.Options()
        let place = CLLocationCoordinate2D(latitude: 48, longitude: 2)
        options.region = MKCoordinateRegion(center: place, latitudinalMeters: 500, longitudinalMeters: 500)
        options.size = CGSize(width: 80, height: 60)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        XCTAssertEqual(snapshot.image.size, CGSize(width: 80, height: 60))
        XCTAssertEqual(snapshot.image.cgImage?.width, 160)
        XCTAssertEqual(snapshot.point(for: place).x, 40, accuracy: 0.01)
        XCTAssertEqual(snapshot.point(for: place).y, 30, accuracy: 0.01)
    }

    func testASnapshotterCopiesItsOptions() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 80, height: 60)
        let snapshotter = MKMapSnapshotter(options: options)
        options.size = CGSize(width: 10, height: 10)
        let snapshot = try await snapshotter.start()
        XCTAssertEqual(snapshot.image.size, CGSize(width: 80, height: 60))
    }
}
