public import Foundation

/// The domain of the errors of authentication.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// An error of authentication.
/// [Apple's reference](https://developer.apple.com/documentation/localauthentication/laerror)
public struct LAError: CustomNSError, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        /// The user could not be recognized.
        case authenticationFailed = -1
        /// The user has cancelled.
        case userCancel = -2
        /// The user has chosen another way to authenticate.
        case userFallback = -3
        /// The system has cancelled.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device has no biometric authentication.
        case biometryNotAvailable = -6
        /// No fingerprint or face is enrolled.
        case biometryNotEnrolled = -7
        /// There were too many attempts.
        case biometryLockout = -8
        /// The application has cancelled.
        case appCancel = -9
        /// The context is invalid.
        case invalidContext = -10
        /// No watch is available, or a paired accessory.
        case watchNotAvailable = -11, biometryNotPaired = -12, biometryDisconnected = -13
        /// A dialog would be needed.
        case notInteractive = -1004

        /// The name of `biometryNotAvailable` before iOS 11.
        public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        /// The name of `biometryNotEnrolled` before iOS 11.
        public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        /// The name of `biometryLockout` before iOS 11.
        public static var touchIDLockout: Code { .biometryLockout }
        /// Whether two errors have the same code, in `catch`.
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
    }

    /// What went wrong.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// The domain of these errors.
    public static var errorDomain: String { LAErrorDomain }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
    /// The description of the errors that occur here.
    public var errorUserInfo: [String: Any] {
        let text: String? =
            switch code {
            case .passcodeNotSet: "Passcode not set."
            case .biometryNotAvailable: "Biometry is not available on this device."
            case .invalidContext: "Caller invalidated this context."
            default: nil
            }
        return text.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    }

    /// The user could not be recognized.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The user has cancelled.
    public static var userCancel: Code { .userCancel }
    /// The user has chosen another way to authenticate.
    public static var userFallback: Code { .userFallback }
    /// The system has cancelled.
    public static var systemCancel: Code { .systemCancel }
    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The device has no biometric authentication.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// No fingerprint or face is enrolled.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many attempts.
    public static var biometryLockout: Code { .biometryLockout }
    /// The application has cancelled.
    public static var appCancel: Code { .appCancel }
    /// The context is invalid.
    public static var invalidContext: Code { .invalidContext }
    /// A dialog would be needed.
    public static var notInteractive: Code { .notInteractive }
}
