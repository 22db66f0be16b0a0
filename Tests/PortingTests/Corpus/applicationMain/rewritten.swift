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
}

#if false    
import AppKit

@main             
class MacDelegate: NSObject, NSApplicationDelegate {}
#endif
