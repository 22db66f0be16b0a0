import Foundation

/// The location that the environment variable `KASANE_LOCATION` simulates: a latitude and a longitude in degrees and,
/// optionally, an altitude in metres, as in `37.3349,-122.0090`.
enum SimulatedLocation {
    private static let variable = "KASANE_LOCATION"

    /// The location, measured now; nil if none is simulated.
    static var current: CLLocation? { location(ProcessInfo.processInfo.environment[variable]) }

    static func location(_ text: String?) -> CLLocation? {
        let numbers = (text ?? "").split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1] else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let altitude = numbers.count == 3 ? numbers[2] : 0
        guard let altitude, altitude.isFinite else { return nil }
        return CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5,
            verticalAccuracy: numbers.count == 3 ? 5 : -1,
            course: -1, courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: Date(),
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }
}
