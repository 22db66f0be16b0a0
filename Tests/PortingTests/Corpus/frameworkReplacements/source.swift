import UIKit

extension UIWindow {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("shaken", motion == .motionShake)
        super.motionEnded(motion, with: event)
    }
}

extension UITabBarController {
    override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    @objc override open func viewDidLoad() {
        super.viewDidLoad()
        print("tabs", viewControllers?.count ?? 0)
    }
}

class Sections: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("sections")
    }
}

@MainActor func frameworkReplacements() {
    UIWindow().motionEnded(.motionShake, with: nil)
    let sections = Sections()
    sections.viewControllers = [UIViewController()]
    sections.loadViewIfNeeded()
    print(sections.preferredStatusBarStyle == .lightContent, sections.children.count)
    print(sections.selectedViewController?.viewIfLoaded?.superview != nil)
}
