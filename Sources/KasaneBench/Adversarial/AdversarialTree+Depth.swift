import QuartzCore

extension AdversarialTree {
    /// Nested layers.
    static let depth: [AdversarialTree] = [
        AdversarialTree(name: "100,000 layers within one another") {
            $0.addChain(of: 100_000) { _ in CALayer(0, 0, 300, 200) }
        },
        chain(100_000, "each a translucent group") { $0.opacity = 0.9999 },
        chain(100_000, "each in space") { $0.transform = CATransform3DMakeRotation(1e-5, 0, 1, 0) },
        AdversarialTree(name: "100,000 transform layers within one another") { root in
            root.addChain(of: 100_000) { _ in CATransformLayer().place(0, 0, 300, 200) }
        },
        chain(100_000, "each with a filter") { $0.filters = [CAFilter.blur(2)] },
        chain(100_000, "each rasterized") { $0.shouldRasterize = true },
        chain(1000, "each rasterized, with a sibling") { layer in
            layer.shouldRasterize = true
            layer.addSublayer(CALayer(5, 5, 50, 50, .invalidGreen))
        },
        chain(100_000, "each with a background filter") { $0.backgroundFilters = [CAFilter.blur(2)] },
        chain(2000, "each with a background blur") { $0.backgroundFilters = [CAFilter.blur(10)] },
        chain(100_000, "each with a shadow") { layer in
            layer.shadowOpacity = 0.5
            layer.shadowOffset = CGSize(width: 2, height: 2)
        },
        chain(1000, "each with a mask that is a group") { layer in
            let mask = CALayer(0, 0, 300, 200)
            mask.addSublayers(3) { CALayer(CGFloat($0) * 50, 0, 80, 200, .invalidGreen) }
            layer.mask = mask
        },
        AdversarialTree(name: "10,000 masks of masks") { root in
            let layers = (0..<10_000).map { _ in CALayer(0, 0, 300, 200, .invalidRed) }
            for (masked, mask) in zip(layers, layers.dropFirst()) { masked.mask = mask }
            root.addSublayer(layers[0])
        },
        AdversarialTree(name: "10,000 masks of several layers side by side") { root in
            root.addSublayers(10_000) { index in
                let layer = CALayer(CGFloat(index % 380), CGFloat(index % 280), 20, 20, .invalidRed)
                let mask = CALayer(0, 0, 20, 20)
                mask.addSublayers(3) { CALayer(CGFloat($0) * 5, 0, 8, 20, .invalidGreen) }
                layer.mask = mask
                return layer
            }
        },
        chain(1000, "each in a transition") { layer in
            layer.add(CATransition(), forKey: nil)
        },
    ]

    private static func chain(
        _ count: Int, _ name: String, _ change: @escaping @Sendable (CALayer) -> Void
    ) -> AdversarialTree {
        AdversarialTree(name: "\(count.formatted()) layers within one another, \(name)") { root in
            root.addChain(of: count) { _ in
                let layer = CALayer(0, 0, 300, 200)
                change(layer)
                return layer
            }
        }
    }
}
