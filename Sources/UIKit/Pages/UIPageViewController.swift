import CoreGraphics
public import Foundation
import QuartzCore

/// Shows controllers as pages that fingers scroll or turn.
///
/// A data source says which page comes before and after another; without one, code sets the pages.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Which way pages go.
    public enum NavigationDirection: Int, Sendable {
        /// To the next, or to the one before.
        case forward, reverse
    }

    /// Along which axis pages lie.
    public enum NavigationOrientation: Int, Sendable {
        /// Beside each other, or below each other.
        case horizontal, vertical
    }

    /// How pages change.
    public enum TransitionStyle: Int, Sendable {
        /// As in a book, or as they scroll.
        case pageCurl, scroll
    }

    /// Where a book's pages are bound.
    public enum SpineLocation: Int, Sendable {
        /// Nowhere, as pages scroll; at the left or the top; in the middle, with two pages; or at the right or the
        /// bottom.
        case none, min, mid, max
    }

    /// The name of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Where the pages are bound: a `SpineLocation`, or its raw value as a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The room between pages that scroll, in points, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// How pages change.
    public final let transitionStyle: TransitionStyle
    /// Along which axis pages lie.
    public final let navigationOrientation: NavigationOrientation
    /// Where pages are bound; `.none` where they scroll.
    open internal(set) var spineLocation: SpineLocation
    final let spacing: CGFloat

    /// The delegate, told of what fingers do. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Who says which page comes before and after another. Not retained. Without one, fingers change nothing.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }
    /// Whether pages have a back of their own. False by default. Stored without effect: backs aren't seen.
    open var isDoubleSided = false

    final var shown: [UIViewController] = []
    final lazy var scroller = PageScroller(self)
    final lazy var turner = PageTurner(self)
    final let pageControl = UIPageControl()

    /// Makes a controller without pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let spine = options?[.spineLocation]
        let location = spine as? SpineLocation ?? (spine as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
        spineLocation = style == .scroll ? .none : location
        let wanted = options?[.interPageSpacing]
        let room =
            (wanted as? CGFloat) ?? (wanted as? Int).map { CGFloat($0) } ?? (wanted as? NSNumber).map {
                CGFloat($0.doubleValue)
            } ?? 0
        spacing = style == .scroll && room.isFinite ? max(0, room) : 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose pages are turned; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spineLocation, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spineLocation, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(coder: coder)
    }

    open override func loadView() {
        let view = UILayoutContainerView(frame: UIScreen.main.bounds)
        view.onLayout = { [weak self] in self?.placePages() }
        view.clipsToBounds = true
        self.view = view
        if transitionStyle == .scroll { scroller.install(in: view) } else { turner.install(in: view) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showPages()
    }

    /// The pages that are shown, or that code has begun to show: one, or two where they are bound in the middle.
    open var viewControllers: [UIViewController]? {
        (transitionStyle == .scroll ? scroller.shownByCode : turner.shownByCode) ?? shown
    }

    /// The recognizers of the fingers that turn pages; empty where pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return transitionStyle == .scroll ? [] : turner.recognizers
    }

    /// Shows other pages, with or without an animation in a direction. The delegate isn't told.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let needed = spineLocation == .mid ? 2 : 1
        guard new.count == needed, Set(new.map(ObjectIdentifier.init)).count == needed else {
            return reportOnce(
                "A page view controller shows \(needed) controllers here, not \(new.count); the old ones stay")
        }
        guard !new.contains(where: { $0 === self || $0.parent != nil && $0.parent !== self }) else {
            return reportOnce("A page that is a child of another controller can't be shown; the old ones stay")
        }
        let moves = animated && viewIfLoaded?.window != nil && !shown.isEmpty && shown != new
        if transitionStyle == .scroll {
            scroller.show(new[0], direction, animated: moves, completion)
        } else {
            turner.show(new, direction, animated: moves, completion)
        }
        updatePageControl()
    }

    // MARK: Children

    final func add(_ page: UIViewController) { if page.parent == nil { addChild(page) } }

    /// Lets a page go that is shown no longer.
    final func release(_ page: UIViewController) {
        guard page.parent === self, !shown.contains(page) else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    /// Makes pages the ones that are shown, after a transition.
    final func take(_ new: [UIViewController]) {
        let old = shown
        shown = new
        for page in old { release(page) }
        for page in new where !old.contains(page) { page.didMove(toParent: self) }
    }

    // MARK: Layout

    private func showPages() {
        if transitionStyle == .scroll { scroller.placePages() } else { turner.placePages() }
        updatePageControl()
    }

    private func placePages() {
        if transitionStyle == .scroll { scroller.placePages() } else { turner.placePages() }
        placePageControl()
    }

    private func dataSourceDidChange() {
        if transitionStyle == .scroll { scroller.forgetNeighbours() }
        updatePageControl()
    }

    /// The height of the dots, in points.
    private static let controlHeight: CGFloat = 37

    /// Where the pages are: over the dots.
    final var pageArea: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        var area = view.bounds
        if pageControl.superview != nil {
            area.size.height -= UIPageViewController.controlHeight + view.safeAreaInsets.bottom
        }
        return area
    }

    /// Shows the dots where the data source counts pages that scroll beside each other.
    final func updatePageControl() {
        guard transitionStyle == .scroll, navigationOrientation == .horizontal, let view = viewIfLoaded else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else { return pageControl.removeFromSuperview() }
        pageControl.numberOfPages = count
        pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        pageControl.isUserInteractionEnabled = false
        if pageControl.superview == nil { view.addSubview(pageControl) }
        view.setNeedsLayout()
    }

    private func placePageControl() {
        guard pageControl.superview != nil else { return }
        let area = pageArea
        pageControl.frame = CGRect(
            x: 0, y: area.maxY, width: area.width, height: UIPageViewController.controlHeight)
    }

    open override var childForStatusBarStyle: UIViewController? { shown.first }
    open override var childForStatusBarHidden: UIViewController? { shown.first }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
