@testable import QuartzCore
import LayerTestSupport
import Raster
import TestSupport

@testable import CoreGraphics

/// Small trees with any of a layer's features, each the same for the same seed.
struct RandomScene {
    let size = CGSize(width: 40, height: 40)
    private var random: SeededRandom
    private(set) var layers: [CALayer] = []
    let root = CALayer()

    private let isForReference: Bool
    private let isRichInEffects: Bool

    /// - Parameter isForReference: whether it is for the reference compositor. Shapes then have no lines: where an
    ///   outlined line overlaps itself within a pixel, the engine's area is not exact. Only scenes rich in effects then
    ///   divide colours, which makes a level of faint pixels into many.
    /// - Parameter isRichInEffects: whether most layers have filters, modes, shadows or are rasterized.
    init(seed: UInt64, isForReference: Bool = false, isRichInEffects: Bool = false) {
        random = SeededRandom(seed: seed)
        self.isForReference = isForReference
        self.isRichInEffects = isRichInEffects
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        root.frame = CGRect(origin: .zero, size: size)
        if chance(0.5) { root.backgroundColor = color() }
        if chance(0.3) { root.sublayerTransform.m34 = -1 / number(40...200) }
        addSublayers(to: root, depth: 0)
        CATransaction.commit()
    }

    /// Changes one or two layers.
    mutating func change() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            guard let layer = layers.randomElement(using: &random) else { break }
            switch Int.random(in: 0..<7, using: &random) {
            case 0: layer.position.x += number(-8...8)
            case 1: layer.opacity = Float(number(0...1))
            case 2: layer.backgroundColor = color()
            case 3: layer.isHidden.toggle()
            case 4: layer.masksToBounds.toggle()
            case 5: layer.cornerRadius = number(0...8)
            default: layer.transform = transform()
            }
        }
        CATransaction.commit()
    }

    // MARK: Numbers

    private mutating func chance(_ p: Double) -> Bool { Double.random(in: 0..<1, using: &random) < p }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    /// Returns a length at whole pixels, between two of them, or anywhere.
    private mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
        let any = number(range)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: return any.rounded()
        case 1: return (any * 2).rounded() / 2
        default: return any
        }
    }

    private mutating func color() -> CGColor {
        let alpha: CGFloat = chance(0.4) ? 1 : number(0...(chance(0.3) ? 0.2 : 1))
        return CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
    }

    private mutating func transform() -> CATransform3D {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return CATransform3DIdentity
        case 1: return CATransform3DMakeScale(number(0.5...1.6), chance(0.2) ? -1 : number(0.5...1.6), 1)
        case 2: return CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
        default:
            return CATransform3DMakeRotation(number(-1.3...1.3), number(-1...1), number(-1...1), number(-0.3...0.3))
        }
    }

    // MARK: Layers

    private mutating func addSublayers(to layer: CALayer, depth: Int) {
        for _ in 0..<Int.random(in: depth == 0 ? 2...4 : 0...2, using: &random) {
            let sublayer = makeLayer(depth: depth + 1)
            layer.addSublayer(sublayer)
            layers.append(sublayer)
        }
    }

    private mutating func makeLayer(depth: Int, isMask: Bool = false) -> CALayer {
        let layer = makeContent()
        layer.bounds = CGRect(x: length(-2...2), y: 0, width: length(2...30), height: length(2...30))
        layer.position = CGPoint(x: length(0...40), y: length(0...40))
        if isMask { layer.position = CGPoint(x: length(0...16), y: length(0...16)) }
        if chance(0.35) { layer.transform = transform() }
        if chance(0.2) { layer.zPosition = number(-8...8) }
        if chance(0.3) { layer.opacity = Float(number(0.1...1)) }
        if chance(0.3) {
            layer.cornerRadius = length(0...12)
            if chance(0.3) { layer.cornerCurve = .continuous }
            if chance(0.3) { layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner] }
        }
        if chance(0.25) {
            layer.borderWidth = length(0.25...5)
            layer.borderColor = color()
        }
        if chance(0.15) {
            layer.shadowOpacity = Float(number(0.2...1))
            layer.shadowRadius = number(0...3)
            layer.shadowOffset = CGSize(width: number(-3...3), height: number(-3...3))
            if chance(0.3) { layer.shadowPath = CGPath(ellipseIn: layer.bounds, transform: nil) }
        }
        if chance(0.3) { layer.masksToBounds = true }
        if chance(0.5) { layer.allowsEdgeAntialiasing = true }
        if chance(0.2) { layer.edgeAntialiasingMask = [.layerLeftEdge, .layerTopEdge] }
        if chance(0.3) { layer.allowsGroupOpacity = false }
        if isRichInEffects { addManyEffects(to: layer) } else { addEffects(to: layer) }
        if chance(0.1) { layer.isDoubleSided = false }
        if chance(0.1) { layer.isGeometryFlipped = true }
        if chance(0.1) { layer.sublayerTransform.m34 = -1 / number(30...100) }
        guard depth < 4 else { return layer }
        addSublayers(to: layer, depth: depth)
        if chance(isMask ? 0.1 : 0.2) { layer.mask = makeLayer(depth: depth + 1, isMask: true) }
        return layer
    }

    /// Returns a filter of any kind.
    private mutating func filter() -> CAFilter {
        let types = [
            "gaussianBlur", "colorMatrix", "colorSaturate", "colorBrightness", "colorContrast", "colorHueRotate",
            "colorInvert", "sepiaTone", "vignette", "bloom", "CIColorControls", "colorMonochrome", "multiplyColor",
            "luminanceToAlpha",
        ]
        let filter = CAFilter(type: types.randomElement(using: &random)!)
        filter.setValue(chance(0.3) ? number(3...6) : number(0.3...3), forKey: "inputRadius")
        filter.setValue(number(0...1), forKey: "inputIntensity")
        filter.setValue(
            filter.type == "colorBrightness" ? number(-0.3...0.3) : number(0.3...1.3), forKey: "inputAmount")
        filter.setValue(number(-3...3), forKey: "inputAngle")
        filter.setValue(number(0.5...1.3), forKey: "inputSaturation")
        filter.setValue(number(-0.2...0.2), forKey: "inputBrightness")
        filter.setValue(number(0.6...1.3), forKey: "inputContrast")
        filter.setValue(color(), forKey: "inputColor")
        // No alpha from nothing: how far it extends beyond the layer is unspecified.
        let rows = (0..<4).flatMap { row in
            (0..<5).map { column in
                (row < 3 || column < 4 ? number(-0.2...0.2) : 0) + (row == column ? 0.8 : 0)
            }
        }
        filter.setValue(rows, forKey: "inputColorMatrix")
        return filter
    }

    private mutating func addManyEffects(to layer: CALayer) {
        guard chance(0.6) else { return }
        if chance(0.3) { layer.filters = (0..<(chance(0.3) ? 2 : 1)).map { _ in filter() } }
        if chance(0.2) { layer.backgroundFilters = (0..<(chance(0.3) ? 2 : 1)).map { _ in filter() } }
        if chance(0.2) {
            layer.compositingFilter = CompositingMode.modes.keys.sorted().randomElement(using: &random)
        }
        if chance(0.2) {
            (layer.shouldRasterize, layer.rasterizationScale) = (
                true, [0.5, 1, 1.5, 2, 3].randomElement(using: &random)!
            )
        }
        if chance(0.2) {
            (layer.shadowOpacity, layer.shadowRadius) = (Float(number(0.2...1)), number(0...5))
            layer.shadowOffset = CGSize(width: number(-4...4), height: number(-4...4))
        }
    }

    private mutating func addEffects(to layer: CALayer) {
        let dividing = isForReference ? [] : ["luminanceToAlpha"]
        let filters = ["colorInvert", "sepiaTone", "gaussianBlur", "bloom", "vignette", "colorSaturate"] + dividing
        func filter(_ type: String, _ radius: CGFloat) -> CAFilter {
            let filter = CAFilter(type: type)
            filter.setValue(radius, forKey: "inputRadius")
            filter.setValue(0.6, forKey: "inputIntensity")
            filter.setValue(0.4, forKey: "inputAmount")
            return filter
        }
        if chance(0.06) { layer.filters = [filter(filters.randomElement(using: &random)!, number(0.5...3))] }
        if chance(0.04) { layer.backgroundFilters = [filter(filters.randomElement(using: &random)!, number(0.5...3))] }
        if chance(0.08) {
            let dividing = isForReference ? [] : ["colorDodgeBlendMode", "divideBlendMode"]
            layer.compositingFilter =
                ([
                    "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "luminosityBlendMode", "plusL", "plusD",
                    "xor", "sourceAtop", "sourceIn", "destOut", "destOver", "linearBurnBlendMode", "subtractBlendMode",
                    "multiply", "minimum",
                ] + dividing).randomElement(using: &random)
        }
        if chance(0.04) { (layer.shouldRasterize, layer.rasterizationScale) = (true, number(0.5...2)) }
    }

    private mutating func makeContent() -> CALayer {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color(), color()]
            gradient.type = [.axial, .radial, .conic].randomElement(using: &random)!
            gradient.startPoint = CGPoint(x: number(0...1), y: number(0...1))
            gradient.endPoint = CGPoint(x: number(0...1), y: number(0...1))
            return gradient
        case 1:
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            // Lines that don't cross: inside a pixel with a crossing, the engine's area is not exact.
            path.addLines(between: [
                CGPoint(x: number(0...8), y: number(0...8)), CGPoint(x: number(18...25), y: number(0...8)),
                CGPoint(x: number(18...25), y: number(18...25)), CGPoint(x: number(0...8), y: number(18...25)),
            ])
            path.closeSubpath()
            path.addEllipse(in: CGRect(x: 10, y: 10, width: number(1...6), height: number(1...6)))
            shape.path = path
            shape.fillColor = color()
            shape.fillRule = chance(0.5) ? .evenOdd : .nonZero
            if chance(0.5) {
                let stroke = color()
                if !isForReference { shape.strokeColor = stroke }
                shape.lineWidth = number(0.3...4)
                if chance(0.3) { shape.lineDashPattern = [3, 2] }
            }
            return shape
        case 2:
            let layer = CALayer()
            layer.contents = image()
            if chance(0.3) { layer.minificationFilter = .trilinear }
            // An edge between two texels may fall to either side of a pixel's centre.
            if !isForReference, chance(0.2) { layer.magnificationFilter = .nearest }
            if chance(0.5) {
                layer.contentsRect = CGRect(x: number(0...0.4), y: number(0...0.4), width: 0.5, height: 0.5)
            }
            if chance(0.5) {
                layer.contentsGravity = [.resizeAspect, .resizeAspectFill, .center, .topLeft].randomElement(
                    using: &random)!
            }
            return layer
        case 3:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = Int.random(in: 0...3, using: &random)
            replicator.instanceTransform = CATransform3DMakeTranslation(number(-8...8), number(-8...8), 0)
            replicator.instanceAlphaOffset = -0.3
            return replicator
        case 4:
            return CATransformLayer()
        default:
            let layer = CALayer()
            layer.backgroundColor = color()
            return layer
        }
    }

    private mutating func image() -> CGImage {
        let context = Picture.context(size: CGSize(width: 7, height: 6))
        for y in 0..<6 {
            for x in 0..<7 {
                context.setFillColor(color())
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return context.makeImage()!
    }
}
