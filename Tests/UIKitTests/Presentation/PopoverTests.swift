import QuartzCore
import UIKit
import XCTest

/// Popovers that point at their source.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller).
final class PopoverTests: NavigationTestCase, UIPopoverPresentationControllerDelegate {
    private var staysPopover = true
    private let anchor = UIButton(frame: CGRect(x: 300, y: 100, width: 60, height: 40))

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { staysPopover ? .none : .automatic }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        log.append("prepare")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }

    private func present(
        _ prepare: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> (NavigationPage, UIPopoverPresentationController) {
        let (root, page) = (NavigationPage("Root"), NavigationPage("Popover"))
        show(root)
        root.view.backgroundColor = .systemTeal
        anchor.backgroundColor = .systemOrange
        root.view.addSubview(anchor)
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = page.popoverPresentationController!
        popover.sourceView = anchor
        popover.delegate = self
        prepare(popover)
        root.present(page, animated: true)
        settle()
        pass(0.7)
        settle()
        return (page, popover)
    }

    private func frame(_ page: UIViewController) -> CGRect { page.view.convert(page.view.bounds, to: phone) }

    func testAPopoverPointsAtItsSource() async {
        let (page, popover) = present()
        keepPicture("popover")
        XCTAssertEqual(log, ["prepare"])
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(frame(page), CGRect(x: 180, y: 153, width: 200, height: 150), "below, away from the edge")
        XCTAssertEqual(popover.presentedView!.frame.minY, 140)
        popover.permittedArrowDirections = .right
        settle()
        XCTAssertEqual(popover.arrowDirection, .right)
        XCTAssertEqual(frame(page).maxX, 300 - 13)
        XCTAssertEqual(frame(page).midY, 132, accuracy: 0.01, "pushed down by the safe area")
        popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
        popover.permittedArrowDirections = [.down, .up]
        page.preferredContentSize = CGSize(width: 100, height: 100)
        settle()
        XCTAssertEqual(frame(page), CGRect(x: 255, y: 123, width: 100, height: 100))
        run(TouchScript().tap(at: CGPoint(x: 50, y: 600)))
        pass(0.5)
        XCTAssertEqual(log, ["prepare", "did"])
        XCTAssertNil(page.view.window)
    }

    func testAPopoverWithoutRoomShrinks() async {
        let (page, popover) = present {
            $0.sourceRect = CGRect(x: 0, y: 500, width: 60, height: 40)
            $0.permittedArrowDirections = .up
        }
        page.preferredContentSize = CGSize(width: 1000, height: 1000)
        settle()
        XCTAssertEqual(popover.arrowDirection, .up)
        XCTAssertEqual(frame(page), CGRect(x: 10, y: 653, width: 370, height: 844 - 34 - 10 - 653))
    }

    func testPassthroughViewsTakeTouches() async {
        anchor.addAction(UIAction { [unowned self] _ in log.append("tap") }, for: .touchUpInside)
        let (page, _) = present { $0.passthroughViews = [anchor] }
        run(TouchScript().tap(at: CGPoint(x: 330, y: 120)))
        XCTAssertEqual(log, ["prepare", "tap"])
        XCTAssertNotNil(page.view.window)
    }

    func testAPopoverAdaptsToASheet() async {
        staysPopover = false
        let (page, popover) = present { $0.adaptiveSheetPresentationController.detents = [.medium()] }
        XCTAssertEqual(frame(page).height, 753 / 2 + 34, accuracy: 0.01)
        XCTAssertTrue(page.presentationController === popover)
        XCTAssertTrue(page.activePresentationController === popover.adaptiveSheetPresentationController)
        page.dismiss(animated: false)
        XCTAssertNil(page.view.window)
        page.popoverPresentationController?.delegate = nil
        page.popoverPresentationController?.sourceView = anchor
        phone.rootViewController?.present(page, animated: false)
        settle()
        XCTAssertEqual(frame(page).minY, 57, "a sheet by itself")
    }

    func testABarsItemIsPointedAt() async {
        let root = NavigationPage("Root")
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        show(UINavigationController(rootViewController: root))
        let page = NavigationPage("Popover")
        page.modalPresentationStyle = .popover
        page.preferredContentSize = CGSize(width: 200, height: 150)
        page.popoverPresentationController?.sourceItem = item
        page.popoverPresentationController?.delegate = self
        page.popoverPresentationController?.backgroundColor = .systemYellow
        root.present(page, animated: false)
        settle()
        page.view.backgroundColor = .clear
        keepPicture("popover-bar")
        XCTAssertEqual(page.popoverPresentationController?.arrowDirection, .up)
        XCTAssertGreaterThan(frame(page).minY, 47)
        XCTAssertLessThan(frame(page).minY, 110)
        XCTAssertEqual(frame(page).maxX, 380)
    }

    func testABackgroundOfYourOwnIsMade() async {
        let (page, popover) = present { $0.popoverBackgroundViewClass = OwnBackground.self }
        XCTAssertEqual(frame(page), CGRect(x: 175, y: 165, width: 200, height: 150))
        let own = popover.presentedView!.subviews.first as? OwnBackground
        XCTAssertEqual(own?.arrowDirection, .up)
        XCTAssertEqual(own!.arrowOffset, 330 - 275, accuracy: 0.01)
    }

    func testAnActionSheetIsAPopoverOnALargeScreen() async {
        phone.traitOverrides.horizontalSizeClass = .regular
        let root = NavigationPage("Root")
        show(root)
        root.view.addSubview(anchor)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "One", style: .default))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [unowned self] _ in log.append("cancel") })
        root.present(alert, animated: false)
        settle()
        XCTAssertTrue(alert.activePresentationController is UIPopoverPresentationController)
        XCTAssertNotNil(frame(of: "One"))
        XCTAssertNil(frame(of: "Cancel"))
        run(TouchScript().tap(at: CGPoint(x: 20, y: 800)))
        pass(0.6)
        XCTAssertEqual(log, ["cancel"])
    }
}

final class OwnBackground: UIPopoverBackgroundView {
    override class func arrowBase() -> CGFloat { 30 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
}
