import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// Collects the animations of a scene while it is recorded.
struct LaneCollector {
    /// An animation that was observed on a layer.
    private struct Seen {
        // Retained, so that no other object has its identity.
        let animation: CAAnimation
        let layer: CALayer
        let key: String?
        let begin: Double
    }

    private var seen: [Seen] = []
    /// The last time at which each animation was observed on its layer.
    private var known: [ObjectIdentifier: Double] = [:]
    private let limits: InspectorLimits
    private(set) var isFull = false
    /// The media time at which the scene starts.
    private let beginning: Double

    init(beginning: Double, limits: InspectorLimits) {
        self.beginning = beginning
        self.limits = limits
    }

    /// Collects animations that are new since the last call.
    ///
    /// - Parameter time: the time that ``forget(before:)`` refers to.
    mutating func look(at root: CALayer, time: Double = 0) {
        var open = [root]
        var visited = 0
        while let layer = open.popLast(), visited < limits.layers {
            visited += 1
            for key in layer.animationKeys() ?? [] {
                guard let animation = layer.animation(forKey: key),
                    known.updateValue(time, forKey: ObjectIdentifier(animation)) == nil
                else { continue }
                guard seen.count < limits.animations else {
                    isFull = true
                    return
                }
                let begin = layer.convertTime(animation.beginTime, to: nil) - beginning
                seen.append(Seen(animation: animation, layer: layer, key: key, begin: begin))
            }
            guard layer.committed?.subtreeHasAnimations != false else { continue }
            open += (layer.sublayers ?? []).reversed()
            if let mask = layer.mask { open.append(mask) }
        }
    }

    /// Discards animations that were removed from their layers before a time.
    mutating func forget(before time: Double) {
        seen.removeAll { known[ObjectIdentifier($0.animation), default: time] < time }
        let left = Set(seen.map { ObjectIdentifier($0.animation) })
        known = known.filter { left.contains($0.key) }
        isFull = false
    }

    /// Returns the lanes, ordered by their layers in the tree and then by begin time.
    func lanes(ids: [ObjectIdentifier: Int]) -> [AnimationLane] {
        let order = seen.enumerated().sorted { a, b in
            let (first, second) = (ids[ObjectIdentifier(a.element.layer)], ids[ObjectIdentifier(b.element.layer)])
            return (first ?? .max, a.element.begin, a.offset) < (second ?? .max, b.element.begin, b.offset)
        }
        var lanes: [AnimationLane] = []
        for (_, item) in order {
            // The rate of the layer's time.
            let rate = abs(item.layer.convertTime(1, to: nil) - item.layer.convertTime(0, to: nil))
            add(
                item.animation, item, id: ids[ObjectIdentifier(item.layer)], begin: item.begin,
                rate: rate > 0 ? rate : 1, end: nil, level: 0, to: &lanes)
        }
        return lanes
    }

    /// - Parameters:
    ///   - rate: the number of seconds of the scene per second of the animation's parent.
    ///   - end: the end of the containing group; nil if it never ends or there is none.
    private func add(
        _ animation: CAAnimation, _ item: Seen, id: Int?, begin: Double, rate: Double, end: Double?, level: Int,
        to lanes: inout [AnimationLane]
    ) {
        guard lanes.count < limits.animations, level < 16 else { return }
        let speed = abs(Double(animation.speed))
        let own = speed > 0 ? rate / speed : .infinity
        let repeats: Double? =
            if animation.repeatDuration > 0, animation.duration > 0 {
                Self.finite(animation.repeatDuration / animation.duration / (animation.autoreverses ? 2 : 1))
            } else if animation.repeatCount > 0 {
                Self.finite(Double(animation.repeatCount))
            } else {
                1
            }
        let cycle = animation.duration * (animation.autoreverses ? 2 : 1)
        let length =
            animation.repeatDuration > 0 ? animation.repeatDuration * own : (repeats ?? .infinity) * cycle * own
        let ownEnd = Self.finite(begin + length)
        let easing = Easing(animation)
        var lane = AnimationLane(
            key: level == 0 ? item.key.map { InspectedValues.cut($0) } : nil,
            className: DescriptionLines.name(of: animation),
            keyPath: (animation as? CAPropertyAnimation)?.keyPath.map { InspectedValues.cut($0) }, layer: id,
            layerName: item.layer.name.map { InspectedValues.cut($0) } ?? DescriptionLines.name(of: item.layer),
            level: level, begin: begin.rounded(to: 4),
            duration: (Self.finite(animation.duration * own) ?? 0).rounded(to: 4),
            end: [ownEnd, end].compactMap { $0 }.min().map { $0.rounded(to: 4) },
            repeats: repeats.map { $0.rounded(to: 3) }, autoreverses: animation.autoreverses,
            fill: animation.fillMode.rawValue, easing: easing.name, curve: easing.curve)
        lane.values = Self.values(of: animation)
        lane.keyTimes = Self.keyTimes(of: animation)
        lane.isAdditive = (animation as? CAPropertyAnimation)?.isAdditive ?? false
        lane.isRemovedOnCompletion = animation.isRemovedOnCompletion
        lanes.append(lane)
        for member in (animation as? CAAnimationGroup)?.animations ?? [] {
            let member = member.duration > 0 ? member : Self.filled(member, duration: animation.duration)
            add(
                member, item, id: id, begin: begin + member.beginTime * own, rate: own,
                end: Self.finite(begin + cycle * own) ?? end, level: level + 1, to: &lanes)
        }
    }

