import Foundation
import ObjectRuntime

/// Has an app launched before the tests of a bundle that it hosts, as Xcode does.
///
/// `kasane xcode` writes a call of it into test targets with a host; it comes before `main`.
///
/// - Parameter delegateClassName: The name of the app delegate's class, as `NSStringFromClass` gives it; nil for none.
public func launchTestHost(delegateClassName: String?) {
    XCTestObservationCenter.shared.addTestObserver(TestHost(delegateClassName))
}

/// Launches the app when the first test is about to run, and keeps its delegate and window.
final class TestHost: NSObject, XCTestObservation, @unchecked Sendable {
    // The main thread alone uses what it holds.

    private let delegateClassName: String?
    private var delegate: (any UIApplicationDelegate)?
    private var window: UIWindow?

    init(_ delegateClassName: String?) { self.delegateClassName = delegateClassName }

    func testBundleWillStart(_ testBundle: Bundle) {
        MainActor.assumeIsolated { launch() }
    }

    /// Launches the app. A delegate that shows no window, as its storyboard would, has an empty one.
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
