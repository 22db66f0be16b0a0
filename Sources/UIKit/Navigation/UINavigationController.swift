import CoreGraphics
public import Foundation
import QuartzCore

/// A container that manages a stack of view controllers, and shows the top one under a navigation bar.
///
/// The top controller's view fills the container's, and the part that bars cover is outside its safe area.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// A change of the stack.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation)
    public enum Operation: Int, Sendable {
        /// None, a push, or a pop.
        case none, push, pop
    }

    /// The duration of showing and hiding bars, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    final var stack: [UIViewController] = []
    /// The root of the stack before it became empty.
    final weak var formerRoot: UIViewController?
    final let content = UIContainedContentView()
    final var transition: NavigationTransition?
    /// The controller whose showing was last announced to the delegate.
    final weak var announced: UIViewController?
    /// The nesting depth of stack changes that controllers make in their appearance callbacks.
    final var takeDepth = 0
    static let maxTakeDepth = 32
    /// Called when a change of the top controller has completed.
    final var onSettle: (() -> Void)?
    /// The scroll view that the bar's large title tracks.
    final weak var followedScrollView: UIScrollView?
    /// Whether that scroll view has been laid out under the bar, so that its offset is meaningful.
    final var followsOffset = false
    final var popInteraction: UIPercentDrivenInteractiveTransition?
    final var popGuard: PopGestureGuard?
    private let barClass: UINavigationBar.Type?
    private(set) final var ownBar: UINavigationBar?
    private var ownToolbar: UIToolbar?
    private var ownPop: UIScreenEdgePanGestureRecognizer?
    final var barIsHidden = false
    /// The height of the bar without its collapsing parts, when it was last laid out.
    final var knownBaseHeight: CGFloat?
    /// Whether a search had replaced the row of buttons then.
    final var knownSearchHasBar = false
    final var toolbarIsHidden = true

    // MARK: Creation

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        barClass = nil
        super.init(nibName: nil, bundle: nil)
        take([rootViewController], .push, animated: false)
    }

    /// Creates an empty navigation controller with custom bar classes; nil for the default ones.
    ///
    /// Custom navigation bars are created by `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type
        super.init(nibName: nil, bundle: nil)
        if barClass == nil, navigationBarClass != nil {
            reportOnce("A navigation bar's class must be a subclass of UINavigationBar, which is used instead")
        }
        if toolbarClass != nil, toolbarClass != UIToolbar.self {
            reportOnce("Custom toolbar classes are not supported; the usual one is used instead")
        }
    }

    /// Creates an empty navigation controller; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClass = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an empty navigation controller.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        barClass = nil
        super.init(coder: coder)
    }

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.placeBars() }
        content.frame = view.bounds
        content.isOpaque = false
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        view.addSubview(navigationBar)
        self.view = view
        let pop = LeadingEdgePanGestureRecognizer { [weak self] pan in
            self?.popDidChange(pan)
        }
        let popGuard = PopGestureGuard(self)
        (pop.edges, pop.delegate, self.popGuard, ownPop) = (.left, popGuard, popGuard, pop)
        view.addGestureRecognizer(pop)
        barGestures.update()
    }

    override func showChildren() { showTop() }

    // Extensions may replace the dynamic members: see Selectors.md.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

    // MARK: Navigation stack

    /// The delegate, which is told which controllers are shown.
    // Disfavoured because an image picker redeclares the delegate with a narrower type.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers, from the root to the top. Each is in the stack once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: the top one, or the one it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    /// Replaces the stack. If animated, this is a push if the top controller is new, and a pop if it was below the
    /// old one.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isBack = viewControllers.last.map { stack.contains($0) && $0 !== stack.last } ?? false
        take(viewControllers, isBack ? .pop : .push, animated: animated)
    }

    /// Pushes a controller. One that is already in the stack is reported, and the stack isn't changed.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return reportOnce("A \(type(of: viewController)) is already in the stack, and can't be pushed again")
        }
        guard !(viewController is UINavigationController) else {
            return reportOnce("A navigation controller can't be pushed onto another's stack; nothing was pushed")
        }
        take(stack + [viewController], .push, animated: animated)
    }

    /// Pops the top controller and returns it; nil if it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        take(stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Pops all but the root controller and returns them; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops the controllers above another and returns them; nil if it isn't in the stack, or is on top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(of: viewController), place + 1 < stack.count else { return nil }
        let gone = Array(stack[(place + 1)...])
        take(Array(stack[...place]), .pop, animated: animated)
        return gone
    }

    override var showsControllers: Bool { true }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The navigation bar, whose stack the controller manages.
    open var navigationBar: UINavigationBar {
        if let ownBar { return ownBar }
        let bar = barClass.flatMap { UIView.make($0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        bar.navigationController = self
        ownBar = bar
        bar.show(stack.map(\.navigationItem), isBack: false, animated: false)
        return bar
    }

    /// Whether the navigation bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar, optionally animated.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        moveBars(animated: animated)
    }

    /// The toolbar at the bottom, with the top controller's toolbar items.
    open var toolbar: UIToolbar! {
        if let ownToolbar { return ownToolbar }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: UIToolbar.height))
        ownToolbar = bar
        return bar
    }

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, optionally animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        showToolbarItems(animated: false)
        moveBars(animated: animated)
    }

    /// Whether swiping up hides the bars, and swiping down shows them. False by default.
    open var hidesBarsOnSwipe = false { didSet { barGestures.update() } }
    /// Whether a tap hides or shows the bars. False by default.
    open var hidesBarsOnTap = false { didSet { barGestures.update() } }
    final lazy var barGestures = BarGestures(self)

    /// The recognizer of the swipe that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barGestures.pan }
    /// The recognizer of the tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barGestures.tap }
    /// Whether the bars are hidden in a vertically compact environment. False by default.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether the keyboard hides the bars. False by default.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barGestures.update() } }

    /// The recognizer of the edge pan that pops the top controller. Its delegate decides whether it may begin: the
    /// default one refuses if there is nothing to pop, or if other buttons replace the back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return ownPop
    }

    // MARK: Tab bar item

    /// The item in a tab bar: the controller's own if it was set, otherwise that of the root controller.
    open override var tabBarItem: UITabBarItem! {
        get { controllerOfTabBarItem?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var knownTabBarItem: UITabBarItem? { bars.tabBarItem ?? (stack.first ?? formerRoot)?.knownTabBarItem }

    /// The root controller if its item represents the stack. A title of the stack needs an item unless there is one.
    private var controllerOfTabBarItem: UIViewController? {
        guard bars.tabBarItem == nil, title == nil || knownTabBarItem != nil else { return nil }
        return stack.first ?? formerRoot
    }

    override func titleDidChange(of child: UIViewController) {
        if child === stack.first { bars.tabBarItem?.follow(title: child.title) }
    }

    override func tabBarItemDidChange(of child: UIViewController) {
        if child === stack.first, bars.tabBarItem == nil { parent?.tabBarItemDidChange(of: self) }
    }

    // MARK: Status bar and orientation

    override var coversChildrenByBars: Bool { true }

    open dynamic override var childForStatusBarStyle: UIViewController? { barIsHidden ? topViewController : nil }
    open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }

    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }

    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard viewControllers.contains(subsequentVC), topViewController !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: presentedViewController == nil)
    }
}

extension UIViewController {
    /// The first scroll view in a view, down to the depth at which a screen's main one usually is.
    static func firstScrollView(in view: UIView, depth: Int) -> UIScrollView? {
        if let scrollView = view as? UIScrollView { return scrollView }
        guard depth > 0 else { return nil }
        for subview in view.subviews.prefix(8) {
            if let found = firstScrollView(in: subview, depth: depth - 1) { return found }
        }
        return nil
    }

    /// Shows a controller in the nearest navigation stack, or otherwise presents it.
    final func showInContext(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}
