import LayerTestSupport
import QuartzCore
import TestSupport

@testable import CoreGraphics
@testable import QuartzCore

/// A random tree that keeps changing, by property changes and by animations.
struct ChangingScene {
    private var scene: RandomScene
    private var random: SeededRandom
    private var added: [CALayer] = []

    var root: CALayer { scene.root }

    init(seed: UInt64) {
        scene = RandomScene(seed: seed)
        random = SeededRandom(seed: seed &+ 77)
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }

    /// - Parameter now: the time of the previous frame.
    mutating func change(at now: Double) {
        for _ in 0..<Int.random(in: 0...2, using: &random) { changeOne(at: now) }
        if Int.random(in: 0..<3, using: &random) == 0 { scene.change() }
    }

    private mutating func changeOne(at now: Double) {
        guard let layer = ([root] + scene.layers + added).randomElement(using: &random) else { return }
        switch Int.random(in: 0..<18, using: &random) {
        case 0: layer.sublayerTransform = CATransform3DMakeScale(number(0.5...1.5), 1, 1)
        case 1: layer.allowsGroupOpacity.toggle()
        case 2: layer.isGeometryFlipped.toggle()
        case 3: layer.mask = layer.mask == nil ? CALayer(CGRect(x: 2, y: 2, width: 12, height: 12), .black) : nil
        case 4: layer.zPosition = layer.zPosition == 0 ? number(-3...3) : 0
        case 5: layer.compositingFilter = layer.compositingFilter == nil ? "screenBlendMode" : nil
        case 6: layer.shadowOpacity = layer.shadowOpacity == 0 ? 0.7 : 0
        case 7: layer.setNeedsDisplay()
        case 8:
            layer.shouldRasterize.toggle()
        case 9: layer.superlayer?.addSublayer(layer)
        case 10: add(special(at: now), to: layer)
        case 11: layer.speed = layer.speed == 1 ? 0 : 1
        case 12: if layer !== root { layer.beginTime = now + Double(number(-0.2...0.4)) }
        case 13: layer.add(CATransition(), forKey: kCATransition)
        case 14: added.popLast()?.removeFromSuperlayer()
        default: layer.add(animation(at: now), forKey: nil)
        }
    }

    private mutating func add(_ layer: CALayer, to parent: CALayer) {
        parent.addSublayer(layer)
        added.append(layer)
    }

    private mutating func animation(at now: Double) -> CAAnimation {
        let key = ["opacity", "position.x", "transform.rotation.z", "cornerRadius", "bounds.size.width", "zPosition"]
            .randomElement(using: &random)!
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue) = (number(0...1), number(0...20))
        // Some begin later, some end soon.
        if Bool.random(using: &random) { animation.beginTime = now + Double(number(-0.2...0.5)) }
        animation.duration = Double(number(0.05...0.6))
        return animation
    }

    private mutating func special(at now: Double) -> CALayer {
        let frame = CGRect(x: number(0...30), y: number(0...30), width: 20, height: 20)
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let emitter = CAEmitterLayer()
            let cell = CAEmitterCell()
            (cell.birthRate, cell.lifetime, cell.velocity) = (30, 0.3, 20)
            let context = Picture.context(size: CGSize(width: 3, height: 3))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
            cell.contents = context.makeImage()
            emitter.emitterCells = [cell]
            emitter.frame = frame
            return emitter
        case 1:
            let tiled = Tiled()
            tiled.tileSize = CGSize(width: 8, height: 8)
            tiled.frame = frame
            return tiled
        case 2:
            let replicator = CAReplicatorLayer()
            (replicator.instanceCount, replicator.instanceDelay) = (3, 0.1)
            replicator.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
            let parent = CALayer(CGRect(x: 0, y: 0, width: 5, height: 5), .blue)
            parent.sublayers = [CALayer(CGRect(x: 1, y: 1, width: 2, height: 2), .red)]
            if Bool.random(using: &random) { parent.add(animation(at: now), forKey: nil) }
            replicator.sublayers = [parent, CALayer(CGRect(x: 9, y: 9, width: 3, height: 3), .green)]
            replicator.frame = frame
            return replicator
        default:
            let parent = CALayer(frame, .white)
            parent.sublayers = (0..<6).map { CALayer(CGRect(x: 3 * $0, y: $0, width: 4, height: 9), .red) }
            parent.sublayers?.randomElement(using: &random)?.add(animation(at: now), forKey: nil)
            return parent
        }
    }
}

private final class Tiled: CATiledLayer {
    override func draw(in context: CGContext) {
        context.setFillColor(.green)
        context.fillEllipse(in: context.boundingBoxOfClipPath)
    }
}
