import Foundation
import QuartzCore

/// A tree as built by a player of vector animations: layers that each have a group of keyframe animations, all
/// different.
enum KeyframedTree {
    private static let layerCount = 5000
    /// The number of values of each of a layer's six animations.
    private static let valueCount = 60

    /// The player releases each layer's animations once they are added.
    static func figures() throws -> [Figure] {
        CATransaction.flush()
        let before = Process.memory
        var adding = 0.0
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 1920, height: 1080)
        for index in 0..<layerCount {
            let layer = CALayer()
            layer.frame = CGRect(x: index % 192 * 10, y: index / 192 * 40, width: 10, height: 10)
            root.addSublayer(layer)
            let group = group(seed: index)
            let start = Process.threadTime
            layer.add(group, forKey: "movement")
            adding += Process.threadTime - start
        }
        let start = Process.threadTime
        CATransaction.commit()
        let committing = Process.threadTime - start
        let memory = withExtendedLifetime(root) { (Process.peakMemory - before) / 1e6 }
        return [
            Figure("adding 5,000 groups of six animations of 60 values", 1000 * adding, "ms", goal: 500),
            Figure("committing them", 1000 * committing, "ms", goal: 300),
            Figure("the most memory meanwhile, without what was there before", memory, "MB", goal: 150),
        ]
    }

    private static func group(seed: Int) -> CAAnimationGroup {
        var generator = ScatterGenerator(state: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        func point() -> CGPoint { CGPoint(x: number(0...1920), y: number(0...1080)) }
        let group = CAAnimationGroup()
        group.animations = [
            animation("position") { point() },
            animation("anchorPoint") { CGPoint(x: number(0...1), y: number(0...1)) },
            animation("transform.rotation.z") { CGFloat(number(-3...3)) },
            animation("transform.scale.x") { CGFloat(number(0.5...2)) },
            animation("transform.scale.y") { CGFloat(number(0.5...2)) },
            animation("opacity") { number(0...1) },
        ]
        group.duration = 10
        group.beginTime = firstFrameTime
        return group

        func animation(_ keyPath: String, _ value: () -> Any) -> CAKeyframeAnimation {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = (0..<valueCount).map { _ in value() }
            let last = Double(valueCount - 1)
            animation.keyTimes = (0..<valueCount).map { key in
                let isInner = key > 0 && key < valueCount - 1
                return NSNumber(value: (Double(key) + (isInner ? number(-0.4...0.4) : 0)) / last)
            }
            animation.timingFunctions = (1..<valueCount).map { _ in
                CAMediaTimingFunction(
                    controlPoints: Float(number(0...1)), Float(number(0...1)), Float(number(0...1)),
                    Float(number(0...1)))
            }
            animation.duration = 10
            return animation
        }
    }
}
