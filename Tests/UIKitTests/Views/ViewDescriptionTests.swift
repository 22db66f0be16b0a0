import UIKit
import XCTest

/// The descriptions of views and controllers, as in UIKit, without the addresses.
final class ViewDescriptionTests: ViewTestCase {
    private func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: ":? 0x[0-9a-f]+", with: "", options: .regularExpression)
    }

    func testAViewPrintsWhatIsNotByDefault() async {
        let view = UIView(frame: CGRect(x: 0, y: 1.5, width: 1.0 / 3, height: 812))
        XCTAssertTrue(view.description.hasPrefix("<UIView: 0x"), view.description)
        XCTAssertEqual(withoutAddresses(view.description), "<UIView; frame = (0 1.5; 0.333333 812); layer = <CALayer>>")
        view.clipsToBounds = true
        view.alpha = 0.25
        view.isHidden = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        view.tag = 7
        XCTAssertEqual(
            withoutAddresses(view.description),
            "<UIView; frame = (0 1.5; 0.333333 812); clipsToBounds = YES; alpha = 0.25; hidden = YES; opaque = NO; "
                + "autoresize = W+H; userInteractionEnabled = NO; tag = 7; layer = <CALayer>>")
    }

    func testATreeIsIndented() async {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let label = UILabel(frame: CGRect(x: 161 + 1.0 / 3, y: 44, width: 52 + 2.0 / 3, height: 19 + 1.0 / 3))
        label.text = "What's"
        view.addSubview(label)
        label.addSubview(UIView())
        let text = withoutAddresses(view.recursiveDescription()).components(separatedBy: "\n")
        XCTAssertEqual(text.count, 3)
        XCTAssertEqual(text[0], "<UIView; frame = (0 0; 375 812); layer = <CALayer>>")
        XCTAssertEqual(
            text[1],
            "   | <UILabel; frame = (161.333 44; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO; "
                + "layer = <_UILabelLayer>>")
        XCTAssertEqual(text[2], "   |    | <UIView; frame = (0 0; 0 0); layer = <CALayer>>")
    }

    func testControllersPrintTheirHierarchy() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: UIViewController()),
            UINavigationController(rootViewController: UIViewController()),
        ]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        XCTAssertEqual(
            withoutAddresses(tabs.hierarchyDescription()),
            """
            <UITabBarController>, state: appeared, view: <UILayoutContainerView>
               | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
               |    | <UIViewController>, state: appeared, view: <UIView>
               | <UINavigationController>, state: disappeared, view: (view not loaded)
               |    | <UIViewController>, state: disappeared, view: (view not loaded)
            """)
    }
}
