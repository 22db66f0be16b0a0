public import UIKit

extension UIApplication {
    /// A system event that an application receives.
    public enum Event: Sendable {
        /// The user switches to another application: this one becomes inactive, then enters the background.
        case enterBackground
        /// An interruption, such as a call: the application becomes inactive.
        case resignActive
        /// The user returns: the application enters the foreground, and becomes active.
        case becomeActive
        /// A memory warning.
        case memoryWarning
        /// The user shakes the device: the key window's first responder, or otherwise the window, receives the motion.
        case shake
        /// The application is about to terminate. It continues to run regardless.
        case terminate
    }

    /// Simulates an event: `applicationState`, the delegate's methods and the notifications change in iOS's order. No
    /// effect if the application is already in the resulting state.
    public func simulate(_ event: Event) {
        switch event {
        case .enterBackground: move(to: .background)
        case .resignActive: if applicationState == .active { move(to: .inactive) }
        case .becomeActive: move(to: .active)
        case .memoryWarning: deliverMemoryWarning()
        case .shake: keyWindow?.shake()
        case .terminate: deliverWillTerminate()
        }
    }
}
