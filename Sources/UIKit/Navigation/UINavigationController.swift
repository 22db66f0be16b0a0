import CoreGraphics
public import Foundation
import QuartzCore

/// A stack of controllers, of which the top one is shown under a bar.
///
/// The view of the top one fills the controller's, and what bars cover of it is outside of its safe area.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What becomes of the stack.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation)
    public enum Operation: Int, Sendable {
        /// Nothing, a controller more, or fewer.
        case none, push, pop
    }

    /// How long bars take to come and go, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    final var stack: [UIViewController] = []
    final let content = UIContainedContentView()
    final var transition: NavigationTransition?
    /// The controller that the delegate was last told is shown.
    final weak var announced: UIViewController?
    /// How many changes of the stack are being made within each other, by what controllers do as they come and go.
    final var takeDepth = 0
    static let maxTakeDepth = 32
    /// Called when a change of the top is over.
    final var onSettle: (() -> Void)?
    /// The scroll view that the bar's title follows.
    final weak var followedScrollView: UIScrollView?
    /// Whether that scroll view has been under the bar, so that its offset counts.
    final var followsOffset = false
    final var popInteraction: UIPercentDrivenInteractiveTransition?
    final var popGuard: PopGestureGuard?
    private let barClass: UINavigationBar.Type?
    private(set) final var ownBar: UINavigationBar?
    private var ownToolbar: UIToolbar?
    private var ownPop: UIScreenEdgePanGestureRecognizer?
    final var barIsHidden = false
    /// The height of the bar without what gives way to the content, when it was last placed.
    final var knownBaseHeight: CGFloat?
    /// Whether a search had the whole bar then.
    final var knownSearchHasBar = false
    final var toolbarIsHidden = true

    // MARK: Making one

    /// Makes a stack of one controller.
    public init(rootViewController: UIViewController) {
        barClass = nil
        super.init(nibName: nil, bundle: nil)
        take([rootViewController], .push, animated: false)
    }

    /// Makes an empty stack with bars of other classes; nil for the usual ones.
    ///
    /// A navigation bar's class is made by its `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        barClass = navigationBarClass as? UINavigationBar.Type
        super.init(nibName: nil, bundle: nil)
        if barClass == nil, navigationBarClass != nil {
            reportOnce("A navigation bar can't be of a class that is none of bars; the usual one takes its place")
        }
        if toolbarClass != nil, toolbarClass != UIToolbar.self {
            reportOnce("Toolbars of other classes are not made; the usual one takes its place")
        }
    }

    /// Makes an empty stack; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        barClass = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes an empty stack.
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

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    // MARK: The stack

    /// The delegate, told of what is shown.
    // Disfavoured, as an image picker has a delegate of a narrower type under the same name.
    @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers, from the root to the top. A controller is in the list once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: the top one, or what it presents.
    open var visibleViewController: UIViewController? {
        presentedViewController ?? topViewController?.presentedViewController ?? topViewController
    }

    /// Replaces the stack. Animated, it is a push if the top one is new, and a pop if it was below the old one.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isBack = viewControllers.last.map { stack.contains($0) && $0 !== stack.last } ?? false
        take(viewControllers, isBack ? .pop : .push, animated: animated)
    }

    /// Puts a controller on top. One that is in the stack already stays where it is, which is reported.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return reportOnce("A \(type(of: viewController)) is in the stack already, and can't be pushed once more")
        }
        guard !(viewController is UINavigationController) else {
            return reportOnce("A navigation controller can't be pushed onto another's stack; nothing was pushed")
        }
        take(stack + [viewController], .push, animated: animated)
    }

    /// Takes the top one away and returns it; nil if it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        take(stack.dropLast(), .pop, animated: animated)
        return top
    }

    /// Takes away all but the root and returns them; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes away all above a controller and returns them; nil for one that isn't in the stack, or is on top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(of: viewController), place + 1 < stack.count else { return nil }
        let gone = Array(stack[(place + 1)...])
        take(Array(stack[...place]), .pop, animated: animated)
        return gone
    }

    override var showsControllers: Bool { true }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// The bar. The controller fills its stack.
    open var navigationBar: UINavigationBar {
        if let ownBar { return ownBar }
        let bar = barClass.flatMap { UIView.make($0) as? UINavigationBar } ?? UINavigationBar(frame: .zero)
        bar.navigationController = self
        ownBar = bar
        bar.show(stack.map(\.navigationItem), isBack: false, animated: false)
        return bar
    }

    /// Whether there is no bar. False by default.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, with or without sliding.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        moveBars(animated: animated)
    }

    /// The toolbar at the bottom, with the items of the controller on top.
    open var toolbar: UIToolbar! {
        if let ownToolbar { return ownToolbar }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: UIToolbar.height))
        ownToolbar = bar
        return bar
    }

    /// Whether there is no toolbar. True by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, with or without sliding.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        showToolbarItems(animated: false)
        moveBars(animated: animated)
    }

    /// Whether dragging up hides the bars, and dragging down shows them. False by default.
    open var hidesBarsOnSwipe = false { didSet { barGestures.update() } }
    /// Whether a tap hides the bars or shows them. False by default.
    open var hidesBarsOnTap = false { didSet { barGestures.update() } }
    final lazy var barGestures = BarGestures(self)

    /// The recognizer of the drag that hides the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barGestures.pan }
    /// The recognizer of the tap that hides the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barGestures.tap }
    /// Whether a low screen hides the bars. False by default.
    open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// Whether the keyboard hides the bars. False by default.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barGestures.update() } }

    /// The recognizer of the drag from the edge that leads back. Its delegate says whether it may begin: the controller's own
    /// doesn't let it where there is no way back, or where buttons have taken the place of the back button.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        loadViewIfNeeded()
        return ownPop
    }

    // MARK: The screen around it

    override var coversChildrenByBars: Bool { true }

    open override var childForStatusBarStyle: UIViewController? { barIsHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .default ? .default : .lightContent
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard viewControllers.contains(subsequentVC), topViewController !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: presentedViewController == nil)
    }
}

extension UIViewController {
    /// The first scroll view in a view, as deep as a screen's own usually is.
    static func firstScrollView(in view: UIView, depth: Int) -> UIScrollView? {
        if let scrollView = view as? UIScrollView { return scrollView }
        guard depth > 0 else { return nil }
        for subview in view.subviews.prefix(8) {
            if let found = firstScrollView(in: subview, depth: depth - 1) { return found }
        }
        return nil
    }

    /// Shows a controller in the nearest stack, or else presents it.
    final func showInContext(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}
