@_exported public import Foundation

/// The domain of the errors of motion.
public let CMErrorDomain = "CMErrorDomain"

/// The code of an error of motion.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmerror)
public struct CMError: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    /// Creates a code.
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An error for the handlers of a feature that the device does not have.
    static var notAvailable: NSError {
        NSError(
            domain: CMErrorDomain, code: Int(CMErrorNotAvailable.rawValue),
            userInfo: [NSLocalizedDescriptionKey: "Motion sensors are not available on this device."])
    }
}

/// No error.
public let CMErrorNULL = CMError(100)
/// The device must be moved first.
public let CMErrorDeviceRequiresMovement = CMError(101)
/// True north is not known.
public let CMErrorTrueNorthNotAvailable = CMError(102)
/// Unknown.
public let CMErrorUnknown = CMError(103)
/// Activities are not available.
public let CMErrorMotionActivityNotAvailable = CMError(104)
/// The application may not use activities.
public let CMErrorMotionActivityNotAuthorized = CMError(105)
/// The application is not entitled to activities.
public let CMErrorMotionActivityNotEntitled = CMError(106)
/// A parameter is not valid.
public let CMErrorInvalidParameter = CMError(107)
/// An action is not valid.
public let CMErrorInvalidAction = CMError(108)
/// The device does not have the feature.
public let CMErrorNotAvailable = CMError(109)
/// The application is not entitled to the feature.
public let CMErrorNotEntitled = CMError(110)
/// The application may not use the feature.
public let CMErrorNotAuthorized = CMError(111)

/// Whether an application may use motion.
/// [Apple's reference](https://developer.apple.com/documentation/coremotion/cmauthorizationstatus)
public enum CMAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined
    /// The application may not ask.
    case restricted
    /// No.
    case denied
    /// Yes.
    case authorized
}
