import CoreGraphics

extension SampledLayer {
    /// The value of a property; nil when this kind of layer hasn't got it.
    package func value(for key: LayerKey) -> AnimationValue? {
        properties.value(for: key) ?? content.value(for: key)
    }

    /// Sets a property; a value of another kind, or a property of another kind of layer, is left alone.
    package mutating func set(_ value: AnimationValue, for key: LayerKey) {
        if !properties.set(value, for: key) { content.set(value, for: key) }
    }

    // Most animations are of these few properties, and an `AnimationValue` is large to carry about.

    mutating func set(_ number: CGFloat, for key: LayerKey) {
        switch key {
        case .borderWidth: properties.borderWidth = number
        case .zPosition: properties.zPosition = number
        default: set(.scalar(number), for: key)
        }
    }

    mutating func set(_ point: CGPoint, for key: LayerKey) {
        switch key {
        case .position: properties.position = point
        case .anchorPoint: properties.anchorPoint = point
        default: set(.point(point), for: key)
        }
    }
}

extension RenderLayer {
    func number(for key: LayerKey) -> CGFloat? {
        switch key {
        case .borderWidth: return properties.borderWidth
        case .zPosition: return properties.zPosition
        default:
            guard case .scalar(let number)? = properties.value(for: key) ?? content.value(for: key) else { return nil }
            return number
        }
    }

    func point(for key: LayerKey) -> CGPoint? {
        switch key {
        case .position: return properties.position
        case .anchorPoint: return properties.anchorPoint
        default:
            guard case .point(let point)? = properties.value(for: key) ?? content.value(for: key) else { return nil }
            return point
        }
    }
}

extension LayerProperties {
    package func value(for key: LayerKey) -> AnimationValue? {
        switch key {
        case .bounds: .rect(bounds)
        case .position: .point(position)
        case .zPosition: .scalar(zPosition)
        case .anchorPoint: .point(anchorPoint)
        case .anchorPointZ: .scalar(anchorPointZ)
        case .transform: .transform(transform)
        case .sublayerTransform: .transform(sublayerTransform)
        case .hidden: .flag(isHidden)
        case .doubleSided: .flag(isDoubleSided)
        case .geometryFlipped: .flag(isGeometryFlipped)
        case .contents: .image(contents)
        case .contentsRect: .rect(contentsRect)
        case .contentsCenter: .rect(contentsCenter)
        case .contentsGravity: .string(contentsGravity.rawValue)
        case .contentsScale: .scalar(contentsScale)
        case .contentsFormat: .string(contentsFormat.rawValue)
        case .minificationFilter: .string(minificationFilter.rawValue)
        case .magnificationFilter: .string(magnificationFilter.rawValue)
        case .minificationFilterBias: .scalar(CGFloat(minificationFilterBias))
        case .opaque: .flag(isOpaque)
        case .opacity: .scalar(CGFloat(opacity))
        case .allowsGroupOpacity: .flag(allowsGroupOpacity)
        case .masksToBounds: .flag(masksToBounds)
        case .backgroundColor: .color(backgroundColor)
        case .cornerRadius: .scalar(cornerRadius)
        case .maskedCorners: .scalar(CGFloat(maskedCorners.rawValue))
        case .cornerCurve: .string(cornerCurve.rawValue)
        case .borderWidth: .scalar(borderWidth)
        case .borderColor: .color(borderColor)
        case .shadowColor: .color(shadow.color)
        case .shadowOpacity: .scalar(CGFloat(shadow.opacity))
        case .shadowOffset: .size(shadow.offset)
        case .shadowRadius: .scalar(shadow.radius)
        case .shadowPath: .path(shadow.path)
        case .shouldRasterize: .flag(shouldRasterize)
        case .rasterizationScale: .scalar(rasterizationScale)
        case .allowsEdgeAntialiasing: .flag(allowsEdgeAntialiasing)
        case .edgeAntialiasingMask: .scalar(CGFloat(edgeAntialiasingMask.rawValue))
        default: nil
        }
    }

