import QuartzCore
import UIKit
import XCTest

/// Sheets: detents, dragging, and the background.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller).
final class SheetTests: NavigationTestCase, UISheetPresentationControllerDelegate {
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("attempt")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")
    }

    private func present(
        _ detents: [UISheetPresentationController.Detent], scrolls: Bool = false,
        _ prepare: (UISheetPresentationController) -> Void = { _ in }
    ) -> (page: NavigationPage, sheet: UISheetPresentationController) {
        let (root, page) = (NavigationPage("Root"), NavigationPage("Sheet"))
        page.scrolls = scrolls
        show(root)
        root.view.backgroundColor = .systemTeal
        let sheet = page.sheetPresentationController!
        sheet.detents = detents
        sheet.delegate = self
        prepare(sheet)
        root.present(page, animated: true)
        settle()
        pass(0.7)
        log = []
        return (page, sheet)
    }

    private func frame(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: phone) }

    func testALargeSheetLeavesAStripAndPushesBackWhatIsBehind() async {
        let (page, sheet) = present([.large()]) { $0.prefersGrabberVisible = true }
        XCTAssertEqual(frame(page), CGRect(x: 0, y: 57, width: 390, height: 787))
        XCTAssertEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        let root = phone.rootViewController!.view!
        XCTAssertEqual(root.frame.minX, 16, accuracy: 0.01)
        XCTAssertEqual(root.frame.minY, 47, accuracy: 0.01)
        XCTAssertEqual(root.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        keepPicture("sheet-large")
        XCTAssertEqual(sheet.presentationStyle, .pageSheet)
        page.dismiss(animated: true)
        pass(0.7)
        XCTAssertEqual(root.frame, phone.bounds)
        XCTAssertTrue(root.transform.isIdentity)
        XCTAssertEqual(root.layer.cornerRadius, 0)
    }

    /// By Apple's page on `UIUserInterfaceLevel`: in dark mode, elevated content is distinguished by its colours.
    func testASheetIsAboveTheBaseLevel() async {
        let (page, _) = present([.large()])
        XCTAssertEqual(page.traitCollection.userInterfaceLevel, .elevated)
        XCTAssertNotEqual(phone.rootViewController?.traitCollection.userInterfaceLevel, .elevated)
        let full = NavigationPage("Full")
        full.modalPresentationStyle = .fullScreen
        page.present(full, animated: false)
        settle()
        XCTAssertNotEqual(full.traitCollection.userInterfaceLevel, .elevated)
    }

    func testDetentsSayHowHighASheetIs() async {
        var maximum: CGFloat = 0
        let own = UISheetPresentationController.Detent.custom(identifier: .init("own")) {
            maximum = $0.maximumDetentValue
            return 200
        }
        let (page, sheet) = present([.medium(), .large(), own, .custom { _ in nil }])
        XCTAssertEqual(maximum, 753)
        XCTAssertEqual(frame(page).height, 753 / 2 + 34, accuracy: 0.01)
        keepPicture("sheet-medium")
        sheet.animateChanges { sheet.selectedDetentIdentifier = .init("own") }
        settle()
        pass(0.1)
        let card = sheet.presentedView!
        let height = card.layer.presentation()!.bounds.height
        XCTAssertTrue(height > 234 && height < 410, "\(height) on its way")
        pass(0.6)
        XCTAssertEqual(frame(page).height, 234)
        sheet.selectedDetentIdentifier = .large
        settle()
        XCTAssertEqual(frame(page).minY, 57)
        XCTAssertEqual(log, [], "nobody hears of what code does")
        sheet.detents = []
        XCTAssertEqual(sheet.detents.count, 4)
    }

    func testAFingerDragsASheetBetweenDetents() async {
        let (page, sheet) = present([.medium(), .large()])
        let script = TouchScript().drag(
            from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 240), duration: 0.6, after: 0.1)
        phone.perform(script)
        pass(0.5)
        let held = frame(page)
        XCTAssertTrue(held.minY > 240 && held.minY < 434, "\(held)")
        XCTAssertEqual(held.maxY, 844, accuracy: 0.01)
        pass(1)
        XCTAssertEqual(frame(page).minY, 57)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
        XCTAssertEqual(log, ["com.apple.UIKit.large"])
        run(TouchScript().drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 420), duration: 0.6))
        pass(0.7)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
        XCTAssertEqual(log.last, "com.apple.UIKit.medium")
        XCTAssertEqual(page.presentingViewController, phone.rootViewController)
    }

    func testADragDownDismisses() async {
        let (page, _) = present([.medium()])
        run(TouchScript().drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 780), duration: 0.4))
        pass(0.8)
        XCTAssertEqual(log, ["should", "will", "did"])
        XCTAssertNil(page.view.window)
        XCTAssertNil(phone.rootViewController?.presentedViewController)
    }

    /// By Apple's page on `presentationControllerWillDismiss(_:)`: the delegate sets up animations with the
    /// transition's coordinator.
    func testTheDelegateAnimatesAlongsideADismissal() async {
        final class Follower: NSObject, UISheetPresentationControllerDelegate {
            let view = UIView()
            var ends = 0

            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                let coordinator = presentationController.presentedViewController.transitionCoordinator
                coordinator?.animate(alongsideTransition: { [view] _ in view.alpha = 0.5 }) { [weak self] _ in
                    self?.ends += 1
                }
            }
        }
        let (page, sheet) = present([.medium()])
        let follower = Follower()
        sheet.delegate = follower
        run(TouchScript().drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 780), duration: 0.4))
        pass(0.8)
        XCTAssertNil(page.view.window)
        XCTAssertEqual(follower.view.alpha, 0.5)
        XCTAssertEqual(follower.ends, 1)
    }

    func testAModalSheetComesBack() async {
        let (page, _) = present([.medium()])
        allows = false
        run(TouchScript().drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 780), duration: 0.4))
        pass(0.8)
        XCTAssertEqual(log, ["should", "attempt"])
        XCTAssertEqual(frame(page).minY, 844 - 753 / 2 - 34, accuracy: 0.01)
        allows = true
        page.isModalInPresentation = true
        log = []
        phone.perform(TouchScript().drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 780), duration: 0.4))
        pass(0.39)
        let pull = frame(page).minY - (844 - 753 / 2 - 34)
        XCTAssertTrue(pull > 10 && pull < 150, "it resists: \(pull)")
        pass(1)
        XCTAssertEqual(log, ["attempt"])
        XCTAssertNotNil(page.view.window)
        run(TouchScript().tap(at: CGPoint(x: 195, y: 200)))
        XCTAssertEqual(log, ["attempt", "attempt"])
        page.isModalInPresentation = false
        run(TouchScript().tap(at: CGPoint(x: 195, y: 200)))
        pass(0.6)
        XCTAssertNil(page.view.window)
    }

    func testWhatIsBehindAnUndimmedSheetTakesTouches() async {
        let (_, sheet) = present([.medium(), .large()]) { $0.largestUndimmedDetentIdentifier = .medium }
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        button.addAction(UIAction { [unowned self] _ in log.append("tap") }, for: .touchUpInside)
        phone.rootViewController!.view.addSubview(button)
        settle()
        run(TouchScript().tap(at: CGPoint(x: 150, y: 120)))
        XCTAssertEqual(log, ["tap"])
        keepPicture("sheet-undimmed")
        sheet.selectedDetentIdentifier = .large
        settle()
        XCTAssertNotNil(phone.hitTest(CGPoint(x: 150, y: 50), with: nil))
        run(TouchScript().tap(at: CGPoint(x: 150, y: 50)))
        XCTAssertEqual(log, ["tap", "should", "will"])
    }

    func testAScrollViewInASheetSharesTheFinger() async {
        let (page, sheet) = present([.medium(), .large()], scrolls: true)
        run(TouchScript().drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), duration: 0.6))
        pass(0.7)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .large, "it expands first")
        XCTAssertEqual(page.scrollView.contentOffset.y, 0)
        run(TouchScript().drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 400), duration: 0.6))
        pass(2)
        XCTAssertGreaterThan(page.scrollView.contentOffset.y, 200, "then the content scrolls")
        XCTAssertEqual(sheet.selectedDetentIdentifier, .large)
        let offset = page.scrollView.contentOffset.y
        run(TouchScript().drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 400), duration: 1))
        pass(2)
        XCTAssertLessThan(page.scrollView.contentOffset.y, offset, "down it scrolls back")
        XCTAssertEqual(frame(page).minY, 57)
        sheet.selectedDetentIdentifier = .medium
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        page.scrollView.contentOffset = .zero
        settle()
        run(TouchScript().drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 500), duration: 0.6))
        pass(1)
        XCTAssertEqual(sheet.selectedDetentIdentifier, .medium)
        XCTAssertGreaterThan(page.scrollView.contentOffset.y, 100)
    }

    func testSheetsLieUponEachOther() async {
        let (page, _) = present([.large()])
        let second = NavigationPage("Second")
        page.present(second, animated: true)
        pass(0.7)
        settle()
        keepPicture("sheet-stack")
        XCTAssertEqual(frame(second).minY, 57)
        let card = page.sheetPresentationController!.presentedView!
        XCTAssertEqual(card.frame.minY, 47, accuracy: 0.01)
        XCTAssertEqual(card.frame.minX, 16, accuracy: 0.01)
        second.dismiss(animated: true)
        pass(0.7)
        XCTAssertEqual(card.frame.minY, 57)
    }

    func testALargeScreenHasSheetsInTheMiddle() async {
        let tablet = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 1366))
        tablet.traitOverrides.horizontalSizeClass = .regular
        tablet.traitOverrides.verticalSizeClass = .regular
        let root = NavigationPage("Root")
        tablet.rootViewController = root
        tablet.makeKeyAndVisible()
        let (form, page) = (NavigationPage("Form"), NavigationPage("Page"))
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        tablet.layoutIfNeeded()
        XCTAssertEqual(
            form.view.convert(form.view.bounds, to: tablet), CGRect(x: 242, y: 373, width: 540, height: 620))
        XCTAssertEqual(form.view.safeAreaInsets, .zero)
        form.preferredContentSize = CGSize(width: 400, height: 300)
        tablet.layoutIfNeeded()
        XCTAssertEqual(
            form.view.convert(form.view.bounds, to: tablet), CGRect(x: 312, y: 533, width: 400, height: 300))
        form.present(page, animated: false)
        tablet.layoutIfNeeded()
        XCTAssertEqual(page.view.bounds.width, 704)
    }

    func testALowScreenIsCoveredOrHasTheSheetAtItsEdge() async {
        phone.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        phone.screenSafeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        phone.traitOverrides.verticalSizeClass = .compact
        let (page, sheet) = present([.large()])
        XCTAssertEqual(frame(page), phone.bounds)
        sheet.prefersEdgeAttachedInCompactHeight = true
        settle()
        XCTAssertEqual(frame(page), CGRect(x: 47, y: 10, width: 750, height: 380))
        page.preferredContentSize = CGSize(width: 400, height: 0)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        settle()
        XCTAssertEqual(frame(page), CGRect(x: 222, y: 10, width: 400, height: 380))
    }
}
