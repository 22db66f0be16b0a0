import UIKit

@main             
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        return true
    }
; @section(".init_array") @used private nonisolated static let __exposed13: @convention(c) () -> Void = { exposeMembers(of: AppDelegate.self) { $0.method("application:didFinishLaunchingWithOptions:", AppDelegate.application(_:didFinishLaunchingWithOptions:)) } } }

#if false    
import AppKit

@main             
class MacDelegate: NSObject, NSApplicationDelegate {}
#endif
