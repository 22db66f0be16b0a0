import CoreGraphics
import Foundation
import QuartzCore

/// Reads the bytes as a layer tree: creates nested layers, sets their properties, animates them, and draws two frames
/// with changes in between.
func drawLayers(_ bytes: UnsafeRawBufferPointer) {
    var program = LayerProgram(ByteStream(bytes))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    program.run(steps: 120)
    program.drawFrame()
    program.run(steps: 20)
    program.drawFrame()
    CATransaction.commit()
}

/// Makes the layers that the bytes encode, with some numbers that no layer should contain.
private struct LayerProgram {
    private var stream: ByteStream
    private let root = CALayer()
    private var layers: [CALayer] = []
    private let renderer: CARenderer?

    init(_ stream: ByteStream) {
        self.stream = stream
        let size = CGSize(width: 1 + self.stream.choice(40), height: 1 + self.stream.choice(40))
        let scale: CGFloat = self.stream.element(of: [1, 1.5, 2])
        let context = CGContext(
            data: nil, width: Int(size.width * scale), height: Int(size.height * scale), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        renderer = context.map { CARenderer(context: $0) }
        renderer?.layer = root
        renderer?.bounds = CGRect(origin: .zero, size: size)
        renderer?.threads = 1
        root.frame = CGRect(origin: .zero, size: size)
        layers = [root]
    }

    mutating func run(steps: Int) {
        for _ in 0..<steps where !stream.isAtEnd { step() }
    }

    mutating func drawFrame() {
        CATransaction.flush()
        renderer?.beginFrame(atTime: TimeInterval(stream.number()), timeStamp: nil)
        renderer?.render()
        _ = renderer?.nextFrameTime()
        renderer?.endFrame()
        _ = layer.presentation()?.hitTest(stream.point())
    }

    private var layer: CALayer { layers[layers.count - 1] }

    private mutating func step() {
        let call = stream.byte()
        switch call >> 5 {
        case 0: addLayer(Int(call & 31))
        case 1: setGeometry(Int(call & 31))
        case 2: setLook(Int(call & 31))
        case 3: setContents(Int(call & 31))
        case 4: setEffects(Int(call & 31))
        case 5: setSpecial()
        case 6: animate()
        // An existing layer again.
        default: layers.append(layers[stream.choice(layers.count)])
        }
    }

    // MARK: Layers

    private mutating func addLayer(_ kind: Int) {
        guard layers.count < 40 else { return }
        let new: CALayer
        switch kind % 8 {
        case 0: new = CAGradientLayer()
        case 1: new = CAShapeLayer()
        case 2: new = CATransformLayer()
        case 3: new = CAReplicatorLayer()
        case 4: new = CAEmitterLayer()
        case 5: new = CAScrollLayer()
        case 6: new = stream.flag() ? Tiles() : CATextLayer()
        default: new = CALayer()
        }
        new.frame = CGRect(
            x: stream.choice(30), y: stream.choice(30), width: stream.choice(40), height: stream.choice(40))
        new.backgroundColor = color()
        switch kind / 8 {
        case 0, 1: layer.addSublayer(new)
        case 2: layer.mask = new
        // Itself, or one of its ancestors.
        default: layer.addSublayer(layers[stream.choice(layers.count)])
        }
        layers.append(new)
    }

    private mutating func color() -> CGColor {
        CGColor(red: stream.number(), green: stream.number(), blue: stream.number(), alpha: stream.number())
    }

    private mutating func transform() -> CATransform3D {
        var transform = CATransform3DMakeRotation(stream.number(), stream.number(), stream.number(), stream.number())
        if stream.flag() { transform.m34 = stream.number() }
        if stream.flag() { transform = CATransform3DScale(transform, stream.number(), stream.number(), 1) }
        if stream.flag() { transform.m14 = stream.number() }
        return transform
    }

    private mutating func setGeometry(_ call: Int) {
        switch call % 10 {
        case 0: layer.bounds = stream.rect()
        case 1: layer.position = stream.point()
        case 2: layer.anchorPoint = stream.point()
        case 3: layer.zPosition = stream.number()
        case 4: layer.transform = transform()
        case 5: layer.sublayerTransform = transform()
        case 6: layer.isDoubleSided = stream.flag()
        case 7: layer.isGeometryFlipped = stream.flag()
        case 8: layer.anchorPointZ = stream.number()
        default: (layer.speed, layer.timeOffset) = (Float(stream.number()), Double(stream.number()))
        }
    }

    private mutating func setLook(_ call: Int) {
        switch call % 10 {
        case 0: layer.opacity = Float(stream.number())
        case 1: layer.cornerRadius = stream.number()
        case 2: (layer.borderWidth, layer.borderColor) = (stream.number(), color())
        case 3: layer.masksToBounds = stream.flag()
        case 4: layer.maskedCorners = CACornerMask(rawValue: UInt(stream.byte()))
        case 5: layer.cornerCurve = stream.flag() ? .continuous : .circular
        case 6: (layer.shadowOpacity, layer.shadowRadius) = (Float(stream.number()), stream.number())
        case 7: layer.shadowOffset = stream.size()
        case 8: layer.shadowPath = CGPath(ellipseIn: stream.rect(), transform: nil)
        default:
            layer.allowsEdgeAntialiasing = stream.flag()
            layer.edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(stream.byte()))
            layer.allowsGroupOpacity = stream.flag()
        }
    }

