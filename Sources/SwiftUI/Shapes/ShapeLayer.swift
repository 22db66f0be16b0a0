package import CoreGraphics
package import QuartzCore

/// Shows a shape in any paint: either as a shape layer, or as the mask of a gradient or material layer.
package final class ShapeLayer: CALayer {
    private let shape = CAShapeLayer()
    /// The layer that the shape masks, if it isn't shown directly: a gradient or a material.
    private var masked: CALayer?
    /// The inner shadows, above the shape.
    private var innerShadows: [InnerShadowLayer] = []
    /// The drop shadows behind the shape, if there are several, the innermost last.
    var dropShadows: [CALayer] = []

    package override init() {
        super.init()
        addSublayer(shape)
    }

    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { nil }

    /// The shape to show.
    package struct Drawing {
        package var path: CGPath
        package var fillRule: CGPathFillRule = .winding
        /// The stroke style; nil to fill the path.
        package var stroke: StrokeStyle?

        package init(path: CGPath, fillRule: CGPathFillRule = .winding, stroke: StrokeStyle? = nil) {
            self.path = path
            self.fillRule = fillRule
            self.stroke = stroke?.drawable
        }

        /// The bounding box of the drawing, including all but the longest mitres.
        var extent: CGRect {
            let box = path.boundingBoxOfPath
            guard let stroke, !box.isNull else { return box }
            return box.insetBy(dx: -stroke.lineWidth * 2, dy: -stroke.lineWidth * 2)
        }
    }

    /// Shows a drawing in a paint that is laid out in a rectangle.
    @MainActor
    package func show(_ drawing: Drawing, in paint: Paint, place: CGRect, _ context: LeafContext) {
        context.set(shape, "path", to: drawing.path)
        let (paint, mode) = paint.unblended
        CATransaction.withoutActions { show(mode) }
        let (base, shadows) = paint.parts
        show(shadows, of: drawing, context)
        let color: CGColor
        switch base {
        case .color(let plain):
            color = plain
            showShapeItself()
        case .gradient(let values):
            color = .opaqueBlack
            show(values, frame: place.union(drawing.extent), place: place, context)
        case .material(let material):
            color = .opaqueBlack
            show(material, frame: place.union(drawing.extent), context)
        case .shader(let shader):
            color = .opaqueBlack
            show(shader, frame: place.union(drawing.extent), place: place, context)
        case .shadowed, .blended:
            // The paint's shadows and blend mode have been separated above.
            return
        }
        guard let stroke = drawing.stroke else {
            put(shape, "strokeColor", nil)
            put(shape, "fillRule", drawing.fillRule == .evenOdd ? CAShapeLayerFillRule.evenOdd : .nonZero)
            return context.set(shape, "fillColor", to: color)
        }
        put(shape, "fillColor", nil)
        context.set(shape, "strokeColor", to: stroke.lineWidth > 0 ? color : nil)
        context.set(shape, "lineWidth", to: stroke.lineWidth)
        put(shape, "miterLimit", stroke.miterLimit)
        put(shape, "lineCap", CAShapeLayerLineCap(stroke.lineCap))
        put(shape, "lineJoin", CAShapeLayerLineJoin(stroke.lineJoin))
        put(shape, "lineDashPattern", stroke.dash.isEmpty ? nil : stroke.dash.map { NSNumber(value: Double($0)) })
        context.set(shape, "lineDashPhase", to: stroke.dashPhase)
    }

    @MainActor
    private func show(_ shadows: [PaintShadow], of drawing: Drawing, _ context: LeafContext) {
        let drops = shadows.filter { !$0.isInner }
        // A single shadow is the layer's own. With several, none may be cast by the layer of another.
        showDrop(drops.count == 1 ? drops[0] : nil, context)
        showDrops(drops.count > 1 ? drops : [], of: drawing, context)
        let inner = shadows.filter(\.isInner)
        while innerShadows.count > inner.count { innerShadows.removeLast().removeFromSuperlayer() }
        while innerShadows.count < inner.count {
            innerShadows.append(InnerShadowLayer())
            addSublayer(innerShadows[innerShadows.count - 1])
        }
        for (layer, shadow) in zip(innerShadows, inner) { layer.show(shadow, of: drawing, context) }
    }

    private func showShapeItself() {
        guard let old = masked else { return }
        masked = nil
        CATransaction.withoutActions {
            old.mask = nil
            old.removeFromSuperlayer()
            insertSublayer(shape, at: UInt32(dropShadows.count))
        }
    }

    @MainActor
    private func show(_ paint: GradientPaint, frame: CGRect, place: CGRect, _ context: LeafContext) {
        let (layer, isNew) = maskedLayer { CAGradientLayer() }
        func set(_ key: String, _ value: Any?) {
            if isNew { put(layer, key, value) } else { context.set(layer, key, to: value) }
        }
        let values = frame.isNull || frame.isInfinite ? nil : paint.layerValues(in: place, frame: frame)
        guard let values else { return put(layer, "colors", nil) }
        // The shape, in the layer's own space, stays in place.
        set("bounds", frame)
        set("position", CGPoint(x: frame.midX, y: frame.midY))
        put(layer, "type", values.type)
        set("startPoint", values.startPoint)
        set("endPoint", values.endPoint)
        set("colors", values.colors)
        set("locations", values.locations.map { NSNumber(value: Double($0)) })
    }

    @MainActor
    private func show(_ material: MaterialPaint, frame: CGRect, _ context: LeafContext) {
        let (layer, isNew) = maskedLayer { CALayer() }
        guard !frame.isNull, !frame.isInfinite else { return put(layer, "backgroundFilters", nil) }
        func set(_ key: String, _ value: Any?) {
            if isNew { put(layer, key, value) } else { context.set(layer, key, to: value) }
        }
        set("bounds", frame)
        set("position", CGPoint(x: frame.midX, y: frame.midY))
        set("backgroundColor", material.veil)
        set("opacity", material.opacity)
        CATransaction.withoutActions { material.show(in: layer) }
    }

    @MainActor
    private func show(_ shader: ShaderPaint, frame: CGRect, place: CGRect, _ context: LeafContext) {
        let (layer, _) = maskedLayer { ShaderFillLayer() }
        guard !frame.isNull, !frame.isInfinite else { return put(layer, "contents", nil) }
        put(layer, "bounds", frame)
        put(layer, "position", CGPoint(x: frame.midX, y: frame.midY))
        let scale = ImageCanvas.contentsScale(context.environment.displayScale, for: frame.size)
        put(layer, "contents", shader.picture(of: frame, place: place, scale: scale))
    }

    /// Returns the layer that the shape masks, and whether it was newly created.
    private func maskedLayer<Layer: CALayer>(_ make: () -> Layer) -> (layer: Layer, isNew: Bool) {
        if let layer = masked as? Layer, type(of: layer) == Layer.self { return (layer, false) }
        showShapeItself()
        let layer = make()
        masked = layer
        CATransaction.withoutActions {
            shape.removeFromSuperlayer()
            layer.mask = shape
            insertSublayer(layer, at: UInt32(dropShadows.count))
        }
        return (layer, true)
    }

    private func put(_ layer: CALayer, _ key: String, _ value: Any?) {
        CATransaction.withoutActions { layer.setValue(value, forKeyPath: key) }
    }
}

/// Shows the output of a shader.
private final class ShaderFillLayer: CALayer {}

extension CATransaction {
    /// Changes layers without implicit animations.
    static func withoutActions(_ change: () -> Void) {
        begin()
        setDisableActions(true)
        change()
        commit()
    }
}

extension CAShapeLayerLineCap {
    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension CAShapeLayerLineJoin {
    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
