import QuartzCore
import UIKit
import XCTest

/// The life cycle of controllers and their views.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller).
final class ViewControllerTests: ViewTestCase {
    private func make(_ name: String) -> LoggingController {
        LoggingController(name) { [unowned self] in log.append($0) }
    }

    func testARootControllerReceivesItsLifecycleCalls() async {
        let root = make("root")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
        window.rootViewController = root
        XCTAssertFalse(root.isViewLoaded)
        XCTAssertEqual(log, [])
        window.makeKeyAndVisible()
        XCTAssertEqual(
            log,
            [
                "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing",
                "root viewWillLayoutSubviews", "root viewDidLayoutSubviews", "root viewDidAppear",
            ])
        XCTAssertEqual(root.view.frame, window.bounds)
        XCTAssertTrue(root.view.next === root)
        XCTAssertTrue(root.next === window)
        log = []
        window.rootViewController = nil
        XCTAssertEqual(log, ["root viewWillDisappear", "root viewDidDisappear"])
    }

    func testTheViewIsMadeWhenItIsAskedFor() async {
        let controller = UIViewController()
        XCTAssertNil(controller.viewIfLoaded)
        XCTAssertEqual(controller.view.frame, UIScreen.main.bounds)
        XCTAssertTrue(controller.isViewLoaded)
    }

    func testAddingAndRemovingAChildController() async {
        let (parent, child) = (make("parent"), make("child"))
        window.rootViewController = parent
        log = []
        parent.addChild(child)
        XCTAssertEqual(parent.children, [child])
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        CATransaction.flush()
        XCTAssertEqual(
            log.filter { $0.hasPrefix("child") && !$0.contains("Layout") },
            [
                "child willMove(toParent: parent)", "child loadView", "child viewDidLoad", "child viewWillAppear",
                "child viewIsAppearing", "child viewDidAppear", "child didMove(toParent: parent)",
            ])
        log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        XCTAssertEqual(
            log.filter { $0.hasPrefix("child") },
            [
                "child willMove(toParent: nil)", "child viewWillDisappear", "child viewDidDisappear",
                "child didMove(toParent: nil)",
            ])
        XCTAssertNil(child.parent)
    }

    func testATreeAppearsTogether() async {
        let (parent, child) = (make("parent"), make("child"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log = []
        window.rootViewController = parent
        XCTAssertEqual(
            log.filter { $0.contains("ppear") && !$0.contains("IsAppearing") },
            ["parent viewWillAppear", "child viewWillAppear", "child viewDidAppear", "parent viewDidAppear"])
    }

    func testAContainerMayForwardByItself() async {
        let (parent, child) = (make("parent"), make("child"))
        parent.forwards = false
        window.rootViewController = parent
        parent.addChild(child)
        log = []
        parent.view.addSubview(child.view)
        XCTAssertFalse(log.contains("child viewWillAppear"))
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(
            log.filter { $0.hasPrefix("child") }.suffix(3),
            ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
    }

    func testAChildReplacesAnother() async {
        let (parent, first, second) = (make("parent"), make("first"), make("second"))
        window.rootViewController = parent
        for child in [first, second] { parent.addChild(child) }
        parent.view.addSubview(first.view)
        second.view.alpha = 0
        log = []
        parent.transition(
            from: first, to: second, duration: 1, animations: { second.view.alpha = 1 },
            completion: { self.log.append("done \($0)") })
        advance(to: 1)
        XCTAssertEqual(parent.view.subviews, [second.view])
        XCTAssertTrue(log.contains("done true"))
        XCTAssertTrue(log.contains("first viewDidDisappear"))
    }

    /// The children's appearance transitions last as long as the animation.
    func testAChildThatReplacesAnotherAppearsByAnimation() async {
        final class Page: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(animated)") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(animated)") }
        }
        for options in [UIView.AnimationOptions.curveLinear, .transitionCrossDissolve] {
            let (parent, first, second) = (UIViewController(), Page(), Page())
            window.rootViewController = parent
            for child in [first, second] { parent.addChild(child) }
            parent.view.addSubview(first.view)
            (first.calls, second.calls) = ([], [])
            let start = CACurrentMediaTime() - 100
            parent.transition(
                from: first, to: second, duration: 1, options: options,
                completion: { _ in second.calls.append("completion") })
            CATransaction.flush()
            XCTAssertEqual(first.calls, ["will disappear true"])
            XCTAssertEqual(second.calls, ["will appear true"])
            advance(to: start + 1.1)
            XCTAssertEqual(first.calls, ["will disappear true", "did disappear true"])
            XCTAssertEqual(second.calls, ["will appear true", "did appear true", "completion"])
            XCTAssertEqual(parent.view.subviews, [second.view])
        }
    }

