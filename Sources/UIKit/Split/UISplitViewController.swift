import CoreGraphics
public import Foundation
import QuartzCore

/// A container that shows controllers in columns, and on a single navigation stack in a compact environment.
///
/// With a column style, each column has a controller in a navigation controller; otherwise `viewControllers` holds a
/// primary and a secondary controller. Where the horizontal size class is compact, the columns collapse into one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The style, which is set at initialization.
    public let style: Style

    /// The controllers that were set for columns.
    final var columnControllers: [Column: UIViewController] = [:]
    /// The navigation controllers of the columns, which contain those.
    final var columnStacks: [Column: UINavigationController] = [:]
    /// The two controllers of the unspecified style.
    final var pair: [UIViewController] = []
    /// The controller that is shown while the columns are collapsed.
    final var collapsedRoot: UIViewController?
    /// The stacks of the columns at the time they collapsed.
    final var keptStacks: [Column: [UIViewController]] = [:]
    /// The secondary controller while it is merged into the primary one's stack.
    final var collapsedSecondary: UIViewController?
    final var ownMode = DisplayMode.automatic
    final var modeSize = CGSize.zero
    final var isAdapting = false
    final let dim = SplitDimView()
    final let lines = [UIView(), UIView()]
    final var edgeGuard: SplitGestureGuard?
    final lazy var ownButton = makeDisplayModeButton()
    final lazy var secondaryOnlyButton = makeSecondaryOnlyButton()

    /// Creates a controller with columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with two children; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with two children.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UISplitViewControllerStyle")) ?? .unspecified
        super.init(coder: coder)
    }

    /// The delegate. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The visible controllers, or those that can be shown: in a column style the navigation controllers of the
    /// columns, otherwise the primary and the secondary controller; only one while collapsed. Set it only in the
    /// unspecified style.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { takePair(newValue) }
    }

    /// Sets the controller of a column; nil for none. It is wrapped in a navigation controller, unless it is one or the
    /// column is `.compact`.
    open func setViewController(_ vc: UIViewController?, for column: Column) { take(vc, for: column) }

    /// Returns the controller that was set for a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columnControllers[column] }

    /// Shows a column: beside, over or displacing the secondary one, or on top of the stack while collapsed.
    open func show(_ column: Column) { reveal(column) }

    /// Hides a column, or pops it off the stack while collapsed.
    open func hide(_ column: Column) { conceal(column) }

    /// Shows a controller in the primary column's stack, or otherwise presents it, unless the delegate handles it.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }

    /// Shows a controller in the secondary column, or on top of the stack while collapsed, unless the delegate handles
    /// it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    override var showsControllers: Bool { true }
    override var showsDetails: Bool { true }

    /// Whether the columns are collapsed.
    open internal(set) var isCollapsed = false

    // MARK: Display modes

    /// The preferred display mode; one that the behaviour doesn't support counts as `.automatic`, the default. In an
    /// animation block the change is animated.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { change(to: proposedMode, animated: false) } }
    }

    /// The current display mode.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        return ownMode == .automatic ? proposedMode : ownMode
    }

    /// The preferred behaviour. `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { change(to: proposedMode, animated: false) } }
    }

    /// The current behaviour.
    open var splitBehavior: SplitBehavior { isCollapsed ? .automatic : shownBehavior }

    /// Whether an edge pan shows columns. True by default.
    open var presentsWithGesture = true { didSet { buttonsDidChange() } }

    /// The button that changes the display mode. With a column style, it is added to a navigation bar automatically.
    open var displayModeButtonItem: UIBarButtonItem { ownButton }

    /// The visibility of the automatic display mode button with a column style. `.automatic` by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttonsDidChange() } }

    /// Whether the secondary column of three has a button that hides the others. False by default.
    open var showsSecondaryOnlyButton = false { didSet { buttonsDidChange() } }

    /// The edge of the primary column. `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }

    /// The background style of the primary column. `.none` by default.
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { columnsDidChange() } }

    // MARK: Widths

    /// The preferred width of the primary column, in points; `automaticDimension`, the default, for the fraction or the
    /// system's width.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The preferred width of the primary column as a fraction of the total; `automaticDimension`, the default, for
    /// the system's width.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    /// The minimum width of the primary column, in points. `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The maximum width of the primary column, in points. `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { geometry.primaryWidth }

    /// The preferred width of the supplementary column, in points; `automaticDimension`, the default, for the fraction
    /// or the system's width.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The preferred width of the supplementary column as a fraction of the total; `automaticDimension`, the default,
    /// for the system's width.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    /// The minimum width of the supplementary column, in points. `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The maximum width of the supplementary column, in points. `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the supplementary column, in points; 0 if there is none.
    open var supplementaryColumnWidth: CGFloat { geometry.supplementaryWidth ?? 0 }

    // MARK: View

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.viewDidResize() }
        view.backgroundColor = .systemBackground
        self.view = view
        addGestures(to: view)
    }

    override func showChildren() {
        adapt()
        placeColumns()
    }

    /// Does nothing. Extensions may replace it: see Selectors.md.
    open dynamic override func viewDidLoad() { super.viewDidLoad() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if isViewLoaded { adapt() }
    }

    open override var childForStatusBarStyle: UIViewController? { collapsedRoot ?? controller(at: .secondary) }
    open override var childForStatusBarHidden: UIViewController? { collapsedRoot ?? controller(at: .secondary) }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

extension UIViewController {
    /// Shows a controller in the nearest split view controller, or otherwise presents it.
    final func showDetailInContext(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}
