import CoreGraphics
public import Foundation
public import ObjectRuntime
import QuartzCore

/// A container with several view controllers, which shows the selected one above a tab bar.
///
/// The selected controller's view fills the container's, and the part that the bar covers is outside its safe area.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    final var tabs: [UIViewController] = []
    final var selection: Int?
    /// Whether the More list, or a controller on it, is shown.
    final var moreIsShown = false
    /// The tab whose controller is on the More navigation controller.
    final var controllerInMore: UIViewController?
    final var stackInMore: [UIViewController] = []
    private let content = UIContainedContentView()
    private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: UITabBar.height))
    private var context: TransitionContext?
    private var isHiddenByPush = false

    /// Creates a controller without tabs; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        (bar.tabBarController, bar.delegate) = (self, self)
    }

    /// Creates a controller without tabs.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (bar.tabBarController, bar.delegate) = (self, self)
    }

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.placeBar() }
        content.frame = view.bounds
        content.isOpaque = false
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        view.addSubview(bar)
        self.view = view
    }

    override func showChildren() {
        if let selected = selectedViewController { place(selected) }
    }

    // Extensions may replace the dynamic members: see Selectors.md.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    /// The delegate, which is asked before a tap selects a tab, and notified afterwards.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The tab bar, which the controller manages.
    open var tabBar: UITabBar { bar }

    // MARK: Tabs

    /// The controllers; nil, the default, for none. The selected one stays selected if it is among the new ones;
    /// otherwise the first one is selected.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The navigation controller with the list of tabs that have no item in the bar, such as when there are more than
    /// five. Created on first access.
    open private(set) lazy var moreNavigationController = makeMoreController()

    /// The controllers that the user can rearrange. Stored without effect.
    open var customizableViewControllers: [UIViewController]?

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        context?.completeTransition(true)
        if hasMore { returnMore() }
        let (old, chosen) = (shownController, selectedViewController)
        var new: [UIViewController] = []
        for controller in viewControllers ?? [] where !new.contains(controller) { new.append(controller) }
        let gone = tabs.filter { !new.contains($0) }
        let come = new.filter { !tabs.contains($0) }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in come { addChild(controller) }
        tabs = new
        selection = chosen.flatMap { new.firstIndex(of: $0) } ?? (new.isEmpty ? nil : 0)
        moreIsShown = selection.map { isInMore($0) } ?? false
        bar.setItems(barItems, animated: animated)
        bar.selectedItem = selectedBarItem
        showMore(animated: false)
        swap(old, shownController, animated: false)
        for controller in gone { controller.removeFromParent() }
        for controller in come { controller.didMove(toParent: self) }
    }

    /// The item of the selected tab in the bar, or the More item that stands for it.
    private var selectedBarItem: UITabBarItem? {
        selection.map { item(of: $0) } ?? (moreIsShown ? moreNavigationController.tabBarItem : nil)
    }

    /// Shows the items again if one of them was replaced.
    override func tabBarItemDidChange(of child: UIViewController) {
        let items = barItems
        guard tabs.contains(child), bar.items?.elementsEqual(items, by: ===) != true else { return }
        bar.setItems(items, animated: false)
        bar.selectedItem = selectedBarItem
    }

    /// The selected controller; nil if there are no controllers. Setting one that isn't among them has no effect, and
    /// is reported.
    open var selectedViewController: UIViewController? {
        get { selection.map { tabs[$0] } ?? (moreIsShown ? moreNavigationController : nil) }
        set {
            guard let newValue, let index = tabs.firstIndex(of: newValue) else {
                return reportOnce("A controller that is not one of the tabs can't be selected")
            }
            select(index)
        }
    }

    /// The index of the selected controller; `NSNotFound` if there are no controllers. Setting one out of range has
    /// no effect.
    open var selectedIndex: Int {
        get { selection ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }

    private func select(_ index: Int?) {
        context?.completeTransition(true)
        let (old, wasInMore) = (shownController, moreIsShown)
        if !(index.map { isInMore($0) } ?? true) { returnMore() }
        selection = index
        moreIsShown = index.map { isInMore($0) } ?? true
        bar.selectedItem = selectedBarItem
        showMore(animated: wasInMore)
        swap(old, shownController, animated: true)
    }

    /// The controller that fills the view: the selected tab's, or the More navigation controller that contains it.
    private var shownController: UIViewController? {
        moreIsShown ? moreNavigationController : selection.map { tabs[$0] }
    }

    /// Shows the More navigation controller as a child, with the selected tab's controller on it.
    private func showMore(animated: Bool) {
        guard moreIsShown else { return }
        if moreNavigationController.parent == nil {
            addChild(moreNavigationController)
            moreNavigationController.didMove(toParent: self)
        }
        if let selection { pushMore(tabs[selection], animated: animated) }
    }

    /// Shows the More list, or returns to it.
    private func didTapMore() {
        let more = moreNavigationController
        guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
        tabBar(tabBar, didSelect: more.tabBarItem)
        if moreIsShown {
            more.popToRootViewController(animated: true)
        } else {
            select(nil)
        }
        delegate?.tabBarController(self, didSelect: more)
    }

    /// Called when a tap selects a tab, before `selectedIndex` changes. Does nothing by default; override it to
    /// respond.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Handles a tap on an item, if the delegate allows it. A tap on the selected item pops its navigation stack to the
    /// root.
    final func didTap(_ item: UITabBarItem) {
        if hasMore, item === moreNavigationController.tabBarItem { return didTapMore() }
        guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        tabBar(tabBar, didSelect: item)
        if index == selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: Display

    private func swap(_ old: UIViewController?, _ new: UIViewController?, animated: Bool) {
        guard old !== new, isViewLoaded else { return }
        new?.loadViewIfNeeded()
        let isShown = view.window != nil
        if animated, isShown, let old, let new,
            let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        {
            return animate(old, new, animator)
        }
        if isShown {
            old?.beginTransition(appearing: false, animated: false)
            new?.beginTransition(appearing: true, animated: false)
        }
        if let new { place(new) }
        if isShown { new?.settleTransition(animated: false) }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown {
            old?.endTransition(animated: false)
            new?.endTransition(animated: false)
        }
    }

    private func animate(
        _ old: UIViewController, _ new: UIViewController, _ animator: any UIViewControllerAnimatedTransitioning
    ) {
        let context = TransitionContext(from: old, to: new, in: content, by: animator)
        context.initialFrames[ObjectIdentifier(old)] = old.view.frame
        context.finalFrames[ObjectIdentifier(new)] = content.bounds
        context.onCompletion = { [weak self] didComplete in
            guard let self else { return }
            self.context = nil
            coordinator = nil
            let (goes, stays) = didComplete ? (old, new) : (new, old)
            if !didComplete {
                selection = tabs.firstIndex(of: old)
                bar.selectedItem = old.tabBarItem
                new.beginTransition(appearing: false, animated: true)
                old.beginTransition(appearing: true, animated: true)
            }
            place(stays)
            if !didComplete { old.settleTransition(animated: true) }
            goes.viewIfLoaded?.removeFromSuperview()
            goes.endTransition(animated: true)
            stays.endTransition(animated: true)
        }
        self.context = context
        coordinator = context
        old.beginTransition(appearing: false, animated: true)
        new.beginTransition(appearing: true, animated: true)
        context.run(interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
        new.settleTransition(animated: true)
    }

    private func place(_ controller: UIViewController) {
        guard let own = controller.view else { return }
        own.frame = content.bounds
        own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if own.superview !== content { content.addSubview(own) }
    }

    private func placeBar() {
        guard let view = viewIfLoaded else { return }
        content.frame = view.bounds
        let height = bar.rowHeight + view.safeAreaInsets.bottom
        let isHidden = bar.isHidden || isHiddenByPush
        let size = CGSize(width: view.bounds.width, height: height)
        if bar.bounds.size != size { bar.bounds.size = size }
        bar.center = CGPoint(
            x: view.bounds.midX + (isHiddenByPush ? -view.bounds.width : 0), y: view.bounds.maxY - height / 2)
        content.covered = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : height, right: 0)
    }

    /// Hides or shows the bar, as a navigation stack in a tab requires.
    final func setTabBarHiddenByPush(_ hides: Bool, animated: Bool) {
        guard hides != isHiddenByPush else { return }
        isHiddenByPush = hides
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
        guard animated, view.window != nil else { return }
        UIView.animate(
            withDuration: NavigationSlide.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) { self.placeBar() }
    }

    // MARK: Status bar and orientation

    override var coversChildrenByBars: Bool { true }

    open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
    }
}

/// Is asked before a tap selects a tab, notified afterwards, and can animate the change. All methods are optional.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate)
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: RuntimeObject {
    /// Asks whether a tap may select a tab: true by default.
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    /// Called when a tap has selected a tab, or when the selected tab was tapped again.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Returns the animator of the change; nil, the default, for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the interaction controller of that animator; nil, the default, for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the preferred orientation for presentation: that of the selected controller by default.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    /// Returns the supported interface orientations: those of the selected controller by default.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .allButUpsideDown
    }
}
