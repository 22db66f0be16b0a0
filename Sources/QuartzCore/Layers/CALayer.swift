public import CoreGraphics
public import Foundation
import Raster
import Synchronization

/// A rectangle of visual content with geometry, appearance and sublayers: a node of a layer tree.
///
/// Members that a subclass may override are declared here, as Swift requires; their implementation is in the `CALayer+`
/// files.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer)
open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {
    /// Guarded by `lock`; accessed through the properties in `LayerStorage.swift`.
    @exclusivity(unchecked) final var storage: LayerStorage
    final let lock = SpinLock()
    /// The thread currently mutating this layer; 0 if none.
    final let mutatingThread = Atomic<UInt>(0)
    /// The layer and moment that a presentation copy shows; nil for a model layer.
    final var presentationSource: PresentationSource?

    /// A name for the layer, for key paths such as `sublayers.NAME.opacity` and for messages.
    open var name: String? {
        get { ownName }
        set { ownName = newValue }
    }

    /// The object asked to display, draw, lay out and animate for the layer. Not retained.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Creation

    /// Creates a layer with empty bounds and all properties at their defaults.
    public override init() {
        storage = LayerStorage(content: .plain)
        super.init()
        takeDefaults()
        markChanged()
    }

    /// Creates a copy of a layer's values, for presentation layers: override it to copy your own properties, and call
    /// super for the rest. Not meant for any other use.
    public init(layer: Any) {
        let original = layer as? CALayer
        storage = LayerStorage(content: original?.content ?? .plain)
        super.init()
        guard let original else {
            reportOnce("CALayer.init(layer:) requires a layer, not \(layer); the copy has default values")
            return
        }
        copyValues(of: original)
    }

    /// Creates a layer from an archive, with its mask, sublayers, animations and actions; returns nil if the archive is
    /// damaged or more than 400 layers deep. Subclasses with properties of their own override it, call super, and read
    /// those properties.
    public required init?(coder: NSCoder) {
        storage = LayerStorage(content: .plain)
        super.init()
        content = type(of: self).initialContent
        takeDefaults()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the layer to a keyed archive. Delegates, and values without an archived form, are left out.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: layers are decoded only as the expected classes.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property is archived; called for those that differ from their defaults. Returns true; subclasses may
    /// override it.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Creates a layer of a subclass that has values of its own.
    init(content: LayerContent) {
        storage = LayerStorage(content: content)
        super.init()
        takeDefaults()
        markChanged()
    }

    // MARK: Overridden by QuartzCore's subclasses

    /// The initial values of the properties that the class adds to a plain layer's.
    class var initialContent: LayerContent { .plain }

    /// The nearest class of QuartzCore's own that this class is, or derives from.
    class var builtInClass: CALayer.Type { CALayer.self }

    /// How key-value coding reads and sets a property; nil for one that the class doesn't support.
    class func accessor(for key: LayerKey) -> PropertyAccessor? { layerAccessors[key] }

    /// Whether a built-in class has defaults of its own for the properties of every layer.
    class var hasOwnDefaults: Bool { false }

    /// The subclass's values for the render tree.
    func contentToCommit(with animations: [RenderAnimation]) -> LayerContent { content }

    /// Whether the sublayers are flattened into the layer's plane.
    var flattensSublayers: Bool { true }

    /// Whether `contents` are written to archives.
    var archivesContents: Bool { true }

    /// Whether constraints place the layer at its preferred size rather than the size it has.
    var isConstrainedAtPreferredSize: Bool { false }

    /// Whether `scroll(_:)` and `scrollRectToVisible(_:)` of the layer's descendants scroll this layer.
    var scrollsSublayers: Bool { false }

    /// Scrolls so that a point in the layer's own space is at its origin.
    func scrollSublayers(to point: CGPoint) {}

    /// Scrolls by the minimum distance that shows a rectangle in the layer's own space.
    func scrollSublayers(toShow rect: CGRect) {}

    /// Dispatches from `presentation()` to the class's own `init(layer:)`; called from C only.
    @_silgen_name("kasane_layer_init_presentation")
    @usableFromInline @inline(never)
    convenience init(_presentationOf model: CALayer) { self.init(layer: model) }

    /// Dispatches to the `init()` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_layer_init")
    @usableFromInline @inline(never)
    convenience init(_empty: Void) { self.init() }

    deinit {
        PendingRoots.forget(self)
        releaseTree()
        endAnimations()
    }

    // MARK: Presentation

    /// Returns a copy of the layer, of the same class, with the values currently on screen; nil before the first
    /// commit.
    ///
    /// Its superlayer, sublayers and mask are such copies of the same moment, so that drawing, hit testing and
    /// coordinate conversion see what is on screen.
    open func presentation() -> Self? { makePresentation() }

    /// Returns the layer itself, or for a presentation copy its model layer.
    open func model() -> Self { presentationSource.map { unsafeDowncast($0.model, to: Self.self) } ?? self }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { read { $0.properties.geometry.bounds } }
        set { setBounds(newValue) }
    }

    /// The location of the anchor point in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { read { $0.properties.geometry.position } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "position") }
            change(.position, if: newValue != read { $0.properties.geometry.position }) {
                $0.geometry.position = newValue
            }
        }
    }

    /// The z coordinate of the position, in points: a larger value is nearer to the viewer. 0 by default.
    open var zPosition: CGFloat {
        get { read { $0.properties.geometry.zPosition } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "zPosition") }
            change(.zPosition, if: newValue != read { $0.properties.geometry.zPosition }) {
                $0.geometry.zPosition = newValue
            }
        }
    }

    /// The point of the bounds that is placed at `position` and about which `transform` is applied, in unit
    /// coordinates. The centre by default.
    open var anchorPoint: CGPoint {
        get { read { $0.properties.geometry.anchorPoint } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "anchorPoint") }
            change(.anchorPoint, if: newValue != read { $0.properties.geometry.anchorPoint }) {
                $0.geometry.anchorPoint = newValue
            }
        }
    }

    /// The z coordinate of the anchor point, in points. 0 by default.
    open var anchorPointZ: CGFloat {
        get { read { $0.properties.anchorPointZ } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "anchorPointZ") }
            change(.anchorPointZ, if: newValue != read { $0.properties.anchorPointZ }) { $0.anchorPointZ = newValue }
        }
    }

    /// The transform applied to the layer about its anchor point. The identity by default.
    open var transform: CATransform3D {
        get { read { $0.properties.geometry.transform } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "transform") }
            change(.transform, if: newValue != read { $0.properties.geometry.transform }) {
                $0.geometry.transform = newValue
            }
        }
    }

    /// The transform applied to all sublayers about the layer's anchor point; typically a perspective. The identity by
    /// default.
    open var sublayerTransform: CATransform3D {
        get { read { $0.properties.sublayerTransform } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "sublayerTransform") }
            change(.sublayerTransform, if: newValue != read { $0.properties.sublayerTransform }) {
                $0.sublayerTransform = newValue
            }
        }
    }

    /// The layer's axis-aligned bounding box in its superlayer's coordinates. Setting it sets `bounds.size` and
    /// `position`.
    open var frame: CGRect {
        get { read { $0.properties.frame } }
        set { setFrame(newValue) }
    }

    /// Whether the layer and its descendants are not drawn. False by default.
    open var isHidden: Bool {
        get { read { $0.properties.isHidden } }
        set {
            // The stored value: a subclass may override the getter.
            guard read({ $0.properties.isHidden }) != newValue else { return }
            change(.hidden, if: true) { $0.isHidden = newValue }
            runAction(for: newValue ? kCAOnOrderOut : kCAOnOrderIn, isOnScreen: committed != nil)
        }
    }

    /// Whether the layer is visible when it faces away from the viewer. True by default.
    open var isDoubleSided: Bool {
        get { read { $0.properties.isDoubleSided } }
        set {
            change(.doubleSided, if: newValue != read { $0.properties.isDoubleSided }) { $0.isDoubleSided = newValue }
        }
    }

    /// Whether the y axis of the layer's coordinates is flipped, and so points up on screen: for its bounds, sublayers,
    /// mask and shadow. Contents stay upright. False by default.
    open var isGeometryFlipped: Bool {
        get { read { $0.properties.isGeometryFlipped } }
        set {
            change(.geometryFlipped, if: newValue != read { $0.properties.isGeometryFlipped }) {
                $0.isGeometryFlipped = newValue
            }
        }
    }

    // MARK: Layer hierarchy

    /// The layer that contains this one or is masked by it.
    open var superlayer: CALayer? { visibleSuperlayer }

    /// The layers contained in this one, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { visibleSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// Removes the layer from its superlayer, or from the layer it masks.
    open func removeFromSuperlayer() { detach() }

    /// Adds `layer` in front of all other sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts `layer` at `index` in the list of sublayers, or in front when the index is beyond its end.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Inserts `layer` directly behind `sibling`, or in front of all sublayers if that isn't one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

    /// Inserts `layer` directly in front of `sibling`, or of all sublayers if that isn't one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    /// Replaces `oldLayer` by `newLayer`.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// A layer whose alpha masks this layer and its sublayers; it lies in this layer's coordinates. Setting it removes
    /// it from its previous parent.
    open var mask: CALayer? {
        get { visibleMask }
        set { setMask(newValue) }
    }

    /// Whether the layer and its sublayers are clipped to the (rounded) bounds. False by default.
    open var masksToBounds: Bool {
        get { read { $0.properties.masksToBounds } }
        set {
            change(.masksToBounds, if: newValue != read { $0.properties.masksToBounds }) { $0.masksToBounds = newValue }
        }
    }

    // MARK: Contents

    /// The image that the layer shows, a `CGImage`; nil for none.
    open var contents: Any? {
        get { read { $0.properties.contents } }
        set { setContents(newValue) }
    }

    /// The part of the contents that is shown, in unit coordinates.
    open var contentsRect: CGRect {
        get { read { $0.properties.contentsRect } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsRect") }
            change(.contentsRect, if: newValue != read { $0.properties.contentsRect }) { $0.contentsRect = newValue }
        }
    }

    /// The part of the contents that stretches in both directions when they are resized, in unit coordinates of
    /// `contentsRect`; the edges beside it stretch in one direction, the corners not at all.
    open var contentsCenter: CGRect {
        get { read { $0.properties.contentsCenter } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsCenter") }
            change(.contentsCenter, if: newValue != read { $0.properties.contentsCenter }) {
                $0.contentsCenter = newValue
            }
        }
    }

    /// How the contents are placed and scaled in the bounds. `.resize` by default.
    open var contentsGravity: CALayerContentsGravity {
        get { read { $0.properties.contentsGravity } }
        set {
            change(.contentsGravity, if: newValue != read { $0.properties.contentsGravity }) {
                $0.contentsGravity = newValue
            }
        }
    }

    /// The number of content pixels per point. 1 by default.
    open var contentsScale: CGFloat {
        get { read { $0.properties.contentsScale } }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "contentsScale") }
            change(.contentsScale, if: newValue != read { $0.properties.contentsScale }) { $0.contentsScale = newValue }
        }
    }

    /// The pixel format of the backing store that the layer draws its contents into. `.RGBA8Uint` by default.
    open var contentsFormat: CALayerContentsFormat {
        get { read { $0.properties.contentsFormat } }
        set {
            change(.contentsFormat, if: newValue != read { $0.properties.contentsFormat }) {
                $0.contentsFormat = newValue
            }
        }
    }

    /// Whether the context of `draw(in:)` is flipped, so that its y axis points down as the layer's does: true, unless
    /// an odd number of layers, this one and its ancestors, have `isGeometryFlipped`.
    ///
    /// Text is drawn with y up: where this is true, flip the context first.
    open func contentsAreFlipped() -> Bool { !isFlippedOnScreen }

    /// The filter used when the contents are minified. `.linear` by default.
    open var minificationFilter: CALayerContentsFilter {
        get { read { $0.properties.minificationFilter } }
        set {
            change(.minificationFilter, if: newValue != read { $0.properties.minificationFilter }) {
                $0.minificationFilter = newValue
            }
        }
    }

    /// The filter used when the contents are magnified.
    open var magnificationFilter: CALayerContentsFilter {
        get { read { $0.properties.magnificationFilter } }
        set {
            change(.magnificationFilter, if: newValue != read { $0.properties.magnificationFilter }) {
                $0.magnificationFilter = newValue
            }
        }
    }

    /// The bias added to the mipmap level of `.trilinear` filtering: positive is blurrier. Default 0.
    open var minificationFilterBias: Float {
        get { read { $0.properties.minificationFilterBias } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "minificationFilterBias") }
            change(.minificationFilterBias, if: newValue != read { $0.properties.minificationFilterBias }) {
                $0.minificationFilterBias = newValue
            }
        }
    }

    /// A promise that the contents have no transparent pixels. False by default.
    open var isOpaque: Bool {
        get { read { $0.properties.isOpaque } }
        set { change(.opaque, if: newValue != read { $0.properties.isOpaque }) { $0.isOpaque = newValue } }
    }

    /// A hint that the layer may be drawn on another thread. Stored without effect.
    open var drawsAsynchronously: Bool {
        get { state.contains(.drawsAsynchronously) }
        set { state.set(.drawsAsynchronously, newValue) }
    }

    // MARK: Appearance

    /// The opacity of the layer and its descendants, from 0 (transparent) to 1 (opaque, the default).
    open var opacity: Float {
        get { read { $0.properties.geometry.opacity } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "opacity") }
            change(.opacity, if: newValue != read { $0.properties.geometry.opacity }) { $0.geometry.opacity = newValue }
        }
    }

    /// Whether `opacity` applies to the layer and its sublayers as a group (the default), or to each of them
    /// separately, so that they show through one another. A layer with a mask or filters is always a group.
    open var allowsGroupOpacity: Bool {
        get { read { $0.properties.allowsGroupOpacity } }
        set {
            change(.allowsGroupOpacity, if: newValue != read { $0.properties.allowsGroupOpacity }) {
                $0.allowsGroupOpacity = newValue
            }
        }
    }

    /// The colour that fills the bounds behind the contents; nil, the default, for none.
    open var backgroundColor: CGColor? {
        get { read { $0.properties.backgroundColor } }
        set {
            change(.backgroundColor, if: newValue != read { $0.properties.backgroundColor }) {
                $0.backgroundColor = newValue
            }
        }
    }

    /// The radius of the background's, border's and mask's corners, in points.
    open var cornerRadius: CGFloat {
        get { read { $0.properties.geometry.cornerRadius } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "cornerRadius") }
            change(.cornerRadius, if: newValue != read { $0.properties.geometry.cornerRadius }) {
                $0.geometry.cornerRadius = newValue
            }
        }
    }

    /// The corners that are rounded; all four by default.
    open var maskedCorners: CACornerMask {
        get { read { $0.properties.maskedCorners } }
        set {
            change(.maskedCorners, if: newValue != read { $0.properties.maskedCorners }) { $0.maskedCorners = newValue }
        }
    }

    /// The curve of the rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { read { $0.properties.cornerCurve } }
        set { change(.cornerCurve, if: newValue != read { $0.properties.cornerCurve }) { $0.cornerCurve = newValue } }
    }

    /// The ratio of the length that a rounded corner takes on a side to its radius: 1 for circular corners, 1.528665
    /// for continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? CornerShape.continuousReach : 1
    }

    /// The width of the border, in points, drawn inside the bounds above the contents and sublayers. 0 by default.
    open var borderWidth: CGFloat {
        get { read { $0.properties.borderWidth } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "borderWidth") }
            change(.borderWidth, if: newValue != read { $0.properties.borderWidth }) { $0.borderWidth = newValue }
        }
    }

    /// The border's colour; opaque black by default.
    open var borderColor: CGColor? {
        get { read { $0.properties.borderColor } }
        set { change(.borderColor, if: newValue != read { $0.properties.borderColor }) { $0.borderColor = newValue } }
    }

    /// The shadow's colour; opaque black by default.
    open var shadowColor: CGColor? {
        get { properties.shadow.color }
        set { change(.shadowColor, if: newValue != properties.shadow.color) { $0.shadow.color = newValue } }
    }

    /// The opacity of the shadow, in 0...1. 0 by default: no shadow.
    open var shadowOpacity: Float {
        get { properties.shadow.opacity }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "shadowOpacity") }
            change(.shadowOpacity, if: newValue != properties.shadow.opacity) { $0.shadow.opacity = newValue }
        }
    }

    /// The offset of the shadow from the layer, in points. (0, -3) by default.
    open var shadowOffset: CGSize {
        get { properties.shadow.offset }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "shadowOffset") }
            change(.shadowOffset, if: newValue != properties.shadow.offset) { $0.shadow.offset = newValue }
        }
    }

    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat {
        get { properties.shadow.radius }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "shadowRadius") }
            change(.shadowRadius, if: newValue != properties.shadow.radius) { $0.shadow.radius = newValue }
        }
    }

    /// The shape that casts the shadow in place of the layer's own alpha; nil, the default, for the alpha.
    open var shadowPath: CGPath? {
        get { properties.shadow.path.map { CGPath(storage: $0) } }
        set {
            let path = newValue?.storage
            change(.shadowPath, if: path != properties.shadow.path) { $0.shadow.path = path }
        }
    }

    // MARK: Filters

    /// The filters applied in order to the layer with its sublayers: `CIFilter`s, `CAFilter`s or the names of their
    /// types. Nil by default.
    ///
    /// Lengths are in the layer's points. Inputs are changed and animated by key paths such as
    /// `filters.NAME.inputRadius`, where NAME is the filter's `name`. The shadow is cast by the filtered result.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/filters)
    open var filters: [Any]? {
        get { rareData?.filters[.filters] }
        set { setFilters(newValue, in: .filters) }
    }

    /// The filters applied to the backdrop of the layer, within its bounds and rounded corners. Nil by default.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/backgroundfilters)
    open var backgroundFilters: [Any]? {
        get { rareData?.filters[.backgroundFilters] }
        set { setFilters(newValue, in: .backgroundFilters) }
    }

    /// How the layer is composited with its backdrop: a compositing `CIFilter`, a `CAFilter`, or a name such as
    /// "multiplyBlendMode" or "CIMultiplyBlendMode". Nil, the default, is source-over.
    ///
    /// The backdrop is what the nearest ancestor that forms a group (by an opacity below 1, a mask, a clip, a filter,
    /// or rasterization) has painted so far.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter)
    open var compositingFilter: Any? {
        get { rareData?.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    /// Whether the layer is rendered once into a bitmap that is then reused. False by default.
    open var shouldRasterize: Bool {
        get { read { $0.properties.shouldRasterize } }
        set {
            change(.shouldRasterize, if: newValue != read { $0.properties.shouldRasterize }) {
                $0.shouldRasterize = newValue
            }
        }
    }

    /// The number of pixels per point of that bitmap. 1 by default.
    open var rasterizationScale: CGFloat {
        get { read { $0.properties.rasterizationScale } }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "rasterizationScale") }
            change(.rasterizationScale, if: newValue != read { $0.properties.rasterizationScale }) {
                $0.rasterizationScale = newValue
            }
        }
    }

    /// Whether the edges in `edgeAntialiasingMask` are antialiased where they lie between pixels. Default false: the
    /// edges of an unrotated layer are then snapped to whole pixels, and adjacent layers show no seam. The edges of a
    /// rotated layer, or one with rounded corners, are always antialiased.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/allowsedgeantialiasing)
    open var allowsEdgeAntialiasing: Bool {
        get { read { $0.properties.allowsEdgeAntialiasing } }
        set {
            change(.allowsEdgeAntialiasing, if: newValue != read { $0.properties.allowsEdgeAntialiasing }) {
                $0.allowsEdgeAntialiasing = newValue
            }
        }
    }

    /// The edges that are antialiased when `allowsEdgeAntialiasing` is true. Default all. The others are snapped to
    /// whole pixels. `layerTopEdge` is the edge with the largest y, at the bottom of the screen.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { read { $0.properties.edgeAntialiasingMask } }
        set {
            change(.edgeAntialiasingMask, if: newValue != read { $0.properties.edgeAntialiasingMask }) {
                $0.edgeAntialiasingMask = newValue
            }
        }
    }

    // MARK: Display

    /// Updates the layer's contents: calls the delegate's `display(_:)`, or draws into a new backing store with
    /// `draw(in:)`. Don't call it directly; see `setNeedsDisplay()`.
    ///
    /// While an animation changes a key that needs display, it is called for each frame; `presentation()` has that
    /// frame's values, and changes made here show in that frame. They run no actions.
    open func display() { displayContents() }

    /// Draws the layer's contents; the context has the layer's coordinates: y points down where `contentsAreFlipped()`,
    /// and lengths are in points. By default calls the delegate's `draw(_:in:)`.
    ///
    /// While an animation changes a key that needs display, it is called for each frame, and the layer's properties
    /// have that frame's values. Values that it sets persist.
    open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

    /// Marks the contents for redrawing at the next commit.
    open func setNeedsDisplay() { markForDisplay(of: nil) }

    /// Marks a rectangle of the contents, in the layer's coordinates, for redrawing at the next commit. Rectangles are
    /// united into one, which the context is clipped to; the rest stays as it was last drawn.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(of: r) }

    /// Whether the contents are marked for redrawing.
    open func needsDisplay() -> Bool { state.contains(.needsDisplay) }

    /// Redraws the contents now if they are marked for it.
    open func displayIfNeeded() {
        guard state.contains(.needsDisplay) else { return }
        state.subtract([.needsDisplay, .isDisplayedForFrame])
        TransactionStack.current.withoutActions { display() }
        rareData?.partToDisplay = nil
    }

    /// Whether a change of the bounds marks the contents for redrawing. False by default.
    open var needsDisplayOnBoundsChange: Bool {
        get { state.contains(.displaysOnBoundsChange) }
        set { state.set(.displaysOnBoundsChange, newValue) }
    }

    // MARK: Layout

    /// Marks the sublayers for layout at the next commit.
    open func setNeedsLayout() { mark(.needsLayout) }

    /// Whether the sublayers are marked for layout.
    open func needsLayout() -> Bool { state.contains(.needsLayout) }

    /// Performs pending layout now, starting at the topmost ancestor that needs it.
    open func layoutIfNeeded() { layoutFromAncestors() }

    /// Lays out the sublayers; called after the bounds or sublayers changed. By default calls the delegate's
    /// `layoutSublayers(of:)`, or else the layout manager's.
    open func layoutSublayers() { layoutByDelegate() }

    /// How the layer is resized and moved when its superlayer's size changes; not at all by default.
    open var autoresizingMask: CAAutoresizingMask {
        get { rareData?.autoresizingMask ?? [] }
        set { ensureRareData().autoresizingMask = newValue }
    }

    /// Resizes the sublayers after the size of the bounds changed from `size`; called when it does.
    open func resizeSublayers(withOldSize size: CGSize) {
        for child in children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Resizes and moves the layer by its `autoresizingMask`, given its superlayer's previous size.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// The object that lays out the sublayers when neither a subclass nor the delegate does; nil by default.
    open var layoutManager: (any CALayoutManager)? {
        get { rareData?.layoutManager }
        set {
            guard newValue !== rareData?.layoutManager else { return }
            ensureRareData().layoutManager = newValue
            noteLayoutChange()
        }
    }

    /// The constraints by which a `CAConstraintLayoutManager` places the layer.
    open var constraints: [CAConstraint]? {
        get { rareData?.constraints }
        set {
            guard !isConstrained(by: newValue) else { return }
            ensureRareData().constraints = newValue
            parent?.noteLayoutChange()
        }
    }

    /// Adds a constraint, unless the layer already has it.
    open func addConstraint(_ c: CAConstraint) {
        guard constraints?.contains(where: { $0 === c }) != true else { return }
        constraints = (constraints ?? []) + [c]
    }

    /// The preferred size of the layer, in the superlayer's coordinates: the layout manager's, or the current size.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? frame.size }

    // MARK: Hit testing and scrolling

    /// Whether a point in the layer's coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    /// The frontmost layer at a point in the superlayer's coordinates, this one or a descendant: by 3D depth, ignoring
    /// layers that are hidden, clipped, or outside a mask. Nil when there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestInDepth(p) }

    /// The part of the bounds that is visible in the nearest `CAScrollLayer`, this layer or an ancestor; all of them
    /// without one.
    open var visibleRect: CGRect { rectShownByAncestor }

    /// Scrolls the nearest `CAScrollLayer`, this layer or an ancestor, so that a point of this layer is at its origin.
    open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }

    /// Scrolls the nearest `CAScrollLayer`, this layer or an ancestor, by the minimum distance that makes a rectangle
    /// of this layer visible.
    open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

    // MARK: Rendering

    /// Draws the layer and its descendants into a context of any kind, in the layer's own coordinates. Uses the model's
    /// values, or for a presentation copy those on screen; ignores `transform`, `position` and flipped geometry of this
    /// layer and its ancestors.
    open func render(in ctx: CGContext) { renderOwnSpace(in: ctx) }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(newValue, if: newValue.isFinite, "beginTime", \.beginTime) }
    }

    open var duration: CFTimeInterval {
        get { timing.duration }
        set { setTiming(newValue, if: newValue >= 0, "duration", \.duration) }
    }

    open var speed: Float {
        get { timing.speed }
        set { setTiming(newValue, if: newValue.isFinite, "speed", \.speed) }
    }

    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(newValue, if: newValue.isFinite, "timeOffset", \.timeOffset) }
    }

    open var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(newValue, if: newValue >= 0, "repeatCount", \.repeatCount) }
    }

    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(newValue, if: newValue >= 0, "repeatDuration", \.repeatDuration) }
    }

    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(newValue, if: true, "autoreverses", \.autoreverses) }
    }

    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(newValue, if: true, "fillMode", \.fillMode) }
    }

    // MARK: Animations

    /// Adds a copy of an animation. An existing animation with the same key is removed; any number may have the key
    /// nil. Transitions always have the key `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Removes all animations. Their delegates are notified that they did not finish.
    open func removeAllAnimations() { remove { _ in true } }

    /// Removes the animation for `key`. Its delegate is notified that it did not finish.
    open func removeAnimation(forKey key: String) { remove { $0.key == key } }

    /// The keys of the layer's animations in the order they were added; nil when there are none.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// Returns the layer's copy of the animation for `key`, which must not be modified; nil when there is none.
    open func animation(forKey key: String) -> CAAnimation? {
        rareData?.animations.first { $0.key == key }?.animation
    }

    // MARK: Actions

    /// Returns the action for a change of the property `event`, or for an event such as `kCAOnOrderIn`; nil for none.
    open func action(forKey event: String) -> (any CAAction)? { findAction(for: event) }

    /// The class's action for a key when delegate, actions and style have none. Returns nil; subclasses may override
    /// it.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Actions by event.
    open var actions: [String: any CAAction]? {
        get { rareData?.actions }
        set { ensureRareData().actions = newValue }
    }

    /// Values for keys that are not set explicitly; under "actions" the actions by event, and under "style" a fallback
    /// style. Applied without animations when it is set.
    open var style: [AnyHashable: Any]? {
        get { rareData?.style }
        set { setStyle(newValue) }
    }

    // MARK: Key-value coding

    /// The value of a property, or the value set for a custom key.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property, or stores the value under a custom key.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    /// The value at a path such as `position.x`, `transform.rotation.z`, `mask.opacity` or `sublayers.NAME.opacity`.
    open func value(forKeyPath keyPath: String) -> Any? { ownValue(forKeyPath: keyPath) }

    /// Sets the value at a path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setOwnValue(value, forKeyPath: keyPath) }

    /// The default value of a key; nil for keys that are not properties, unless a subclass overrides it. A new layer
    /// starts with these values.
    open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.standardValue(of: self, forKey: key) }

    /// Whether a change of the key's value marks the contents for redrawing. Returns false; subclasses may override it.
    open class func needsDisplay(forKey key: String) -> Bool { false }
}