    /// False when `key` is not a property of every layer.
    package mutating func set(_ value: AnimationValue, for key: LayerKey) -> Bool {
        switch (key, value) {
        case (.bounds, .rect(let v)): bounds = v
        case (.position, .point(let v)): position = v
        case (.zPosition, .scalar(let v)): zPosition = v
        case (.anchorPoint, .point(let v)): anchorPoint = v
        case (.anchorPointZ, .scalar(let v)): anchorPointZ = v
        case (.transform, .transform(let v)): transform = v
        case (.sublayerTransform, .transform(let v)): sublayerTransform = v
        case (.hidden, .scalar(let v)): isHidden = v >= 0.5
        case (.doubleSided, .scalar(let v)): isDoubleSided = v >= 0.5
        case (.geometryFlipped, .scalar(let v)): isGeometryFlipped = v >= 0.5
        case (.contents, .image(let v)):
            contents = v
            if contentsFade != nil { contentsFade = nil }
        case (.contents, .fade(let from, let to, let fraction)):
            contents = fraction < 0.5 ? from : to
            contentsFade = ContentsFade(from: from, to: to, fraction: fraction)
        case (.contentsRect, .rect(let v)): contentsRect = v
        case (.contentsCenter, .rect(let v)): contentsCenter = v
        case (.contentsGravity, .string(let v)): contentsGravity = CALayerContentsGravity(rawValue: v)
        case (.contentsScale, .scalar(let v)): contentsScale = v
        case (.contentsFormat, .string(let v)): contentsFormat = CALayerContentsFormat(rawValue: v)
        case (.minificationFilter, .string(let v)): minificationFilter = CALayerContentsFilter(rawValue: v)
        case (.magnificationFilter, .string(let v)): magnificationFilter = CALayerContentsFilter(rawValue: v)
        case (.minificationFilterBias, .scalar(let v)): minificationFilterBias = Float(v)
        case (.opaque, .scalar(let v)): isOpaque = v >= 0.5
        case (.opacity, .scalar(let v)): opacity = Float(v)
        case (.allowsGroupOpacity, .scalar(let v)): allowsGroupOpacity = v >= 0.5
        case (.masksToBounds, .scalar(let v)): masksToBounds = v >= 0.5
        case (.backgroundColor, .color(let v)): backgroundColor = v
        case (.cornerRadius, .scalar(let v)): cornerRadius = v
        case (.maskedCorners, .scalar(let v)): maskedCorners = CACornerMask(rawValue: UInt(bits: v))
        case (.cornerCurve, .string(let v)): cornerCurve = CALayerCornerCurve(rawValue: v)
        case (.borderWidth, .scalar(let v)): borderWidth = v
        case (.borderColor, .color(let v)): borderColor = v
        case (.shadowColor, .color(let v)): shadow.color = v
        case (.shadowOpacity, .scalar(let v)): shadow.opacity = Float(v)
        case (.shadowOffset, .size(let v)): shadow.offset = v
        case (.shadowRadius, .scalar(let v)): shadow.radius = v
        case (.shadowPath, .path(let v)): shadow.path = v
        case (.shouldRasterize, .scalar(let v)): shouldRasterize = v >= 0.5
        case (.rasterizationScale, .scalar(let v)): rasterizationScale = v
        case (.allowsEdgeAntialiasing, .scalar(let v)): allowsEdgeAntialiasing = v >= 0.5
        case (.edgeAntialiasingMask, .scalar(let v)):
            edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(truncatingIfNeeded: UInt(bits: v)))
        default: return false
        }
        return true
    }
}

