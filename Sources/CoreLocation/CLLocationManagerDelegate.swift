public import Foundation

/// Receives locations, errors and changes of authorization. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// Called when the manager has been created, and when the authorization changes. By default calls
    /// `locationManager(_:didChangeAuthorization:)`.
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Called with the new authorization, if the delegate does not implement the method above.
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    /// Called with new locations, the most recent one last.
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// Called when no location or heading can be determined.
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Called with a new heading. There is no compass, so it is never called.
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Asks whether to show the calibration of the compass. There is none, so it is never called.
    func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    /// Called when the monitoring of a region has begun.
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// Called with the answer to `requestState(for:)`.
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// Called when the device enters a region. Simulated locations don't move, so it is never called.
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// Called when the device leaves a region. Simulated locations don't move, so it is never called.
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Called when a region cannot be monitored.
    func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
    /// Called when updates pause. They never do.
    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Called when paused updates resume. They never pause.
    func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
    public func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
    public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
    public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
    ) {}
    public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
    public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
    public func locationManager(
        _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {}
    public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
    public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