    func testPresentingAndDismissing() async {
        let (root, sheet) = (make("root"), make("sheet"))
        window.rootViewController = root
        sheet.modalPresentationStyle = .overFullScreen
        log = []
        root.present(sheet, animated: true) { self.log.append("presented") }
        XCTAssertTrue(root.presentedViewController === sheet)
        XCTAssertTrue(sheet.presentingViewController === root)
        advance(to: 0.6)
        XCTAssertEqual(log.last, "presented")
        XCTAssertEqual(sheet.view.frame, window.bounds)
        sheet.dismiss(animated: true) { self.log.append("dismissed") }
        XCTAssertNotNil(sheet.view.window)
        advance(to: 1.2)
        XCTAssertEqual(log.suffix(2), ["sheet viewDidDisappear", "dismissed"])
        XCTAssertNil(root.presentedViewController)
    }

    func testAViewHasItsSizeAndSafeAreaWhenItIsAppearing() async {
        let (first, tab, sheet) = (PlacedController(), PlacedController(), PlacedController())
        window.rootViewController = UINavigationController(rootViewController: first)
        XCTAssertEqual(first.sizes, [window.bounds.size])
        XCTAssertEqual(first.insets, [first.view.safeAreaInsets])
        XCTAssertGreaterThanOrEqual(first.view.safeAreaInsets.top, 44)
        first.present(sheet, animated: true)
        advance(to: 1)
        XCTAssertGreaterThan(sheet.view.bounds.height, 0)
        XCTAssertEqual(sheet.sizes, [sheet.view.bounds.size])
        sheet.dismiss(animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [tab]
        window.rootViewController = tabs
        XCTAssertEqual(tab.insets, [tab.view.safeAreaInsets])
        XCTAssertGreaterThanOrEqual(tab.view.safeAreaInsets.bottom, 49)
    }

    func testTraitsAndSafeArea() async {
        let (parent, child) = (make("parent"), make("child"))
        window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.frame = parent.view.bounds
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        XCTAssertEqual(parent.traitCollection.horizontalSizeClass, .compact)
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .dark)
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        CATransaction.flush()
        XCTAssertEqual(parent.view.safeAreaInsets.top, 44)
        XCTAssertEqual(child.view.safeAreaInsets.top, 44)
        XCTAssertTrue(log.contains("parent viewSafeAreaInsetsDidChange"))
    }

    func testWrongFamiliesAreRefused() async {
        let (parent, child) = (make("parent"), make("child"))
        parent.addChild(child)
        child.addChild(parent)
        parent.addChild(parent)
        XCTAssertEqual(parent.children, [child])
        XCTAssertNil(parent.parent)
        parent.present(child, animated: false)
        XCTAssertNil(parent.presentedViewController)
        parent.dismiss(animated: false)
        child.view = parent.view
        XCTAssertTrue(parent.view.next === parent)
    }
}

final class LoggingController: UIViewController {
    private let name: String
    private let tell: (String) -> Void
    var forwards = true

    init(_ name: String, _ tell: @escaping (String) -> Void) {
        self.name = name
        self.tell = tell
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    private func write(_ what: String) { tell("\(name) \(what)") }

    override func loadView() {
        write("loadView")
        super.loadView()
    }

    override func viewDidLoad() { write("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { write("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { write("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear") }
    override func viewWillLayoutSubviews() { write("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { write("viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { write("viewSafeAreaInsetsDidChange") }
    override func willMove(toParent parent: UIViewController?) {
        write("willMove(toParent: \((parent as? LoggingController)?.name ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        write("didMove(toParent: \((parent as? LoggingController)?.name ?? "nil"))")
    }
}

/// Records the size and safe area of its view in `viewIsAppearing(_:)`.
private final class PlacedController: UIViewController {
    private(set) var sizes: [CGSize] = []
    private(set) var insets: [UIEdgeInsets] = []

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        sizes.append(view.bounds.size)
        insets.append(view.safeAreaInsets)
    }
}