extension LayerContent {
    package func value(for key: LayerKey) -> AnimationValue? {
        switch (self, key) {
        case (.shape(let s), .path): .path(s.path)
        case (.shape(let s), .fillColor): .color(s.fillColor)
        case (.shape(let s), .fillRule): .string(s.fillRule.rawValue)
        case (.shape(let s), .strokeColor): .color(s.strokeColor)
        case (.shape(let s), .strokeStart): .scalar(s.strokeStart)
        case (.shape(let s), .strokeEnd): .scalar(s.strokeEnd)
        case (.shape(let s), .lineWidth): .scalar(s.lineWidth)
        case (.shape(let s), .miterLimit): .scalar(s.miterLimit)
        case (.shape(let s), .lineCap): .string(s.lineCap.rawValue)
        case (.shape(let s), .lineJoin): .string(s.lineJoin.rawValue)
        case (.shape(let s), .lineDashPhase): .scalar(s.lineDashPhase)
        case (.shape(let s), .lineDashPattern): .numbers(s.lineDashPattern)
        case (.gradient(let g), .colors): .colors(g.colors)
        case (.gradient(let g), .locations): .numbers(g.locations)
        case (.gradient(let g), .startPoint): .point(g.startPoint)
        case (.gradient(let g), .endPoint): .point(g.endPoint)
        case (.gradient(let g), .type): .string(g.type.rawValue)
        case (.replicator(let r), _): r.value(for: key)
        case (.emitter(let e, _), _): e.value(for: key)
        case (.text(let t), _): t.value(for: key)
        case (.tiled(let t, _), _): t.value(for: key)
        default: nil
        }
    }

    package mutating func set(_ value: AnimationValue, for key: LayerKey) {
        switch self {
        case .shape(var shape):
            shape.set(value, for: key)
            self = .shape(shape)
        case .gradient(var gradient):
            gradient.set(value, for: key)
            self = .gradient(gradient)
        case .replicator(var replicator):
            replicator.set(value, for: key)
            self = .replicator(replicator)
        case .emitter(var emitter, let history):
            emitter.set(value, for: key)
            self = .emitter(emitter, history)
        case .text(var text):
            text.set(value, for: key)
            self = .text(text)
        case .tiled(var tiled, let store):
            tiled.set(value, for: key)
            self = .tiled(tiled, store)
        case .plain, .transform: break
        }
    }
}

extension ShapeProperties {
    fileprivate mutating func set(_ value: AnimationValue, for key: LayerKey) {
        preparedStroke = nil
        switch (key, value) {
        case (.path, .path(let v)): path = v
        case (.fillColor, .color(let v)): fillColor = v
        case (.fillRule, .string(let v)): fillRule = CAShapeLayerFillRule(rawValue: v)
        case (.strokeColor, .color(let v)): strokeColor = v
        case (.strokeStart, .scalar(let v)): strokeStart = v
        case (.strokeEnd, .scalar(let v)): strokeEnd = v
        case (.lineWidth, .scalar(let v)): lineWidth = v
        case (.miterLimit, .scalar(let v)): miterLimit = v
        case (.lineCap, .string(let v)): lineCap = CAShapeLayerLineCap(rawValue: v)
        case (.lineJoin, .string(let v)): lineJoin = CAShapeLayerLineJoin(rawValue: v)
        case (.lineDashPhase, .scalar(let v)): lineDashPhase = v
        case (.lineDashPattern, .numbers(let v)): lineDashPattern = v
        default: break
        }
    }
}

extension GradientProperties {
    fileprivate mutating func set(_ value: AnimationValue, for key: LayerKey) {
        preparedStops = nil
        switch (key, value) {
        case (.colors, .colors(let v)): colors = v
        case (.locations, .numbers(let v)): locations = v
        case (.startPoint, .point(let v)): startPoint = v
        case (.endPoint, .point(let v)): endPoint = v
        case (.type, .string(let v)): type = CAGradientLayerType(rawValue: v)
        default: break
        }
    }
}

