import UIKit
import XCTest

/// Closures called on trait changes, and the application's traits.
final class TraitChangeTests: ViewTestCase {
    func testClosuresHearOfTheTraitsTheyAskedFor() async {
        let view = UIView()
        window.addSubview(view)
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [unowned self] (view: UIView, previous: UITraitCollection) in
            log.append("\(previous.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
        }
        view.registerForTraitChanges([UITraitDisplayScale.self, UITraitHorizontalSizeClass.self]) {
            [unowned self] (_: UIView, _) in log.append("size")
        }
        window.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(log, ["1 2"])
        view.unregisterForTraitChanges(style)
        window.overrideUserInterfaceStyle = .light
        XCTAssertEqual(log, ["1 2"])
    }

    func testAControllerHearsThroughItsView() async {
        let controller = UIViewController()
        controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            [unowned self] (_: UIViewController, _) in log.append("changed")
        }
        window.rootViewController = controller
        controller.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(log, ["changed"])
    }

    /// The form of Apple's example for `registerForTraitChanges(_:handler:)`.
    func testAHandlerMayDeclareItsObjectAsSelf() async {
        final class Page: UIViewController {
            var heard: [UIUserInterfaceStyle] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                    (self: Self, previous: UITraitCollection) in
                    self.heard.append(previous.userInterfaceStyle)
                }
                registerForTraitChanges([UITraitUserInterfaceStyle.self]) { page, _ in
                    page.heard.append(page.traitCollection.userInterfaceStyle)
                }
            }
        }
        let page = Page()
        window.rootViewController = page
        page.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(page.heard, [.light, .dark])
    }

    func testTheApplicationKnowsItsWindows() async {
        XCTAssertTrue(UIApplication.shared.windows.contains(window))
        let other = UIWindow(frame: window.frame)
        other.windowLevel = .alert
        other.makeKeyAndVisible()
        XCTAssertTrue(UIApplication.shared.keyWindow === other)
        XCTAssertTrue(UIApplication.shared.windows.last === other)
        other.isHidden = true
        XCTAssertFalse(UIApplication.shared.windows.contains(other))
    }

    func testTheApplicationKeepsItsKeyWindow() async {
        weak var kept: UIWindow?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            window.makeKeyAndVisible()
            kept = window
        }
        XCTAssertNotNil(kept)
        XCTAssertTrue(kept?.isKeyWindow == true)
        XCTAssertTrue(UIApplication.shared.keyWindow === kept)
        // Until another one becomes key.
        window.makeKey()
        XCTAssertNil(kept)
        XCTAssertTrue(window.isKeyWindow)
        let other = UIWindow(frame: window.frame)
        other.makeKeyAndVisible()
        other.isHidden = true
        XCTAssertFalse(other.isKeyWindow)
        XCTAssertTrue(UIApplication.shared.keyWindow === UIApplication.shared.windows.last)
    }
}
