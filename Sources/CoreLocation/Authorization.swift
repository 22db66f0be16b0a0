import Foundation
import Synchronization

/// The application's permission to use the location.
///
/// Without a simulated location, location services are off, as if the user had turned them off in Settings. With one,
/// whoever set the variable has consented, and each request is granted.
final class Authorization: Sendable {
    static let shared = Authorization()

    private let granted = Mutex<CLAuthorizationStatus?>(nil)

    var servicesEnabled: Bool { SimulatedLocation.current != nil }

    var status: CLAuthorizationStatus {
        guard servicesEnabled else { return .denied }
        return granted.withLock { $0 } ?? .notDetermined
    }

    var isAuthorized: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(status) }

    /// Grants a request. Returns whether the status has changed.
    func grant(_ wanted: CLAuthorizationStatus) -> Bool {
        guard servicesEnabled else { return false }
        return granted.withLock { known in
            guard known != wanted, known != .authorizedAlways else { return false }
            known = wanted
            return true
        }
    }

    /// Withdraws the permission, for tests.
    func reset() { granted.withLock { $0 = nil } }
}
