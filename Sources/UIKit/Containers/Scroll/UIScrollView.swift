import CoreGraphics
public import Foundation
import QuartzCore

/// A view onto content that is larger than it, moved and zoomed by fingers.
///
/// The content's offset is the origin of the bounds. What moves by itself is a function of time: reading `contentOffset`
/// gives the place at the clock's time, and a recording shows it in each frame.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiscrollview)
@preconcurrency @MainActor
open class UIScrollView: UIView {
    final var motion: ScrollMotion?
    final var drag = ScrollDrag()
    final var zoom = ScrollZoom()
    final var knownInset = UIEdgeInsets.zero
    final lazy var indicators = ScrollIndicators(self)
    final lazy var ownPan = ScrollPanGestureRecognizer { [weak self] _ in self?.panDidChange() }
    final lazy var ownPinch = ScrollPinchGestureRecognizer { [weak self] _ in self?.pinchDidChange() }

    // MARK: Making one

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        addGestureRecognizer(ownPan)
        addGestureRecognizer(ownPinch)
        ownPinch.isEnabled = false
    }

    /// Archives of views can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What is told of scrolling and zooming; held weakly.
    open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: The content

    /// The size of the content, in points. Zero by default; also set by constraints between the edges and subviews.
    open var contentSize: CGSize {
        get { ownContentSize }
        set { setContentSize(newValue) }
    }

    final var ownContentSize = CGSize.zero

    /// The point of the content at the view's top left corner. Setting it stops deceleration.
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

    /// Moves the content, at once or in 0.3 seconds.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        if animated { scroll(to: contentOffset) } else { self.contentOffset = contentOffset }
    }

    /// Moves the content as far as it takes to show a part of it, if it is not in sight.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { show(rect, animated: animated) }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if super.bounds.origin != old.origin { offsetDidChange() }
        }
    }

    // MARK: Insets

    /// The extra scrollable margin around the content, in points. Zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset.isFinite else {
                contentInset = oldValue
                return reportOnce("\(layoutLabel) can't have insets that are no numbers; the old ones stay")
            }
            if contentInset != oldValue { updateInsets() }
        }
    }

    /// When the safe area is added to them. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsets() } }
    }

    /// `contentInset`, with the safe area where it counts.
    open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }

    /// Called when `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateInsets()
    }

    /// The content, for constraints: its edges are the content's, and its size is `contentSize`.
    public final var contentLayoutGuide: UILayoutGuide {
        systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
    }

    /// The view itself, for constraints: what is tied to it does not scroll.
    public final var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

    // MARK: Scrolling

    /// Whether fingers move the content. True by default.
    open var isScrollEnabled = true {
        didSet { ownPan.isEnabled = isScrollEnabled }
    }

    /// Whether a finger that moves mostly along one axis moves the content along that one only. False by default.
    open var isDirectionalLockEnabled = false

    /// Whether the content bounces at its edges. True by default.
    open var bounces = true

    /// Whether it can even where it is no higher than the view. False by default.
    open var alwaysBounceVertical = false

    /// Whether it can even where it is no wider than the view. False by default.
    open var alwaysBounceHorizontal = false

    /// Whether scrolling stops at multiples of the view's size. False by default.
    open var isPagingEnabled = false

    /// The rate of deceleration after a drag. `.normal` by default.
    open var decelerationRate = DecelerationRate.normal

    /// Stored without effect: there is no status bar.
    open var scrollsToTop = true

    /// Stored without effect: there is no keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// Whether a finger is on the content, moving or not.
    open var isTracking: Bool { drag.isTracking }

    /// Whether fingers move the content.
    open var isDragging: Bool { drag.isDragging }

    /// Whether the content is decelerating after a drag.
    open var isDecelerating: Bool { motion?.phase == .decelerating }

    // MARK: Touches in the content

    /// Whether views in the content hear of fingers only when these have stayed for 0.15 seconds. True by default.
    open var delaysContentTouches = true

    /// Whether the content can be moved by fingers that views in it have heard of already. True by default.
    open var canCancelContentTouches = true

    /// Whether touches are delivered to a view in the content. True by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether fingers that a view in the content has heard of may move the content.
    open func touchesShouldCancel(in view: UIView) -> Bool { mayTakeTouches(from: view) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === ownPan ? panMayBegin : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// The recognizer of the fingers that move the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }

    /// The recognizer of the fingers that zoom; nil where there is nothing to zoom.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { ownPinch.isEnabled ? ownPinch : nil }

    // MARK: Indicators

    /// Whether a bar shows where the content is along the vertical axis while it moves. True by default.
    open var showsVerticalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// Whether a bar shows where the content is along the horizontal axis while it moves. True by default.
    open var showsHorizontalScrollIndicator = true {
        didSet { indicators.update() }
    }

    /// The appearance of the indicators.
    open var indicatorStyle = IndicatorStyle.default {
        didSet { indicators.update() }
    }

    /// The insets of the vertical indicator, in addition to the content's.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// The insets of the horizontal indicator, in addition to the content's.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { indicators.update() }
    }

    /// The insets of both indicators; reading returns the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// Whether the safe area is added to the bars' insets. True by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { indicators.update() }
    }

    /// Shows the bars for a moment.
    open func flashScrollIndicators() {
        indicators.show()
        indicators.fade()
    }

    // MARK: Zooming

    /// The minimum zoom scale. 1 by default.
    open var minimumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The maximum zoom scale. 1 by default; zooming requires it to exceed the minimum.
    open var maximumZoomScale: CGFloat = 1 {
        didSet { zoomLimitsDidChange() }
    }

    /// The current zoom scale of the delegate's view.
    open var zoomScale: CGFloat {
        get { zoom.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    override var hasContentArea: Bool { true }
    override func takeSolvedContentSize(_ size: AxisPair<CGFloat?>) { fitContent(size) }
    override func zoomScale(of subview: UIView) -> CGFloat? { zoomedView === subview ? zoom.scale : nil }

    /// Zooms about the middle of the view, at once or in 0.25 seconds.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }

    /// Zooms so that a part of the delegate's view, in its coordinates, fills this view.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

    /// Whether fingers can zoom a bit beyond the limits. True by default.
    open var bouncesZoom = true

    /// Whether fingers zoom.
    open var isZooming: Bool { zoom.isZooming }

    /// Whether zooming bounces at its limits.
    open var isZoomBouncing: Bool { zoom.isBouncing }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateInsets()
        keepWithinLimits()
        indicators.update()
    }
}
