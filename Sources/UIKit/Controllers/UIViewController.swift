public import Foundation

/// Manages a view hierarchy: creates it on demand, and is notified when it appears and disappears.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitChangeObservable, UIContentContainer {
    final var ownView: UIView?
    final var isLoadingView = false
    final var ownChildren: [UIViewController] = []
    final weak var ownParent: UIViewController?
    final var appearance = Appearance.gone
    final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    final var bars = ControllerBars()
    final var appearanceCalls = AppearanceCalls()
    /// The coordinator of the transition that the controller takes part in.
    final var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// The delegate that manages the controller's presentation.
    final weak var ownTransitioningDelegate: AnyObject?
    final var ownPresentation: AnyObject?

    // MARK: Creation

    /// Creates a controller with the view of a nib: the named one, or else one named like the class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Creates a controller without a view.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive; returns nil, failing the decoder, if it can't be read.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Archives the title, the preferred size and the presentation styles, but neither the view nor the children.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// The name of the nib passed to the initializer; nil for none.
    public final let nibName: String?
    /// The bundle of the nib; nil for the class's bundle.
    public final let nibBundle: Bundle?
    /// The storyboard that the controller comes from; nil if there is none.
    open var storyboard: UIStoryboard? { source?.storyboard }

    /// The storyboard scene of the controller.
    final var source: (any ControllerSource)?

    // MARK: View

    /// The view, created on first access; setting it replaces the view.
    open var view: UIView! {
        get { loadedView }
        set { takeView(newValue) }
    }

    /// The view, if it has been created.
    open var viewIfLoaded: UIView? { ownView }
    /// Whether the view has been created.
    open var isViewLoaded: Bool { ownView != nil }
    /// Creates the view if there is none.
    open func loadViewIfNeeded() { _ = loadedView }

    /// Creates the view: override it to set `view`. The default loads the view of the storyboard or nib, or else
    /// creates a plain view of the screen's size.
    open func loadView() { if !loadNibView() { view = UIView(frame: UIScreen.main.bounds) } }

    /// Called when the view has been created.
    open func viewDidLoad() {}

    /// Called when memory is low: release what can be recreated.
    open func didReceiveMemoryWarning() {}

    /// The title of the controller, and of its navigation item and its tab bar item.
    open var title: String? {
        didSet {
            bars.navigationItem?.title = title
            knownTabBarItem?.follow(title: title)
            parent?.titleDidChange(of: self)
        }
    }

    // MARK: Bars

    /// The controller's item in a navigation bar, created on first access.
    open var navigationItem: UINavigationItem { bars.neededNavigationItem(title: title) }

    /// The controller's item in a tab bar, created on first access.
    open var tabBarItem: UITabBarItem! {
        get { bars.neededTabBarItem(title: title) }
        set {
            bars.tabBarItem = newValue
            parent?.tabBarItemDidChange(of: self)
        }
    }

    /// The controller's item in a tab bar, if it has been created.
    var knownTabBarItem: UITabBarItem? { bars.tabBarItem }

    /// Called when the title of a child has changed.
    func titleDidChange(of child: UIViewController) {}

    /// Called when a child has a different item in a tab bar.
    func tabBarItemDidChange(of child: UIViewController) {}

    /// The items of the navigation controller's toolbar while the controller is on top. Nil by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { bars.toolbarDidChange?(false) } }

    /// Whether the tab bar is hidden while the controller is in a navigation controller's stack. False by default.
    open var hidesBottomBarWhenPushed = false

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { ownView?.marginsDidChange() } }
    }

    /// Called when the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The edges at which the view extends under bars. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { ownView?.superview?.setNeedsLayout() } }

    /// Whether bars cover the views of the controller's children.
    var coversChildrenByBars: Bool { false }

    /// Whether a scroll view that is the controller's content in a stack or in tabs keeps its content clear of bars
    /// even if it is too short to scroll. True by default.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets)
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            guard let ownView else { return }
            (ownView as? UIScrollView ?? ownView.subviews.first as? UIScrollView)?.updateInsets()
        }
    }

    /// Whether the view also extends under opaque bars. False by default.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { ownView?.superview?.setNeedsLayout() } }

    /// Whether the view's contents are being edited. False by default.
    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets `isEditing`; override it to change what the view shows.
    open func setEditing(_ editing: Bool, animated: Bool) { bars.isEditing = editing }

    /// The preferred size of the view in its container, in points. Setting it notifies the container.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
    }

    /// Called when the preferred size of a child has changed. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints have changed the size of a child. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child: the container's own size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: Orientation, status bar and system gestures

    /// The orientations that the controller's interface supports: all but upside down by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation in which the controller is presented: portrait by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface rotates with the device. True by default.
    open var shouldAutorotate: Bool { true }

    /// The controller's preferred status bar style. `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller prefers the status bar to be hidden: by default in landscape on a phone.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// The animation for showing and hiding the status bar. `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the controller prefers the home indicator to be hidden. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines this instead. Nil by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the controller's gestures take precedence over the system's. None by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines these instead. Nil by default.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the controller prefers the pointer to be locked. False by default.
    open var prefersPointerLocked: Bool { false }
    /// The child that determines this instead. Nil by default.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the keyboard stays when text editing ends: true by default for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The child that determines the status bar's style instead. Nil by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden instead. Nil by default.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Indicates that the status bar's appearance has changed. Its manager queries the controllers on each access.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Appearance transitions

    /// Called when the view is about to appear in a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window with its final size and traits, before layout.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared in the window.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called instead of the view's `updateConstraints()`, which it calls.
    open func updateViewConstraints() { ownView?.updateConstraints() }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Whether appearance callbacks are forwarded to children automatically. True by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins a child's appearance transition; for containers that forward appearance themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear(animated) } else { willDisappear(animated) }
    }

    /// Ends a child's appearance transition.
    open func endAppearanceTransition() { finishAppearance() }

    /// Whether the view is appearing because the controller is being added to its parent.
    open internal(set) var isMovingToParent = false
    /// Whether the view is disappearing because the controller is being removed from its parent.
    open internal(set) var isMovingFromParent = false

    /// Called before the size of the view changes. Override it to respond, and call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called before the traits change. Override it to respond, and call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Whether the view is appearing because the controller is being presented.
    open internal(set) var isBeingPresented = false
    /// Whether the view is disappearing because the controller is being dismissed.
    open internal(set) var isBeingDismissed = false

    // MARK: Containers

    /// The parent controller; nil if there is none.
    open var parent: UIViewController? { ownParent }
    /// The child controllers.
    open var children: [UIViewController] { ownChildren }

    /// Adds a child controller, calling its `willMove(toParent:)`. Then add its view, and call its
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the controller from its parent, calling its `didMove(toParent:)`. Before that, call its
    /// `willMove(toParent:)` with nil and remove its view.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller is added to or removed from a parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called when the controller has been added to a parent, or removed if `parent` is nil.
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces a child's view with another's, with an animation or a transition.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        replace(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    final var unavailable = UnavailableContent()
    final var ownPresented: UIViewController?
    /// The traits that a presentation overrides.
    final var presentedTraits: UITraitCollection?
    final weak var ownPresenting: UIViewController?

    /// The presentation style. `.automatic` by default, for a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetPresentation() } }
    }

    /// The animation of the presentation. `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether gestures can't dismiss the controller. False by default.
    open var isModalInPresentation = false
    /// Whether presentations in the current context cover the controller's view. False by default.
    open var definesPresentationContext = false
    /// Whether presentations in the context that this controller defines use its transition style. False by default.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller determines the status bar even if it doesn't cover the screen. False by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Presents a controller according to its style and its transitioning delegate. The outermost ancestor of this
    /// controller presents it, or for styles in a context the nearest one that defines a context.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        show(viewControllerToPresent, animated: flag, completion)
    }

    /// Shows a controller: pushes it in the nearest navigation controller, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }

    /// Shows a detail controller: in the nearest split view controller, or else presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContext(vc, sender: sender) }

    /// Dismisses the presented controller and all that it presents in turn, or this one if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController ?? self).hide(animated: flag, completion)
    }

    // MARK: Content-unavailable configuration

    /// The state on which `contentUnavailableConfiguration` depends.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
    /// Updates `contentUnavailableConfiguration`; called before the view's first layout and on request. Does nothing by
    /// default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        ownView?.setNeedsLayout()
    }

    // MARK: Segues

    /// Called before a segue is performed. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether a segue should be performed: true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's scene; if there is none of that identifier, reports it once.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if source?.performSegue(identifier, sender: sender) == true { return }
        reportOnce("\(type(of: self)) has no segue \"\(identifier)\"")
    }

    /// Returns whether an unwind segue may return to the controller: by default if it implements the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }
    /// Returns the children to search for the destination of an unwind segue, in order: by default those without the
    /// source, from last to first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        unwindChildren(source)
    }
    /// Returns the child that contains or is the unwind segue's source; nil if there is none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childAround(source.source)
    }
    /// Shows a child that an unwind segue returns to or passes through. Does nothing by default; stacks pop to it, tabs
    /// select it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Environment

    /// Additional safe area insets of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { ownView?.setNeedsLayout() } }
    }

    /// The key commands: those added with `addKeyCommand(_:)`.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }
    final var ownKeyCommands: [UIKeyCommand]?
    /// Whether the controller handles `show(_:sender:)` itself.
    var showsControllers: Bool { false }

    /// Shows a container's children. Called when the view has been created, before `viewDidLoad()`, which an extension
    /// of the container's class may replace.
    func showChildren() {}
    /// Whether the controller handles `showDetailViewController(_:sender:)` itself.
    var showsDetails: Bool { false }

    /// Called when the safe area insets of the view have changed.
    open func viewSafeAreaInsetsDidChange() {}

    open var traitCollection: UITraitCollection { ownView?.traitCollection ?? UITraitCollection.current }

    /// The traits that override inherited ones for the controller's view and its descendants. None by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { ownView?.updateTraits() } }
    }

    /// The identifier for state restoration. Stored without effect: nothing is restored.
    open var restorationIdentifier: String?

    /// The registered observers of trait changes.
    public final lazy var traitObservers = TraitObservers()

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of the controller's view and its descendants; unspecified to inherit it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { ownView?.updateTraits() } }
    }

    /// Sets traits that override those a child inherits from this controller; nil removes the override.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.ownView?.updateTraits()
    }

    open override var next: UIResponder? { ownView?.superview ?? presentingViewController }

    // MARK: Presentation controllers

    /// The object that provides the controller's presentation and its animations. Not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { ownTransitioningDelegate as? any UIViewControllerTransitioningDelegate }
        set {
            ownTransitioningDelegate = newValue
            forgetPresentation()
        }
    }

    /// The object that manages the presentation of the controller or of its container. Created on first access, for the
    /// style at that time.
    open var presentationController: UIPresentationController? {
        if ownPresenting == nil, let parent, let outer = parent.activePresentationController { return outer }
        return knownPresentation(presenting: nil, source: self)
    }

    /// The object that manages the presentation of the controller or of its container, while it is presented; otherwise
    /// nil.
    open var activePresentationController: UIPresentationController? {
        if let ownPresenting {
            // A presentation may have adapted to another style.
            let known = ownPresentation as? UIPresentationController
            return ownPresenting.ownPresented === self ? known?.adapted ?? known : known
        }
        return parent?.activePresentationController
    }

    /// The object that manages the controller's presentation as a sheet; nil if it isn't a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        (presentationController?.adapted ?? presentationController) as? UISheetPresentationController
    }

    /// The object that manages the controller's presentation as a popover; nil for other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The controller presented by this one or by its container.
    open var presentedViewController: UIViewController? { ownPresented ?? ownParent?.presentedViewController }

    /// The controller that presents this one or its container.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? ownParent?.presentingViewController
    }

    // MARK: Key commands, margins and updates

    /// Adds a key command that is available while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands = (ownKeyCommands ?? []) + [keyCommand]
    }

    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands?.removeAll { $0 === keyCommand }
        if ownKeyCommands?.isEmpty ?? false { ownKeyCommands = nil }
    }

    /// Indicates that the preference for the home indicator has changed. Its host queries the controllers again.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ownView?.window?.setNeedsLayout() }

    /// Indicates that the edges that defer system gestures have changed. Their host queries the controllers again.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ownView?.window?.setNeedsLayout() }

    /// Indicates that the supported orientations have changed. The screen's host queries the controllers again.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { ownView?.window?.setNeedsLayout() }

    /// Updates the traits of the view immediately.
    open func updateTraitsIfNeeded() { ownView?.updateTraits() }

    /// Returns the nearest ancestor controller that handles an action for showing controllers or details; nil for other
    /// actions, or if there is none.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var ancestor = ownParent
        while let current = ancestor {
            if current.answersShowing(action) { return current }
            ancestor = current.ownParent
        }
        return nil
    }

    /// The minimum margins of the view, in points, without the safe area: 16 at the sides, 20 in windows at least 414
    /// points wide, and 0 at the top and bottom.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = ViewMargins.side(ofWidth: viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The part of the view above its safe area, for use in constraints.
    open var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// The part of the view below its safe area, for use in constraints.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    /// The content shown over the controller's view when there is no regular content, updated for the controller's
    /// state; nil, the default, for none.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { (unavailable.view as? any UIContentView)?.configuration }
        set {
            let new = newValue?.updated(for: contentUnavailableConfigurationState)
            if let new, let known = unavailable.view as? any UIContentView, known.supports(new) {
                return known.configuration = new
            }
            unavailable.view?.removeFromSuperview()
            unavailable.view = nil
            guard let new, let view else { return }
            let made: UIView = new.makeContentView()
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
            unavailable.view = made
        }
    }

    // MARK: Enclosing containers

    /// The nearest split view controller that the controller is in; nil if there is none.
    open var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }

    /// The nearest tab bar controller that the controller is in; nil if there is none.
    open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }

    /// The nearest navigation controller that the controller is in; nil if there is none.
    open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }

    /// Sets the items of the navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// A button that toggles editing and shows the current mode. Always the same object.
    open var editButtonItem: UIBarButtonItem {
        if let item = bars.editItem { return item }
        let item = EditButtonItem()
        item.update(isEditing)
        item.primaryActionHandler = { [weak self] in self?.setEditing(self?.isEditing != true, animated: true) }
        bars.editItem = item
        return item
    }

    /// Returns the scroll view that bars at the given edges track: the one that was set, or else the first one in the
    /// view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let scrollView = bars.contentScrollView as? UIScrollView { return scrollView }
        return viewIfLoaded.flatMap { UIViewController.firstScrollView(in: $0, depth: 3) }
    }

    /// Sets the scroll view that bars track; nil for the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        bars.contentScrollView = scrollView
        viewIfLoaded?.superview?.setNeedsLayout()
    }
}
