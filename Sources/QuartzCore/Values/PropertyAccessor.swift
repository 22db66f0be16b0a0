import CoreGraphics
import Foundation

/// Reads and sets one property of a layer by way of its Swift property, so that overrides in subclasses take part.
struct PropertyAccessor: Sendable {
    /// Nil for a layer that hasn't got the property.
    let get: @Sendable (CALayer) -> Any?
    /// False when the value is of no use for the property, or the layer hasn't got it.
    let set: @Sendable (CALayer, Any?) -> Bool

    private init<Layer: CALayer, Value: KeyValue>(_ path: ReferenceWritableKeyPath<Layer, Value> & Sendable) {
        get = { ($0 as? Layer)?[keyPath: path].any }
        set = { layer, any in
            guard let layer = layer as? Layer, let value = Value(any: any) else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    /// For a property that can be nil, of a type that is passed as it is.
    private init<Layer: CALayer, Value: Sendable>(_ path: ReferenceWritableKeyPath<Layer, Value?> & Sendable) {
        get = { ($0 as? Layer)?[keyPath: path] }
        set = { layer, any in
            guard let layer = layer as? Layer else { return false }
            let value = any as? Value
            guard value != nil || any == nil || any is NSNull else { return false }
            layer[keyPath: path] = value
            return true
        }
    }

    static let all: [LayerKey?: PropertyAccessor] = [
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
        .colors: PropertyAccessor(\CAGradientLayer.gradientColors),
        .locations: PropertyAccessor(\CAGradientLayer.locations),
        .startPoint: PropertyAccessor(\CAGradientLayer.startPoint),
        .endPoint: PropertyAccessor(\CAGradientLayer.endPoint),
        .type: PropertyAccessor(\CAGradientLayer.type),
        .fontSize: PropertyAccessor(\CATextLayer.fontSize),
        .foregroundColor: PropertyAccessor(\CATextLayer.foregroundColor),
        .wrapped: PropertyAccessor(\CATextLayer.isWrapped),
        .truncationMode: PropertyAccessor(\CATextLayer.truncationMode),
        .alignmentMode: PropertyAccessor(\CATextLayer.alignmentMode),
        .allowsFontSubpixelQuantization: PropertyAccessor(\CATextLayer.allowsFontSubpixelQuantization),
        .levelsOfDetail: PropertyAccessor(\CATiledLayer.levelsOfDetail),
        .levelsOfDetailBias: PropertyAccessor(\CATiledLayer.levelsOfDetailBias),
        .tileSize: PropertyAccessor(\CATiledLayer.tileSize),
        .birthRate: PropertyAccessor(\CAEmitterLayer.birthRate),
        .lifetime: PropertyAccessor(\CAEmitterLayer.lifetime),
        .velocity: PropertyAccessor(\CAEmitterLayer.velocity),
        .scale: PropertyAccessor(\CAEmitterLayer.scale),
        .spin: PropertyAccessor(\CAEmitterLayer.spin),
        .seed: PropertyAccessor(\CAEmitterLayer.seed),
        .renderMode: PropertyAccessor(\CAEmitterLayer.renderMode),
        .emitterPosition: PropertyAccessor(\CAEmitterLayer.emitterPosition),
        .emitterZPosition: PropertyAccessor(\CAEmitterLayer.emitterZPosition),
        .emitterSize: PropertyAccessor(\CAEmitterLayer.emitterSize),
        .emitterDepth: PropertyAccessor(\CAEmitterLayer.emitterDepth),
        .emitterShape: PropertyAccessor(\CAEmitterLayer.emitterShape),
        .emitterMode: PropertyAccessor(\CAEmitterLayer.emitterMode),
        .instanceCount: PropertyAccessor(\CAReplicatorLayer.instanceCount),
        .instanceDelay: PropertyAccessor(\CAReplicatorLayer.instanceDelay),
        .instanceTransform: PropertyAccessor(\CAReplicatorLayer.instanceTransform),
        .instanceColor: PropertyAccessor(\CAReplicatorLayer.instanceColor),
        .preservesDepth: PropertyAccessor(\CALayer.depthPreservation),
        .instanceRedOffset: PropertyAccessor(\CAReplicatorLayer.instanceRedOffset),
        .instanceGreenOffset: PropertyAccessor(\CAReplicatorLayer.instanceGreenOffset),
        .instanceBlueOffset: PropertyAccessor(\CAReplicatorLayer.instanceBlueOffset),
        .instanceAlphaOffset: PropertyAccessor(\CAReplicatorLayer.instanceAlphaOffset),
    ]
}

extension CALayer {
    /// `contents` with its real type.
    fileprivate var contentsImage: CGImage? {
        get { contents.flatMap { $0 as? CGImage } }
        set { contents = newValue }
    }
}

extension CALayer {
    /// `preservesDepth` of the two classes that have it.
    fileprivate var depthPreservation: Bool {
        get { (self as? CAReplicatorLayer)?.preservesDepth ?? (self as? CAEmitterLayer)?.preservesDepth ?? false }
        set {
            (self as? CAReplicatorLayer)?.preservesDepth = newValue
            (self as? CAEmitterLayer)?.preservesDepth = newValue
        }
    }
}

extension CAGradientLayer {
    /// `colors` with its real type.
    fileprivate var gradientColors: [CGColor]? {
        get { colors.flatMap { $0 as? [CGColor] } }
        set { colors = newValue }
    }
}

/// A property's type, as key-value coding passes it.
private protocol KeyValue: Sendable {
    init?(any: Any?)
    var any: Any? { get }
}

extension CGFloat: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = number
    }

