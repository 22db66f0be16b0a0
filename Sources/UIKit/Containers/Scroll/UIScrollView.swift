import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a part of larger content, which the user scrolls and zooms.
///
/// The content offset is the origin of the bounds. Scrolling animations are functions of time: reading `contentOffset`
/// returns its value at the clock's time, and a recording shows it in each frame.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview)
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final var motion: ScrollMotion?
    final var drag = ScrollDrag()
    final var zoom = ScrollZoom()
    final var knownInset = UIEdgeInsets.zero
    /// The object that moves with the content, such as a bar with a large title.
    final weak var offsetObserver: (any ScrollOffsetObserver)?
    /// How far a bar above the content can still grow, in points.
    final var growthAbove: CGFloat = 0
    /// The part of the top inset for what is below the bars, in points, where insets are not adjusted.
    package final var insetBelowBars: CGFloat = 0
    /// The view that a pull at the top reveals, and its inset there, in points.
    final var refresher: (any ScrollRefresher)?
    final var refreshInset: CGFloat = 0
    final lazy var indicators = ScrollIndicators(self)
    final lazy var ownPan = ScrollPanGestureRecognizer { [weak self] _ in self?.panDidChange() }
    final lazy var ownPinch = ScrollPinchGestureRecognizer { [weak self] _ in self?.pinchDidChange() }

    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareToRestore()
    }

    override func prepareToRestore() {
        layer.masksToBounds = true
        addGestureRecognizer(ownPan)
        addGestureRecognizer(ownPinch)
        ownPinch.isEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var archivedFields: [ArchivedField] {
        super.archivedFields + [
            ArchivedField("contentInset", \UIScrollView.contentInset),
            ArchivedField("contentInsetAdjustmentBehavior", choice: \UIScrollView.contentInsetAdjustmentBehavior),
            ArchivedField("contentSize", \UIScrollView.contentSize),
            ArchivedField("scrollEnabled", \UIScrollView.isScrollEnabled),
            ArchivedField("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
            ArchivedField("bounces", \UIScrollView.bounces),
            ArchivedField("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
            ArchivedField("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
            ArchivedField("pagingEnabled", \UIScrollView.isPagingEnabled),
            ArchivedField("decelerationRate", choice: \UIScrollView.decelerationRate),
            ArchivedField("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
            ArchivedField("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
            ArchivedField("indicatorStyle", choice: \UIScrollView.indicatorStyle),
            ArchivedField("minimumZoomScale", \UIScrollView.minimumZoomScale),
            ArchivedField("maximumZoomScale", \UIScrollView.maximumZoomScale),
            ArchivedField("bouncesZoom", \UIScrollView.bouncesZoom),
            ArchivedField("delaysContentTouches", \UIScrollView.delaysContentTouches),
            ArchivedField("canCancelContentTouches", \UIScrollView.canCancelContentTouches),
        ]
    }

    /// The delegate, notified of scrolling and zooming. Not retained.
    // Disfavoured, as tables and collections redeclare it with narrower types.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { scrollDelegateDidChange(from: oldValue) }
    }

    /// Returns the offset at which scrolling started by a drag comes to rest. Subclasses override it.
    func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Called when the delegate has been set.
    func scrollDelegateDidChange(from old: (any UIScrollViewDelegate)?) {}
    /// Called when a drag begins, before the delegate is told.
    func dragWillBegin() {}

    // MARK: Content

    /// The size of the content, in points. Zero by default; also set by constraints between the edges and subviews.
    open var contentSize: CGSize {
        get { ownContentSize }
        set { changing("contentSize", of: self) { setContentSize(newValue) } }
    }

    final var ownContentSize = CGSize.zero

    /// The point of the content at the view's top left corner, in points. Setting it stops deceleration.
    open var contentOffset: CGPoint {
        get {
            followMotion()
            return super.bounds.origin
        }
        set {
            stopMotion()
            moveContent(to: newValue)
        }
    }

    /// Sets the content offset, immediately or animated over 0.3 seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { scroll(to: contentOffset) } else { self.contentOffset = contentOffset }
    }

    /// Scrolls by the least distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            guard newValue.origin != old.origin else {
                super.bounds = newValue
                return
            }
            changing("contentOffset", of: self) { super.bounds = newValue }
            if super.bounds.origin != old.origin { offsetDidChange() }
        }
    }

    // MARK: Insets

    /// The extra scrollable margin around the content, in points. Zero by default.
    open var contentInset = UIEdgeInsets.zero {
        willSet { willChange(\.contentInset, of: self) }
        didSet {
            defer { didChange(\.contentInset, of: self) }
            guard contentInset.isFinite else {
                contentInset = oldValue
                return reportOnce("\(layoutLabel) can't have insets that are not numbers; the old ones are kept")
            }
            if contentInset != oldValue { updateInsets() }
        }
    }

    /// The way in which the safe area is added to the content insets. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsets() } }
    }

    /// `contentInset` plus the safe area where it applies, and the inset of a refresh control.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = contentInset + adjustment
        inset.top += refreshInset
        return inset
    }

    /// Called when `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateInsets()
    }

    /// Subviews need not avoid the part of the safe area that the content's insets already avoid.
    override var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets - adjustment }

    /// A layout guide for the content: its edges are the content's, and its size is `contentSize`.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// A layout guide for the view's frame: views constrained to it don't scroll.
    public final var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

    // MARK: Scrolling

    /// Whether the user can scroll. True by default.
    open var isScrollEnabled = true {
        didSet { ownPan.isEnabled = isScrollEnabled }
    }

    /// Whether a drag mostly along one axis scrolls along that axis only. False by default.
    open var isDirectionalLockEnabled = false

    /// Whether the content bounces at all of its edges. True by default; setting it sets both properties below.
    open var bounces: Bool {
        get { bouncesVertically && bouncesHorizontally }
        set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
    }

    /// Whether the content bounces at its upper and lower edges. True by default.
    open var bouncesVertically = true

    /// Whether the content bounces at its left and right edges. True by default.
    open var bouncesHorizontally = true

    /// Whether the content bounces vertically even if it is no higher than the view. False by default.
    open var alwaysBounceVertical = false

    /// Whether the content bounces horizontally even if it is no wider than the view. False by default.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling stops at multiples of the view's size. False by default.
    open var isPagingEnabled = false

    /// The rate of deceleration after a drag. `.normal` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Whether a tap on the status bar scrolls to the top. Stored without effect: there is no status bar.
    open var scrollsToTop = true

    /// The way in which scrolling dismisses the keyboard. `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// The alignment of content smaller than the view: from (0, 0), the default, at the top left, to (1, 1).
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { contentAlignmentDidChange(from: oldValue) }
    }

    /// Whether a drag at a vertical edge that doesn't bounce scrolls an enclosing scroll view. True by default.
    open var transfersVerticalScrollingToParent = true

    /// Whether a drag at a horizontal edge that doesn't bounce scrolls an enclosing scroll view. True by default.
    open var transfersHorizontalScrollingToParent = true

    /// Whether arrow keys, page keys, Home and End scroll the content if no other responder handles them. True by
    /// default.
    open var allowsKeyboardScrolling = true

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !scrollsByKeys(presses) { super.pressesBegan(presses, with: event) }
    }

    /// Whether a programmatic scrolling animation is in progress.
    open var isScrollAnimating: Bool { motion?.phase == .animated }

    /// Whether a programmatic zooming animation is in progress.
    open var isZoomAnimating: Bool { zoom.isAnimating }

    /// Stops scrolling and zooming animations at the current position and scale.
    open func stopScrollingAndZooming() { stopAll() }

    /// Whether the content is being touched, moving or not.
    open var isTracking: Bool { drag.isTracking }

    /// Whether the user is dragging the content.
    open var isDragging: Bool { drag.isDragging }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { motion?.phase == .decelerating }

    // MARK: Content touches

    /// Whether touches are delivered to the content only after 0.15 seconds without movement. True by default.
    open var delaysContentTouches = true

    /// Whether a drag can take over touches already delivered to the content. True by default.
    open var canCancelContentTouches = true

    /// Returns whether touches are delivered to a view in the content. True by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns whether dragging cancels touches already delivered to a view in the content.
    open func touchesShouldCancel(in view: UIView) -> Bool { mayTakeTouches(from: view) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === ownPan ? panMayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The gesture recognizer for scrolling.
    open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }

    /// The gesture recognizer for zooming; nil if zooming is not possible.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { ownPinch.isEnabled ? ownPinch : nil }

    // MARK: Indicators

    /// Whether the vertical scroll indicator shows while the content moves. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Whether the horizontal scroll indicator shows while the content moves. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// The appearance of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update() }
    }

    /// The insets of the vertical indicator, in addition to the content's, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// The insets of the horizontal indicator, in addition to the content's, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// The insets of both indicators; reading it returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the safe area is added to the indicators' insets. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Shows the scroll indicators briefly.
    open func flashScrollIndicators() {
        indicators.show()
        indicators.fade()
    }

    /// Shows the indicators while a closure moves the content, and briefly afterwards.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
        indicators.show()
        changes()
        indicators.fade()
    }

    /// Whether an index at the side is visible. Tables have one.
    open var indexDisplayMode = IndexDisplayMode.automatic {
        didSet { if indexDisplayMode != oldValue { indexDisplayModeDidChange() } }
    }

    /// Called when the index display mode has changed.
    func indexDisplayModeDidChange() {}

    // MARK: Zooming

    /// The minimum zoom scale. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The maximum zoom scale. 1 by default; zooming requires it to exceed the minimum.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The current zoom scale of the view provided by the delegate.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    override var hasContentArea: Bool { true }
    override func takeSolvedContentSize(_ size: AxisPair<CGFloat?>) { fitContent(size) }
    override func zoomScale(of subview: UIView) -> CGFloat? { zoomedView === subview ? zoom.scale : nil }

    /// Zooms about the centre of the view, immediately or animated over 0.25 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Zooms so that a rectangle, in the coordinates of the view provided by the delegate, fills this view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// Whether zooming bounces beyond its limits. True by default.
    open var bouncesZoom = true

    /// Whether the user is zooming.
    open var isZooming: Bool { zoom.isZooming }

    /// Whether zooming is bouncing back to its limits.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateInsets()
        keepWithinLimits()
        indicators.update()
    }

    // MARK: Refresh control

    /// The control that refreshes the content when it is pulled down. Nil by default.
    open var refreshControl: UIRefreshControl? {
        get { refresher as? UIRefreshControl }
        set {
            guard newValue !== refreshControl else { return }
            refreshControl?.detach(from: self)
            newValue?.attach(to: self)
        }
    }
}
