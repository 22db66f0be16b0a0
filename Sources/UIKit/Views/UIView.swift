public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the interface: a layer, its subviews and the response to touches.
///
/// A view and its layer represent the same object: changes to one show in the other. Members that a subclass may
/// override are declared here, as Swift requires; their implementations are in the `UIView+` files.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview)
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate, UITraitChangeObservable {
    /// The layer that the view draws into and that displays it. The view is its delegate.
    public final let layer: CALayer

    final var children: [UIView] = []
    /// Weak, as a view may be deallocated on any thread.
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

    /// The number of animations that disable touches on the view.
    final var untouchableCount = 0

    /// The properties supported by appearance proxies that have been set on the view.
    final var appearanceMarks: AppearanceMarks = []
    /// The properties of subclasses that have been set on the view, and the closures that copy them.
    final var customAppearance: [AnyKeyPath: @MainActor (UIView, UIView) -> Void] = [:]

    final var layoutState: ViewLayoutState?
    final var layoutFlags: ViewLayoutFlags = [.needsUpdate, .treeNeedsUpdate]

    // MARK: Creation

    /// The class of the views' layers: `CALayer`, unless overridden.
    open class var layerClass: AnyClass { CALayer.self }

    /// Creates a view with a frame in its superview's coordinates, in points.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        knownTraits = UITraitCollection.current
        super.init()
        takeLayer(frame: frame)
    }

    /// Dispatches to the `init(frame:)` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_view_init")
    @usableFromInline @inline(never)
    convenience init(_empty: Void) { self.init(frame: .zero) }

    /// Creates a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from an archive; returns nil and fails the decoder if it can't be read.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        knownTraits = UITraitCollection.current
        super.init()
        takeLayer(frame: .zero)
        guard restore(from: coder) else { return nil }
    }

    /// Archives the view and its subviews: geometry, appearance, layout, and what the views' classes add.
    ///
    /// The layer's own properties and its mask are archived, but not sublayers and animations; among constraints, those
    /// whose `shouldBeArchived` is true. Targets, delegates, gesture recognizers and closures aren't archived.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    // Nonisolated, so that those of subclasses needn't be isolated either.
    deinit { MainActor.unchecked { _ = ViewTeardown(self) } }

    // MARK: Appearance

    /// The properties that appearance proxies of the class apply, those of its superclass first.
    class var appearanceProperties: [AppearanceProperty] { AppearanceProperty.ofViews }

    /// The background colour behind the content; nil, the default, for none. Animatable.
    open var backgroundColor: UIColor? {
        get { shownBackgroundColor }
        set {
            appearanceMarks.insert(.backgroundColor)
            changing("backgroundColor", of: self) { setBackgroundColor(newValue) }
        }
    }

    /// The opacity of the view and its subviews, from 0, transparent, to 1, the default. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { changing("alpha", of: self) { layer.opacity = Float(newValue) } }
    }

    /// Whether the view and its subviews are hidden, and receive no touches. False by default.
    open var isHidden: Bool {
        get { layer.isHidden || layoutFlags.contains(.isHiddenByStack) }
        set {
            appearanceMarks.insert(.isHidden)
            changing("hidden", of: self) {
                guard parent?.setHidden(self, newValue) != true else { return }
                layer.isHidden = newValue
            }
        }
    }

    /// Whether the view fills its bounds with opaque content; areas that it doesn't draw are black. True by default.
    open var isOpaque: Bool {
        get { layer.isOpaque }
        set { layer.isOpaque = newValue }
    }

    /// Whether subviews are clipped to the bounds. False by default.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether the content is cleared before `draw(_:)`. True by default; Kasane always clears it.
    open var clearsContextBeforeDrawing = true

    /// The colour of interactive elements: the view's own, or its superview's; at the root, the system's blue. It is
    /// never nil when read; set nil to inherit it.
    open var tintColor: UIColor! {
        get { shownTintColor }
        set {
            appearanceMarks.insert(.tintColor)
            setTintColor(newValue)
        }
    }

    /// Whether the tint colour is dimmed; `.automatic` inherits it from the superview.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { shownTintAdjustmentMode }
        set { setTintAdjustmentMode(newValue) }
    }

    final var ownTintAdjustmentMode = TintAdjustmentMode.automatic

    /// Called when `tintColor` has changed, even if inherited.
    open func tintColorDidChange() {}

    /// A view whose alpha channel masks this one; it is in this view's coordinates, and has no superview.
    open var mask: UIView? {
        get { maskView }
        set { setMask(newValue) }
    }

    /// How the content is adjusted when the bounds change.
    open var contentMode: ContentMode {
        get { ownContentMode }
        set { setContentMode(newValue) }
    }

    /// The part of the content that is stretched, in the unit square. All of it by default.
    open var contentStretch: CGRect {
        get { layer.contentsCenter }
        set { layer.contentsCenter = newValue }
    }

    /// The number of pixels of the content per point.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { setContentScaleFactor(newValue) }
    }

    // MARK: Geometry

    /// The view's rectangle in its superview's coordinates, in points; undefined unless `transform` is the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changing("frame", of: self) { noticingChanges { layer.frame = newValue } } }
    }

    /// The view's rectangle in its own coordinates, in points. Changing its size also triggers layout of the superview.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changing("bounds", of: self) { noticingChanges { layer.bounds = newValue } } }
    }

    /// The position of the anchor point, by default the centre, in the superview's coordinates.
    open var center: CGPoint {
        get { layer.position }
        set { changing("center", of: self) { noticingChanges { layer.position = newValue } } }
    }

    /// The two-dimensional transform of the view about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { changing("transform", of: self) { layer.transform = CATransform3DMakeAffineTransform(newValue) } }
    }

    /// The three-dimensional transform of the view about its anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point of the bounds located at `center`, in unit coordinates. Changing it moves the view.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Whether subviews are resized by their `autoresizingMask` when the bounds change. True by default.
    open var autoresizesSubviews = true {
        didSet { for child in children { child.passAutoresizing() } }
    }

    /// The dimensions that are flexible when the superview is resized. None by default.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { passAutoresizing() }
    }

    /// Returns the size that best fits the view within a size: its current size, unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Resizes the view to fit best; the origin of its frame is kept.
    open func sizeToFit() { resizeToFit() }

    /// The natural size of the view's content, with `UIView.noIntrinsicMetric` for dimensions without one.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Invalidates layout after `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() {
        noteContentSize()
        contentSizeNeedsLayout()
    }

    /// The shape used for collisions in a dynamic animator: the bounds, unless overridden.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

    /// The convex path used for collisions if `collisionBoundsType` is a path, in points from the centre.
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    // MARK: View hierarchy

    /// The superview; nil if there is none.
    open var superview: UIView? { parent }

    /// The subviews, back to front.
    open var subviews: [UIView] { children }

    /// The window that contains the view; nil if there is none.
    open var window: UIWindow? { parent?.window }

    /// Adds a view in front of all other subviews.
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }

    /// Inserts a view at an index in the order of subviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Inserts a view directly behind a subview, or in front of all subviews if the other view isn't one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: .below(siblingSubview))
    }

    /// Inserts a view directly in front of a subview, or of all subviews if the other view isn't one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: .above(siblingSubview))
    }

    /// Exchanges two subviews in the order.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Moves a subview to the front.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

    /// Moves a subview to the back.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

    /// Removes the view from its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether the view is the other view or a descendant of it.
    open func isDescendant(of view: UIView) -> Bool { self === view || parent?.isDescendant(of: view) == true }

    /// Called when a subview has been added.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Called before the view moves to a superview, or to none.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called when the superview has changed.
    open func didMoveToSuperview() {}

    /// Called before the view moves to a window, or to none.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called when the window has changed.
    open func didMoveToWindow() {}

    /// A number that identifies the view. 0 by default.
    open var tag = 0 {
        willSet { willChange(\.tag, of: self) }
        didSet { didChange(\.tag, of: self) }
    }

    /// Returns the first view with a tag among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    open override var next: UIResponder? { controller ?? parent }

    // MARK: Layout

    /// Lays out the subviews: called when the size of the bounds or the subviews have changed. By default, it only
    /// applies constraints to the subviews that have some.
    open func layoutSubviews() { placeByConstraints() }

    /// Requests layout of the subviews before the next frame.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Performs pending layout immediately, from the topmost superview that needs it.
    open func layoutIfNeeded() { layoutNow() }

    /// The margins that the content should keep from the edges, 8 points by default, in addition to the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { shownMargins }
        set { setMargins(NSDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft)) }
    }

    /// `layoutMargins` relative to the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(shownMargins, isRightToLeft: isRightToLeft) }
        set { setMargins(newValue) }
    }

    /// Whether the margins are at least the superview's where they overlap the view. False by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { ownMargins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the margins include the safe area insets. True by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { ownMargins.followsSafeArea }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    /// Called when the margins have changed.
    open func layoutMarginsDidChange() {}

    /// The insets of the area that isn't covered by bars or a rounded screen, in points.
    open var safeAreaInsets: UIEdgeInsets { ownSafeArea }

    /// Called when the safe area insets have changed.
    open func safeAreaInsetsDidChange() {}

    // MARK: Constraints

    /// Whether the frame and the autoresizing mask are translated into constraints that position the view. True by
    /// default; set it to false for a view positioned by constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutFlags.contains(.isConstrained) }
        set { setConstrained(!newValue) }
    }

    /// Whether a list sets the view's frame, as it does for cells, headers and footers.
    var isPlacedByList: Bool { false }

    /// Whether the view requires constraint-based layout. False by default.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The active constraints that the view holds: those for which it is the nearest common ancestor of both items.
    open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

    /// Adds a constraint between the view and its descendants, activating it.
    open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }

    /// Adds constraints between the view and its descendants, activating them.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Removes a constraint held by the view, deactivating it.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Removes constraints held by the view, deactivating them.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Updates the view's constraints: called before layout if requested, for subviews first. Overrides call super at
    /// the end.
    open func updateConstraints() {}

    /// Requests a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() { requestUpdate() }

    /// Whether a call of `updateConstraints()` is pending.
    open func needsUpdateConstraints() -> Bool { layoutFlags.contains(.needsUpdate) }

    /// Calls `updateConstraints()` for the view and its descendants where it was requested.
    open func updateConstraintsIfNeeded() { runUpdates() }

    /// The insets of the alignment rectangle, to which constraints apply, within the frame. Zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: .zero - alignmentRectInsets)
    }

    /// Returns the view used for baseline constraints before iOS 9: itself. No longer called.
    open func forBaselineLayout() -> UIView { self }

    /// The view that provides the first baseline: itself by default.
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

    /// The view that provides the last baseline: itself by default.
    open var forLastBaselineLayout: UIView { self }

    /// Returns the baselines of the view's text for a width; nil for a view without text, whose baselines are its
    /// bottom edge.
    func baselineOffsets(inWidth width: CGFloat) -> BaselineOffsets? { nil }

    /// Whether the view provides its baselines itself, although subviews show its text.
    var knowsOwnBaselines: Bool { false }

    /// Returns the content size for a width, for content whose height depends on it; nil if `intrinsicContentSize` is
    /// sufficient.
    func contentSize(fittingWidth width: CGFloat) -> CGSize? { nil }

    /// The priorities with which views of this class resist growing beyond their content, unless they are changed.
    class var standardHugging: AxisPriorities { (.defaultLow, .defaultLow) }

    /// The priority with which the view resists growing beyond its content: 250 by default; 750 for switches, steppers,
    /// pickers, page controls and activity indicators, and for the heights of sliders, segmented controls, progress
    /// views, search bars, tab bars and toolbars.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = layoutState?.hugging ?? Self.standardHugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets the priority with which the view resists growing beyond its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setContentPriority(priority, axis, \.hugging)
    }

    /// The priority with which the view resists being compressed below its content: 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let state = layoutState else { return .defaultHigh }
        return axis == .horizontal ? state.compression.horizontal : state.compression.vertical
    }

    /// Sets the priority with which the view resists being compressed below its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        setContentPriority(priority, axis, \.compression)
    }

    /// The size that the view's constraints yield when fitting `targetSize` with low priority.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the view's constraints yield when fitting `targetSize` with the given priorities.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// Whether the constraints leave the view's frame ambiguous. For debugging.
    open var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

    /// Moves an ambiguous view to another position that its constraints allow. Kasane keeps the current one.
    open func exerciseAmbiguityInLayout() {}

    /// The active constraints that affect the view along an axis. For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutEngine?.constraints(affecting: self, axis) ?? []
    }

    // MARK: Drawing

    /// Draws the view's content into the current context, whose origin is at the bounds' top left, y down. Override it
    /// to draw; a class that doesn't override it has no content of its own and is never asked to display.
    ///
    /// If the layer is a `CATiledLayer`, this is called on other threads, for several tiles at a time.
    open func draw(_ rect: CGRect) {}

    /// Requests redrawing before the next frame. Does nothing in a class that doesn't override `draw(_:)`.
    open func setNeedsDisplay() {
        if DrawingClasses.contains(type(of: self)) { layer.setNeedsDisplay() }
    }

    /// Requests redrawing of a part of the content before the next frame. Does nothing in a class that doesn't override
    /// `draw(_:)`.
    open func setNeedsDisplay(_ rect: CGRect) {
        if DrawingClasses.contains(type(of: self)) { layer.setNeedsDisplay(rect) }
    }

    /// Returns a snapshot of the view's current appearance.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        makeSnapshot(of: bounds, afterScreenUpdates: afterUpdates)
    }

    /// Draws the view and its subviews into the current context, scaled to a rectangle; returns false without a
    /// context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawTree(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// The class, the frame and all non-default properties, in UIKit's format.
    nonisolated open override var description: String { MainActor.unchecked { describe() } }

    /// What a subclass adds to the description after the frame, such as `text = 'OK'`.
    var describedContents: String? { nil }

    /// Whether the description omits opacity.
    var isDescribedAsOpaque: Bool { isOpaque }

    /// The name of the layer's class in the description.
    var describedLayerClass: String { "\(type(of: layer))" }

    // MARK: CALayerDelegate

    open func display(_ layer: CALayer) { layer.delegatePassed() }

    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

    open func layerWillDraw(_ layer: CALayer) {}

    open func layoutSublayers(of layer: CALayer) { layoutByLayer(layer) }

    /// The action for a change of a layer property: an animation inside an animation block, otherwise none.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { viewAction(for: layer, event) }

    // MARK: Traits

    open var traitCollection: UITraitCollection { knownTraits }

    /// The traits that override inherited ones for the view and its descendants. None by default.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides != oldValue { updateTraits() } }
    }

    /// Called when the traits' `displayScale` has changed: contents with the previous scale are redrawn.
    func followDisplayScale(from previous: CGFloat) { redrawAtDisplayScale(from: previous) }

    /// The handlers of trait changes.
    public final lazy var traitObservers = TraitObservers()

    /// Called when the traits have changed, with the previous ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style of the view and its descendants; unspecified to inherit it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
    }

    /// The minimum content size category for the view and its descendants; nil, the default, for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.minimum }
        set { limitContentSize(from: newValue, to: maximumContentSizeCategory) }
    }

    /// The maximum content size category for the view and its descendants; nil, the default, for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.maximum }
        set { limitContentSize(from: minimumContentSizeCategory, to: newValue) }
    }

    /// A description of the limits of this view and its ancestors, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String { describeContentSizeLimits() }

    final var contentSizeLimits: ContentSizeLimits?

    /// Whether the view's content is mirrored in right-to-left layouts.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet {
            appearanceMarks.insert(.semanticContentAttribute)
            if semanticContentAttribute != oldValue { directionDidChange() }
        }
    }

    /// The layout direction of the view's content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    // MARK: Touch handling

    /// Whether the view and its subviews receive touches. True by default.
    open var isUserInteractionEnabled = true

    /// Whether the view receives more than one touch at a time. False by default.
    open var isMultipleTouchEnabled = false

    /// Whether other views receive no touches while this one has some. False by default.
    open var isExclusiveTouch = false

    /// The gesture recognizers attached to the view.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set { setRecognizers(newValue ?? []) }
    }

    final var ownRecognizers: [UIGestureRecognizer] = []

    final var ownInteractions: [any UIInteraction] = []

    /// Makes the view or a descendant resign first responder, which ends editing. Returns whether it has resigned; with
    /// `force`, it resigns unconditionally.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignEditor(force) }

    /// Attaches a gesture recognizer, detaching it from the view it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        setRecognizers(ownRecognizers.filter { $0 !== gestureRecognizer } + [gestureRecognizer])
    }

    /// Detaches a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        setRecognizers(ownRecognizers.filter { $0 !== gestureRecognizer })
    }

    /// Whether a gesture recognizer attached to the view may begin. True by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether a gesture on an ancestor yields to the view's own touch handling, as for controls.
    func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the view keeps the touches it has received when an enclosing scroll view would scroll, as controls do.
    var keepsTouchesFromScrolling: Bool { false }

    /// The frontmost view at a point of this view's coordinates, itself or a descendant; nil if there is none. Ignores
    /// views that are hidden, don't receive touches or are nearly transparent (`alpha` below 0.01).
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point of the view's own coordinates is inside it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Accessibility

    override var standardAccessibilityFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    // MARK: Overridden by UIKit's subclasses

    /// The archived properties, those of the superclass first, in the order in which they are set.
    class var archivedFields: [ArchivedField] { UIView.fieldsOfViews }

    /// Whether the layer's contents are archived; false if the view generates them.
    var archivesLayerContents: Bool { true }

    /// Sets up the view like `init(frame:)`, before its archived state is restored.
    func prepareToRestore() {}

    /// Whether the class created a subview itself, so that archives omit it.
    func isOwnPart(_ subview: UIView) -> Bool { false }

    /// Hides or shows a subview in the view's own way; returns false if it has none.
    func setHidden(_ subview: UIView, _ isHidden: Bool) -> Bool { false }

    /// The traits that a view without a superview inherits.
    var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

    /// The inherited safe area: the part of the superview's that overlaps the view.
    var outerSafeArea: UIEdgeInsets {
        guard let parent else { return .zero }
        // Behind a sheet, the view that fills a window is shrunk, and keeps its layout.
        if let controller, !transform.isIdentity, parent.isFilled(by: controller) { return parent.safeAreaInsets }
        // During a transition, a screen keeps its layout.
        if let controller, controller.parent != nil, bounds.size == parent.bounds.size { return parent.safeAreaInsets }
        return insets(under: parent.safeAreaOfSubviews, of: parent)
    }

    /// The safe area insets that subviews inherit.
    var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets }

    /// Whether constraints of the subviews lay out a content area, rather than the view's bounds.
    var hasContentArea: Bool { false }

    /// Receives the size that constraints determine for the content area, along the axes that they determine.
    func takeSolvedContentSize(_ size: AxisPair<CGFloat?>) {}

    /// The zoom scale of a subview that the view zooms; nil for any other.
    func zoomScale(of subview: UIView) -> CGFloat? { nil }

    /// Whether the view gives a controller's view its own size, regardless of constraints.
    func isFilled(by controller: UIViewController) -> Bool { false }

    /// Called when the content size of a subview, or its priority, has changed.
    func contentSizeDidChange(of subview: UIView) {}

    // MARK: Restoration

    /// The identifier for state restoration. Stored without effect: nothing is restored.
    open var restorationIdentifier: String?

    /// Called to save the view's state; never called here, as nothing is restored.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called to restore the view's state; never called here, as nothing is restored.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Rarely set properties

    /// State that only few views have.
    final var extras: RareViewData?

    /// The hover style of the view. Stored only: a pointer follows a `UIPointerInteraction`.
    open var hoverStyle: UIHoverStyle? {
        get { extras?.hoverStyle }
        set { withExtras { $0.hoverStyle = newValue } }
    }

    /// Whether the large content viewer is shown on a long press if the user has enabled it. False by default. Stored
    /// without effect, as are the related properties: there is no such viewer.
    open var showsLargeContentViewer: Bool {
        get { extras?.showsLargeContentViewer ?? false }
        set { withExtras { $0.showsLargeContentViewer = newValue } }
    }

    /// The title in the large content viewer.
    open var largeContentTitle: String? {
        get { extras?.largeContentTitle }
        set { withExtras { $0.largeContentTitle = newValue } }
    }

    /// The image in the large content viewer.
    open var largeContentImage: UIImage? {
        get { extras?.largeContentImage }
        set { withExtras { $0.largeContentImage = newValue } }
    }

    /// Whether the large content image is scaled to the available space. False by default.
    open var scalesLargeContentImage: Bool {
        get { extras?.scalesLargeContentImage ?? false }
        set { withExtras { $0.scalesLargeContentImage = newValue } }
    }

    /// The insets that centre the large content image, in points. Zero by default.
    open var largeContentImageInsets: UIEdgeInsets {
        get { extras?.largeContentImageInsets ?? .zero }
        set { withExtras { $0.largeContentImageInsets = newValue } }
    }

    // MARK: Interactions

    /// The interactions, in the order in which they were added.
    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set {
            for old in ownInteractions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
            for new in newValue { addInteraction(new) }
        }
    }

    /// Adds an interaction, and removes it from its previous view. One that the view already has is left unchanged.
    open func addInteraction(_ interaction: any UIInteraction) {
        guard !ownInteractions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ownInteractions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction; one that the view doesn't have is left where it is.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard let place = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        ownInteractions.remove(at: place)
        interaction.didMove(to: nil)
    }

    // MARK: Guides

    /// The layout guides of the view.
    open var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a layout guide, removing it from its previous view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.role == .free else {
            return reportOnce("A system guide belongs to its view and can't be added to another view")
        }
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        neededLayoutState.guides.append(layoutGuide)
    }

    /// Removes a layout guide, and the constraints that refer to it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self, layoutGuide.role == .free else { return }
        deactivateConstraints { $0 === layoutGuide }
        layoutGuide.owner = nil
        layoutState?.guides.removeAll { $0 === layoutGuide }
    }

    /// The part of the view not covered by bars or a rounded screen.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }

    /// The part of the view within its margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }

    /// The part within the margins limited to a readable width, 672 points, centred.
    open var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, "UIViewReadableContentGuide")
    }

    /// The part of the view that the keyboard covers.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide)
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        let state = neededLayoutState
        if let known = state.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return known }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        guide.identifier = "UIViewKeyboardLayoutGuide"
        state.systemGuides.append(guide)
        Keyboard.shared.add(guide)
        return guide
    }

    // MARK: Coordinate conversion

    /// Converts a point from this view's coordinates to another's; nil stands for the window, or otherwise the space
    /// that contains the topmost view.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? window)?.layer)
    }

    /// Converts a point from another view's coordinates to this one's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }

    /// Converts a rectangle from this view's coordinates to its bounding box in another's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? window)?.layer)
    }

    /// Converts a rectangle from another view's coordinates to its bounding box in this one's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? window)?.layer)
    }
}
