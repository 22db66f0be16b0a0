import UIKit

extension UIWindow {
    @_dynamicReplacement(for: motionEnded(_:with:)) public          func __motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("shaken", motion == .motionShake)
        super.motionEnded(motion, with: event)
    }
}

extension UITabBarController {
    @_dynamicReplacement(for: preferredStatusBarStyle)          public var __preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

          @_dynamicReplacement(for: viewDidLoad())          public func __viewDidLoad() {
        super.viewDidLoad()
        print("tabs", viewControllers?.count ?? 0)
    }
; @section(".init_array") @used private nonisolated static let __exposed17: @convention(c) () -> Void = { exposeMembers(of: UITabBarController.self) { $0.method("viewDidLoad", UITabBarController.viewDidLoad) } } }

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
