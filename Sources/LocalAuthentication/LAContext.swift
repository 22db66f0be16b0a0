@_exported public import Foundation

/// What authentication requires.
/// [Apple's reference](https://developer.apple.com/documentation/localauthentication/lapolicy)
public enum LAPolicy: Int, Sendable {
    /// A fingerprint or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// A fingerprint, a face or the passcode.
    case deviceOwnerAuthentication
}

/// A kind of biometric authentication.
/// [Apple's reference](https://developer.apple.com/documentation/localauthentication/labiometrytype)
public enum LABiometryType: Int, Sendable {
    /// The device has none.
    case none
    /// Touch ID.
    case touchID
    /// Face ID.
    case faceID
    /// Optic ID.
    case opticID = 4
}

/// Authenticates the user.
///
/// It behaves like a device without a passcode and biometric sensors: `deviceOwnerAuthentication` fails with
/// `LAError.passcodeNotSet`, `deviceOwnerAuthenticationWithBiometrics` with `LAError.biometryNotAvailable`.
/// [Apple's reference](https://developer.apple.com/documentation/localauthentication/lacontext)
open class LAContext: NSObject, @unchecked Sendable {
    // The state is accessed under the lock.
    private let lock = NSLock()
    private var isInvalid = false
    private var texts = Texts()

    private struct Texts {
        var fallback: String?
        var cancel: String?
        var reason = ""
        var reuse: TimeInterval = 0
        var interactionNotAllowed = false
    }

    /// The longest time in seconds for which a biometric authentication is reused.
    public static let maximumTouchIDReuseDuration: TimeInterval = 300

    /// The title of the button for another way to authenticate; nil for the usual title, empty for no button. No dialog
    /// is shown.
    open var localizedFallbackTitle: String? {
        get { lock.withLock { texts.fallback } }
        set { lock.withLock { texts.fallback = newValue } }
    }
    /// The title of the button that cancels; nil for the usual title. No dialog is shown.
    open var localizedCancelTitle: String? {
        get { lock.withLock { texts.cancel } }
        set { lock.withLock { texts.cancel = newValue } }
    }
    /// Why the application authenticates the user. No dialog is shown.
    open var localizedReason: String {
        get { lock.withLock { texts.reason } }
        set { lock.withLock { texts.reason = newValue } }
    }
    /// For how many seconds the unlocking of the device counts as authentication, up to
    /// `maximumTouchIDReuseDuration`.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { lock.withLock { texts.reuse } }
        set { lock.withLock { texts.reuse = min(max(newValue, 0), LAContext.maximumTouchIDReuseDuration) } }
    }
    /// Whether authentication may not show a dialog. False by default.
    open var interactionNotAllowed: Bool {
        get { lock.withLock { texts.interactionNotAllowed } }
        set { lock.withLock { texts.interactionNotAllowed = newValue } }
    }
    /// The device's kind of biometric authentication: none.
    open var biometryType: LABiometryType { .none }
    /// The state of the enrolled fingerprints or faces: nil, as there is none.
    open var evaluatedPolicyDomainState: Data? { nil }

    public required override init() { super.init() }

    private func failure(_ policy: LAPolicy) -> LAError {
        if lock.withLock({ isInvalid }) { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }

    /// Returns whether a policy can be evaluated: false, with the reason as the error.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = failure(policy) as NSError
        return false
    }

    /// Evaluates a policy. Calls the closure with false and the reason, on a queue of its own.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = failure(policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Makes the context unusable: from then on the error is `LAError.invalidContext`.
    open func invalidate() { lock.withLock { isInvalid = true } }
}

extension LAContext {
    /// Evaluates a policy. Throws the reason why it cannot.
    @discardableResult
    public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { done in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error { done.resume(throwing: error) } else { done.resume(returning: isOwner) }
            }
        }
    }
}
