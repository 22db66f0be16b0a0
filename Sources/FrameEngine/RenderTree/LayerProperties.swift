package import CoreGraphics
package import Raster

/// The properties of every layer: the model holds one value, the render tree a copy, and the sampler an animated copy.
///
/// Defaults are Apple's. Lengths are in points of the superlayer's (position) or the layer's own (bounds) coordinates.
/// Frequently changed values are stored inline; the others share one box, allocated when the first of them changes.
package struct LayerProperties: Sendable {
    package var geometry = LayerGeometry()
    package var contents: CGImage?
    fileprivate var flags: Flags = [.doubleSided, .allowsGroupOpacity, .blackBorder]
    package var backgroundColor: CGColor?
    package var borderWidth: CGFloat = 0
    /// Nil also represents the default black while the flag is set: plain layers then don't share a reference count.
    private var ownBorderColor: CGColor?
    private var rare: RareBox?

    package init() {}

    package var borderColor: CGColor? {
        get { flags.contains(.blackBorder) ? .opaqueBlack : ownBorderColor }
        set {
            flags.remove(.blackBorder)
            ownBorderColor = newValue
        }
    }

    /// Whether the layer draws only a plain background.
    package var isBackgroundAlone: Bool {
        rare == nil && contents == nil && borderWidth <= 0 && backgroundColor?.pattern == nil
    }
}

// MARK: - Flags

extension LayerProperties {
    fileprivate struct Flags: OptionSet, Sendable {
        let rawValue: UInt16
        static let hidden = Flags(rawValue: 1 << 0)
        static let doubleSided = Flags(rawValue: 1 << 1)
        static let geometryFlipped = Flags(rawValue: 1 << 2)
        static let allowsGroupOpacity = Flags(rawValue: 1 << 3)
        static let masksToBounds = Flags(rawValue: 1 << 4)
        static let blackBorder = Flags(rawValue: 1 << 5)
        static let opaque = Flags(rawValue: 1 << 6)
        static let rasterized = Flags(rawValue: 1 << 7)
        static let edgeAntialiasing = Flags(rawValue: 1 << 8)
    }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }

    package var isHidden: Bool {
        get { flags.contains(.hidden) }
        set { set(.hidden, newValue) }
    }

    package var isDoubleSided: Bool {
        get { flags.contains(.doubleSided) }
        set { set(.doubleSided, newValue) }
    }

    package var isGeometryFlipped: Bool {
        get { flags.contains(.geometryFlipped) }
        set { set(.geometryFlipped, newValue) }
    }

    package var allowsGroupOpacity: Bool {
        get { flags.contains(.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, newValue) }
    }

    package var masksToBounds: Bool {
        get { flags.contains(.masksToBounds) }
        set { set(.masksToBounds, newValue) }
    }

    package var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { set(.opaque, newValue) }
    }

    package var shouldRasterize: Bool {
        get { flags.contains(.rasterized) }
        set { set(.rasterized, newValue) }
    }

    package var allowsEdgeAntialiasing: Bool {
        get { flags.contains(.edgeAntialiasing) }
        set { set(.edgeAntialiasing, newValue) }
    }
}

// MARK: - Rare properties

/// The boxed values of `LayerProperties`.
private struct RareProperties: Sendable {
    var anchorPointZ: CGFloat = 0
    var sublayerTransform = CATransform3DIdentity
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var contentsFade: ContentsFade?
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var rasterizationScale: CGFloat = 1
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
    var shadow = ShadowProperties()
    var filters: [LayerFilter] = []
    var backgroundFilters: [LayerFilter] = []
    var compositing: CompositingMode?

    static let defaults = RareProperties()
}

/// Immutable, so that copies can share it: a change creates a new one.
private final class RareBox: Sendable {
    let values: RareProperties
    init(_ values: RareProperties) { self.values = values }
}

