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
    /// The transition that the controller takes part in.
    final var coordinator: (any UIViewControllerTransitionCoordinator)?
    /// Who presents the controller, and how.
    final weak var ownTransitioningDelegate: AnyObject?
    final var ownPresentation: AnyObject?

    // MARK: Making one

    /// Creates a controller whose view a nib describes: the one named, or else one that is named as the class.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Creates a controller without a view.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive; nil, failing the decoder, where it can't be read.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        guard restore(from: coder) else { return nil }
    }

    /// Archives the title, the preferred size and how the controller is presented, but neither its view nor its
    /// children.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// The name of the nib that was given; nil for none.
    public final let nibName: String?
    /// The bundle of the nib; nil for that of the class.
    public final let nibBundle: Bundle?
    /// The storyboard that the controller comes from; nil if none.
    open var storyboard: UIStoryboard? { source?.storyboard }

    /// The scene of the storyboard.
    final var source: (any ControllerSource)?

    // MARK: The view

    /// The view, created on first access. Setting it replaces that.
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

    /// Creates the view: override it to set `view`. The default is what the storyboard or nib has, else a plain view of the size
    /// of the screen.
    open func loadView() { if !loadNibView() { view = UIView(frame: UIScreen.main.bounds) } }

    /// Called when the view has been created.
    open func viewDidLoad() {}

    /// Called when memory is low: release what can be recreated.
    open func didReceiveMemoryWarning() {}

    /// The title of the controller, and of its navigation item and its tab bar item.
    open var title: String? {
        didSet {
            bars.navigationItem?.title = title
            bars.tabBarItem?.title = title
        }
    }

    // MARK: Bars

    /// What a navigation bar shows for the controller, made on first access.
    open var navigationItem: UINavigationItem { bars.neededNavigationItem(title: title) }

    /// What a tab bar shows for the controller, made on first access.
    open var tabBarItem: UITabBarItem! {
        get { bars.neededTabBarItem(title: title) }
        set { bars.tabBarItem = newValue }
    }

    /// The items of the navigation controller's toolbar while the controller is on top. Nil by default.
    open var toolbarItems: [UIBarButtonItem]? { didSet { bars.toolbarDidChange?(false) } }

    /// Whether the tab bar goes while the controller is in a navigation controller's stack. False by default.
    open var hidesBottomBarWhenPushed = false

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { ownView?.marginsDidChange() } }
    }

    /// Called when the margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}

    /// The edges at which the view reaches under bars. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { ownView?.superview?.setNeedsLayout() } }

    /// Whether bars lie over the views of the controller's children.
    var coversChildrenByBars: Bool { false }

    /// Whether content that is too short to scroll keeps clear of bars too, where a scroll view is what the controller shows in a
    /// stack or in tabs. True by default.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller/automaticallyadjustsscrollviewinsets)
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            guard let ownView else { return }
            (ownView as? UIScrollView ?? ownView.subviews.first as? UIScrollView)?.updateInsets()
        }
    }

    /// Whether it does so under opaque bars, too. False by default.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { ownView?.superview?.setNeedsLayout() } }

    /// Whether the view shows contents that can be edited. False by default.
    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets `isEditing`; override it to change what the view shows.
    open func setEditing(_ editing: Bool, animated: Bool) { bars.isEditing = editing }

    /// The preferred size of the view in its container, in points. Setting it tells the container.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredSizeDidChange() } }
    }

    /// Called when a child prefers another size. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints gave a child another size. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child: the controller's own by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    // MARK: The screen around it

    /// The orientations that the controller's interface supports: all but upside down by default.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The orientation in which the controller is presented: upright by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface turns with the device. True by default.
    open var shouldAutorotate: Bool { true }

    /// The colour that the controller wants the status bar's contents to have. `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the controller wants the status bar hidden: by default in landscape on a phone.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    /// How the status bar comes and goes. `.fade` by default.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the controller wants the home indicator hidden. False by default.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides that instead. Nil by default.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The edges at which the controller's own gestures come before the system's. None by default.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides that instead. Nil by default.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Whether the controller wants the pointer locked. False by default.
    open var prefersPointerLocked: Bool { false }
    /// The child that decides that instead. Nil by default.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the keyboard stays where no text is edited any longer: by default for form sheets.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

    /// The child that decides the status bar's style instead. Nil by default.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden instead. Nil by default.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Says that the status bar's style has changed. Its manager asks the controllers whenever it is asked itself.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Coming and going

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

    /// Called before the view gets another size. Override it to change with it, and call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called before the traits change. Override it to change with them, and call super.
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

    /// Replaces a child's view by another's, with an animation or a transition.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        replace(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Showing others

    final var unavailable = UnavailableContent()
    final var ownPresented: UIViewController?
    /// The traits that a presentation overrides.
    final var presentedTraits: UITraitCollection?
    final weak var ownPresenting: UIViewController?

    /// The presentation style. `.automatic` by default, for a sheet.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetPresentation() } }
    }

    /// How the presentation is animated. `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether people can't dismiss the controller by a gesture. False by default.
    open var isModalInPresentation = false
    /// Whether the controller's view is what presentations in the current context cover. False by default.
    open var definesPresentationContext = false
    /// Whether what is presented in the context that this controller defines takes its transition. False by default.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the controller takes over the status bar although it doesn't cover the screen. False by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Presents a controller as its style and its transitioning delegate say. The outermost controller that this one
    /// is in presents it, or for styles in a context the nearest that defines one.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        show(viewControllerToPresent, animated: flag, completion)
    }

    /// Shows a controller: pushed in the nearest navigation controller's stack, or else presented.
    open func show(_ vc: UIViewController, sender: Any?) { showInContext(vc, sender: sender) }

    /// Shows a controller with details: in the nearest split view controller, or else presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInContext(vc, sender: sender) }

    /// Dismisses the presented controller with all that it presents in turn, or this one if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController ?? self).hide(animated: flag, completion)
    }

    // MARK: Content that isn't there

    /// What `contentUnavailableConfiguration` depends on.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
    /// Sets `contentUnavailableConfiguration`, before the view's first layout and where it is asked for. Does nothing by default.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Asks for `updateContentUnavailableConfiguration(using:)` before the next layout.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        unavailable.needsUpdate = true
        ownView?.setNeedsLayout()
    }

    // MARK: Segues

    /// Called before a segue is performed. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue is to be performed: true by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Performs a segue of the controller's scene; says once where there is none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if source?.performSegue(identifier, sender: sender) == true { return }
        reportOnce("\(type(of: self)) has no segue \"\(identifier)\"")
    }

    /// Whether a segue may go back to the controller: by default where it has the action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { responds(to: action) }
    /// The children among which a segue finds where to go back to, in order: by default those without its source, the last first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        unwindChildren(source)
    }
    /// The child that a segue's source is in, or is itself; nil if none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childAround(source.source)
    }
    /// Shows a child, by a segue that goes back to it or through it. Does nothing by default; stacks pop to it, tabs select it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Surroundings

    /// Additional safe area insets of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { ownView?.setNeedsLayout() } }
    }

    /// The commands of keys: those that `addKeyCommand(_:)` has added.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }
    final var ownKeyCommands: [UIKeyCommand]?
    /// Whether the controller shows others in its own way.
    var showsControllers: Bool { false }
    /// Whether the controller shows others with details in its own way.
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

    /// The closures that wait for other traits.
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

    // MARK: Who presents

    /// Who gives the controller's presentation its animations. Not retained.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { ownTransitioningDelegate as? any UIViewControllerTransitioningDelegate }
        set {
            ownTransitioningDelegate = newValue
            forgetPresentation()
        }
    }

    /// What manages the presentation of the controller, or of the one that it is in. Made on first access, for the
    /// style of
    /// that time.
    open var presentationController: UIPresentationController? {
        if ownPresenting == nil, let parent, let outer = parent.activePresentationController { return outer }
        return knownPresentation(presenting: nil, source: self)
    }

    /// What manages the presentation of the controller, or of the one that it is in, while it is presented; else nil.
    open var activePresentationController: UIPresentationController? {
        if let ownPresenting {
            // A presentation may have adapted to another one.
            let known = ownPresentation as? UIPresentationController
            return ownPresenting.ownPresented === self ? known?.adapted ?? known : known
        }
        return parent?.activePresentationController
    }

    /// What manages the controller's presentation as a sheet; nil where it is no sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        (presentationController?.adapted ?? presentationController) as? UISheetPresentationController
    }

    /// What manages the controller's presentation as a popover; nil where its style is another one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The controller that this one presents, or that one that it is in does.
    open var presentedViewController: UIViewController? { ownPresented ?? ownParent?.presentedViewController }

    /// The controller that presents this one, or the one that it is in.
    open var presentingViewController: UIViewController? {
        ownPresenting ?? ownParent?.presentingViewController
    }

    // MARK: Keys, margins and what has changed

    /// Adds a command to those that keys call while the controller is in the chain of responders.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands = (ownKeyCommands ?? []) + [keyCommand]
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        ownKeyCommands?.removeAll { $0 === keyCommand }
        if ownKeyCommands?.isEmpty ?? false { ownKeyCommands = nil }
    }

    /// Says that the home indicator is wanted otherwise. Whoever shows one asks the controllers anew.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { ownView?.window?.setNeedsLayout() }

    /// Says that other edges defer the system's gestures. Whoever has such gestures asks the controllers anew.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { ownView?.window?.setNeedsLayout() }

    /// Says that other orientations are supported. Whoever turns the screen asks the controllers anew.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { ownView?.window?.setNeedsLayout() }

    /// Brings the traits of the view up to date at once.
    open func updateTraitsIfNeeded() { ownView?.updateTraits() }

    /// The nearest controller, from this one's parent up, that shows controllers or details itself; nil for other actions, or where
    /// there is none.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var ancestor = ownParent
        while let current = ancestor {
            if current.answersShowing(action) { return current }
            ancestor = current.ownParent
        }
        return nil
    }

    /// The least margins of the view, in points, without the safe area: 16 at the sides, 20 where the window is at least
    /// 414 points wide, and none above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = ViewMargins.side(ofWidth: viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The part of the view above its safe area, as an item for constraints.
    open var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

    /// The part of the view below its safe area, as an item for constraints.
    open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

    /// What the controller's view shows over all else, as there is no content, brought up to date for the controller's state;
    /// nil, the default, for nothing.
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

    // MARK: Containers around it

    /// The nearest split view controller that the controller is in; nil if there is none.
    open var splitViewController: UISplitViewController? { nearestContainer(UISplitViewController.self) }

    /// The nearest tab bar controller that the controller is in; nil if there is none.
    open var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }

    /// The nearest stack that the controller is in; nil if there is none.
    open var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }

    /// Sets the items of the navigation controller's toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    /// A button that begins and ends editing, and says so. The same one each time.
    open var editButtonItem: UIBarButtonItem {
        if let item = bars.editItem { return item }
        let item = EditButtonItem()
        item.update(isEditing)
        item.primaryActionHandler = { [weak self] in self?.setEditing(self?.isEditing != true, animated: true) }
        bars.editItem = item
        return item
    }

    /// The scroll view whose contents bars at some edges follow: the one that was set, or else the first one in the view.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let scrollView = bars.contentScrollView as? UIScrollView { return scrollView }
        return viewIfLoaded.flatMap { UIViewController.firstScrollView(in: $0, depth: 3) }
    }

    /// Sets the scroll view whose contents bars follow; nil for the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        bars.contentScrollView = scrollView
        viewIfLoaded?.superview?.setNeedsLayout()
    }
}
