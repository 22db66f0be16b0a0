public import Foundation

/// The domain of Core Location's errors.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clerror)
public struct CLError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The location is not known at present.
        case locationUnknown
        /// The user has denied access, or location services are off.
        case denied
        /// The network is not available.
        case network
        /// The heading could not be determined.
        case headingFailure
        /// Regions may not be monitored.
        case regionMonitoringDenied
        /// A region could not be monitored.
        case regionMonitoringFailure
        /// The monitoring of a region has not begun.
        case regionMonitoringSetupDelayed
        /// Events of a region arrive late.
        case regionMonitoringResponseDelayed
        /// The geocoder found nothing.
        case geocodeFoundNoResult
        /// The geocoder found only a part.
        case geocodeFoundPartialResult
        /// A geocoding request was cancelled.
        case geocodeCanceled
        /// Deferred updates failed, are not possible with the filter or accuracy in use, or were cancelled.
        case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
            deferredCanceled
        /// Beacons cannot be ranged, or ranging failed.
        case rangingUnavailable, rangingFailure
        /// The request for accuracy was refused.
        case promptDeclined
        /// Whether two errors have the same code, in `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? CLError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of Core Location's errors.
    public static var errorDomain: String { kCLErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }

    /// The location is not known at present.
    public static var locationUnknown: Code { .locationUnknown }
    /// The user has denied access, or location services are off.
    public static var denied: Code { .denied }
    /// The network is not available.
    public static var network: Code { .network }
    /// The heading could not be determined.
    public static var headingFailure: Code { .headingFailure }
    /// Regions may not be monitored.
    public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
    /// A region could not be monitored.
    public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
    /// The geocoder found nothing.
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    /// A geocoding request was cancelled.
    public static var geocodeCanceled: Code { .geocodeCanceled }
    /// The request for accuracy was refused.
    public static var promptDeclined: Code { .promptDeclined }
}
