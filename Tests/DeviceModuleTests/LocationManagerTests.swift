import XCTest

@testable import CoreLocation

/// A manager without location services, and with a simulated location.
@MainActor
final class LocationManagerTests: XCTestCase {
    private final class Listener: NSObject, CLLocationManagerDelegate {
        var calls: [String] = []

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            calls.append("status \(status.rawValue)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            calls.append("at \(locations.map(\.coordinate.latitude))")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            calls.append("error \((error as NSError).code)")
        }
        func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
            calls.append("monitors \(region.identifier)")
        }
        func locationManager(
            _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
        ) { calls.append("state \(state.rawValue)") }
        func locationManager(
            _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
        ) { calls.append("no monitoring \((error as NSError).code)") }
    }

    private let listener = Listener()

    override func tearDown() async throws {
        unsetenv("KASANE_LOCATION")
        Authorization.shared.reset()
    }

    /// Lets the main queue run what was scheduled.
    private func settle() async {
        let passed = expectation(description: "A turn of the main queue")
        DispatchQueue.main.async { passed.fulfill() }
        await fulfillment(of: [passed], timeout: 5)
    }

    private func makeManager() -> CLLocationManager {
        let manager = CLLocationManager()
        manager.delegate = listener
        return manager
    }

    func testWithoutALocationServicesAreOff() async {
        let manager = makeManager()
        XCTAssertFalse(CLLocationManager.locationServicesEnabled())
        XCTAssertEqual(manager.authorizationStatus, .denied)
        await settle()
        XCTAssertEqual(listener.calls, ["status 2"])
        manager.requestWhenInUseAuthorization()
        manager.requestLocation()
        manager.startUpdatingHeading()
        manager.startMonitoring(for: CLCircularRegion(center: .init(), radius: 1, identifier: "a"))
        manager.requestState(for: CLCircularRegion(center: .init(), radius: 1, identifier: "a"))
        await settle()
        XCTAssertEqual(listener.calls.dropFirst(), ["error 1", "error 3", "no monitoring 4", "state 0"])
        XCTAssertEqual(manager.monitoredRegions, [])
        XCTAssertNil(manager.location)
    }

    func testASimulatedLocationIsDeliveredWithPermission() async {
        setenv("KASANE_LOCATION", "37.3349,-122.0090", 1)
        let manager = makeManager()
        XCTAssertEqual(manager.authorizationStatus, .notDetermined)
        // Waits for the permission.
        manager.startUpdatingLocation()
        await settle()
        XCTAssertEqual(listener.calls, ["status 0"])
        manager.requestWhenInUseAuthorization()
        manager.requestWhenInUseAuthorization()
        await settle()
        XCTAssertEqual(listener.calls, ["status 0", "status 4", "at [37.3349]"])
        XCTAssertEqual(manager.location?.coordinate.longitude, -122.009)
        manager.stopUpdatingLocation()
        manager.startUpdatingLocation()
        manager.stopUpdatingLocation()
        await settle()
        XCTAssertEqual(listener.calls.count, 3, "Updates were stopped before they began")
        manager.requestAlwaysAuthorization()
        await settle()
        XCTAssertEqual(manager.authorizationStatus, .authorizedAlways)
        let near = CLCircularRegion(center: manager.location!.coordinate, radius: 10, identifier: "near")
        manager.startMonitoring(for: near)
        manager.requestState(for: near)
        manager.requestState(for: CLCircularRegion(center: .init(), radius: 10, identifier: "far"))
        await settle()
        XCTAssertEqual(listener.calls.dropFirst(4), ["monitors near", "state 1", "state 2"])
        XCTAssertEqual(manager.monitoredRegions, [near])
    }
}
