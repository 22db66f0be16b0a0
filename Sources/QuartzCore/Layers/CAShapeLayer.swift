public import CoreGraphics
public import Foundation
import Raster

/// A layer that draws a path, filled and stroked, between its background and its contents.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cashapelayer)
open class CAShapeLayer: CALayer {
    public override init() { super.init(content: CAShapeLayer.initialContent) }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialContent: LayerContent { .shape(Boxed(ShapeProperties())) }
    override class var builtInClass: CALayer.Type { CAShapeLayer.self }

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        shapeAccessors[key] ?? super.accessor(for: key)
    }

    private final var shape: ShapeProperties {
        if case .shape(let shape) = content { shape.value } else { ShapeProperties() }
    }

    private final func changeShape(_ key: LayerKey, if differs: Bool, _ set: (inout ShapeProperties) -> Void) {
        var shape = shape
        set(&shape)
        changeContent(key, if: differs, to: .shape(Boxed(shape)))
    }

    /// The shape, in the layer's coordinates; nil, the default, for none.
    open var path: CGPath? {
        get { shape.path.map { CGPath(storage: $0) } }
        set {
            let path = newValue?.storage
            changeShape(.path, if: path != shape.path) { $0.path = path }
        }
    }

    /// The colour that fills the path; opaque black by default, nil for none.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { changeShape(.fillColor, if: newValue != shape.fillColor) { $0.fillColor = newValue } }
    }

    /// The rule that determines the inside of the path. Non-zero by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { changeShape(.fillRule, if: newValue != shape.fillRule) { $0.fillRule = newValue } }
    }

    /// The colour that strokes the path; nil, the default, for none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { changeShape(.strokeColor, if: newValue != shape.strokeColor) { $0.strokeColor = newValue } }
    }

    /// The relative location at which the stroke begins, in 0...1 of the path's length. 0 by default.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "strokeStart") }
            changeShape(.strokeStart, if: newValue != shape.strokeStart) { $0.strokeStart = newValue }
        }
    }

    /// The relative location at which the stroke ends, in 0...1 of the path's length. 1 by default.
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "strokeEnd") }
            changeShape(.strokeEnd, if: newValue != shape.strokeEnd) { $0.strokeEnd = newValue }
        }
    }

    /// The width of the stroke, in points. 1 by default.
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "lineWidth") }
            changeShape(.lineWidth, if: newValue != shape.lineWidth) { $0.lineWidth = newValue }
        }
    }

    /// The limit of a mitre's length, as a multiple of the line width. 10 by default.
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "miterLimit") }
            changeShape(.miterLimit, if: newValue != shape.miterLimit) { $0.miterLimit = newValue }
        }
    }

    /// The shape of the stroke's ends. Butt by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { changeShape(.lineCap, if: newValue != shape.lineCap) { $0.lineCap = newValue } }
    }

    /// The shape of the joints between segments. Mitre by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { changeShape(.lineJoin, if: newValue != shape.lineJoin) { $0.lineJoin = newValue } }
    }

    /// The offset into the dash pattern at which the stroke starts, in points. 0 by default.
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "lineDashPhase") }
            changeShape(.lineDashPhase, if: newValue != shape.lineDashPhase) { $0.lineDashPhase = newValue }
        }
    }

    /// The alternating lengths of dashes and gaps, in points; nil, the default, for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
        set {
            let pattern = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard pattern.allSatisfy(\.isFinite) else { return refuse(pattern, for: "lineDashPattern") }
            changeShape(.lineDashPattern, if: pattern != shape.lineDashPattern) { $0.lineDashPattern = pattern }
        }
    }
}

private let shapeAccessors: AccessorTable = [
    .path: PropertyAccessor(\CAShapeLayer.path),
    .fillColor: PropertyAccessor(\CAShapeLayer.fillColor),
    .fillRule: PropertyAccessor(\CAShapeLayer.fillRule),
    .strokeColor: PropertyAccessor(\CAShapeLayer.strokeColor),
    .strokeStart: PropertyAccessor(\CAShapeLayer.strokeStart),
    .strokeEnd: PropertyAccessor(\CAShapeLayer.strokeEnd),
    .lineWidth: PropertyAccessor(\CAShapeLayer.lineWidth),
    .miterLimit: PropertyAccessor(\CAShapeLayer.miterLimit),
    .lineCap: PropertyAccessor(\CAShapeLayer.lineCap),
    .lineJoin: PropertyAccessor(\CAShapeLayer.lineJoin),
    .lineDashPhase: PropertyAccessor(\CAShapeLayer.lineDashPhase),
    .lineDashPattern: PropertyAccessor(\CAShapeLayer.lineDashPattern),
]
