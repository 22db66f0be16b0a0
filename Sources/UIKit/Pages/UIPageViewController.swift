import CoreGraphics
public import Foundation
import QuartzCore

/// A container that shows view controllers as pages, which the user scrolls or turns.
///
/// A data source provides the pages before and after another; without one, you set the pages yourself.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipageviewcontroller)
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The direction of navigation.
    public enum NavigationDirection: Int, Sendable {
        /// To the next page, or to the previous one.
        case forward, reverse
    }

    /// The axis along which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// Horizontal or vertical.
        case horizontal, vertical
    }

    /// The style of the transition between pages.
    public enum TransitionStyle: Int, Sendable {
        /// Pages turn as in a book, or scroll.
        case pageCurl, scroll
    }

    /// The location of the spine.
    public enum SpineLocation: Int, Sendable {
        /// No spine, for scrolling pages; at the left or top edge; in the middle, with two pages; or at the right or
        /// bottom edge.
        case none, min, mid, max
    }

    /// The key of an option.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The location of the spine: a `SpineLocation`, or its raw value as a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The spacing between scrolling pages, in points, as a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// The transition style.
    public final let transitionStyle: TransitionStyle
    /// The axis along which pages follow each other.
    public final let navigationOrientation: NavigationOrientation
    /// The location of the spine; `.none` if pages scroll.
    open internal(set) var spineLocation: SpineLocation
    final let spacing: CGFloat

    /// The delegate, which is told about page changes by gestures. Not retained.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The data source, which provides the pages before and after another. Not retained. Without one, gestures change
    /// nothing.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }
    /// Whether pages have content on their back. False by default. Stored without effect: the backs aren't shown.
    open var isDoubleSided = false

    final var shown: [UIViewController] = []
    final lazy var scroller = PageScroller(self)
    final lazy var turner = PageTurner(self)
    final let pageControl = UIPageControl()

    /// Creates a controller without pages.
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

    /// Creates a page-curl controller; the names are ignored, as nib files are.
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

    /// The current pages, or those that code has started to show: one, or two with the spine in the middle.
    open var viewControllers: [UIViewController]? {
        (transitionStyle == .scroll ? scroller.shownByCode : turner.shownByCode) ?? shown
    }

    /// The recognizers of the gestures that turn pages; empty if pages scroll.
    open var gestureRecognizers: [UIGestureRecognizer] {
        loadViewIfNeeded()
        return transitionStyle == .scroll ? [] : turner.recognizers
    }

    /// Shows other pages, optionally animated in a direction. The delegate isn't notified.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let new = viewControllers ?? []
        let needed = spineLocation == .mid ? 2 : 1
        guard new.count == needed, Set(new.map(ObjectIdentifier.init)).count == needed else {
            return reportOnce(
                "A page view controller shows \(needed) controllers here, not \(new.count); the old ones are kept")
        }
        guard !new.contains(where: { $0 === self || $0.parent != nil && $0.parent !== self }) else {
            return reportOnce("A page that is a child of another controller can't be shown; the old ones are kept")
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

    /// Releases a page that is no longer shown.
    final func release(_ page: UIViewController) {
        guard page.parent === self, !shown.contains(page) else { return }
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    /// Sets the current pages, after a transition.
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

    /// The height of the page control, in points.
    private static let controlHeight: CGFloat = 37

    /// The frame of the pages: above the page control.
    final var pageArea: CGRect {
        guard let view = viewIfLoaded else { return .zero }
        var area = view.bounds
        if pageControl.superview != nil {
            area.size.height -= UIPageViewController.controlHeight + view.safeAreaInsets.bottom
        }
        return area
    }

    /// Shows the page control if pages scroll horizontally and the data source provides their count.
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