private let layerAccessors: AccessorTable = [
    .bounds: PropertyAccessor(\CALayer.bounds),
    .position: PropertyAccessor(\CALayer.position),
    .zPosition: PropertyAccessor(\CALayer.zPosition),
    .anchorPoint: PropertyAccessor(\CALayer.anchorPoint),
    .anchorPointZ: PropertyAccessor(\CALayer.anchorPointZ),
    .transform: PropertyAccessor(\CALayer.transform),
    .sublayerTransform: PropertyAccessor(\CALayer.sublayerTransform),
    .hidden: PropertyAccessor(\CALayer.isHidden),
    .doubleSided: PropertyAccessor(\CALayer.isDoubleSided),
    .geometryFlipped: PropertyAccessor(\CALayer.isGeometryFlipped),
    .contents: PropertyAccessor(\CALayer.contentsImage),
    .contentsRect: PropertyAccessor(\CALayer.contentsRect),
    .contentsCenter: PropertyAccessor(\CALayer.contentsCenter),
    .contentsGravity: PropertyAccessor(\CALayer.contentsGravity),
    .contentsScale: PropertyAccessor(\CALayer.contentsScale),
    .contentsFormat: PropertyAccessor(\CALayer.contentsFormat),
    .minificationFilter: PropertyAccessor(\CALayer.minificationFilter),
    .magnificationFilter: PropertyAccessor(\CALayer.magnificationFilter),
    .minificationFilterBias: PropertyAccessor(\CALayer.minificationFilterBias),
    .opaque: PropertyAccessor(\CALayer.isOpaque),
    .opacity: PropertyAccessor(\CALayer.opacity),
    .allowsGroupOpacity: PropertyAccessor(\CALayer.allowsGroupOpacity),
    .masksToBounds: PropertyAccessor(\CALayer.masksToBounds),
    .backgroundColor: PropertyAccessor(\CALayer.backgroundColor),
    .cornerRadius: PropertyAccessor(\CALayer.cornerRadius),
    .maskedCorners: PropertyAccessor(\CALayer.maskedCorners),
    .cornerCurve: PropertyAccessor(\CALayer.cornerCurve),
    .borderWidth: PropertyAccessor(\CALayer.borderWidth),
    .borderColor: PropertyAccessor(\CALayer.borderColor),
    .shadowColor: PropertyAccessor(\CALayer.shadowColor),
    .shadowOpacity: PropertyAccessor(\CALayer.shadowOpacity),
    .shadowOffset: PropertyAccessor(\CALayer.shadowOffset),
    .shadowRadius: PropertyAccessor(\CALayer.shadowRadius),
    .shadowPath: PropertyAccessor(\CALayer.shadowPath),
    .shouldRasterize: PropertyAccessor(\CALayer.shouldRasterize),
    .rasterizationScale: PropertyAccessor(\CALayer.rasterizationScale),
    .allowsEdgeAntialiasing: PropertyAccessor(\CALayer.allowsEdgeAntialiasing),
    .edgeAntialiasingMask: PropertyAccessor(\CALayer.edgeAntialiasingMask),
]

extension CALayer {
    /// `contents` with its concrete type.
    fileprivate var contentsImage: CGImage? {
        get { contents.flatMap { $0 as? CGImage } }
        set { contents = newValue }
    }
}
