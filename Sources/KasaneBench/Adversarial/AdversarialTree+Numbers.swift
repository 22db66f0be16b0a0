import Foundation
import QuartzCore

extension AdversarialTree {
    /// Large numbers of items, and extreme numbers.
    static let numbers: [AdversarialTree] = [
        AdversarialTree(name: "a million layers") { root in
            root.addSublayers(1_000_000) { CALayer(CGFloat($0 % 400), CGFloat($0 / 400 % 300), 10, 10, .invalidRed) }
        },
        AdversarialTree(name: "100,000 planes that cross") { root in
            root.addSublayers(100_000) { index in
                let layer = CALayer(150, 100, 100, 100, .invalidGreen)
                layer.transform = CATransform3DMakeRotation(CGFloat(index) / 1000, 1, CGFloat(index % 7), 0)
                return layer
            }
        },
        AdversarialTree(name: "900 planes that cross, of groups that cross within them") { root in
            root.addSublayers(900) { index in
                let layer = CALayer(150, 100, 100, 100, .invalidGreen)
                layer.transform = CATransform3DMakeRotation(CGFloat(index) / 100, 1, CGFloat(index % 7), 0)
                layer.addSublayers(5) { inner in
                    let crossing = CALayer(0, 0, 90, 90, .invalidRed)
                    crossing.transform = CATransform3DMakeRotation(CGFloat(inner + 1), 1, 0.5, 0)
                    return crossing
                }
                return layer
            }
        },
        AdversarialTree(name: "layers 1e9 wide, blurred and masked") { root in
            let layer = CALayer(-5e8, 5, 1e9, 200, .invalidRed)
            layer.cornerRadius = 20
            layer.filters = [CAFilter.blur(5)]
            layer.shadowOpacity = 1
            let mask = CALayer(0, 0, 1e9, 200, .invalidRed)
            mask.cornerRadius = 30
            layer.mask = mask
            root.addSublayer(layer)
        },
        AdversarialTree(name: "100 scales from 1e-30 to 1e30, with shadows, rasterized") { root in
            root.addSublayers(100) { index in
                let layer = CALayer(100, 100, 100, 100, .invalidGreen)
                let scale = pow(10, CGFloat(index % 61 - 30))
                layer.transform = CATransform3DMakeScale(scale, scale, 1)
                layer.shadowOpacity = 0.5
                layer.cornerRadius = 5
                layer.shouldRasterize = index > 61
                layer.rasterizationScale = 1 / scale
                return layer
            }
        },
        AdversarialTree(name: "50 layers through the eye, with shadows") { root in
            root.sublayerTransform.m34 = -1 / 100
            root.addSublayers(50) { index in
                let layer = CALayer(50, 50, 200, 200, .invalidGreen)
                layer.transform = CATransform3DMakeRotation(1.2 + CGFloat(index) / 100, 0, 1, 0)
                layer.zPosition = 60
                layer.shadowOpacity = 1
                layer.shadowRadius = 10
                return layer
            }
        },
        AdversarialTree(name: "a surface of 1 x 65,535", width: 1, height: 65_535) { addEverything(to: $0) },
        AdversarialTree(name: "a surface of 65,535 x 1", width: 65_535, height: 1) { addEverything(to: $0) },
        AdversarialTree(name: "a surface of one pixel", width: 1, height: 1) { addEverything(to: $0) },
        AdversarialTree(
            name: "a scale that changes each frame", change: { $0.setScale(forFrame: $1) },
            build: { addEverything(to: $0) }),
        AdversarialTree(name: "100,000 animations on one layer") { root in
            let layer = CALayer(0, 0, 100, 100, .invalidRed)
            for index in 0..<100_000 {
                let animation = CABasicAnimation(keyPath: index % 2 == 0 ? "position.x" : "transform.rotation.z")
                (animation.byValue, animation.isAdditive) = (0.001, true)
                (animation.beginTime, animation.duration) = (1, 1e9)
                layer.add(animation, forKey: nil)
            }
            root.addSublayer(layer)
        },
        AdversarialTree(name: "100,000 animations of a layer's path, of 1,000 points") { root in
            let layer = CAShapeLayer().place(0, 0, 400, 300)
            layer.fillColor = .invalidGreen
            let paths = (0..<2).map { turn in
                let path = CGMutablePath()
                path.addLines(between: (0..<1000).map { CGPoint(x: $0 * 7 % 400 + turn, y: $0 * 13 % 300) })
                return path
            }
            for _ in 0..<100_000 {
                let animation = CABasicAnimation(keyPath: "path")
                (animation.fromValue, animation.toValue) = (paths[0], paths[1])
                (animation.beginTime, animation.duration) = (1, 1e9)
                layer.add(animation, forKey: nil)
            }
            root.addSublayer(layer)
        },
        AdversarialTree(name: "a million keyframes, evenly paced") { root in
            let layer = CALayer(0, 0, 100, 100, .invalidRed)
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.values = (0..<1_000_000).map { CGPoint(x: $0 % 400, y: $0 % 300) }
            animation.calculationMode = .cubicPaced
            (animation.beginTime, animation.duration) = (1, 1e9)
            layer.add(animation, forKey: nil)
            root.addSublayer(layer)
        },
        AdversarialTree(name: "animations whose times are absurd") { root in
            let odd: [Double] = [0, -1, 1e30, -1e30, .infinity, .nan, 1e-300]
            root.addSublayers(odd.count * odd.count) { index in
                let layer = CALayer(CGFloat(index * 5), 10, 40, 40, .invalidGreen)
                layer.speed = Float(odd[index % odd.count])
                for repeats in odd {
                    let animation = CABasicAnimation(keyPath: "opacity")
                    (animation.fromValue, animation.toValue) = (0, 1)
                    (animation.beginTime, animation.duration) = (1, odd[index / odd.count])
                    (animation.repeatCount, animation.speed) = (Float(repeats), Float(odd[index % odd.count]))
                    (animation.timeOffset, animation.fillMode) = (repeats, .both)
                    layer.add(animation, forKey: nil)
                }
                return layer
            }
        },
    ]

