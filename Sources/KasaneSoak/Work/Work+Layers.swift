import CoreGraphics
import CoreImage
import QuartzCore
import TestSupport

extension Work {
    static var layers: [Work] {
        [
            Work("layer tree, CARenderer") { _, random in render(tree(&random), in: context()) },
            Work("layer tree, render(in:)") { _, random in tree(&random).render(in: context()) },
            changes(),
            Work("explicit animations") { _, random in
                let layer = tree(&random)
                let move = CAKeyframeAnimation(keyPath: "position")
                move.values = (0..<5).map { _ in random.point() }
                let group = CAAnimationGroup()
                let spin = CABasicAnimation(keyPath: "transform.rotation.z")
                (spin.toValue, group.duration) = (random.number(0...6), 0.1)
                group.animations = [move, spin]
                layer.sublayers?.first?.add(group, forKey: "group")
                layer.sublayers?.last?.add(CASpringAnimation(keyPath: "opacity"), forKey: nil)
                render(layer, in: context())
                MediaClock.advance(to: MediaClock.now + 0.2)
                render(layer, in: context())
            },
            single("gradient layer") { random in
                let layer = CAGradientLayer()
                layer.colors = (0..<4).map { _ in random.color() }
                layer.type = Bool.random(using: &random) ? .radial : .axial
                return layer
            },
            single("shadow") { random in
                let layer = CALayer()
                (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, random.number(0...6), random.color())
                (layer.backgroundColor, layer.cornerRadius) = (random.color(), random.number(0...8))
                return layer
            },
            single("mask and filter") { random in
                let layer = tree(&random)
                let mask = CAShapeLayer()
                mask.path = CGPath(ellipseIn: random.rect(), transform: nil)
                layer.mask = mask
                let blur = CIFilter(name: "CIGaussianBlur")
                blur?.setValue(random.number(0...3), forKey: "inputRadius")
                layer.filters = [blur].compactMap { $0 }
                return layer
            },
            single("replicator and emitter") { random in
                let layer = CAReplicatorLayer()
                (layer.instanceCount, layer.instanceDelay) = (4, 0.1)
                layer.instanceTransform = CATransform3DMakeTranslation(random.number(1...9), 2, 0)
                layer.addSublayer(tree(&random))
                let emitter = CAEmitterLayer()
                let cell = CAEmitterCell()
                (cell.birthRate, cell.lifetime, cell.velocity) = (50, 1, random.number(1...30))
                cell.contents = context(width: 2, height: 2).makeImage()
                emitter.emitterCells = [cell]
                layer.addSublayer(emitter)
                return layer
            },
        ]
    }

    /// A persistent layer whose properties change with its default actions.
    private static func changes() -> Work {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
        let layer = CALayer()
        root.addSublayer(layer)
        let renderer = renderer(root, in: context())
        return Work("implicit animations") { _, random in
            CATransaction.begin()
            CATransaction.setCompletionBlock {}
            (layer.frame, layer.backgroundColor) = (random.rect(), random.color())
            CATransaction.commit()
            CATransaction.flush()
            MediaClock.advance(to: MediaClock.now + 0.05)
            frame(renderer)
        }
    }

    private static func single(_ name: String, _ layer: @escaping (inout SeededRandom) -> CALayer) -> Work {
        Work(name) { _, random in
            let layer = layer(&random)
            layer.frame = CGRect(x: 4, y: 4, width: 40, height: 24)
            let root = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
            root.addSublayer(layer)
            render(root, in: context())
        }
    }

    /// Some layers of several kinds.
    static func tree(_ random: inout SeededRandom) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 48, height: 32)
        for _ in 0..<3 {
            let layer = CALayer()
            (layer.frame, layer.backgroundColor) = (random.rect(), random.color())
            (layer.cornerRadius, layer.borderWidth) = (random.number(0...6), random.number(0...2))
            layer.opacity = Float(random.number(0...1))
            layer.transform = CATransform3DMakeRotation(random.number(0...3), 0, 1, 1)
            root.addSublayer(layer)
        }
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: random.rect(), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.strokeEnd) = (random.color(), random.color(), random.number(0...1))
        root.addSublayer(shape)
        return root
    }

    private static func renderer(_ layer: CALayer, in context: CGContext) -> CARenderer {
        let renderer = CARenderer(context: context)
        (renderer.layer, renderer.bounds) = (layer, layer.bounds)
        return renderer
    }

    static func frame(_ renderer: CARenderer) {
        renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
        renderer.addUpdate(renderer.bounds)
        renderer.render()
        renderer.endFrame()
    }

    static func render(_ layer: CALayer, in context: CGContext) {
        CATransaction.flush()
        frame(renderer(layer, in: context))
    }
}