    /// Returns the animation; a group's member without a duration takes the group's.
    private static func filled(_ member: CAAnimation, duration: Double) -> CAAnimation {
        guard let copy = member.copy() as? CAAnimation else { return member }
        copy.duration = duration
        return copy
    }

    private static func finite(_ number: Double) -> Double? { number.isFinite && number < 1e9 ? number : nil }

    private static func values(of animation: CAAnimation) -> [String] {
        switch animation {
        case let animation as CABasicAnimation:
            return [("from", animation.fromValue), ("by", animation.byValue), ("to", animation.toValue)].compactMap {
                name, value in value.map { "\(name) \(InspectedValues.text(any: $0))" }
            }
        case let animation as CAKeyframeAnimation:
            if let path = animation.path { return [InspectedValues.text(.path(path.storage))] }
            let values = animation.values ?? []
            return values.prefix(24).map { InspectedValues.text(any: $0) }
                + (values.count > 24 ? ["… (\(values.count))"] : [])
        case let animation as CATransition:
            return [animation.type.rawValue] + (animation.subtype.map { [$0.rawValue] } ?? [])
        default: return []
        }
    }

    private static func keyTimes(of animation: CAAnimation) -> [Double] {
        guard let animation = animation as? CAKeyframeAnimation else { return [] }
        if let times = animation.keyTimes {
            return times.prefix(64).map { min(max($0.doubleValue, 0), 1).rounded(to: 4) }
        }
        let count = min(animation.path == nil ? animation.values?.count ?? 0 : 0, 64)
        return count < 2 ? [] : (0..<count).map { (Double($0) / Double(count - 1)).rounded(to: 4) }
    }
}

/// The timing curve of an animation.
private struct Easing {
    let name: String
    /// The progress at equidistant times.
    let curve: [Double]

    private static let steps = 32
    /// Springs oscillate, so they need more steps.
    private static let springSteps = 160

    init(_ animation: CAAnimation) {
        func curve(steps: Int = Self.steps, _ progress: (Double) -> Double) -> [Double] {
            (0...steps).map { progress(Double($0) / Double(steps)).rounded(to: 4) }
        }
        if let spring = animation as? CASpringAnimation {
            var parameters = SpringParameters()
            parameters.mass = Double(spring.mass)
            parameters.stiffness = Double(spring.stiffness)
            parameters.damping = Double(spring.damping)
            parameters.initialVelocity = Double(spring.initialVelocity)
            let solver = SpringSolver(parameters)
            let duration = spring.duration
            name =
                "spring (mass \(DescriptionLines.text(spring.mass)), stiffness \(DescriptionLines.text(spring.stiffness)), "
                + "damping \(DescriptionLines.text(spring.damping)))"
            self.curve = curve(steps: Self.springSteps) { solver.progress(at: $0 * duration) }
            return
        }
        guard let function = animation.timingFunction else {
            name = "linear"
            self.curve = curve { $0 }
            return
        }
        name = Self.names.first { CAMediaTimingFunction(name: $0) == function }?.rawValue ?? Self.text(function)
        let shape = function.curve
        self.curve = curve { shape.value(at: $0) }
    }

    private static let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]

    private static func text(_ function: CAMediaTimingFunction) -> String {
        var numbers: [CGFloat] = []
        for index in 1...2 {
            var point: [Float] = [0, 0]
            function.getControlPoint(at: index, values: &point)
            numbers += point.map { CGFloat($0) }
        }
        return "cubic (" + numbers.map(DescriptionLines.text).joined(separator: ", ") + ")"
    }
}
