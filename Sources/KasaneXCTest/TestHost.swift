import Foundation
import ObjectRuntime

/// Launches an app before the tests of a bundle that it hosts, as Xcode does.
///
/// `kasane xcode` adds a call of it to test targets with a host; it runs before `main`.
///
/// - Parameter delegateClassName: The name of the app delegate's class, as `NSStringFromClass` returns it; nil for
///   none.
public func launchTestHost(delegateClassName: String?) {
    XCTestObservationCenter.shared.addTestObserver(TestHost(delegateClassName))
}

/// Launches the app when the first test is about to run, and retains its delegate and window.
final class TestHost: NSObject, XCTestObservation, @unchecked Sendable {
    // Only used on the main thread.

    private let delegateClassName: String?
    private var delegate: (any UIApplicationDelegate)?
    private var window: UIWindow?

    init(_ delegateClassName: String?) { self.delegateClassName = delegateClassName }

    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated { launch() }
    }

    /// Launches the app. If its delegate shows no window, as with a storyboard, it gets an empty one.
    @MainActor func launch() {
        if let delegateClassName {
            delegate = NSClassFromString(delegateClassName).flatMap { makeObject(of: $0) } as? any UIApplicationDelegate
            if delegate == nil { print("The tests' host has no delegate \(delegateClassName)") }
        }
        UIApplication.shared.launch(delegate)
        guard UIApplication.shared.keyWindow == nil else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