    private mutating func setContents(_ call: Int) {
        switch call % 7 {
        case 0: layer.contents = Self.picture
        case 1: layer.contentsRect = stream.rect()
        case 2: layer.contentsCenter = stream.rect()
        case 3: layer.contentsScale = stream.number()
        case 4: layer.contentsGravity = stream.element(of: [.resize, .center, .resizeAspectFill, .topRight])
        case 5: layer.minificationFilter = stream.element(of: [.linear, .nearest, .trilinear])
        default:
            layer.magnificationFilter = stream.element(of: [.linear, .nearest])
            layer.minificationFilterBias = Float(stream.number())
        }
    }

    private static let picture: CGImage? = {
        let context = CGContext(
            data: nil, width: 9, height: 7, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.75)
        context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 7))
        return context?.makeImage()
    }()

    // MARK: Effects

    private mutating func setEffects(_ call: Int) {
        switch call % 4 {
        case 0: layer.filters = (0..<stream.choice(4)).map { _ in filter() }
        case 1: layer.backgroundFilters = (0..<stream.choice(3)).map { _ in filter() }
        case 2:
            layer.compositingFilter = stream.element(of: [
                "multiplyBlendMode", "colorDodgeBlendMode", "hueBlendMode", "plusL", "plusD", "xor", "sourceIn",
                "clear",
                "destAtop", "linearBurnBlendMode", "divideBlendMode", "minimum", "multiply", "no such mode",
            ])
        default: (layer.shouldRasterize, layer.rasterizationScale) = (stream.flag(), stream.number())
        }
    }

    private mutating func filter() -> CAFilter {
        let filter = CAFilter(
            type: stream.element(of: [
                "gaussianBlur", "bloom", "vignette", "colorMatrix", "colorHueRotate", "colorContrast", "sepiaTone",
                "luminanceToAlpha", "no such filter",
            ]))
        for key in ["inputRadius", "inputIntensity", "inputAmount", "inputAngle"] where stream.flag() {
            filter.setValue(stream.number(), forKey: key)
        }
        if stream.flag() { filter.setValue((0..<20).map { _ in stream.number() }, forKey: "inputColorMatrix") }
        return filter
    }

    // MARK: Layer classes

    private mutating func setSpecial() {
        switch layer {
        case let gradient as CAGradientLayer:
            gradient.colors = (0..<stream.choice(5)).map { _ in color() }
            gradient.locations = stream.flag() ? stream.numbers(upTo: 5).map { NSNumber(value: Double($0)) } : nil
            (gradient.startPoint, gradient.endPoint) = (stream.point(), stream.point())
            gradient.type = stream.element(of: [.axial, .radial, .conic])
        case let shape as CAShapeLayer:
            setShape(shape)
        case let replicator as CAReplicatorLayer:
            replicator.instanceCount = stream.flag() ? stream.choice(5) : .max
            replicator.instanceTransform = transform()
            replicator.instanceDelay = Double(stream.number())
            replicator.preservesDepth = stream.flag()
            replicator.instanceAlphaOffset = Float(stream.number())
        case let emitter as CAEmitterLayer:
            setEmitter(emitter)
        case let scroll as CAScrollLayer:
            scroll.scroll(to: stream.point())
        case let tiled as CATiledLayer:
            tiled.tileSize = stream.size()
            (tiled.levelsOfDetail, tiled.levelsOfDetailBias) = (Int(stream.byte()), Int(stream.byte()))
        case let text as CATextLayer:
            setText(text)
        default:
            if stream.flag() { layer.removeAllAnimations() } else { addTransition() }
        }
    }

    private mutating func setText(_ text: CATextLayer) {
        text.string = String(
            repeating: stream.element(of: ["word ", "w", "\n", "سلام ", "\u{301}"]), count: stream.choice(200))
        (text.fontSize, text.isWrapped) = (stream.number(), stream.flag())
        text.truncationMode = stream.element(of: [.none, .start, .middle, .end])
        text.alignmentMode = stream.element(of: [.natural, .justified, .center])
    }

    private mutating func addTransition() {
        let transition = CATransition()
        transition.type = stream.element(of: [.fade, .push, .moveIn, .reveal])
        transition.subtype = stream.element(of: [.fromLeft, .fromTop, .fromRight])
        (transition.startProgress, transition.endProgress) = (Float(stream.number()), Float(stream.number()))
        setTiming(of: transition)
        layer.add(transition, forKey: nil)
        layer.addSublayer(CALayer())
    }

    private mutating func setShape(_ shape: CAShapeLayer) {
        let path = CGMutablePath()
        path.move(to: stream.point())
        for _ in 0..<stream.choice(4) {
            path.addCurve(to: stream.point(), control1: stream.point(), control2: stream.point())
            path.addLine(to: stream.point())
        }
        shape.path = path
        (shape.fillColor, shape.strokeColor) = (color(), color())
        (shape.lineWidth, shape.miterLimit) = (stream.number(), stream.number())
        shape.lineJoin = stream.element(of: [.miter, .round, .bevel])
        shape.lineDashPattern = stream.numbers(upTo: 3).map { NSNumber(value: Double($0)) }
        (shape.strokeStart, shape.strokeEnd) = (stream.number(), stream.number())
        shape.fillRule = stream.flag() ? .evenOdd : .nonZero
    }

    private mutating func setEmitter(_ emitter: CAEmitterLayer) {
        let cell = CAEmitterCell()
        cell.contents = Self.picture
        if stream.flag() { cell.emitterCells = emitter.emitterCells }
        (cell.birthRate, cell.lifetime) = (Float(stream.number()), Float(stream.number()))
        (cell.velocity, cell.scale, cell.spin) = (stream.number(), stream.number(), stream.number())
        (cell.emissionRange, cell.yAcceleration) = (stream.number(), stream.number())
        (emitter.emitterPosition, emitter.emitterSize) = (stream.point(), stream.size())
        emitter.emitterShape = stream.element(of: [.point, .line, .circle, .rectangle, .sphere])
        emitter.renderMode = stream.element(of: [.additive, .oldestFirst, .backToFront])
        emitter.beginTime = Double(stream.number())
        emitter.emitterCells = [cell]
    }

    // MARK: Animations

    private mutating func animate() {
        let key = stream.element(of: [
            "opacity", "position", "position.x", "bounds", "transform", "transform.rotation.y", "transform.scale",
            "cornerRadius", "shadowRadius", "backgroundColor", "borderWidth", "zPosition", "strokeEnd", "colors",
            "sublayerTransform", "no.such.key",
        ])
        let animation: CAPropertyAnimation
        switch stream.choice(3) {
        case 0:
            let basic = CABasicAnimation(keyPath: key)
            (basic.fromValue, basic.toValue) = (value(), value())
            animation = basic
        case 1:
            let spring = CASpringAnimation(keyPath: key)
            (spring.mass, spring.stiffness, spring.damping) = (stream.number(), stream.number(), stream.number())
            spring.toValue = value()
            animation = spring
        default:
            let frames = CAKeyframeAnimation(keyPath: key)
            frames.values = (0..<stream.choice(5)).map { _ in value() }
            frames.keyTimes = stream.numbers(upTo: 4).map { NSNumber(value: Double($0)) }
            frames.calculationMode = stream.element(of: [.linear, .discrete, .paced, .cubic, .cubicPaced])
            animation = frames
        }
        (animation.isAdditive, animation.isCumulative) = (stream.flag(), stream.flag())
        setTiming(of: animation)
        guard stream.choice(4) == 0 else { return layer.add(animation, forKey: stream.flag() ? key : nil) }
        let group = CAAnimationGroup()
        group.animations = [animation, animation]
        setTiming(of: group)
        layer.add(group, forKey: nil)
    }

    private mutating func setTiming(of animation: CAAnimation) {
        // An explicit begin time, so that no clock is read.
        (animation.beginTime, animation.duration) = (1, Double(stream.number()))
        (animation.speed, animation.repeatCount) = (Float(stream.number()), Float(stream.number()))
        (animation.timeOffset, animation.autoreverses) = (Double(stream.number()), stream.flag())
        animation.fillMode = stream.element(of: [.both, .removed, .forwards])
    }

    /// Returns a value of the right type, or of another one.
    private mutating func value() -> Any {
        switch stream.choice(6) {
        case 0: stream.number()
        case 1: stream.point()
        case 2: stream.rect()
        case 3: transform()
        case 4: color()
        default: "word"
        }
    }
}

/// A tiled layer that draws its tiles.
private final class Tiles: CATiledLayer {
    override func draw(in context: CGContext) {
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
        context.fill(context.boundingBoxOfClipPath)
    }
}
