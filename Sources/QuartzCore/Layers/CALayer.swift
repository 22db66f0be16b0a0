public import CoreGraphics
public import Foundation
import Raster
import Synchronization

/// A rectangle of content with a place, a look and sublayers: the node of a layer tree.
///
/// Members that a subclass may override stand here, as Swift demands; what they do is in the `CALayer+` files.
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

    /// Is asked to display, draw, lay out and animate for the layer. Not retained.
    open weak var delegate: (any CALayerDelegate)?

    // MARK: Making one

    /// A layer with empty bounds and all properties at their defaults.
    public override init() {
        storage = LayerStorage(content: .plain)
        super.init()
        takeDefaults()
        markChanged()
    }

    /// A copy of a layer's values, used to make presentation layers: override it to copy the values of your own
    /// properties, and call it for the rest. It is not meant for anything else.
    public init(layer: Any) {
        let original = layer as? CALayer
        storage = LayerStorage(content: original?.content ?? .plain)
        super.init()
        guard let original else {
            reportOnce("CALayer.init(layer:) wants a layer, not \(layer); the copy has default values")
            return
        }
        copyValues(of: original)
    }

    /// A layer from an archive, with its mask, sublayers, animations and actions; nil for an archive that is damaged, or
    /// more than 400 layers deep. Subclasses with properties of their own override it, call it, and read those.
    public required init?(coder: NSCoder) {
        storage = LayerStorage(content: .plain)
        super.init()
        content = type(of: self).initialContent
        takeDefaults()
        guard restore(from: coder) else { return nil }
    }

    /// Writes the layer to a keyed archive. Delegates, and what has no archived form, are left out.
    open func encode(with coder: NSCoder) { archive(in: coder) }

    /// Always true: layers are read with the classes that are expected.
    open class var supportsSecureCoding: Bool { true }

    /// Whether a property belongs into archives; asked for those that differ from their defaults. True here, for subclasses
    /// to override.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// For subclasses with values of their own.
    init(content: LayerContent) {
        storage = LayerStorage(content: content)
        super.init()
        takeDefaults()
        markChanged()
    }

    // MARK: For QuartzCore's subclasses

    /// The initial values of the properties that the class adds to a plain layer's.
    class var initialContent: LayerContent { .plain }

    /// The nearest class of QuartzCore's own that this class is, or derives from.
    class var builtInClass: CALayer.Type { CALayer.self }

    /// Whether a built-in class has defaults of its own for the properties of every layer.
    class var hasOwnDefaults: Bool { false }

    /// The subclass's values for the render tree.
    func contentToCommit(with animations: [RenderAnimation]) -> LayerContent { content }

    /// Whether the sublayers are flattened into the layer's plane.
    var flattensSublayers: Bool { true }

    /// Whether `contents` belong into archives.
    var archivesContents: Bool { true }

    /// Whether constraints place the layer at its preferred size rather than the size it has.
    var isConstrainedAtPreferredSize: Bool { false }

    /// Whether the layer is one that `scroll(_:)` and `scrollRectToVisible(_:)` of the layers below scroll.
    var scrollsSublayers: Bool { false }

    /// Scrolls a point of the layer's own space to its origin.
    func scrollSublayers(to point: CGPoint) {}

    /// Scrolls by the least distance that shows a rectangle of the layer's own space.
    func scrollSublayers(toShow rect: CGRect) {}

    /// The way that `presentation()` takes to the class's own `init(layer:)`; called from C only.
    @_silgen_name("kasane_layer_init_presentation")
    @usableFromInline @inline(never)
    convenience init(_presentationOf model: CALayer) { self.init(layer: model) }

    /// The way to the `init()` of a class that is known by its metatype only; called from C only.
    @_silgen_name("kasane_layer_init")
    @usableFromInline @inline(never)
    convenience init(_empty: Void) { self.init() }

    deinit {
        PendingRoots.forget(self)
        releaseTree()
        endAnimations()
    }

    // MARK: Presentation

    /// A copy of the layer, of its own class, with the values that are on the screen now; nil before the first commit.
    ///
    /// Its superlayer, sublayers and mask are such copies of the same moment, so that it can be drawn, hit and converted
    /// through as what is on the screen.
    open func presentation() -> Self? { makePresentation() }

    /// The layer itself, or for a presentation copy the layer it shows.
    open func model() -> Self { presentationSource.map { unsafeDowncast($0.model, to: Self.self) } ?? self }

    // MARK: Geometry

    /// The layer's rectangle in its own space, in points. Its origin scrolls the sublayers.
    open var bounds: CGRect {
        get { read { $0.properties.geometry.bounds } }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer's space, in points.
    open var position: CGPoint {
        get { read { $0.properties.geometry.position } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "position") }
            change(.position, if: newValue != read { $0.properties.geometry.position }) {
                $0.geometry.position = newValue
            }
        }
    }

    /// The third coordinate of the position: layers with a greater one lie in front of their siblings.
    open var zPosition: CGFloat {
        get { read { $0.properties.geometry.zPosition } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "zPosition") }
            change(.zPosition, if: newValue != read { $0.properties.geometry.zPosition }) {
                $0.geometry.zPosition = newValue
            }
        }
    }

    /// The point of the bounds that lies at `position` and that `transform` turns about, in fractions of the bounds. The
    /// middle by default.
    open var anchorPoint: CGPoint {
        get { read { $0.properties.geometry.anchorPoint } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "anchorPoint") }
            change(.anchorPoint, if: newValue != read { $0.properties.geometry.anchorPoint }) {
                $0.geometry.anchorPoint = newValue
            }
        }
    }

    /// The anchor point's third coordinate, in points.
    open var anchorPointZ: CGFloat {
        get { read { $0.properties.anchorPointZ } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "anchorPointZ") }
            change(.anchorPointZ, if: newValue != read { $0.properties.anchorPointZ }) { $0.anchorPointZ = newValue }
        }
    }

    /// What is done to the layer about its anchor point.
    open var transform: CATransform3D {
        get { read { $0.properties.geometry.transform } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "transform") }
            change(.transform, if: newValue != read { $0.properties.geometry.transform }) {
                $0.geometry.transform = newValue
            }
        }
    }

    /// What is done to all sublayers about the layer's anchor point; the place for perspective.
    open var sublayerTransform: CATransform3D {
        get { read { $0.properties.sublayerTransform } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "sublayerTransform") }
            change(.sublayerTransform, if: newValue != read { $0.properties.sublayerTransform }) {
                $0.sublayerTransform = newValue
            }
        }
    }

    /// The smallest upright rectangle around the layer in its superlayer's space. Setting it sets `bounds.size` and
    /// `position`.
    open var frame: CGRect {
        get { read { $0.properties.frame } }
        set { setFrame(newValue) }
    }

    /// Whether the layer and all below it are left out of the picture.
    open var isHidden: Bool {
        get { read { $0.properties.isHidden } }
        set {
            // The value that is stored: a subclass may answer otherwise.
            guard read({ $0.properties.isHidden }) != newValue else { return }
            change(.hidden, if: true) { $0.isHidden = newValue }
            runAction(for: newValue ? kCAOnOrderOut : kCAOnOrderIn, isOnScreen: committed != nil)
        }
    }

    /// Whether the layer shows when it faces away.
    open var isDoubleSided: Bool {
        get { read { $0.properties.isDoubleSided } }
        set {
            change(.doubleSided, if: newValue != read { $0.properties.isDoubleSided }) { $0.isDoubleSided = newValue }
        }
    }

    /// Whether y goes the other way in the layer's own space, and so up on the screen: for its bounds, its sublayers, its mask
    /// and its shadow. Contents stay upright. False by default.
    open var isGeometryFlipped: Bool {
        get { read { $0.properties.isGeometryFlipped } }
        set {
            change(.geometryFlipped, if: newValue != read { $0.properties.isGeometryFlipped }) {
                $0.isGeometryFlipped = newValue
            }
        }
    }

    // MARK: The tree

    /// The layer that this one lies in, or that it masks.
    open var superlayer: CALayer? { visibleSuperlayer }

    /// The layers that lie in this one, back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { visibleSublayers }
        set { setSublayers(newValue ?? []) }
    }

    /// Takes the layer out of its superlayer, or off the layer it masks.
    open func removeFromSuperlayer() { detach() }

    /// Puts `layer` in front of all other sublayers.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Puts `layer` at `index` in the order of sublayers; in front when there are not so many.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

    /// Puts `layer` just behind `sibling`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

    /// Puts `layer` just in front of `sibling`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    /// Puts `newLayer` where `oldLayer` was.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// A layer whose alpha the layer and its sublayers are multiplied by; placed in this layer's space, which is its
    /// superlayer's. It is taken out of where it was before.
    open var mask: CALayer? {
        get { visibleMask }
        set { setMask(newValue) }
    }

    /// Whether the layer and its sublayers are cut off at the (rounded) bounds.
    open var masksToBounds: Bool {
        get { read { $0.properties.masksToBounds } }
        set {
            change(.masksToBounds, if: newValue != read { $0.properties.masksToBounds }) { $0.masksToBounds = newValue }
        }
    }

    // MARK: Contents

    /// The picture the layer shows, a `CGImage`.
    open var contents: Any? {
        get { read { $0.properties.contents } }
        set { setContents(newValue) }
    }

    /// The part of the contents that is shown, in fractions of it.
    open var contentsRect: CGRect {
        get { read { $0.properties.contentsRect } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsRect") }
            change(.contentsRect, if: newValue != read { $0.properties.contentsRect }) { $0.contentsRect = newValue }
        }
    }

    /// The part of the contents that stretches when they are resized, in fractions of `contentsRect`; what lies beside it
    /// stretches in one direction only, the corners not at all.
    open var contentsCenter: CGRect {
        get { read { $0.properties.contentsCenter } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "contentsCenter") }
            change(.contentsCenter, if: newValue != read { $0.properties.contentsCenter }) {
                $0.contentsCenter = newValue
            }
        }
    }

    /// Where the contents go in the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { read { $0.properties.contentsGravity } }
        set {
            change(.contentsGravity, if: newValue != read { $0.properties.contentsGravity }) {
                $0.contentsGravity = newValue
            }
        }
    }

    /// How many pixels of the contents make a point. 1 by default.
    open var contentsScale: CGFloat {
        get { read { $0.properties.contentsScale } }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "contentsScale") }
            change(.contentsScale, if: newValue != read { $0.properties.contentsScale }) { $0.contentsScale = newValue }
        }
    }

    /// What the pixels of a backing store are like that the layer draws its contents into. `.RGBA8Uint` by default.
    open var contentsFormat: CALayerContentsFormat {
        get { read { $0.properties.contentsFormat } }
        set {
            change(.contentsFormat, if: newValue != read { $0.properties.contentsFormat }) {
                $0.contentsFormat = newValue
            }
        }
    }

    /// Whether the context of `draw(in:)` is flipped, so that y goes down in it as it does in the layer's own space: true,
    /// unless an odd number of layers, this one and those above, have `isGeometryFlipped`.
    ///
    /// Text is drawn with y up: where this is true, turn the context over first.
    open func contentsAreFlipped() -> Bool { !isFlippedOnScreen }

    /// How the contents are sampled where they are made smaller.
    open var minificationFilter: CALayerContentsFilter {
        get { read { $0.properties.minificationFilter } }
        set {
            change(.minificationFilter, if: newValue != read { $0.properties.minificationFilter }) {
                $0.minificationFilter = newValue
            }
        }
    }

    /// How the contents are sampled where they are made larger.
    open var magnificationFilter: CALayerContentsFilter {
        get { read { $0.properties.magnificationFilter } }
        set {
            change(.magnificationFilter, if: newValue != read { $0.properties.magnificationFilter }) {
                $0.magnificationFilter = newValue
            }
        }
    }

    /// What `.trilinear` adds to the number of times that it halves the contents: positive is blurrier. Default 0.
    open var minificationFilterBias: Float {
        get { read { $0.properties.minificationFilterBias } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "minificationFilterBias") }
            change(.minificationFilterBias, if: newValue != read { $0.properties.minificationFilterBias }) {
                $0.minificationFilterBias = newValue
            }
        }
    }

    /// A promise that the contents have no transparent pixels.
    open var isOpaque: Bool {
        get { read { $0.properties.isOpaque } }
        set { change(.opaque, if: newValue != read { $0.properties.isOpaque }) { $0.isOpaque = newValue } }
    }

    /// A hint that the layer's drawing may be done on another thread; Kasane keeps it and draws as always.
    open var drawsAsynchronously: Bool {
        get { state.contains(.drawsAsynchronously) }
        set { state.set(.drawsAsynchronously, newValue) }
    }

    // MARK: Appearance

    /// How much of the layer and all below it shows: 0 nothing, 1 (the default) all.
    open var opacity: Float {
        get { read { $0.properties.geometry.opacity } }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "opacity") }
            change(.opacity, if: newValue != read { $0.properties.geometry.opacity }) { $0.geometry.opacity = newValue }
        }
    }

    /// Whether `opacity` applies to the layer and its sublayers as one picture (the default), or to each of them, so that
    /// they shine through one another. A layer with a mask or filters is one picture all the same.
    open var allowsGroupOpacity: Bool {
        get { read { $0.properties.allowsGroupOpacity } }
        set {
            change(.allowsGroupOpacity, if: newValue != read { $0.properties.allowsGroupOpacity }) {
                $0.allowsGroupOpacity = newValue
            }
        }
    }

    /// What fills the bounds behind the contents.
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

    /// How much more of a side than its radius a rounded corner takes: 1 for circular ones, 1.528665 for continuous ones.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RoundedBox.continuousReach : 1
    }

    /// How wide the border inside the bounds is, in points; drawn above the contents and sublayers.
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

    /// How much of the shadow shows: 0, the default, nothing.
    open var shadowOpacity: Float {
        get { properties.shadow.opacity }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "shadowOpacity") }
            change(.shadowOpacity, if: newValue != properties.shadow.opacity) { $0.shadow.opacity = newValue }
        }
    }

    /// How far the shadow lies from the layer, in points.
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

    /// The shape that casts the shadow in place of the layer's own alpha.
    open var shadowPath: CGPath? {
        get { properties.shadow.path.map { CGPath(storage: $0) } }
        set {
            let path = newValue?.storage
            change(.shadowPath, if: path != properties.shadow.path) { $0.shadow.path = path }
        }
    }

    // MARK: Filters

    /// What is done to the layer's picture, sublayers included, one after the other: `CIFilter`s, `CAFilter`s or the names of
    /// their types. Nil by default.
    ///
    /// Lengths are points of the layer. Inputs are changed and animated by key paths such as
    /// `filters.NAME.inputRadius`, NAME being the filter's `name`. A layer's shadow is its filtered picture's.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/filters)
    open var filters: [Any]? {
        get { rareData?.filters[.filters] }
        set { setFilters(newValue, in: .filters) }
    }

    /// What is done to what shows through the layer, within its bounds and rounded corners. Nil by default.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/backgroundfilters)
    open var backgroundFilters: [Any]? {
        get { rareData?.filters[.backgroundFilters] }
        set { setFilters(newValue, in: .backgroundFilters) }
    }

    /// How the layer is joined with what lies behind it: a compositing `CIFilter`, a `CAFilter`, or a name such as
    /// "multiplyBlendMode" or "CIMultiplyBlendMode". Nil, the default, lays it over.
    ///
    /// Behind it lies what the nearest layer above that makes a picture of its own (by an opacity below 1, a mask, a
    /// clip, a filter, or rasterization) has painted so far.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/compositingfilter)
    open var compositingFilter: Any? {
        get { rareData?.compositingFilter }
        set { setCompositingFilter(newValue) }
    }

    /// Whether the layer may be drawn once into a bitmap that is then moved about.
    open var shouldRasterize: Bool {
        get { read { $0.properties.shouldRasterize } }
        set {
            change(.shouldRasterize, if: newValue != read { $0.properties.shouldRasterize }) {
                $0.shouldRasterize = newValue
            }
        }
    }

    /// How many pixels of that bitmap make a point.
    open var rasterizationScale: CGFloat {
        get { read { $0.properties.rasterizationScale } }
        set {
            guard newValue.isFinite, newValue > 0 else { return refuse(newValue, for: "rasterizationScale") }
            change(.rasterizationScale, if: newValue != read { $0.properties.rasterizationScale }) {
                $0.rasterizationScale = newValue
            }
        }
    }

    /// Whether the edges in `edgeAntialiasingMask` have soft pixels where they lie between two. Default false: the edges of
    /// a layer that is not turned then lie on whole pixels, and layers side by side show no seam. The edges of a layer
    /// that is turned, or has round corners, are always soft.
    /// [Apple's reference](https://developer.apple.com/documentation/quartzcore/calayer/allowsedgeantialiasing)
    open var allowsEdgeAntialiasing: Bool {
        get { read { $0.properties.allowsEdgeAntialiasing } }
        set {
            change(.allowsEdgeAntialiasing, if: newValue != read { $0.properties.allowsEdgeAntialiasing }) {
                $0.allowsEdgeAntialiasing = newValue
            }
        }
    }

    /// The edges that are drawn with soft pixels where `allowsEdgeAntialiasing` is true. Default all. The others lie on
    /// whole pixels. `layerTopEdge` is that of the greatest y, which is at the bottom of the screen.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { read { $0.properties.edgeAntialiasingMask } }
        set {
            change(.edgeAntialiasingMask, if: newValue != read { $0.properties.edgeAntialiasingMask }) {
                $0.edgeAntialiasingMask = newValue
            }
        }
    }

    // MARK: Display

    /// Makes the layer's contents anew: asks the delegate's `display(_:)`, or draws into a new backing store by
    /// `draw(in:)`. Not called by hand; see `setNeedsDisplay()`.
    ///
    /// While an animation changes a key that needs display, it is called for each frame; `presentation()` has that frame's
    /// values, and what is changed shows in it. Changes are made without actions.
    open func display() { displayContents() }

    /// Draws the layer's contents; the context has the layer's own space: y goes down where `contentsAreFlipped()`, and
    /// lengths are points. By default asks the delegate's `draw(_:in:)`.
    ///
    /// While an animation changes a key that needs display, it is called for each frame, and the layer's properties have
    /// that frame's values. What it sets stays.
    open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

    /// Asks for the contents to be made anew at the next commit.
    open func setNeedsDisplay() { markForDisplay(of: nil) }

    /// Asks for a part of the contents, given in the layer's own space, to be made anew at the next commit. Parts are
    /// gathered to one rectangle, which the context is clipped to; the rest stays as it was last drawn.
    open func setNeedsDisplay(_ r: CGRect) { markForDisplay(of: r) }

    /// Whether the contents are to be made anew.
    open func needsDisplay() -> Bool { state.contains(.needsDisplay) }

    /// Makes the contents anew now if that was asked for.
    open func displayIfNeeded() {
        guard state.contains(.needsDisplay) else { return }
        state.subtract([.needsDisplay, .isDisplayedForFrame])
        TransactionStack.current.withoutActions { display() }
        rareData?.partToDisplay = nil
    }

    /// Whether a change of the bounds asks for new contents.
    open var needsDisplayOnBoundsChange: Bool {
        get { state.contains(.displaysOnBoundsChange) }
        set { state.set(.displaysOnBoundsChange, newValue) }
    }

    // MARK: Layout

    /// Asks for the sublayers to be laid out at the next commit.
    open func setNeedsLayout() { mark(.needsLayout) }

    /// Whether the sublayers are to be laid out.
    open func needsLayout() -> Bool { state.contains(.needsLayout) }

    /// Lays out now, from the furthest ancestor that needs it, what needs it.
    open func layoutIfNeeded() { layoutFromAncestors() }

    /// Places the sublayers: called when bounds or sublayers changed. By default asks the delegate's
    /// `layoutSublayers(of:)`.
    open func layoutSublayers() { layoutByDelegate() }

    /// What gives way when the superlayer changes its size; nothing by default.
    open var autoresizingMask: CAAutoresizingMask {
        get { rareData?.autoresizingMask ?? [] }
        set { ensureRareData().autoresizingMask = newValue }
    }

    /// Tells the sublayers that the bounds, once of size `size`, have another; called when they change.
    open func resizeSublayers(withOldSize size: CGSize) {
        for child in children { child.resize(withOldSuperlayerSize: size) }
    }

    /// Resizes and moves the layer as its `autoresizingMask` says, when its superlayer was of size `size` before.
    open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

    /// Lays out the sublayers when neither a subclass nor the delegate does; nil by default.
    open var layoutManager: (any CALayoutManager)? {
        get { rareData?.layoutManager }
        set {
            guard newValue !== rareData?.layoutManager else { return }
            ensureRareData().layoutManager = newValue
            noteLayoutChange()
        }
    }

    /// What a `CAConstraintLayoutManager` places the layer by.
    open var constraints: [CAConstraint]? {
        get { rareData?.constraints }
        set {
            guard !isConstrained(by: newValue) else { return }
            ensureRareData().constraints = newValue
            parent?.noteLayoutChange()
        }
    }

    /// Adds a constraint, if it is not there already.
    open func addConstraint(_ c: CAConstraint) {
        guard constraints?.contains(where: { $0 === c }) != true else { return }
        constraints = (constraints ?? []) + [c]
    }

    /// The size that the layer would like to have, in the superlayer's space: the layout manager's answer, or what it has.
    open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? frame.size }

    // MARK: Hit testing and scrolling

    /// Whether a point of the layer's own space lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    /// The frontmost layer at a point of the superlayer's space, this one or one below it: by real depth, leaving out
    /// what is hidden, clipped off, or outside a mask's layers. Nil where there is none.
    open func hitTest(_ p: CGPoint) -> CALayer? { hitTestInDepth(p) }

    /// The part of the bounds that the nearest `CAScrollLayer`, from this layer up, shows; all of them without one.
    open var visibleRect: CGRect { rectShownByAncestor }

    /// Scrolls the nearest `CAScrollLayer`, from this layer up, so that a point of this layer comes to its origin.
    open func scroll(_ p: CGPoint) { scrollAncestor(to: p) }

    /// Scrolls the nearest `CAScrollLayer`, from this layer up, just so far that a rectangle of this layer shows.
    open func scrollRectToVisible(_ r: CGRect) { scrollAncestor(toShow: r) }

    // MARK: Rendering

    /// Draws the layer and all below it into a context of any kind, in its own space: the origin of the bounds' space at
    /// the origin of user space. Values are the model's, or for a presentation copy those on the screen; `transform`,
    /// `position` and flipped geometry of this layer and those above don't count.
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

    /// Adds a copy of an animation. One that is there for the same key is removed; nil is a key for any number of them.
    /// Transitions always have the key `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

    /// Removes all animations. Their delegates hear that they did not finish.
    open func removeAllAnimations() { remove { _ in true } }

    /// Removes the animation for `key`. Its delegate hears that it did not finish.
    open func removeAnimation(forKey key: String) { remove { $0.key == key } }

    /// The keys of the layer's animations in the order they were added; nil when there are none.
    open func animationKeys() -> [String]? { keysOfAnimations }

    /// The layer's copy of the animation for `key`; not to be changed.
    open func animation(forKey key: String) -> CAAnimation? {
        rareData?.animations.first { $0.key == key }?.animation
    }

    // MARK: Actions

    /// What happens when the property `event` changes, or for events such as `kCAOnOrderIn`.
    open func action(forKey event: String) -> (any CAAction)? { findAction(for: event) }

    /// What happens for a key when neither delegate nor actions nor style say; nil here, for subclasses to override.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Actions by event.
    open var actions: [String: any CAAction]? {
        get { rareData?.actions }
        set { ensureRareData().actions = newValue }
    }

    /// Values for keys that are not set, under "actions" actions by event, and under "style" a style for what this one does
    /// not say. Taken over without animations when it is set.
    open var style: [AnyHashable: Any]? {
        get { rareData?.style }
        set { setStyle(newValue) }
    }

    // MARK: Key-value coding

    /// The value of a property, or what was set for any other key.
    open func value(forKey key: String) -> Any? { ownValue(forKey: key) }

    /// Sets a property, or keeps the value under any other key.
    open func setValue(_ value: Any?, forKey key: String) { setOwnValue(value, forKey: key) }

    /// The value at a path such as `position.x`, `transform.rotation.z`, `mask.opacity` or `sublayers.NAME.opacity`.
    open func value(forKeyPath keyPath: String) -> Any? { ownValue(forKeyPath: keyPath) }

    /// Sets the value at a path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setOwnValue(value, forKeyPath: keyPath) }

    /// The value that a key has while none is set; nil here for keys that are not properties. A layer starts with what its
    /// class says here.
    open class func defaultValue(forKey key: String) -> Any? { LayerDefaults.standardValue(of: self, forKey: key) }

    /// Whether a change of the key's value asks for new contents; false here, for subclasses to override.
    open class func needsDisplay(forKey key: String) -> Bool { false }
}
