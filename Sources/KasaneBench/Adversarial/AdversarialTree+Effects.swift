import QuartzCore

extension AdversarialTree {
    /// Filters, shadows and groups.
    static let effects: [AdversarialTree] = [
        AdversarialTree(name: "a blur or bloom of 10,000, 1e300 or infinity") { root in
            let radii: [CGFloat] = [10_000, 1e300, .infinity]
            root.addSublayers(6) { index in
                let layer = CALayer(10, 10, 300, 200, .invalidGreen)
                let type = index < 3 ? "gaussianBlur" : "bloom"
                layer.filters = [CAFilter.adversarial(type, "inputRadius", radii[index % 3])]
                return layer
            }
        },
        AdversarialTree(name: "background blurs of 10,000 on 100 layers") { root in
            root.addSublayers(100) { _ in
                let layer = CALayer(0, 0, 400, 300)
                layer.backgroundFilters = [CAFilter.blur(10_000)]
                return layer
            }
        },
        AdversarialTree(name: "1,000 background blurs of 5 over one another") { root in
            root.addSublayers(1000) { index in
                let layer = CALayer(CGFloat(index % 100), CGFloat(index % 50), 300, 250)
                layer.backgroundFilters = [CAFilter.blur(5)]
                return layer
            }
        },
        AdversarialTree(name: "100,000 filters in one list") { root in
            let layer = CALayer(10, 10, 300, 200, .invalidRed)
            layer.filters = (0..<100_000).map { _ in CAFilter.adversarial("colorSaturate", "inputAmount", 0.9) }
            root.addSublayer(layer)
        },
        AdversarialTree(name: "100 blooms in one list") { root in
            let layer = CALayer(10, 10, 300, 200, .invalidRed)
            layer.filters = (0..<100).map { _ in CAFilter.adversarial("bloom", "inputRadius", 100) }
            root.addSublayer(layer)
        },
        AdversarialTree(name: "100 shadows of radius 10,000") { root in
            root.addSublayers(100) { index in
                let layer = CALayer(CGFloat(index), 50, 100, 100, .invalidRed)
                (layer.shadowOpacity, layer.shadowRadius) = (0.5, 10_000)
                return layer
            }
        },
        AdversarialTree(name: "1,000 groups of the surface's size, blurred by 4") { root in
            addGroups(1000, [CAFilter.blur(4)], to: root)
        },
        AdversarialTree(name: "1,000 groups of the surface's size, with another saturation") { root in
            addGroups(1000, [CAFilter.adversarial("colorSaturate", "inputAmount", 0.5)], to: root)
        },
        AdversarialTree(name: "10,000 rasterized layers of 4,000 x 4,000") { root in
            addRasterized(10_000, CGSize(width: 4000, height: 4000), areAlike: true, to: root)
        },
        AdversarialTree(name: "100 rasterized layers of 4,000 x 4,000 that differ") { root in
            addRasterized(100, CGSize(width: 4000, height: 4000), areAlike: false, to: root)
        },
        AdversarialTree(name: "20,000 rasterized layers of 10 x 10 that differ") { root in
            addRasterized(20_000, CGSize(width: 10, height: 10), areAlike: false, to: root)
        },
        AdversarialTree(name: "10,000 layers with compositing filters") { root in
            root.addSublayers(10_000) { index in
                let layer = CALayer(CGFloat(index % 200), CGFloat(index % 100), 100, 100, .invalidGreen)
                layer.compositingFilter = index % 2 == 0 ? "multiplyBlendMode" : "divideBlendMode"
                return layer
            }
        },
    ]

    private static func addGroups(_ count: Int, _ filters: [CAFilter], to root: CALayer) {
        root.addSublayers(count) { index in
            let layer = CALayer(0, 0, 400, 300)
            layer.addSublayers(2) { CALayer(CGFloat($0) * 50, CGFloat(index % 100), 300, 200, .invalidGreen) }
            layer.filters = filters
            return layer
        }
    }

    private static func addRasterized(_ count: Int, _ size: CGSize, areAlike: Bool, to root: CALayer) {
        root.addSublayers(count) { index in
            let place = areAlike ? CGPoint(x: -10, y: -10) : CGPoint(x: index % 390, y: index / 390 * 5)
            let layer = CALayer(place.x, place.y, size.width, size.height)
            let inner = CALayer(0, 0, size.width, size.height)
            let level = areAlike ? 0 : CGFloat(index) / CGFloat(count)
            inner.backgroundColor = CGColor(srgbRed: level, green: 1, blue: 0, alpha: 0.5)
            layer.addSublayer(inner)
            layer.shouldRasterize = true
            return layer
        }
    }
}
