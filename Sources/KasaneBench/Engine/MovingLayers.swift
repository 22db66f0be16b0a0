import CBenchSupport
import Foundation
@_spi(Compositing) import QuartzCore
import Raster

/// The number of allocations for listing ten moving layers of a class in a frame like the previous one.
struct MovingLayers {
    private let root = CALayer()

    private init(_ make: (CALayer) -> Void) {
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        for index in 0..<10 {
            let layer = CALayer()
            layer.frame = CGRect(x: 100 * index, y: 50 * index, width: 80, height: 60)
            (layer.backgroundColor, layer.cornerRadius) = (Self.red, 8)
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.byValue, animation.beginTime, animation.duration) = (50, firstFrameTime, 1000)
            layer.add(animation, forKey: nil)
            make(layer)
            root.addSublayer(layer)
        }
    }

    static func figures() -> [Figure] {
        kinds.map { name, goal, make in
            Figure("blocks of memory to list ten moving \(name)", MovingLayers(make).blocks, "", goal: goal)
        }
    }

    /// The average number of allocations per frame.
    private var blocks: Double {
        guard let tree = root.commitForRendering() else { return .nan }
        let surface = PixelRect(x: 0, y: 0, width: 1920, height: 1080)
        var (last, spare) = (FrameRecord(), FrameRecord())
        var before = 0
        let frames = 20
        for frame in -4..<frames {
            if frame == 0 { before = allocation_count() }
            let time = firstFrameTime + Double(frame + 5) / framesPerSecond
            let next = TreeWalk.record(
                of: tree, time: time, toDevice: .identity, surface: surface, after: last, reusing: consume spare)
            (last, spare) = (next, last)
        }
        return Double(allocation_count() - before) / Double(frames)
    }

    // MARK: Kinds

    private static let kinds: [(name: String, goal: Double, make: @Sendable (CALayer) -> Void)] = [
        (
            "cards with pictures and shadows", 0,
            {
                $0.shadowOpacity = 0.5
                $0.addSublayer(picture())
            }
        ),
        (
            "translucent groups", 0,
            {
                $0.opacity = 0.5
                $0.addSublayer(picture())
            }
        ),
        (
            "rounded clips with borders", 0,
            {
                ($0.masksToBounds, $0.borderWidth) = (true, 1)
                $0.addSublayer(picture())
            }
        ),
        (
            "borders", 0, { $0.borderWidth = 1 }
        ),
        (
            "layers masked by shapes", 0,
            {
                $0.mask = shape()
                $0.addSublayer(picture())
            }
        ),
        (
            "layers masked by gradients", 0,
            {
                $0.mask = gradient()
                $0.addSublayer(picture())
            }
        ),
        ("gradients", 0, { $0.addSublayer(gradient()) }),
        ("shapes", 0, { $0.addSublayer(shape()) }),
        (
            "strokes that grow", 0,
            {
                let line = shape()
                let growth = CABasicAnimation(keyPath: "strokeEnd")
                (growth.fromValue, growth.beginTime, growth.duration) = (0, firstFrameTime, 1000)
                line.add(growth, forKey: nil)
                $0.addSublayer(line)
            }
        ),
        (
            "layers in perspective", 0,
            {
                $0.sublayerTransform.m34 = -1 / 500
                let panel = picture()
                panel.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
                $0.addSublayer(panel)
            }
        ),
        (
            "replicators", 0,
            {
                let replicator = CAReplicatorLayer()
                replicator.instanceCount = 3
                replicator.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
                replicator.addSublayer(picture())
                $0.addSublayer(replicator)
            }
        ),
        (
            "texts", 0,
            {
                let text = CATextLayer()
                (text.string, text.frame) = ("Kasane", $0.bounds)
                $0.addSublayer(text)
            }
        ),
        (
            "rasterized layers", 0,
            {
                $0.shouldRasterize = true
                $0.addSublayer(picture())
            }
        ),
        (
            "blurred layers", 0,
            {
                $0.filters = [CAFilter(type: "gaussianBlur")]
                $0.addSublayer(picture())
            }
        ),
        (
            "emitters", 0,
            {
                let emitter = CAEmitterLayer()
                emitter.beginTime = firstFrameTime - 10
                let cell = CAEmitterCell()
                (cell.birthRate, cell.lifetime, cell.velocity) = (10, 1, 20)
                cell.contents = image
                emitter.emitterCells = [cell]
                $0.addSublayer(emitter)
            }
        ),
    ]

    private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    private static let image: CGImage? = {
        var checkerboards = Checkerboards()
        return checkerboards.image(pixels: [16, 16], color: [1, 0.5, 0])
    }()

    private static func picture() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 8, y: 8, width: 16, height: 16)
        layer.contents = image
        return layer
    }

    private static func gradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 8, y: 8, width: 40, height: 40)
        layer.colors = [red, CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)]
        return layer
    }

    private static func shape() -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 40, height: 40), transform: nil)
        (layer.strokeColor, layer.lineWidth) = (CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1), 2)
        return layer
    }
}