extension LayerProperties {
    private subscript<Value>(_ path: WritableKeyPath<RareProperties, Value>) -> Value {
        @inline(__always) get {
            guard let rare else { return RareProperties.defaults[keyPath: path] }
            return rare.values[keyPath: path]
        }
        @inline(__always) set {
            var values = rare?.values ?? .defaults
            values[keyPath: path] = newValue
            rare = RareBox(values)
        }
    }

    package var anchorPointZ: CGFloat {
        get { self[\.anchorPointZ] }
        set { self[\.anchorPointZ] = newValue }
    }

    package var sublayerTransform: CATransform3D {
        get { self[\.sublayerTransform] }
        set { self[\.sublayerTransform] = newValue }
    }

    package var contentsRect: CGRect {
        get { self[\.contentsRect] }
        set { self[\.contentsRect] = newValue }
    }

    package var contentsCenter: CGRect {
        get { self[\.contentsCenter] }
        set { self[\.contentsCenter] = newValue }
    }

    package var contentsGravity: CALayerContentsGravity {
        get { self[\.contentsGravity] }
        set { self[\.contentsGravity] = newValue }
    }

    package var contentsScale: CGFloat {
        get { self[\.contentsScale] }
        set { self[\.contentsScale] = newValue }
    }

    package var contentsFormat: CALayerContentsFormat {
        get { self[\.contentsFormat] }
        set { self[\.contentsFormat] = newValue }
    }

    /// The cross-fade that replaces `contents`; set by the sampler only.
    package var contentsFade: ContentsFade? {
        get { self[\.contentsFade] }
        set { self[\.contentsFade] = newValue }
    }

    package var minificationFilter: CALayerContentsFilter {
        get { self[\.minificationFilter] }
        set { self[\.minificationFilter] = newValue }
    }

    package var magnificationFilter: CALayerContentsFilter {
        get { self[\.magnificationFilter] }
        set { self[\.magnificationFilter] = newValue }
    }

    package var minificationFilterBias: Float {
        get { self[\.minificationFilterBias] }
        set { self[\.minificationFilterBias] = newValue }
    }

    package var rasterizationScale: CGFloat {
        get { self[\.rasterizationScale] }
        set { self[\.rasterizationScale] = newValue }
    }

    package var maskedCorners: CACornerMask {
        get { self[\.maskedCorners] }
        set { self[\.maskedCorners] = newValue }
    }

    package var cornerCurve: CALayerCornerCurve {
        get { self[\.cornerCurve] }
        set { self[\.cornerCurve] = newValue }
    }

    package var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { self[\.edgeAntialiasingMask] }
        set { self[\.edgeAntialiasingMask] = newValue }
    }

    package var shadow: ShadowProperties {
        get { self[\.shadow] }
        set { self[\.shadow] = newValue }
    }

    /// The filters applied to the layer itself, in order.
    package var filters: [LayerFilter] {
        get { self[\.filters] }
        set { self[\.filters] = newValue }
    }

    /// The filters applied to the backdrop, in order.
    package var backgroundFilters: [LayerFilter] {
        get { self[\.backgroundFilters] }
        set { self[\.backgroundFilters] = newValue }
    }

    /// The compositing mode; nil for source-over.
    package var compositing: CompositingMode? {
        get { self[\.compositing] }
        set { self[\.compositing] = newValue }
    }
}

/// A layer's shadow. None is cast while `opacity` is zero, the default.
package struct ShadowProperties: Sendable {
    package var color: CGColor? = .opaqueBlack
    package var opacity: Float = 0
    package var offset = CGSize(width: 0, height: -3)
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat = 3
    package var path: Path?

    package init() {}
}

/// A running cross-fade of contents: the sum of one image at `1 - fraction` and the other at `fraction`. `contents` is
/// the one with the greater weight.
package struct ContentsFade: Sendable {
    package var from: CGImage?
    package var to: CGImage?
    /// In 0...1.
    package var fraction: CGFloat
}
