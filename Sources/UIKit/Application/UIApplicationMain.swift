import CViewRuntime
import Foundation
import QuartzCore

/// Launches the application: creates it and its delegate, connects its scene, activates it and runs the main run loop.
/// Never returns.
///
/// If there is a display and the program is linked with module `Kasane`, the application is shown in a desktop window.
///
/// The order of calls is iOS's: `willFinishLaunching`, `didFinishLaunching`, the scene's `willConnectTo`, then entering the
/// foreground and becoming active. A scene's delegate is the class that `Info.plist` or the application's delegate names.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/1622933-uiapplicationmain)
///
/// - Parameters:
///   - argc: the number of arguments.
///   - argv: the arguments.
///   - principalClassName: the name of the application's class, as `NSStringFromClass` gives it; nil for `UIApplication`.
///   - delegateClassName: the name of the delegate's class, or nil for none.
@MainActor
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    UIApplicationMain(argc, argv, principalClassName) {
        guard let delegateClassName else { return nil }
        guard let found = NSClassFromString(delegateClassName),
            let made = makeObject(of: found) as? any UIApplicationDelegate
        else { Launch.stop("no class \(delegateClassName) that conforms to UIApplicationDelegate") }
        return made
    }
}

/// Launches the application with a delegate created by a closure.
@MainActor
package func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    delegate makeDelegate: () -> (any UIApplicationDelegate)?
) -> Int32 {
    if let principalClassName {
        guard let found = NSClassFromString(principalClassName) as? UIApplication.Type else {
            Launch.stop("no class \(principalClassName) that inherits from UIApplication")
        }
        UIApplication.made = found.init()
    }
    let delegate = makeDelegate()
    // A desktop program has a window, which sets up the screen before the delegate accesses it.
    if !MediaClock.isManual { kasane_open_program_window() }
    UIApplication.shared.launch(delegate)
    // The application doesn't retain its delegate.
    withExtendedLifetime(delegate) { MainRunLoop.run() }
}

private enum Launch {
    static func stop(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("UIApplicationMain: \(reason)\n".utf8))
        exit(1)
    }
}

extension UIApplication {
    /// Launches the application with a delegate, up to the point where the run loop takes over.
    package final func launch(_ delegate: (any UIApplicationDelegate)?) {
        currentState = .inactive
        self.delegate = delegate
        _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
        loadMainStoryboard()
        _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
        delegate?.applicationDidFinishLaunching(self)
        post(UIApplication.didFinishLaunchingNotification)
        windowScene.connect(asked: delegate, UIScene.ConnectionOptions())
        (storyboardWindow ?? windowScene.storyboardWindow)?.makeKeyAndVisible()
        move(to: .active)
    }

    /// Creates the window of an application without scenes if its `Info.plist` names a storyboard, and hands it to the
    /// delegate during launch.
    private func loadMainStoryboard() {
        let info = Bundle.main
        guard info.object(forInfoDictionaryKey: "UIApplicationSceneManifest") == nil,
            let name = info.object(forInfoDictionaryKey: "UIMainStoryboardFile") as? String
        else { return }
        storyboardWindow = UIWindow(storyboard: UIStoryboard(name: name, bundle: nil))
        (delegate as (any WindowKeeping)?)?.window = storyboardWindow
    }
}

extension UIWindow {
    /// Creates a window of the screen's size with a storyboard's initial controller.
    convenience init(storyboard: UIStoryboard) {
        self.init(frame: UIScreen.main.bounds)
        rootViewController = storyboard.instantiateInitialViewController()
    }
}
