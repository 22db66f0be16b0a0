import Foundation

/// Notifications from a server, which a program on Linux can't receive.
extension UIApplication {
    /// Registers the program with Apple's server of notifications. Fails at the next turn of the run loop, of which the
    /// delegate is told, as in the simulator of earlier versions of Xcode.
    public final func registerForRemoteNotifications() {
        Task { @MainActor in
            let text = "Remote notifications are not supported on Linux"
            let error = NSError(
                domain: NSCocoaErrorDomain, code: UIApplication.remoteNotificationsAreNotSupported,
                userInfo: [NSLocalizedDescriptionKey: text])
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    /// The code of the simulator's error.
    private static let remoteNotificationsAreNotSupported = 3010

    /// Unregisters the program, which never is registered.
    public final func unregisterForRemoteNotifications() {}

    /// Whether the program is registered: false.
    public final var isRegisteredForRemoteNotifications: Bool { false }
}
