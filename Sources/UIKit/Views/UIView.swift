public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the interface: a layer, subviews, and answers to touches.
///
/// A view and its layer are one thing seen from two sides: what one is told, the other shows. Members that a subclass
/// may override stand here, as Swift demands; what they do is in the `UIView+` files.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview)
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency CALayerDelegate, UITraitChangeObservable {
    /// What the view draws into and is shown by. The view is its delegate.
    public final let layer: CALayer

    final var children: [UIView] = []
    /// Weak, as a view may go away on any thread.
    final weak var parent: UIView?
    /// The controller whose view this is.
    final weak var controller: UIViewController?

    final var ownBackgroundColor: UIColor?
    final var ownTintColor: UIColor?
    final var knownTraits: UITraitCollection
    final var knownSafeArea = UIEdgeInsets.zero
    final var ownMargins: ViewMargins = .init()
    final var ownContentMode = ContentMode.scaleToFill
    final var maskView: UIView?

    /// How many animations keep touches from the view.
    final var untouchableCount = 0

    final var layoutState: ViewLayoutState?
    final var layoutFlags: ViewLayoutFlags = [.needsUpdate, .treeNeedsUpdate]

    // MARK: Making one

    /// The class of the views' layers: `CALayer`, unless a subclass says otherwise.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view with a frame in its superview's space, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        knownTraits = UITraitCollection.current
        super.init()
        takeLayer(frame: frame)
    }

    /// An empty view.
    public convenience override init() { self.init(frame: .zero) }

    /// Archives of views can't be read yet, so this makes none.
    public required init?(coder: NSCoder) { nil }

    // Isolated to no actor, so that those of subclasses need not be either.
    deinit { MainActor.unchecked { _ = ViewTeardown(self) } }

    // MARK: Appearance

    /// What fills the view behind its contents; nil, the default, for nothing. Animates.
    open var backgroundColor: UIColor? {
        get { shownBackgroundColor }
        set { setBackgroundColor(newValue) }
    }

    /// How much of the view and its subviews shows: 0 nothing, 1 (the default) all. Animates.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view and its subviews are left out of the image and out of touch.
    open var isHidden: Bool {
        get { layer.isHidden || layoutFlags.contains(.isHiddenByStack) }
        set {
            guard parent?.setHidden(self, newValue) != true else { return }
            layer.isHidden = newValue
        }
    }

    /// A promise that the view covers all of its bounds with what it draws; where it does not, black shows. True by default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are cut off at the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether what was drawn is cleared before `draw(_:)`. True by default; Kasane always draws on a clear page.
    open var clearsContextBeforeDrawing = true

    /// The colour of what can be touched: the view's own, or the superview's; at the top the system's blue. Never nil to
    /// read; nil to inherit.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set { setTintColor(newValue) }
    }

    /// Whether the tint colour is dimmed; `.automatic` as in the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called when `tintColor` has another value, be it by a superview.
    open func tintColorDidChange() {}

    /// A view whose alpha cuts this one; it lies in this view's space, and in no other view.
    open var mask: UIView? {
        get { maskView }
        set { setMask(newValue) }
    }

    /// Where the contents go when the bounds change.
    open var contentMode: ContentMode {
        get { ownContentMode }
        set { setContentMode(newValue) }
    }

    /// The part of the contents that is stretched, in fractions of them. All by default.
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// How many pixels of the contents make a point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's space; not to be relied on while `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { noticingChanges { layer.frame = newValue } }
    }

    /// The view's rectangle in its own space. Another size lays out the superview too.
    open var bounds: CGRect {
        get { layer.bounds }
        set { noticingChanges { layer.bounds = newValue } }
    }

    /// Where the anchor point, by default the middle, lies in the superview's space.
    open var center: CGPoint {
        get { layer.position }
        set { noticingChanges { layer.position = newValue } }
    }

    /// What is done to the view about its anchor point, in the plane.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.transform = CATransform3DMakeAffineTransform(newValue) }
    }

    /// What is done to the view about its anchor point, in space.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds that lies at `center`, in fractions of them. Moving it moves the view.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Whether the subviews follow changes of the bounds' size by their `autoresizingMask`. True by default.
    open var autoresizesSubviews = true {
        didSet { for child in children { child.passAutoresizing() } }
    }

    /// What gives way when the superview changes its size. Nothing by default.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { passAutoresizing() }
    }

    /// The size that suits the view best within a size: its own, unless a subclass says otherwise.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best; its frame keeps its origin.
    open func sizeToFit() { resizeToFit() }

    /// The size that the view's contents would like, with `UIView.noIntrinsicMetric` for no wish.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` has another value.
    open func invalidateIntrinsicContentSize() {
        noteContentSize()
        contentSizeNeedsLayout()
    }

    // MARK: The tree

    /// The view that this one lies in.
    open var superview: UIView? { parent }

    /// The views that lie in this one, back to front.
    open var subviews: [UIView] { children }

    /// The window that the view is in.
    open var window: UIWindow? { parent?.window }

    /// Puts a view in front of all other subviews.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// Puts a view at an index in the order of subviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view just behind a subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: .below(siblingSubview))
    }

    /// Puts a view just in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: .above(siblingSubview))
    }

    /// Has two subviews take each other's place in the order.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

    /// Moves a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is another one, or lies below it.
    open func isDescendant(of view: UIView) -> Bool { self === view || parent?.isDescendant(of: view) == true }

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview leaves.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view comes into a superview, or into none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the superview is another one, or none.
    open func didMoveToSuperview() {}

    /// Called before the view comes into a window, or into none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the window is another one, or none.
    open func didMoveToWindow() {}

    /// A number to find the view by. 0 by default.
    open var tag = 0

    /// The first view with a tag among this one and those below it.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    open override var next: UIResponder? { controller ?? parent }

    // MARK: Layout

    /// Places the subviews: called when the bounds' size or the subviews changed. Puts those that constraints are about
    /// where the constraints say, and does nothing else here.
    open func layoutSubviews() { placeByConstraints() }

    /// Asks for the subviews to be laid out before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Lays out now what asked for it, from the furthest superview that did.
    open func layoutIfNeeded() { layoutNow() }

    /// The distances from the edges that contents should keep, 8 points by default, besides those of the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { shownMargins }
        set { setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
    }

    /// `layoutMargins` by the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(shownMargins, isRightToLeft: isRightToLeft) }
        set { setMargins(newValue) }
    }

    /// Whether the margins are at least the superview's, as far as the view lies in them. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { ownMargins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins begin at the safe area. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownMargins.followsSafeArea }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    /// Called when the margins have changed.
    open func layoutMarginsDidChange() {}

    /// The distances from the edges where bars and rounded screens may cover the view.
    open var safeAreaInsets: UIEdgeInsets { ownSafeArea }

    /// Called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Constraints

    /// Whether the frame and the autoresizing mask decide where the view is, as constraints that others can be solved
    /// with. True by default; set it to false for a view that constraints are to place.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutFlags.contains(.isConstrained) }
        set { setConstrained(!newValue) }
    }

    /// Whether the view can be laid out by constraints only. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints that the view holds: those for which it is the nearest common ancestor of both items.
    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Has a constraint count that is about the view and what lies in it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }

    /// Has constraints count that are about the view and what lies in it.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Has a constraint that the view holds count no more.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Has constraints that the view holds count no more.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Changes the view's constraints: called before layout where that was asked for, in subviews first. An override
    /// ends with a call of this one.
    open func updateConstraints() {}

    /// Asks for `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { requestUpdate() }

    /// Whether `updateConstraints()` will be called.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdate) }

    /// Calls `updateConstraints()` in the view and those below it where that was asked for.
    open func updateConstraintsIfNeeded() { runUpdates() }

    /// How far the part of the frame that constraints are about lies within it. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The part of a frame that constraints are about.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame whose part that constraints are about is a rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: .zero - alignmentRectInsets)
    }

    /// The view whose first line of text stands for this one's: itself by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view whose last line of text stands for this one's: itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// Where the view's text stands; nil for a view without text, whose baselines are its lower edge.
    var baselineOffsets: BaselineOffsets? { nil }

    /// The size of contents whose height depends on their width; nil where `intrinsicContentSize` says it all.
    func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }

    /// How much the view resists being larger than its contents: 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultLow }
        return axis == .horizontal ? state.hugging.horizontal : state.hugging.vertical
    }

    /// Sets how much the view resists being larger than its contents.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis, \.hugging)
    }

    /// How much the view resists being smaller than its contents: 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultHigh }
        return axis == .horizontal ? state.compression.horizontal : state.compression.vertical
    }

    /// Sets how much the view resists being smaller than its contents.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis, \.compression)
    }

    /// The size that the view's constraints give it where it would like to have `targetSize`, with a low priority.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view's constraints give it where it would like to have `targetSize`, with given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether constraints leave open where the view is. For finding mistakes.
    open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

    /// Gives the view another place that its constraints allow: here it has the one that they were solved to already.
    open func exerciseAmbiguityInLayout() {}

    /// The active constraints that decide where the view is along an axis. For finding mistakes.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutEngine?.constraints(affecting: self, axis) ?? []
    }

    // MARK: Drawing

    /// Draws the view's contents into the current context, whose origin is at the bounds' top left, y down. Override it to
    /// draw; a class that does not has no contents of its own, and is not asked to display.
    ///
    /// A view whose layer is a `CATiledLayer` is drawn on other threads, several tiles at a time.
    open func draw(_ rect: CGRect) {}

    /// Asks for the contents to be drawn before the next frame. Does nothing in a class that does not override `draw(_:)`.
    open func setNeedsDisplay() {
        if DrawingClasses.contains(type(of: self)) { layer.setNeedsDisplay() }
    }

    /// Asks for a part of the contents to be drawn before the next frame. Does nothing in a class that does not override
    /// `draw(_:)`.
    open func setNeedsDisplay(_ rect: CGRect) {
        if DrawingClasses.contains(type(of: self)) { layer.setNeedsDisplay(rect) }
    }

    /// A view that shows what this one does now.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// Draws the view and its subviews into the current context, scaled to a rectangle; false where there is none.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterScreenUpdates: afterUpdates)
    }

    // MARK: The layer's delegate

    open func display(_ layer: CALayer) { layer.delegatePassed() }

    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

    open func layerWillDraw(_ layer: CALayer) {}

    open func layoutSublayers(of layer: CALayer) { layoutByLayer(layer) }

    /// What happens when a property of the layer changes: nothing outside an animation block, an animation in one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(for: layer, event) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { knownTraits }

    /// The traits that the view and all below it have whatever is above. None by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }

    /// Called when traits have another `displayScale` than before: contents that were as sharp as that are drawn anew.
    func followDisplayScale(from previous: CGFloat) { redrawAtDisplayScale(from: previous) }

    /// The closures that wait for other traits.
    public final lazy var traitObservers = TraitObservers()

    /// Called when traits have changed, with those before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The style of the view and all below it; unspecified to inherit.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// Whether the view turns round where one reads from right to left.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
    }

    /// The direction that the view's contents are laid out in.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Touch

    /// Whether touches come to the view and its subviews. True by default.
    open var isUserInteractionEnabled = true

    /// Whether the view gets more than one touch at a time. False by default.
    open var isMultipleTouchEnabled = false

    /// Whether no other view gets touches while this one has some. False by default.
    open var isExclusiveTouch = false

    /// The recognizers that look at touches in the view and below it.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set { setRecognizers(newValue ?? []) }
    }

    final var ownRecognizers: [UIGestureRecognizer] = []

    /// Adds a recognizer, which leaves the view it was on.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        setRecognizers(ownRecognizers.filter { $0 !== gestureRecognizer } + [gestureRecognizer])
    }

    /// Takes a recognizer off.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        setRecognizers(ownRecognizers.filter { $0 !== gestureRecognizer })
    }

    /// Whether a recognizer on the view may begin. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a gesture on a view above gives way to what the view does with touches, as controls do.
    func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the view keeps touches that it has heard of when a scroll view around it would scroll, as controls do.
    var keepsTouchesFromScrolling: Bool { false }

    /// The frontmost view at a point of this view's space, itself or one below it; nil where there is none. Views that are
    /// hidden, out of touch or nearly transparent (`alpha` under 0.01) are left out.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point of the view's own space lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Accessibility

    override var standardAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: For UIKit's subclasses

    /// Hides or shows a subview in the view's own way; returns false where it has none.
    func setHidden(_ subview: UIView, _ isHidden: Bool) -> Bool { false }

    /// The safe area that the view is given from outside: as much of the superview's as reaches into it.
    var outerSafeArea: UIEdgeInsets {
        guard let parent else { return .zero }
        return insets(under: parent.safeAreaInsets, of: parent)
    }

    /// Whether constraints of the subviews lay out a content area, rather than the view's bounds.
    var hasContentArea: Bool { false }

    /// Takes the size that constraints found for the content area, along the axes that they decide.
    func takeSolvedContentSize(_ size: AxisPair<CGFloat?>) {}

    /// The scale at which the view shows a subview that it zooms; nil for any other.
    func zoomScale(of subview: UIView) -> CGFloat? { nil }

    /// Whether the view gives the view of a controller its own size, whatever constraints say.
    func isFilled(by controller: UIViewController) -> Bool { false }

    /// Called when the size of a subview's contents, or its priority, changed.
    func contentSizeDidChange(of subview: UIView) {}

    // MARK: Restoration

    /// A name for the view where an interface is built up again. Kept; nothing is restored here.
    open var restorationIdentifier: String?
}