    /// One layer of each class, with many of the properties that layers have.
    private static func addEverything(to root: CALayer) {
        let bounds = root.bounds
        let shape = CAShapeLayer().place(0, 0, bounds.width, bounds.height)
        shape.path = CGPath(ellipseIn: bounds, transform: nil)
        shape.strokeColor = .invalidRed
        let gradient = CAGradientLayer().place(0, 0, bounds.width, bounds.height)
        gradient.colors = [CGColor.invalidRed, CGColor.invalidGreen]
        gradient.filters = [CAFilter.blur(10)]
        let text = CATextLayer().place(0, 0, bounds.width, bounds.height)
        text.string = "text"
        let box = CALayer(0, 0, bounds.width, bounds.height, .invalidGreen)
        (box.shadowOpacity, box.shadowRadius, box.cornerRadius) = (0.5, 20, 10)
        box.backgroundFilters = [CAFilter.blur(4)]
        let still = CALayer(0, 0, bounds.width, bounds.height, .invalidGreen)
        (still.shouldRasterize, still.opacity) = (true, 0.5)
        still.addSublayer(CALayer(0, 0, bounds.width, bounds.height / 2, .invalidRed))
        root.sublayers = [shape, gradient, text, box, still]
    }
}

extension CALayer {
    fileprivate func setScale(forFrame frame: Int) {
        for layer in sublayers ?? [] {
            layer.transform = CATransform3DMakeScale(1 + CGFloat(frame) / 10, 1, 1)
            layer.contentsScale = 1 + CGFloat(frame) / 10
            layer.rasterizationScale = 1 + CGFloat(frame) / 10
        }
    }
}
