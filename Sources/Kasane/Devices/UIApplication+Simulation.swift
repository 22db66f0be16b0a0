public import UIKit

extension UIApplication {
    /// A system event that a program receives.
    public enum Event: Sendable {
        /// The user goes to another program: this one is no longer active, and then in the background.
        case enterBackground
        /// Something comes over the program, such as a call: it is no longer active.
        case resignActive
        /// The user comes back: the program shows again, and is active.
        case becomeActive
        /// Memory gets short.
        case memoryWarning
        /// The program is about to end. It goes on all the same.
        case terminate
    }

    /// Has the program go through what an event brings with it: `applicationState`, the delegate's methods and the
    /// notifications come in iOS's order. A program that already is where the event takes it hears nothing.
    public func simulate(_ event: Event) {
        switch event {
        case .enterBackground: move(to: .background)
        case .resignActive: if applicationState == .active { move(to: .inactive) }
        case .becomeActive: move(to: .active)
        case .memoryWarning: deliverMemoryWarning()
        case .terminate: deliverWillTerminate()
        }
    }
}
