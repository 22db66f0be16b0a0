import LayerTestSupport
import QuartzCore
import TestSupport
import XCTest

/// Random changes to trees in any order: a commit's result equals the model, and time advances.
final class RandomCommitTests: ManualClockTestCase {
    private var random = SeededRandom(seed: 0)
    private var seed: UInt64 = 0
    private var layers: [CALayer] = []

    override func setUp() {
        super.setUp()
        seed = UInt64.random(in: 0...UInt64.max)
        random = SeededRandom(seed: seed)
        layers = (0..<30).map { i in
            let layer: CALayer = i % 3 == 0 ? CAShapeLayer() : i % 3 == 1 ? CAGradientLayer() : CALayer()
            layer.name = "\(i)"
            return layer
        }
    }

    private var layer: CALayer { layers.randomElement(using: &random)! }
    private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    /// Asserts that the committed tree has the model's values and structure.
    private func check(_ layer: CALayer, line: UInt = #line) {
        guard let committed = layer.committed else { return XCTFail("seed \(seed): not committed", line: line) }
        XCTAssertEqual(committed.identity, ObjectIdentifier(layer), "seed \(seed)", line: line)
        XCTAssertEqual(committed.properties.position, layer.position, "seed \(seed)", line: line)
        XCTAssertEqual(committed.properties.opacity, layer.opacity, "seed \(seed)", line: line)
        XCTAssertEqual(committed.timing.speed, layer.speed, "seed \(seed)", line: line)
        XCTAssertEqual(
            committed.sublayers.map(\.identity), (layer.sublayers ?? []).map { ObjectIdentifier($0) }, "seed \(seed)",
            line: line)
        XCTAssertEqual(committed.mask?.identity, layer.mask.map { ObjectIdentifier($0) }, "seed \(seed)", line: line)
        let hasAnimations =
            !committed.animations.isEmpty || committed.mask?.subtreeHasAnimations == true
            || committed.sublayers.contains { $0.subtreeHasAnimations }
        XCTAssertEqual(committed.subtreeHasAnimations, hasAnimations, "seed \(seed)", line: line)
        for sublayer in layer.sublayers ?? [] {
            XCTAssertTrue(
                committed.sublayers.contains { $0 === sublayer.committed }, "seed \(seed): an old copy", line: line)
            check(sublayer, line: line)
        }
        if let mask = layer.mask {
            XCTAssertTrue(mask.committed === committed.mask, "seed \(seed): an old copy of a mask", line: line)
            check(mask, line: line)
        }
    }

    private func change() {
        switch Int.random(in: 0..<17, using: &random) {
        case 0: layer.addSublayer(layer)
        case 1: layer.insertSublayer(layer, at: UInt32.random(in: 0...5, using: &random))
        case 2: layer.insertSublayer(layer, above: layer)
        case 3: layer.removeFromSuperlayer()
        case 4: layer.mask = Bool.random(using: &random) ? layer : nil
        case 5: layer.replaceSublayer(layer, with: layer)
        case 6: layer.position = CGPoint(x: number(-9...9), y: number(-9...9))
        case 7: layer.opacity = Float(number(0...1))
        case 8: layer.setNeedsLayout()
        case 9: layer.setNeedsDisplay()
        case 10: layer.speed = Float(number(-1...3).rounded())
        case 11: layer.timeOffset = number(-5...5)
        case 12: layer.sublayers = Bool.random(using: &random) ? nil : [layer, layer, layer]
        case 13: layer.removeAllAnimations()
        case 14:
            CATransaction.begin()
            CATransaction.setCompletionBlock { [unowned self] in log.append("done") }
            layer.zPosition = CGFloat(number(0...9))
            CATransaction.commit()
        default: layer.add(animation(), forKey: ["a", "b", nil].randomElement(using: &random)!)
        }
    }

    private func animation() -> CAAnimation {
        let paths = [
            "position", "opacity", "transform.rotation.z", "strokeEnd", "colors", "nonsense", "bounds.size.width",
        ]
        let values: [Any] = [1, 0.5, CGPoint(x: 1, y: 2), "text", NSNull(), CATransform3DIdentity, Double.infinity]
        let animation: CAAnimation
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let keyframes = CAKeyframeAnimation(keyPath: paths.randomElement(using: &random))
            keyframes.values = (0..<3).map { _ in values.randomElement(using: &random)! }
            animation = keyframes
        case 1:
            let group = CAAnimationGroup()
            group.animations = [CABasicAnimation(keyPath: paths.randomElement(using: &random))]
            animation = group
        default:
            let basic = Bool.random(using: &random) ? CASpringAnimation() : CABasicAnimation()
            basic.keyPath = paths.randomElement(using: &random)
            basic.fromValue = values.randomElement(using: &random)
            basic.byValue = Bool.random(using: &random) ? nil : values.randomElement(using: &random)
            basic.isAdditive = Bool.random(using: &random)
            basic.isCumulative = Bool.random(using: &random)
            animation = basic
        }
        animation.duration = [0, 0.1, 1, 1e300, .infinity].randomElement(using: &random)!
        animation.speed = Float(number(-2...2).rounded())
        animation.timeOffset = number(-2...2)
        animation.beginTime = Bool.random(using: &random) ? 0 : 100 + number(-3...3)
        animation.repeatCount = [0, 0.5, 3, .infinity].randomElement(using: &random)!
        animation.autoreverses = Bool.random(using: &random)
        animation.isRemovedOnCompletion = Bool.random(using: &random)
        animation.fillMode = [.removed, .both, .forwards, .backwards].randomElement(using: &random)!
        let logger = AnimationLogger("x", self)
        if Bool.random(using: &random) {
            logger.onStop = { [unowned self] in layers.randomElement(using: &random)?.opacity = 0.5 }
        }
        animation.delegate = logger
        return animation
    }

    func testACommitLeavesTheModel() {
        var time = 0.0
        for _ in 0..<400 {
            for _ in 0..<Int.random(in: 0...6, using: &random) { change() }
            // A layer that has just left its tree is committed again when it changes.
            for layer in layers where layer.superlayer == nil { layer.zPosition += 1 }
            CATransaction.flush()
            for layer in layers where layer.superlayer == nil && layer.committed != nil { check(layer) }
            time += number(0...0.2)
            advance(to: time)
            XCTAssertEqual(CACurrentMediaTime(), 100 + time)
            let sampled = layer
            guard let shown = sampled.presentation() else { continue }
            XCTAssertFalse(shown.position.x.isNaN || shown.opacity.isNaN, "seed \(seed)")
            _ = sampled.committed?.nextChange(atParentTime: CACurrentMediaTime())
        }
        let stops = log.filter { $0.contains("finish") || $0.contains("cancel") }.count
        for layer in layers { layer.removeAllAnimations() }
        advance(to: time)
        let starts = log.filter { $0.contains("start") }.count
        let all = log.filter { $0.contains("finish") || $0.contains("cancel") }.count
        XCTAssertGreaterThan(stops, 0)
        XCTAssertGreaterThanOrEqual(all, starts, "seed \(seed): every start has its stop")
        layers = []
    }

    func testTreesThatGoAwayInAnyOrder() {
        for _ in 0..<200 {
            for _ in 0..<5 { change() }
            layers[Int.random(in: 0..<layers.count, using: &random)] = CALayer()
            if Bool.random(using: &random) { CATransaction.flush() }
        }
        layers = []
        advance(to: 1)
    }
}
