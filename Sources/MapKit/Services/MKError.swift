public import Foundation

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkerror)
public struct MKError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: UInt, Sendable {
        /// Something unknown.
        case unknown = 1
        /// The server failed or could not be reached.
        case serverFailure
        /// There were too many requests.
        case loadingThrottled
        /// The place was not found.
        case placemarkNotFound
        /// There are no directions.
        case directionsNotFound
        /// The data could not be decoded.
        case decodingFailed

        /// Whether an error has the code, in `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of MapKit's errors.
    public static var errorDomain: String { MKErrorDomain }
    /// The code as a number.
    public var errorCode: Int { Int(code.rawValue) }

    /// Something unknown.
    public static var unknown: Code { .unknown }
    /// The server failed or could not be reached.
    public static var serverFailure: Code { .serverFailure }
    /// There were too many requests.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// The place was not found.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// There are no directions.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The data could not be decoded.
    public static var decodingFailed: Code { .decodingFailed }
}
