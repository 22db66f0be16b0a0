import QuartzCore

extension AdversarialTree {
    /// Replicators and emitters, which multiply their content.
    static let copies: [AdversarialTree] = [
        AdversarialTree(name: "40 replicators of two copies within one another") { root in
            root.addChain(of: 40, around: CALayer(10, 10, 20, 20, .invalidRed)) { _ in
                let replicator = CAReplicatorLayer().place(0, 0, 400, 300)
                replicator.instanceCount = 2
                replicator.instanceTransform = CATransform3DMakeTranslation(1, 0, 0)
                return replicator
            }
        },
        AdversarialTree(name: "five replicators of `Int.max` copies within one another") { root in
            root.addChain(of: 5, around: CALayer(10, 10, 20, 20, .invalidRed)) { _ in
                let replicator = CAReplicatorLayer().place(0, 0, 400, 300)
                replicator.instanceCount = .max
                return replicator
            }
        },
        AdversarialTree(name: "five replicators of `Int.max` copies, each behind the one before") { root in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.beginTime, animation.duration) = (0, 1e9, 1)
            let innermost = CALayer(10, 10, 20, 20, .invalidRed)
            innermost.add(animation, forKey: nil)
            root.addChain(of: 5, around: innermost) { _ in
                let replicator = CAReplicatorLayer().place(0, 0, 400, 300)
                (replicator.instanceCount, replicator.instanceDelay) = (.max, 1e-3)
                return replicator
            }
        },
        AdversarialTree(name: "1,000 replicators of 65,536 copies side by side") { root in
            for _ in 0..<1000 { root.addCopies(65_536, of: CALayer(10, 10, 20, 20, .invalidRed)) }
        },
        copies("a small layer") { CALayer(10, 10, 20, 20, .invalidRed) },
        copies("a layer of the surface's size") { CALayer(0, 0, 400, 300, .invalidGreen) },
        copies("1,000 layers") {
            let layer = CALayer(0, 0, 100, 100)
            layer.addSublayers(1000) { CALayer(CGFloat($0 % 50), CGFloat($0 / 50), 5, 5, .invalidRed) }
            return layer
        },
        AdversarialTree(name: "65,536 copies of 1,000 sublayers") { root in
            root.addCopies(65_536, of: CALayer(0, 0, 10, 10, .invalidRed)) { replicator in
                replicator.addSublayers(1000) { CALayer(CGFloat($0 % 50), CGFloat($0 / 50), 5, 5, .invalidRed) }
            }
        },
        copies("a layer with a shadow") {
            let layer = CALayer(10, 10, 200, 150, .invalidRed)
            (layer.shadowOpacity, layer.shadowRadius) = (0.5, 10)
            return layer
        },
        copies("a group with a shadow") {
            let layer = CALayer(10, 10, 200, 150)
            layer.addSublayers(3) { CALayer(CGFloat($0) * 50, 10, 60, 60, .invalidGreen) }
            (layer.shadowOpacity, layer.shadowRadius) = (0.5, 10)
            return layer
        },
        copies("a gradient") {
            let layer = CAGradientLayer().place(0, 0, 400, 300)
            layer.colors = [CGColor.invalidRed, CGColor.invalidGreen]
            return layer
        },
        copies("a shape of 100 curves, stroked") {
            let path = CGMutablePath()
            path.move(to: .zero)
            for index in 0..<100 {
                path.addCurve(
                    to: CGPoint(x: index * 37 % 400, y: index * 61 % 300), control1: CGPoint(x: index * 3, y: 300),
                    control2: CGPoint(x: 400, y: index * 2))
            }
            let layer = CAShapeLayer().place(0, 0, 400, 300)
            (layer.path, layer.strokeColor, layer.fillColor) = (path, .invalidRed, .invalidGreen)
            return layer
        },
        copies("a blurred layer") {
            let layer = CALayer(10, 10, 300, 200, .invalidRed)
            layer.filters = [CAFilter.blur(5)]
            return layer
        },
        copies("a layer with a background blur") {
            let layer = CALayer(10, 10, 300, 200, .invalidGreen)
            layer.backgroundFilters = [CAFilter.blur(5)]
            return layer
        },
        copies("a masked group") {
            let layer = CALayer(10, 10, 300, 200, .invalidRed)
            layer.mask = CALayer(0, 0, 300, 200)
            layer.mask?.addSublayers(3) { CALayer(CGFloat($0) * 50, 10, 60, 60, .invalidGreen) }
            return layer
        },
        copies("a rasterized layer") {
            let layer = CALayer(10, 10, 300, 200, .invalidRed)
            layer.shouldRasterize = true
            layer.addSublayer(CALayer(10, 10, 100, 100, .invalidGreen))
            return layer
        },
        copies("a text") {
            let layer = CATextLayer().place(10, 10, 300, 200)
            layer.string = String(repeating: "text ", count: 100)
            return layer
        },
        copies("a layer with an animation that waits") {
            let layer = CALayer(10, 10, 20, 20, .invalidRed)
            layer.addSublayers(100) { _ in
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.beginTime, animation.duration) = (0, 1e9, 1)
                let inner = CALayer(0, 0, 5, 5, .invalidGreen)
                inner.add(animation, forKey: nil)
                return inner
            }
            return layer
        } change: {
            $0.instanceDelay = 0.1
        },
        copies("an emitter of 50,000 particles") { emitter(birthRate: 50_000) },
        copies("an emitter of 100 particles, most of them out of sight") {
            emitter(birthRate: 50)
        } change: {
            $0.instanceTransform = CATransform3DMakeTranslation(5, 3, 0)
        },
        copies("an emitter of 5,000 large particles") { emitter(birthRate: 2500, scale: 30) },
        copies("an emitter whose birth rate is animated") {
            let layer = emitter(birthRate: 50)
            let animation = CABasicAnimation(keyPath: "birthRate")
            (animation.fromValue, animation.toValue, animation.duration) = (0.5, 1, 1e9)
            layer.add(animation, forKey: nil)
            return layer
        },
        copies("a rasterized emitter") {
            let layer = emitter(birthRate: 1000)
            layer.shouldRasterize = true
            return layer
        },
        AdversarialTree(name: "a blur of 65,536 copies of an emitter of large particles") { root in
            root.addCopies(65_536, of: emitter(birthRate: 1000, scale: 20)) { $0.filters = [CAFilter.blur(5)] }
        },
        AdversarialTree(name: "a blurred emitter of 50,000 large particles") { root in
            let layer = emitter(birthRate: 50_000, scale: 30)
            layer.filters = [CAFilter.blur(5)]
            root.addSublayer(layer)
        },
        copies("a layer, by times of its own") {
            CALayer(10, 10, 20, 20, .invalidRed)
        } change: { replicator in
            replicator.instanceDelay = 0.1
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1e9)
            replicator.sublayers?.first?.add(animation, forKey: nil)
        },
        copies("a layer, turned in space") {
            CALayer(10, 10, 200, 200, .invalidGreen)
        } change: { replicator in
            replicator.instanceTransform = CATransform3DMakeRotation(0.01, 1, 0.3, 0)
            replicator.preservesDepth = true
        },
        AdversarialTree(name: "an emitter with a birth rate of 1e9") { $0.addSublayer(emitter(birthRate: 1e9)) },
        AdversarialTree(name: "100 emitters with a birth rate of 1e30") { root in
            root.addSublayers(100) { _ in emitter(birthRate: 1e30) }
        },
        AdversarialTree(name: "an emitter that emits emitters, 1e9 each") { root in
            let layer = emitter(birthRate: 1e9)
            var cell = layer.emitterCells?.first
            for _ in 0..<5 {
                let inner = CAEmitterCell()
                (inner.birthRate, inner.lifetime, inner.contents) = (1e9, 2, cell?.contents)
                cell?.emitterCells = [inner]
                cell = inner
            }
            root.addSublayer(layer)
        },
    ]

    private static func copies(
        _ name: String, _ make: @escaping @Sendable () -> CALayer,
        change: @escaping @Sendable (CAReplicatorLayer) -> Void = { _ in }
    ) -> AdversarialTree {
        AdversarialTree(name: "65,536 copies of \(name)") { root in
            root.addCopies(65_536, of: make()) { _ in }
            (root.sublayers?.first as? CAReplicatorLayer).map(change)
        }
    }

    private static func emitter(birthRate: Float, scale: CGFloat = 1) -> CAEmitterLayer {
        let layer = CAEmitterLayer().place(0, 0, 400, 300)
        layer.emitterPosition = CGPoint(x: 200, y: 150)
        layer.beginTime = 0
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (birthRate, 2, 50, 6)
        cell.scale = scale
        var checkerboards = Checkerboards()
        cell.contents = checkerboards.image(pixels: [16, 16], color: [1, 0.5, 0])
        layer.emitterCells = [cell]
        return layer
    }
}
