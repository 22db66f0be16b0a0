import CoreGraphics
public import Foundation
import QuartzCore

/// Controllers beside each other where there is room, and on one stack where there is little.
///
/// With a column style, each column has a controller in a navigation controller; without one, there are a primary and a secondary
/// controller in `viewControllers`. Where the horizontal size class is compact, the columns collapse to one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// How many columns there are. Said when the controller is made.
    public let style: Style

    /// The controllers that code has set for columns.
    final var columnControllers: [Column: UIViewController] = [:]
    /// The stacks of the columns, around those.
    final var columnStacks: [Column: UINavigationController] = [:]
    /// The two controllers of the style without columns.
    final var pair: [UIViewController] = []
    /// What shows while the columns are one.
    final var collapsedRoot: UIViewController?
    /// The stacks that columns had when they became one.
    final var keptStacks: [Column: [UIViewController]] = [:]
    /// The second of two controllers while it is part of the first one's stack.
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

    /// Creates a controller of two others; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller of two others.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UISplitViewControllerStyle")) ?? .unspecified
        super.init(coder: coder)
    }

    /// The delegate. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers that show, or that can: of a column style the stacks of the columns, or else the primary and the secondary
    /// controller; a single one while they are collapsed. Set it only without a column style.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { takePair(newValue) }
    }

    /// Sets the controller of a column; nil for none. It gets a navigation controller around it, unless it is one or the column is
    /// `.compact`.
    open func setViewController(_ vc: UIViewController?, for column: Column) { take(vc, for: column) }

    /// The controller that was set for a column; nil for none.
    open func viewController(for column: Column) -> UIViewController? { columnControllers[column] }

    /// Shows a column: beside, over or displacing the secondary one, or on top of the stack while the columns are collapsed.
    open func show(_ column: Column) { reveal(column) }

    /// Hides a column, or takes it off the stack while the columns are collapsed.
    open func hide(_ column: Column) { conceal(column) }

    /// Shows a controller in the primary column's stack, or else presents it, unless the delegate does something else.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender) }

    /// Shows a controller in the secondary column, or on top of the stack while the columns are collapsed, unless the delegate
    /// does something else.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    override var showsControllers: Bool { true }
    override var showsDetails: Bool { true }

    /// Whether the columns are one.
    open internal(set) var isCollapsed = false

    // MARK: Modes

    /// Which columns are to show; what the behaviour doesn't have counts as `.automatic`, the default. In an animation block the
    /// change is animated.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { change(to: proposedMode, animated: false) } }
    }

    /// Which columns show.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        return ownMode == .automatic ? proposedMode : ownMode
    }

    /// How columns are to come to show. `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { change(to: proposedMode, animated: false) } }
    }

    /// How columns come to show in the room there is.
    open var splitBehavior: SplitBehavior { isCollapsed ? .automatic : shownBehavior }

    /// Whether a drag from the edge shows columns. True by default.
    open var presentsWithGesture = true { didSet { buttonsDidChange() } }

    /// The button that shows or hides columns. Of a column style it is in a bar by itself.
    open var displayModeButtonItem: UIBarButtonItem { ownButton }

    /// When the button is in a bar of a column style by itself. `.automatic` by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttonsDidChange() } }

    /// Whether the secondary column of three has a button that hides the others. False by default.
    open var showsSecondaryOnlyButton = false { didSet { buttonsDidChange() } }

    /// The edge at which the primary column is. `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { columnsDidChange() } }

    /// What lies behind the primary column. Nothing by default.
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { columnsDidChange() } }

    // MARK: Widths

    /// The width of the primary column, in points; `automaticDimension`, the default, for the fraction or the system's.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the primary column as a part of the whole; `automaticDimension`, the default, for the system's.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    /// The least width of the primary column, in points. `automaticDimension` by default.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The greatest width of the primary column, in points. `automaticDimension` by default.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { geometry.primaryWidth }

    /// The width of the supplementary column, in points; `automaticDimension`, the default, for the fraction or the system's.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the supplementary column as a part of the whole; `automaticDimension`, the default, for the system's.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { columnsDidChange() } }
    /// The least width of the supplementary column, in points. `automaticDimension` by default.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The greatest width of the supplementary column, in points. `automaticDimension` by default.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { columnsDidChange() } }
    /// The width of the supplementary column, in points; 0 where there is none.
    open var supplementaryColumnWidth: CGFloat { geometry.supplementaryWidth ?? 0 }

    // MARK: The view

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.viewDidResize() }
        view.backgroundColor = .systemBackground
        self.view = view
        addGestures(to: view)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        adapt()
        placeColumns()
    }

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
    /// Shows a controller in the nearest split view controller, or else presents it.
    final func showDetailInContext(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
}
