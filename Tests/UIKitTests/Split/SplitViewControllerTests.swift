import QuartzCore
import UIKit
import XCTest

/// Columns of controllers, which become one where there is little room.
/// See [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// The order of the delegate's calls, with where it is written below <https://developer.apple.com/documentation/uikit>:
///
/// | when | calls | where |
/// |---|---|---|
/// | the mode changes | `willChangeTo`, then `willShow` or `willHide` for each column | `uisplitviewcontrollerdelegate/splitviewcontroller(_:willchangeto:)`, `…(_:willshow:)` |
/// | a drag shows a column | `…GestureWillBegin`, those of the mode, `…GestureDidEnd` | `uisplitviewcontrollerdelegate/splitviewcontrollerinteractivepresentationgesturewillbegin(_:)` |
/// | the width becomes compact | `topColumnForCollapsing`, `DidCollapse` | `…(_:topcolumnforcollapsingtoproposedtopcolumn:)`, `…didcollapse(_:)` |
/// | it becomes regular | `displayModeForExpanding`, `DidExpand` | `…(_:displaymodeforexpandingtoproposeddisplaymode:)`, `…didexpand(_:)` |
/// | two controllers collapse | `collapseSecondary`; on false the primary's `collapseSecondaryViewController` | `…(_:collapsesecondary:onto:)` |
/// | two controllers expand | `separateSecondaryFrom`; on nil the primary's `separateSecondaryViewController` | `…(_:separatesecondaryfrom:)` |
final class SplitViewControllerTests: NavigationTestCase, UISplitViewControllerDelegate {
    private let pad = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    private var top: UISplitViewController.Column?
    private var discards: Bool?
    private var target = UISplitViewController.DisplayMode.automatic

    private func page(_ name: String) -> UIViewController {
        let page = NavigationPage(name)
        return page
    }

    private func showOnPad(_ split: UISplitViewController, isWide: Bool = true) {
        split.delegate = self
        pad.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
        pad.rootViewController = split
        pad.makeKeyAndVisible()
        settlePad()
        log = []
    }

    private func settlePad() {
        CATransaction.flush()
        pad.layoutIfNeeded()
        CATransaction.flush()
    }

    private func resize(_ width: CGFloat, _ height: CGFloat, isWide: Bool) {
        pad.frame.size = CGSize(width: width, height: height)
        pad.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
        settlePad()
    }

