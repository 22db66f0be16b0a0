import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        setvbuf(stdout, nil, _IOLBF, 0)
        print("screen:", Int(UIScreen.main.bounds.width), Int(UIScreen.main.bounds.height))
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .orange
        window?.rootViewController = Controller()
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillTerminate(_ application: UIApplication) { print("terminating") }
}

final class Controller: UIViewController {
    override func viewDidLoad() {
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
        button.addAction(UIAction { _ in print("pressed") }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func viewDidLayoutSubviews() { print("size:", Int(view.bounds.width), Int(view.bounds.height)) }
}
