public import Foundation

/// Starts and stops the delivery of locations.
///
/// A Linux machine has no location. Location services are off, unless the environment variable `KASANE_LOCATION`
/// simulates a location (`37.3349,-122.0090`), as Xcode does in the simulator: then permission is granted when it is
/// requested, and that location is delivered.
///
/// The delegate is called on the main thread for a manager that was created there, otherwise on the run loop of the
/// thread that created it.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocationmanager)
open class CLLocationManager: NSObject {
    private let runLoop: RunLoop?
    private var updatesLocation = false
    private var monitored: [String: CLRegion] = [:]

    /// The delegate. Not retained.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// The wanted accuracy in metres. Stored without effect: a simulated location is as accurate as it is.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The distance in metres that the device moves before it is reported. Stored without effect, as simulated
    /// locations don't move.
    open var distanceFilter = kCLDistanceFilterNone
    /// What the user does. Stored without effect.
    open var activityType = CLActivityType.other
    /// Whether updates pause while the device rests. Stored without effect: they never do.
    open var pausesLocationUpdatesAutomatically = true
    /// Whether updates continue in the background. Stored without effect: they always do.
    open var allowsBackgroundLocationUpdates = false
    /// Whether the status bar shows that locations are used in the background. Stored without effect.
    open var showsBackgroundLocationIndicator = false
    /// The turn in degrees that is reported. Stored without effect, as there is no compass.
    open var headingFilter: CLLocationDegrees = 1
    /// The edge of the device from which headings are measured. Stored without effect, as there is no compass.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The location that was last delivered; nil before that.
    open private(set) var location: CLLocation?
    /// The last heading: nil, as there is no compass.
    open var heading: CLHeading? { nil }

    /// Creates a manager, whose delegate is told of the authorization at the next turn of the run loop.
    public override init() {
        runLoop = Thread.isMainThread ? nil : .current
        super.init()
        later { $0.delegate?.locationManagerDidChangeAuthorization($0) }
    }

    /// Calls a closure on the manager's thread.
    final func later(_ body: @escaping (CLLocationManager) -> Void) {
        // Both the manager and the closure are used on that thread alone.
        nonisolated(unsafe) weak let manager = self
        nonisolated(unsafe) let body = body
        let block: @Sendable () -> Void = { if let manager { body(manager) } }
        if let runLoop { runLoop.perform(block) } else { DispatchQueue.main.async(execute: block) }
    }

    // MARK: Availability

    /// Returns whether location services are on: whether a location is simulated.
    open class func locationServicesEnabled() -> Bool { Authorization.shared.servicesEnabled }
    /// Returns whether there is a compass: false.
    open class func headingAvailable() -> Bool { false }
    /// Returns whether the device reports significant changes of its location: false.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// Returns whether regions of a class can be monitored: circles can, if a location is simulated.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        locationServicesEnabled() && regionClass is CLCircularRegion.Type
    }
    /// Returns whether beacons can be ranged: false.
    open class func isRangingAvailable() -> Bool { false }

    // MARK: Authorization

    /// The application's permission.
    open var authorizationStatus: CLAuthorizationStatus { Authorization.shared.status }
    /// The precision that the application may use: full.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    /// Whether widgets may use the location: whether the application may.
    open var isAuthorizedForWidgetUpdates: Bool { Authorization.shared.isAuthorized }

    /// Returns the application's permission.
    open class func authorizationStatus() -> CLAuthorizationStatus { Authorization.shared.status }

    /// Requests permission while the application is in use. Without a simulated location nothing happens, as the
    /// request was denied; with one it is granted, and the delegate is told.
    open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }

    /// Requests permission at any time, as above.
    open func requestAlwaysAuthorization() { request(.authorizedAlways) }

    private func request(_ status: CLAuthorizationStatus) {
        guard Authorization.shared.grant(status) else { return }
        later { manager in
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
            // Updates that began before the permission was given.
            if manager.updatesLocation { manager.deliver() }
        }
    }

    /// Requests precise locations for a while. If the application may use the location at all, they are precise;
    /// otherwise the error is `denied`.
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        later { _ in completion?(Authorization.shared.isAuthorized ? nil : CLError(.denied)) }
    }

    // MARK: Locations

    /// Starts the delivery of locations: the simulated location, once. Without one, the delegate is told that locations
    /// are denied.
    open func startUpdatingLocation() {
        guard !updatesLocation else { return }
        updatesLocation = true
        later { if $0.updatesLocation { $0.deliver() } }
    }

    /// Stops the delivery of locations.
    open func stopUpdatingLocation() { updatesLocation = false }

    /// Requests one location, or an error.
    open func requestLocation() { later { $0.deliver() } }

    private func deliver() {
        switch authorizationStatus {
        case .notDetermined: return
        case .restricted, .denied: delegate?.locationManager(self, didFailWithError: CLError(.denied))
        case .authorizedAlways, .authorizedWhenInUse:
            guard let current = SimulatedLocation.current else { return }
            location = current
            delegate?.locationManager(self, didUpdateLocations: [current])
        }
    }

    /// Starts the delivery of significant changes. They are not available, which the delegate is told.
    open func startMonitoringSignificantLocationChanges() {
        later { $0.delegate?.locationManager($0, didFailWithError: CLError(.denied)) }
    }

    /// Stops the delivery of significant changes, of which there is none.
    open func stopMonitoringSignificantLocationChanges() {}

    /// Starts the delivery of headings. There is no compass, which the delegate is told.
    open func startUpdatingHeading() {
        later { $0.delegate?.locationManager($0, didFailWithError: CLError(.headingFailure)) }
    }

    /// Stops the delivery of headings, of which there is none.
    open func stopUpdatingHeading() {}

    /// Dismisses the calibration of the compass, which is never shown.
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: Regions

    /// The monitored regions.
    open var monitoredRegions: Set<CLRegion> { Set(monitored.values) }
    /// The greatest radius of a monitored circle in metres; -1 if regions can't be monitored.
    open var maximumRegionMonitoringDistance: CLLocationDistance {
        CLLocationManager.locationServicesEnabled() ? CLLocationDistanceMax : -1
    }

    /// Starts to monitor a circle. The delegate is told that it has begun, or why it cannot.
    open func startMonitoring(for region: CLRegion) {
        guard CLLocationManager.isMonitoringAvailable(for: type(of: region)) else {
            let error = CLError(authorizationStatus == .denied ? .regionMonitoringDenied : .regionMonitoringFailure)
            return later { $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error) }
        }
        monitored[region.identifier] = region
        later { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }

    /// Stops to monitor a region.
    open func stopMonitoring(for region: CLRegion) { monitored[region.identifier] = nil }

    /// Requests whether the device is in a region. Not known without permission, and for others than circles.
    open func requestState(for region: CLRegion) {
        later { manager in
            let place = Authorization.shared.isAuthorized ? SimulatedLocation.current : nil
            var state = CLRegionState.unknown
            if let place, let circle = region as? CLCircularRegion {
                state = circle.contains(place.coordinate) ? .inside : .outside
            }
            manager.delegate?.locationManager(manager, didDetermineState: state, for: region)
        }
    }
}

extension CLLocationManager {
    /// Requests precise locations for a while, as `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)`.
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                if let error { done.resume(throwing: error) } else { done.resume() }
            }
        }
    }
}
