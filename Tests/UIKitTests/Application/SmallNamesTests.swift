import UIKit
import XCTest

/// Small parts of UIKit that client code uses.
@MainActor
final class SmallNamesTests: ViewTestCase {
    func testIndexPaths() async {
        var path = IndexPath(row: 3, section: 1)
        XCTAssertEqual([path.section, path.row, path.item], [1, 3, 3])
        XCTAssertEqual(path, IndexPath(indexes: [1, 3]))
        path.row = 4
        path.section = 2
        XCTAssertEqual(path, IndexPath(item: 4, section: 2))
        XCTAssertLessThan(IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1))
    }

    func testShortcutItemsAreKept() async {
        let icon = UIApplicationShortcutIcon(type: .search)
        let item = UIMutableApplicationShortcutItem(
            type: "find", localizedTitle: "Find", localizedSubtitle: nil, icon: icon)
        item.localizedTitle = "Search"
        UIApplication.shared.shortcutItems = [item.copy() as! UIApplicationShortcutItem]
        defer { UIApplication.shared.shortcutItems = nil }
        item.localizedTitle = "Other"
        let kept = UIApplication.shared.shortcutItems?.first
        XCTAssertEqual(kept?.localizedTitle, "Search")
        XCTAssertEqual(kept?.icon, UIApplicationShortcutIcon(type: .search))
        XCTAssertNotEqual(kept?.icon, UIApplicationShortcutIcon(systemImageName: "search"))
    }

    func testBarGuidesLieOutsideOfTheSafeArea() async {
        window.screenSafeArea = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let controller = UIViewController()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "V:[top]-[view]-[bottom]", metrics: nil,
                views: ["top": controller.topLayoutGuide, "view": view, "bottom": controller.bottomLayoutGuide]))
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: controller.view, attribute: .left,
                multiplier: 1, constant: 0),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        window.rootViewController = controller
        window.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 52, width: 10, height: 200 - 52 - 42))
        XCTAssertEqual([controller.topLayoutGuide.length, controller.bottomLayoutGuide.length], [44, 34])
        XCTAssertTrue(controller.topLayoutGuide === controller.topLayoutGuide)
    }

    func testNamesAreKept() async {
        let view = UIView()
        view.restorationIdentifier = "a"
        XCTAssertEqual(view.restorationIdentifier, "a")
        let controller = UIViewController()
        controller.restorationIdentifier = "b"
        XCTAssertEqual(controller.restorationIdentifier, "b")
    }

    func testInterfaceBuilderMethodsCanBeOverridden() async {
        final class Designed: UIView {
            var isPrepared = false
            override func prepareForInterfaceBuilder() {
                super.prepareForInterfaceBuilder()
                isPrepared = true
            }
        }
        let view = Designed()
        view.prepareForInterfaceBuilder()
        XCTAssertTrue(view.isPrepared)
    }

    func testFeedbackIsTaken() async {
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    func testTheDeviceIsTheScreens() async {
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
        XCTAssertEqual(UIDevice.current.model, "iPhone")
        XCTAssertEqual(UIDevice.current.orientation, .portrait)
        XCTAssertEqual(UIDevice.current.batteryLevel, -1)
    }

    func testNoURLCanBeOpened() async {
        let url = URL(string: "https://example.org")!
        XCTAssertFalse(UIApplication.shared.canOpenURL(url))
        let isOpened = await withCheckedContinuation { continuation in
            UIApplication.shared.open(url) { continuation.resume(returning: $0) }
        }
        XCTAssertFalse(isOpened)
    }

    func testAnEndlessRepeatCount() async {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        window.addSubview(view)
        for count in [HUGE, MAXFLOAT, .infinity, .greatestFiniteMagnitude] {
            animation.repeatCount = count
            view.layer.removeAllAnimations()
            CATransaction.flush()
            MediaClock.useManual(startingAt: 100)
            view.layer.add(animation, forKey: "a")
            CATransaction.flush()
            advance(to: 2_000_000_001)
            XCTAssertEqual(view.layer.presentation()?.opacity ?? 0, 0.5, accuracy: 1e-3, "\(count)")
        }
    }
}
