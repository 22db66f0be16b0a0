package import CoreGraphics
package import Raster

/// The encoded content that a subclass of `CALayer` adds to a plain layer. Indirect, so that plain layers don't pay for
/// its size.
package enum LayerContent: Sendable {
    case plain
    case shape(Boxed<ShapeProperties>)
    indirect case gradient(GradientProperties)
    /// A layer that doesn't flatten: its sublayers are in its superlayer's 3D space.
    case transform
    indirect case replicator(ReplicatorProperties)
    indirect case text(TextProperties)
    indirect case tiled(TiledProperties, any TileProvider)
    indirect case emitter(EmitterProperties, EmissionHistory)
}

extension LayerContent {
    /// The content with precomputed values that frames share.
    package var prepared: LayerContent {
        switch self {
        case .shape(let shape): .shape(Boxed(shape.value.prepared))
        case .gradient(let gradient): .gradient(gradient.prepared)
        default: self
        }
    }

    var isPlain: Bool { if case .plain = self { true } else { false } }
    var isShape: Bool { if case .shape = self { true } else { false } }
}

/// A `CAShapeLayer`'s own properties.
package struct ShapeProperties: Sendable, Equatable {
    package var path: Path?
    package var fillColor: CGColor? = .opaqueBlack
    package var fillRule = CAShapeLayerFillRule.nonZero
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CAShapeLayerLineCap.butt
    package var lineJoin = CAShapeLayerLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [CGFloat] = []
    /// The stroke in display-list form, computed at the commit and shared by frames; nil when the shape is animated.
    package var preparedStroke: Boxed<Shape.Stroke>?

    package init() {}
}

/// A `CAGradientLayer`'s own properties.
package struct GradientProperties: Sendable {
    package var colors: [CGColor] = []
    /// Empty for evenly spaced stops.
    package var locations: [CGFloat] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var type = CAGradientLayerType.axial
    /// The stops in display-list form, computed at the commit and shared by frames; nil when the gradient is animated.
    package var preparedStops: GradientStops?

    package init() {}
}