    private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(page("List"), for: .primary)
        if style == .tripleColumn { split.setViewController(page("Middle"), for: .supplementary) }
        split.setViewController(page("Detail"), for: .secondary)
        return split
    }

    private func frame(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> CGRect? {
        let own = split.viewController(for: column)?.navigationController?.view
        return own?.superview == nil ? nil : own?.frame
    }

    // MARK: The delegate

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log.append("mode \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log.append("hide \(column)")
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        log.append("top of \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        log.append("expand to \(proposedDisplayMode)")
        return proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed \(svc.isCollapsed)") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded \(!svc.isCollapsed)") }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        log.append("collapse secondary")
        return discards ?? false
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        log.append("separate")
        return nil
    }

    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
        log.append("drag begins")
    }

    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
        log.append("drag ends")
    }

    // MARK: Columns

    func testTwoColumnsLieBesideEachOtherInLandscape() async {
        let split = split(.doubleColumn)
        showOnPad(split)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertEqual(split.splitBehavior, .tile)
        XCTAssertEqual(split.primaryColumnWidth, 320)
        XCTAssertEqual(frame(split, .primary), CGRect(x: 0, y: 0, width: 320, height: 820))
        XCTAssertEqual(frame(split, .secondary), CGRect(x: 320, y: 0, width: 860, height: 820))
        let list = split.viewController(for: .primary)!
        XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact, "a column at the side is narrow")
        XCTAssertEqual(split.viewController(for: .secondary)!.traitCollection.horizontalSizeClass, .regular)
        XCTAssertTrue(list.splitViewController === split)
        XCTAssertEqual(split.viewControllers.count, 2)
        XCTAssertFalse(split.isCollapsed)
        keepPicture("split", of: pad)
        split.primaryEdge = .trailing
        settlePad()
        XCTAssertEqual(frame(split, .primary)?.minX, 860)
        XCTAssertEqual(frame(split, .secondary)?.minX, 0)
    }

    func testWidthsAreThoseAskedForWithinLimits() async {
        let split = split(.tripleColumn)
        split.preferredPrimaryColumnWidth = 240
        split.preferredSupplementaryColumnWidthFraction = 0.5
        showOnPad(split)
        XCTAssertEqual(split.primaryColumnWidth, 240)
        XCTAssertEqual(split.supplementaryColumnWidth, 320, "a fraction goes no further than the system's limit")
        split.maximumSupplementaryColumnWidth = 500
        XCTAssertEqual(split.supplementaryColumnWidth, 500)
        split.minimumPrimaryColumnWidth = 300
        XCTAssertEqual(split.primaryColumnWidth, 300)
        XCTAssertEqual(UISplitViewController(style: .doubleColumn).supplementaryColumnWidth, 0)
    }

    func testColumnsOfThreeShowBesideOverAndDisplacing() async {
        let split = split(.tripleColumn)
        showOnPad(split)
        XCTAssertEqual(split.splitBehavior, .displace, "1180 points are little for three")
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        XCTAssertNil(frame(split, .primary))
        XCTAssertEqual(frame(split, .supplementary), CGRect(x: 0, y: 0, width: 320, height: 820))
        split.preferredSplitBehavior = .tile
        split.preferredDisplayMode = .twoBesideSecondary
        settlePad()
        XCTAssertEqual(frame(split, .secondary), CGRect(x: 640, y: 0, width: 540, height: 820))
        split.preferredSplitBehavior = .displace
        split.preferredDisplayMode = .twoDisplaceSecondary
        settlePad()
        XCTAssertEqual(frame(split, .secondary), CGRect(x: 640, y: 0, width: 860, height: 820))
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .twoOverSecondary
        settlePad()
        XCTAssertEqual(frame(split, .secondary), CGRect(x: 0, y: 0, width: 1180, height: 820))
        XCTAssertEqual(frame(split, .supplementary)?.minX, 320)
        split.preferredDisplayMode = .twoBesideSecondary
        settlePad()
        XCTAssertEqual(split.displayMode, .secondaryOnly, "what the behaviour doesn't have is automatic")
    }

    func testShowingAndHidingTellTheDelegate() async {
        let split = split(.tripleColumn)
        split.preferredSplitBehavior = .tile
        showOnPad(split)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary)
        split.show(.primary)
        XCTAssertEqual(log, ["mode twoBesideSecondary", "show primary"])
        settlePad()
        pass(0.5)
        XCTAssertEqual(frame(split, .primary)?.minX, 0)
        log = []
        split.hide(.supplementary)
        XCTAssertEqual(log, ["mode secondaryOnly", "hide primary", "hide supplementary"])
        settlePad()
        pass(0.5)
        XCTAssertNil(frame(split, .primary))
        XCTAssertNil(frame(split, .supplementary))
        log = []
        split.hide(.secondary)
        XCTAssertEqual(log, [], "the secondary column always shows")
        target = .twoBesideSecondary
        let button = split.displayModeButtonItem
        button.primaryAction?.performWithSender(button, target: nil)
        XCTAssertEqual(split.displayMode, .twoBesideSecondary)
    }

    func testInPortraitADragShowsTheColumnAndATapBesideItHidesIt() async {
        let split = split(.doubleColumn)
        pad.frame.size = CGSize(width: 820, height: 1180)
        showOnPad(split)
        XCTAssertEqual(split.displayMode, .secondaryOnly)
        XCTAssertNil(frame(split, .primary))
        let drag = TouchScript().drag(
            from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.3, after: 0.1)
        pad.perform(drag)
        pass(1.5)
        XCTAssertEqual(log, ["drag begins", "mode oneOverSecondary", "show primary", "drag ends"])
        XCTAssertEqual(frame(split, .primary)?.minX, 0)
        XCTAssertEqual(frame(split, .secondary)?.width, 820)
        keepPicture("split-over", of: pad)
        log = []
        pad.perform(TouchScript().tap(at: CGPoint(x: 600, y: 600), after: 0.1))
        pass(1)
        XCTAssertEqual(log, ["mode secondaryOnly", "hide primary"])
        resize(1180, 820, isWide: true)
        XCTAssertEqual(split.displayMode, .oneBesideSecondary, "another size has the mode that suits it")
    }

    // MARK: One column

    func testStacksAreMergedAndPartedAgain() async {
        let split = split(.doubleColumn)
        let (list, detail) = (split.viewController(for: .primary)!, split.viewController(for: .secondary)!)
        let more = page("More")
        showOnPad(split)
        let (left, right) = (list.navigationController!, detail.navigationController!)
        right.pushViewController(more, animated: false)
        log = []
        resize(390, 844, isWide: false)
        XCTAssertEqual(log, ["top of secondary", "collapsed true"])
        XCTAssertEqual(left.viewControllers, [list, detail, more])
        XCTAssertEqual(split.viewControllers, [left])
        XCTAssertEqual(left.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        XCTAssertEqual(list.traitCollection.horizontalSizeClass, .compact)
        let pushed = page("Pushed")
        left.pushViewController(pushed, animated: false)
        log = []
        resize(1180, 820, isWide: true)
        XCTAssertEqual(log, ["expand to oneBesideSecondary", "expanded true"])
        XCTAssertEqual(left.viewControllers, [list])
        XCTAssertEqual(right.viewControllers, [detail, more, pushed], "what was pushed belongs to the column below it")
        XCTAssertEqual(frame(split, .secondary)?.minX, 320)
    }

    /// A column that was empty when the interface collapsed shows what it was given since.
    func testControllersThatComeLaterAreShown() async {
        let split = UISplitViewController(style: .doubleColumn)
        let (left, right) = (UINavigationController(), UINavigationController())
        split.setViewController(left, for: .primary)
        split.setViewController(right, for: .secondary)
        top = .primary
        showOnPad(split, isWide: false)
        let (list, detail) = (page("List"), page("Detail"))
        left.viewControllers = [list]
        right.viewControllers = [detail]
        split.show(.secondary)
        settlePad()
        XCTAssertEqual(left.viewControllers, [list, detail])
        split.show(.primary)
        settlePad()
        XCTAssertEqual(left.viewControllers, [list])
    }

    func testTheDelegateChoosesTheTopColumn() async {
        let split = split(.tripleColumn)
        top = .primary
        showOnPad(split, isWide: false)
        XCTAssertTrue(split.isCollapsed)
        let stack = split.viewController(for: .primary)!.navigationController!
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List"])
        split.show(.secondary)
        pass(0.7)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List", "Middle", "Detail"])
        split.showDetailViewController(page("Other"), sender: nil)
        pass(0.7)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List", "Middle", "Other"])
        split.hide(.supplementary)
        pass(0.7)
        XCTAssertEqual(stack.viewControllers.map(\.title), ["List"])
        resize(1180, 820, isWide: true)
        XCTAssertEqual(
            split.viewControllers.map { ($0 as? UINavigationController)?.viewControllers.map(\.title) },
            [["List"], ["Middle"], ["Other"]], "what was left comes back")
    }

    func testACompactColumnTakesThePlaceOfAll() async {
        let split = split(.doubleColumn)
        let tabs = UITabBarController()
        split.setViewController(tabs, for: .compact)
        showOnPad(split)
        XCTAssertNil(tabs.viewIfLoaded?.window)
        resize(390, 844, isWide: false)
        XCTAssertEqual(log, ["top of compact", "collapsed true"])
        XCTAssertTrue(tabs.view.window === pad)
        XCTAssertEqual(split.viewControllers, [tabs])
        resize(1180, 820, isWide: true)
        XCTAssertNil(tabs.view.window)
        XCTAssertEqual(frame(split, .primary)?.width, 320)
    }

    // MARK: Two controllers

    func testTheSecondOfTwoIsPushedOrDiscarded() async {
        let (list, detail) = (page("List"), page("Detail"))
        let (left, right) = (
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
        )
        let split = UISplitViewController()
        split.viewControllers = [left, right]
        showOnPad(split)
        XCTAssertEqual(left.view.frame.width, 320)
        XCTAssertEqual(right.view.frame, CGRect(x: 320, y: 0, width: 860, height: 820))
        resize(390, 844, isWide: false)
        XCTAssertEqual(log, ["collapse secondary", "collapsed true"])
        XCTAssertEqual(left.viewControllers, [list, detail])
        XCTAssertEqual(split.viewControllers, [left])
        log = []
        resize(1180, 820, isWide: true)
        XCTAssertEqual(log, ["separate", "expand to oneBesideSecondary", "expanded true"])
        XCTAssertEqual(left.viewControllers, [list])
        XCTAssertEqual(right.viewControllers, [detail])
        XCTAssertEqual(split.viewControllers, [left, right])
        discards = true
        resize(390, 844, isWide: false)
        XCTAssertEqual(left.viewControllers, [list])
        list.showDetailViewController(page("New"), sender: nil)
        pass(0.7)
        XCTAssertEqual(left.viewControllers.map(\.title), ["List", "New"])
        resize(1180, 820, isWide: true)
        XCTAssertEqual(left.viewControllers, [list])
        XCTAssertEqual(split.viewControllers.count, 2)
    }

    func testDetailsReplaceTheSecondController() async {
        let (list, detail, other) = (page("List"), page("Detail"), page("Other"))
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: list), detail]
        showOnPad(split)
        list.showDetailViewController(other, sender: nil)
        settlePad()
        XCTAssertTrue(split.viewControllers[1] === other)
        XCTAssertNil(detail.parent)
        XCTAssertTrue(other.view.window === pad)
        XCTAssertEqual(other.view.frame.minX, 320)
    }
}
