import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

extension MarkupReader {
    /// Returns the animation of an element; nil for one of a class that Kasane doesn't have.
    func animation(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> CAAnimation? {
        let type = node.type
        let animation: CAAnimation
        switch type {
        case "CABasicAnimation": animation = CABasicAnimation()
        case "CAKeyframeAnimation": animation = CAKeyframeAnimation()
        case "CASpringAnimation": animation = CASpringAnimation()
        case "CAAnimationGroup": animation = CAAnimationGroup()
        case "CATransition": animation = CATransition()
        default:
            notes.add("unknown animation \(type); ignored", key: type, line: node.line)
            return nil
        }
        var parts = node.attributes.filter { !["type", "key", "id"].contains($0.key) }
            .map { MarkupNode($0.key, ["value": $0.value], line: node.line) }
        if type == "CATransition" { parts = parts.map { $0.name == "transitionType" ? renamed($0, "type") : $0 } }
        // The target of the key path determines the meaning of numbers.
        parts.sort { ($0.name == "keyPath" ? "" : $0.name) < ($1.name == "keyPath" ? "" : $1.name) }
        for part in parts + node.children {
            guard try set(part, of: animation, type: type) else {
                complain(part, type)
                continue
            }
        }
        if let spring = animation as? CASpringAnimation, spring.duration == 0 || spring.recalculatesDuration {
            spring.duration = spring.settlingDuration
        }
        return animation
    }

    private func renamed(_ node: MarkupNode, _ name: String) -> MarkupNode {
        MarkupNode(name, node.attributes, line: node.line)
    }

    /// Sets a property; returns false for an invalid value.
    private func set(
        _ node: MarkupNode, of animation: CAAnimation, type: String
    ) throws(CoreAnimationArchiveError) -> Bool {
        if try setTiming(node, of: animation) { return true }
        let kind = (animation as? CAPropertyAnimation)?.keyPath.flatMap { PropertyPath($0)?.kind }
        func plain() throws(CoreAnimationArchiveError) -> Any? {
            if node["type"] == nil, let kind, node.value != nil || node["src"] != nil {
                return try value(node, kind: kind)
            }
            if node["type"] == nil, let only = node.children.first { return try anyValue(only) }
            return try anyValue(node)
        }
        func numbers() throws(CoreAnimationArchiveError) -> [NSNumber]? {
            try value(node, kind: .numbers) as? [NSNumber]
        }
        func scalar() -> CGFloat? { node.value.flatMap(ValueText.number).flatMap { $0.isFinite ? $0 : nil } }
        switch (node.name, animation) {
        case ("keyPath", let animation as CAPropertyAnimation): animation.keyPath = node.value
        case ("additive", let animation as CAPropertyAnimation): animation.isAdditive = scalar() ?? 0 != 0
        case ("cumulative", let animation as CAPropertyAnimation): animation.isCumulative = scalar() ?? 0 != 0
        case ("valueFunction", let animation as CAPropertyAnimation):
            animation.valueFunction = (node["name"] ?? node.value).flatMap {
                CAValueFunction(name: CAValueFunctionName(rawValue: $0))
            }
            return animation.valueFunction != nil
        case ("fromValue", let animation as CABasicAnimation): animation.fromValue = try plain()
        case ("toValue", let animation as CABasicAnimation): animation.toValue = try plain()
        case ("byValue", let animation as CABasicAnimation): animation.byValue = try plain()
        case ("mass", let animation as CASpringAnimation): scalar().map { animation.mass = $0 }
        case ("stiffness", let animation as CASpringAnimation): scalar().map { animation.stiffness = $0 }
        case ("damping", let animation as CASpringAnimation): scalar().map { animation.damping = $0 }
        case ("velocity", let animation as CASpringAnimation), ("initialVelocity", let animation as CASpringAnimation):
            scalar().map { animation.initialVelocity = $0 }
        case ("mica_autorecalculatesDuration", let animation as CASpringAnimation):
            if scalar() ?? 0 != 0 { animation.setValue(true, forKey: CASpringAnimation.recalculationKey) }
        case ("values", let animation as CAKeyframeAnimation): animation.values = try list(node)
        case ("path", let animation as CAKeyframeAnimation): animation.path = try value(node, kind: .path) as? CGPath
        case ("keyTimes", let animation as CAKeyframeAnimation): animation.keyTimes = try numbers()
        case ("timingFunctions", let animation as CAKeyframeAnimation):
            animation.timingFunctions = try list(node) as? [CAMediaTimingFunction]
        case ("calculationMode", let animation as CAKeyframeAnimation):
            animation.calculationMode = CAAnimationCalculationMode(rawValue: node.value ?? "")
        case ("rotationMode", let animation as CAKeyframeAnimation):
            animation.rotationMode = node.value.map { CAAnimationRotationMode(rawValue: $0) }
        case ("tensionValues", let animation as CAKeyframeAnimation): animation.tensionValues = try numbers()
        case ("continuityValues", let animation as CAKeyframeAnimation): animation.continuityValues = try numbers()
        case ("biasValues", let animation as CAKeyframeAnimation): animation.biasValues = try numbers()
        case ("animations", let animation as CAAnimationGroup):
            var members: [CAAnimation] = []
            for child in node.children { if let member = try self.animation(child) { members.append(member) } }
            animation.animations = members
        case ("type", let animation as CATransition): animation.type = CATransitionType(rawValue: node.value ?? "")
        case ("subtype", let animation as CATransition):
            animation.subtype = node.value.map { CATransitionSubtype(rawValue: $0) }
        case ("startProgress", let animation as CATransition): scalar().map { animation.startProgress = Float($0) }
        case ("endProgress", let animation as CATransition): scalar().map { animation.endProgress = Float($0) }
        default:
            if !node.isEmpty {
                notes.add(
                    "\(type) has no property \(node.name); ignored", key: "\(type).\(node.name)", line: node.line)
            }
        }
        return true
    }

    /// Sets a property common to all animations; returns false for any other property.
    private func setTiming(
        _ node: MarkupNode, of animation: CAAnimation
    ) throws(CoreAnimationArchiveError) -> Bool {
        let number = node.value.flatMap(ValueText.number)
        let finite = number.flatMap { $0.isFinite ? Double($0) : nil }
        func set(_ value: Double?, _ change: (Double) -> Void) -> Bool {
            if let value { change(value) } else { complain(node, "an animation") }
            return true
        }
        switch node.name {
        case "beginTime": return set(finite) { animation.beginTime = $0 }
        case "duration": return set(number.map { Double($0) }) { animation.duration = $0 }
        case "speed": return set(finite) { animation.speed = Float($0) }
        case "timeOffset": return set(finite) { animation.timeOffset = $0 }
        case "repeatCount": return set(number.map { Double($0) }) { animation.repeatCount = Float($0) }
        case "repeatDuration": return set(number.map { Double($0) }) { animation.repeatDuration = $0 }
        case "autoreverses": return set(finite) { animation.autoreverses = $0 != 0 }
        case "removedOnCompletion": return set(finite) { animation.isRemovedOnCompletion = $0 != 0 }
        case "fillMode":
            animation.fillMode = CAMediaTimingFillMode(rawValue: node.value ?? "removed")
            return true
        case "timingFunction":
            let text = node["name"] ?? node.value ?? node.children.first.flatMap { $0["name"] ?? $0.value }
            guard let function = text.flatMap(ValueText.timingFunction) else {
                complain(node, "an animation")
                return true
            }
            animation.timingFunction = function
            return true
        default: return false
        }
    }
}

extension CASpringAnimation {
    /// Indicates that the duration is the spring's settling time.
    static let recalculationKey = "mica_autorecalculatesDuration"

    var recalculatesDuration: Bool { (value(forKey: CASpringAnimation.recalculationKey) as? Bool) == true }
}
