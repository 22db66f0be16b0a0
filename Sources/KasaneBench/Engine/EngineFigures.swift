import Foundation
@_spi(Compositing) import QuartzCore
import Raster

/// The parts of a frame, each measured separately on one thread, and frames of trees that hardly change.
enum EngineFigures {
    /// Memory first, while the process is young.
    private static let parts: KeyValuePairs<String, @Sendable () throws -> [Figure]> = [
        "memory": { [memory()] }, "keyframes": KeyframedTree.figures, "blocks": MovingLayers.figures,
        "setting": { [setting()] }, "committing": { [committing()] },
        "sampling": { [sampling()] }, "cards": { [cards()] },
        "particles": { [particles()] }, "still": { try [still()] },
        "moving": { try [moving()] }, "sizes": sizes, "million": million,
        "views": ViewTrees.figures, "labels": { LabelFigures.figures() },
    ]

    /// The figures with these names; all if it is empty.
    static func figures(_ names: [String]) throws -> [Figure] {
        try parts.filter { names.isEmpty || names.contains($0.key) }.flatMap { try $0.value() }
    }

    private static let many = 100_000

    // MARK: Trees

    /// A number of sibling layers, all different, a point apart.
    private static func flatTree(of count: Int, animated: Bool = false) -> CALayer {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 1920, y: index / 1920 * 20, width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: 1, green: CGFloat(index % 7) / 7, blue: 0, alpha: 1)
            if animated {
                let animation = CABasicAnimation(keyPath: "position.x")
                animation.fromValue = index % 1920
                animation.toValue = index % 1920 + 50
                animation.beginTime = firstFrameTime
                animation.duration = 1000
                layer.add(animation, forKey: nil)
            }
            root.addSublayer(layer)
        }
        return root
    }

    private static func withoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }

    /// The cost of a tree of a million layers until it is visible, and its parts.
    private static func million() throws -> [Figure] {
        let surface = try Surface(width: 1920, height: 1080)
        let before = Process.memory
        var figures: [Figure] = []
        func time(_ name: String, goal: Double, _ work: () -> Void) {
            let start = Process.threadTime
            work()
            figures.append(Figure(name, 1000 * (Process.threadTime - start), "ms", goal: goal))
        }
        var root = CALayer()
        time("making a million layers", goal: 2500) { root = flatTree(of: 1_000_000) }
        time("committing a million layers", goal: 2000) { CATransaction.flush() }
        let player = LayerPlayer(root, of: "", on: surface, threads: 1, width: 1920, height: 1080)
        time("sampling, listing and drawing a million layers", goal: 500) { player.draw(frame: 0) }
        withoutActions { root.sublayers?[500_000].opacity = 0.5 }
        time("a frame after a change of one layer in a million", goal: 100) { player.draw(frame: 1) }
        let memory = (Process.memory - before) / 1e6
        return figures + [Figure("memory for a million layers and their list", memory, "MB", goal: 2000)]
    }

    // MARK: Model and render trees

    private static func memory() -> Figure {
        let before = Process.memory
        let root = flatTree(of: many)
        CATransaction.flush()
        let bytes = withExtendedLifetime(root) { (Process.memory - before) / Double(many) }
        return Figure("memory of a plain layer, both trees", bytes, "bytes", goal: 1200)
    }

    private static func setting() -> Figure {
        let layer = CALayer()
        let milliseconds = medianMilliseconds(of: 9) { _ in
            withoutActions { for index in 0..<1000 { layer.opacity = Float(index) / 1000 } }
        }
        return Figure("setting an animatable property, actions disabled", milliseconds * 1000 / 1000, "us", goal: 1)
    }

    private static func committing() -> Figure {
        let root = flatTree(of: many)
        CATransaction.flush()
        let layers = root.sublayers ?? []
        let milliseconds = medianMilliseconds(of: 99) { index in
            withoutActions { layers[index * 997].opacity = 0.5 }
        }
        return Figure("committing one change among 100,000 layers", milliseconds, "ms", goal: 0.2)
    }

    // MARK: Sampling

    private static let surface = PixelRect(x: 0, y: 0, width: 1920, height: 1080)

    private static func sampling() -> Figure {
        let root = flatTree(of: many, animated: true)
        let milliseconds = time(ofListing: root)
        return Figure("sampling and culling 100,000 animated layers", milliseconds, "ms", goal: 25)
    }

    /// Cards with a shadow and an image, all of them moving.
    private static func cards() -> Figure {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        var checkerboards = Checkerboards()
        let image = checkerboards.image(pixels: [16, 16], color: [1, 0.5, 0])
        for index in 0..<5000 {
            let card = CALayer()
            card.frame = CGRect(x: index % 100 * 19, y: index / 100 * 21, width: 16, height: 18)
            card.backgroundColor = CGColor(srgbRed: 1, green: CGFloat(index % 7) / 7, blue: 0, alpha: 1)
            card.cornerRadius = 3
            card.shadowOpacity = 0.5
            let picture = CALayer()
            picture.frame = CGRect(x: 4, y: 4, width: 8, height: 8)
            picture.contents = image
            card.addSublayer(picture)
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.byValue = 50
            animation.beginTime = firstFrameTime
            animation.duration = 1000
            card.add(animation, forKey: nil)
            root.addSublayer(card)
        }
        let milliseconds = time(ofListing: root)
        return Figure("sampling and listing 5,000 moving cards, two layers and a shadow", milliseconds, "ms", goal: 15)
    }

    private static func particles() -> Figure {
        let layer = CAEmitterLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        layer.emitterPosition = CGPoint(x: 960, y: 540)
        layer.beginTime = firstFrameTime - 10
        let cell = CAEmitterCell()
        cell.birthRate = 10_000
        cell.lifetime = 1
        cell.velocity = 200
        cell.velocityRange = 100
        cell.emissionRange = 2 * .pi
        var checkerboards = Checkerboards()
        cell.contents = checkerboards.image(pixels: [16, 16], color: [1, 0.5, 0])
        layer.emitterCells = [cell]
        let milliseconds = time(ofListing: layer)
        return Figure("sampling 10,000 particles", milliseconds, "ms", goal: 2)
    }

    /// Each list reuses the memory of the one before the last, as in a renderer.
    private static func time(ofListing layer: CALayer) -> Double {
        guard let root = layer.commitForRendering() else { return .nan }
        var (last, spare) = (FrameRecord(), FrameRecord())
        return medianMilliseconds(of: 15) { frame in
            let time = firstFrameTime + Double(frame + 1) / framesPerSecond
            let next = TreeWalk.record(
                of: root, time: time, toDevice: .identity, surface: surface, after: last, reusing: consume spare)
            (last, spare) = (next, last)
        }
    }

    // MARK: Frames

    private static func frameTime(of root: CALayer, change: (Int) -> Void = { _ in }) throws -> Double {
        let player = try player(of: root)
        return medianMilliseconds(of: 31, prepare: change) { player.draw(frame: $0) }
    }

    private static func player(of root: CALayer, scale: Int = 1) throws -> LayerPlayer {
        let surface = try Surface(width: 1920 * scale, height: 1080 * scale)
        return LayerPlayer(root, of: "", on: surface, threads: 1, width: 1920, height: 1080)
    }

    private static func still() throws -> Figure {
        Figure("a frame of 1,000 layers that stand still", try frameTime(of: flatTree(of: 1000)), "ms", goal: 0.1)
    }

    private static func moving() throws -> Figure {
        let root = flatTree(of: 1000)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.backgroundColor = CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0.5)
        root.addSublayer(layer)
        let milliseconds = try frameTime(of: root) { frame in
            withoutActions { layer.position = CGPoint(x: 400 + 2 * frame, y: 100 + frame) }
        }
        return Figure("moving a layer of 100 x 100 over 1,000 layers", milliseconds, "ms", goal: 0.5)
    }

    /// Costs that should grow no faster than the work that they stand for.
    private static func sizes() throws -> [Figure] {
        let few = turning(1000)
        let players = try (plain: player(of: few), large: player(of: few, scale: 2), many: player(of: turning(10_000)))
        // Interleaved, so that a slowdown of the machine affects all three.
        var (pixels, layers): ([Double], [Double]) = ([], [])
        for _ in 0..<5 {
            func time(_ player: LayerPlayer) -> Double { medianMilliseconds(of: 9) { player.draw(frame: $0) } }
            let plain = time(players.plain)
            pixels.append(time(players.large) / plain)
            layers.append(time(players.many) / plain)
        }
        return [
            Figure("four times the pixels: times the time", pixels.median, "x", goal: 4),
            Figure("ten times the layers: times the time", layers.median, "x", goal: 10),
        ]
    }

    /// Translucent rotating squares, spread over the surface.
    private static func turning(_ count: Int) -> CALayer {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        var seed = ScatterGenerator(state: 7)
        for _ in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
            layer.position = CGPoint(
                x: Double.random(in: 0..<1920, using: &seed), y: .random(in: 0..<1080, using: &seed))
            layer.backgroundColor = CGColor(
                srgbRed: .random(in: 0..<1, using: &seed), green: 0.5, blue: 0.5, alpha: 0.8)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            turn.byValue = 2 * Double.pi
            turn.beginTime = firstFrameTime
            turn.duration = 10
            layer.add(turn, forKey: nil)
            root.addSublayer(layer)
        }
        return root
    }
}