extension ReplicatorProperties {
    fileprivate func value(for key: LayerKey) -> AnimationValue? {
        switch key {
        case .instanceCount: .scalar(CGFloat(instanceCount))
        case .instanceDelay: .scalar(CGFloat(instanceDelay))
        case .instanceTransform: .transform(instanceTransform)
        case .instanceColor: .color(instanceColor)
        case .preservesDepth: .flag(preservesDepth)
        case .instanceRedOffset: .scalar(CGFloat(redOffset))
        case .instanceGreenOffset: .scalar(CGFloat(greenOffset))
        case .instanceBlueOffset: .scalar(CGFloat(blueOffset))
        case .instanceAlphaOffset: .scalar(CGFloat(alphaOffset))
        default: nil
        }
    }

    fileprivate mutating func set(_ value: AnimationValue, for key: LayerKey) {
        switch (key, value) {
        case (.instanceCount, .scalar(let v)): instanceCount = Int(exactly: v.rounded()) ?? instanceCount
        case (.instanceDelay, .scalar(let v)): instanceDelay = Double(v)
        case (.instanceTransform, .transform(let v)): instanceTransform = v
        case (.instanceColor, .color(let v)): instanceColor = v
        case (.preservesDepth, .scalar(let v)): preservesDepth = v >= 0.5
        case (.instanceRedOffset, .scalar(let v)): redOffset = Float(v)
        case (.instanceGreenOffset, .scalar(let v)): greenOffset = Float(v)
        case (.instanceBlueOffset, .scalar(let v)): blueOffset = Float(v)
        case (.instanceAlphaOffset, .scalar(let v)): alphaOffset = Float(v)
        default: break
        }
    }
}

extension EmitterProperties {
    fileprivate func value(for key: LayerKey) -> AnimationValue? {
        switch key {
        case .birthRate: .scalar(CGFloat(birthRate))
        case .lifetime: .scalar(CGFloat(lifetime))
        case .velocity: .scalar(CGFloat(velocity))
        case .scale: .scalar(CGFloat(scale))
        case .spin: .scalar(CGFloat(spin))
        case .seed: .scalar(CGFloat(seed))
        case .renderMode: .string(renderMode.rawValue)
        case .preservesDepth: .flag(preservesDepth)
        case .emitterPosition: .point(position)
        case .emitterZPosition: .scalar(CGFloat(zPosition))
        case .emitterSize: .size(size)
        case .emitterDepth: .scalar(CGFloat(depth))
        case .emitterShape: .string(shape.rawValue)
        case .emitterMode: .string(mode.rawValue)
        default: nil
        }
    }

    fileprivate mutating func set(_ value: AnimationValue, for key: LayerKey) {
        switch (key, value) {
        case (.birthRate, .scalar(let v)): birthRate = Double(v)
        case (.lifetime, .scalar(let v)): lifetime = Double(v)
        case (.velocity, .scalar(let v)): velocity = Double(v)
        case (.scale, .scalar(let v)): scale = Double(v)
        case (.spin, .scalar(let v)): spin = Double(v)
        case (.seed, .scalar(let v)): seed = UInt32(exactly: v.rounded()) ?? seed
        case (.renderMode, .string(let v)): renderMode = CAEmitterLayerRenderMode(rawValue: v)
        case (.preservesDepth, .scalar(let v)): preservesDepth = v >= 0.5
        case (.emitterPosition, .point(let v)): position = v
        case (.emitterZPosition, .scalar(let v)): zPosition = Double(v)
        case (.emitterSize, .size(let v)): size = v
        case (.emitterDepth, .scalar(let v)): depth = Double(v)
        case (.emitterShape, .string(let v)): shape = CAEmitterLayerEmitterShape(rawValue: v)
        case (.emitterMode, .string(let v)): mode = CAEmitterLayerEmitterMode(rawValue: v)
        default: break
        }
    }
}

extension AnimationValue {
    static func flag(_ isOn: Bool) -> AnimationValue { .scalar(isOn ? 1 : 0) }
}

extension UInt {
    /// A mask that came as a number; nothing of it is left when the number is no mask.
    fileprivate init(bits number: CGFloat) { self = UInt(exactly: number.rounded()) ?? 0 }
}