    var any: Any? { NSNumber(value: Double(self)) }
}

extension Double: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = Double(number)
    }

    var any: Any? { NSNumber(value: self) }
}

extension KeyValue where Self: FixedWidthInteger {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self.init(exactly: number.rounded(.towardZero))
    }

    var any: Any? { NSNumber(value: Int64(truncatingIfNeeded: self)) }
}

extension Int: KeyValue {}
extension UInt32: KeyValue {}

extension Float: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = Float(number)
    }

    var any: Any? { NSNumber(value: self) }
}

extension Bool: KeyValue {
    init?(any: Any?) {
        guard let number = any.flatMap(AnimationValue.number) else { return nil }
        self = number != 0
    }

    var any: Any? { NSNumber(value: self) }
}

extension CGPoint: KeyValue {
    init?(any: Any?) {
        guard case .point(let value)? = any.flatMap({ AnimationValue($0, as: .point) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CGSize: KeyValue {
    init?(any: Any?) {
        guard case .size(let value)? = any.flatMap({ AnimationValue($0, as: .size) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CGRect: KeyValue {
    init?(any: Any?) {
        guard case .rect(let value)? = any.flatMap({ AnimationValue($0, as: .rect) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension CATransform3D: KeyValue {
    init?(any: Any?) {
        guard case .transform(let value)? = any.flatMap({ AnimationValue($0, as: .transform) }) else { return nil }
        self = value
    }

    var any: Any? { self }
}

extension KeyValue where Self: RawRepresentable<String> {
    init?(any: Any?) {
        guard case .string(let name)? = any.flatMap({ AnimationValue($0, as: .string) }) else { return nil }
        self.init(rawValue: name)
    }

    var any: Any? { rawValue }
}

extension CALayerContentsGravity: KeyValue {}
extension CALayerContentsFilter: KeyValue {}
extension CALayerContentsFormat: KeyValue {}
extension CALayerCornerCurve: KeyValue {}
extension CATextLayerAlignmentMode: KeyValue {}
extension CATextLayerTruncationMode: KeyValue {}
extension CAShapeLayerFillRule: KeyValue {}
extension CAShapeLayerLineCap: KeyValue {}
extension CAShapeLayerLineJoin: KeyValue {}
extension CAGradientLayerType: KeyValue {}
extension CAEmitterLayerEmitterShape: KeyValue {}
extension CAEmitterLayerEmitterMode: KeyValue {}
extension CAEmitterLayerRenderMode: KeyValue {}

extension KeyValue where Self: RawRepresentable, RawValue: FixedWidthInteger {
    init?(any: Any?) {
        if let mask = any as? Self {
            self = mask
            return
        }
        guard let number = any.flatMap(AnimationValue.number), let bits = RawValue(exactly: number) else { return nil }
        self.init(rawValue: bits)
    }

    var any: Any? { NSNumber(value: UInt64(rawValue)) }
}

extension CACornerMask: KeyValue {}
extension CAEdgeAntialiasingMask: KeyValue {}
