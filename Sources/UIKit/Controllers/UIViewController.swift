public import Foundation

/// Manages a view hierarchy: creates it on demand, and is notified when it appears and disappears.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiviewcontroller)
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitChangeObservable {
    final var ownView: UIView?
    final var isLoadingView = false
    final var ownChildren: [UIViewController] = []
    final weak var ownParent: UIViewController?
    final var appearance = Appearance.gone
    final var childTraits: [ObjectIdentifier: UITraitCollection] = [:]

    /// Where the view is between being away and being there.
    enum Appearance { case gone, appearing, there, disappearing }

    // MARK: Making one

    /// A controller; there are no nib files here, so both names are passed over.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller without a view so far.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Archives of controllers can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    // MARK: The view

    /// The view, which is made when it is first asked for. Setting it takes the place of making it.
    open var view: UIView! {
        get { loadedView }
        set { takeView(newValue) }
    }

    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { ownView }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { ownView != nil }

    /// Makes the view if there is none.
    open func loadViewIfNeeded() { _ = loadedView }

    /// Makes the view: override it to set `view`. By default a plain one as large as the screen.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Called when the view has been made.
    open func viewDidLoad() {}

    /// Called when memory is short: release what can be recreated.
    open func didReceiveMemoryWarning() {}

    /// A name for the controller.
    open var title: String?

    /// The preferred size of the view in its container.
    open var preferredContentSize = CGSize.zero

    // MARK: Coming and going

    /// Called before the view appears in a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window, with its size and traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is in the window.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called in the place of the view's `updateConstraints()`, which it calls.
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
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing: didAppear(false)
        case .disappearing: didDisappear(false)
        case .gone, .there: break
        }
    }

    /// Whether the view is on its way into a window because the controller was just added or shown.
    open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }

    /// Whether the view is on its way out because the controller is dismissed.
    open var isBeingDismissed: Bool { appearance == .disappearing && presentingViewController != nil }

    // MARK: Containers

    /// The controller that this one is a child of.
    open var parent: UIViewController? { ownParent }

    /// The controllers whose views this one's view holds.
    open var children: [UIViewController] { ownChildren }

    /// Adds a child controller, calling its `willMove(toParent:)`. Then add its view, and call its
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Removes the controller from its parent, calling its `didMove(toParent:)`. Before that, call its
    /// `willMove(toParent:)` with nil and remove its view.
    open func removeFromParent() { leaveParent() }

    /// Called before the controller is added to or removed from a parent.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has become a child, or nobody's.
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces one child's view by another's, with an animation or a transition.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        replace(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Showing others

    /// The controller that this one shows over itself.
    public internal(set) final var presentedViewController: UIViewController?

    /// The controller that shows this one over itself.
    public internal(set) final weak var presentingViewController: UIViewController?

    /// The presentation style. Ignored: presentation always covers the whole window.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// Presents a controller over this one's window; animated, it slides up.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        show(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses the presented controller, or this one if it is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        (presentedViewController ?? self).hide(animated: flag, completion)
    }

    // MARK: Surroundings

    /// Additional insets of the view's safe area.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { ownView?.setNeedsLayout() } }
    }

    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    open var traitCollection: UITraitCollection { ownView?.traitCollection ?? UITraitCollection.current }

    /// The traits that the controller's view and all below it have whatever is above. None by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { ownView?.updateTraits() } }
    }

    /// A name for the controller where an interface is built up again. Kept; nothing is restored here.
    open var restorationIdentifier: String?

    /// The closures that wait for other traits.
    public final lazy var traitObservers = TraitObservers()

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style of the controller's view and all below it; unspecified to inherit.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { ownView?.updateTraits() } }
    }

    /// Sets traits that a child has whatever this one has; nil takes them back.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.ownView?.updateTraits()
    }

    /// Whether there is a status bar. Stored without effect.
    open var prefersStatusBarHidden: Bool { false }

    open override var next: UIResponder? { ownView?.superview ?? presentingViewController }
}

/// The style of a modal presentation.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle)
public enum UIModalPresentationStyle: Int, Sendable {
    /// Over the whole screen, as a sheet, or over a part of it. Presented views fill the window, whatever the style.
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    /// Not shown in a way of its own.
    case none = -1
    /// As the system chooses.
    case automatic = -2
}
