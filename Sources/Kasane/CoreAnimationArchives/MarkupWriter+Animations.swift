import CoreGraphics
import FrameEngine
import Foundation
import QuartzCore

extension MarkupWriter {
    func writeAnimations(of layer: CALayer, _ depth: Int) {
        let keys = layer.animationKeys() ?? []
        let animations = keys.compactMap { key in layer.animation(forKey: key).map { (key, $0) } }
        guard !animations.isEmpty else { return }
        open("animations", [], depth)
        for (key, animation) in animations { write(animation, key: key, depth + 1) }
        close("animations", depth)
    }

    /// - Parameter depth: the element's depth; a group's members are nested deeper.
    func write(_ animation: CAAnimation, key: String?, _ depth: Int) {
        guard let type = MarkupWriter.className(of: animation) else {
            return notes.add(
                "an animation of class \(DescriptionLines.name(of: animation)) is omitted",
                key: "\(type(of: animation))")
        }
        var attributes = [("type", type)]
        if let key { attributes.append(("key", key)) }
        attributes += timing(animation) + properties(animation)
        open("animation", attributes, depth)
        writeValues(of: animation, depth + 1)
        close("animation", depth)
    }

    private static func className(of animation: CAAnimation) -> String? {
        switch animation {
        case is CASpringAnimation: "CASpringAnimation"
        case is CABasicAnimation: "CABasicAnimation"
        case is CAKeyframeAnimation: "CAKeyframeAnimation"
        case is CAAnimationGroup: "CAAnimationGroup"
        case is CATransition: "CATransition"
        default: nil
        }
    }

    private func timing(_ animation: CAAnimation) -> [(String, String)] {
        var attributes: [(String, String)] = []
        func add(_ name: String, _ number: Double, unless standard: Double) {
            if number != standard { attributes.append((name, ValueText.text(CGFloat(number)))) }
        }
        add("beginTime", animation.beginTime, unless: 0)
        add("duration", animation.duration, unless: 0)
        add("speed", Double(animation.speed), unless: 1)
        add("timeOffset", animation.timeOffset, unless: 0)
        add("repeatCount", Double(animation.repeatCount), unless: 0)
        add("repeatDuration", animation.repeatDuration, unless: 0)
        if animation.autoreverses { attributes.append(("autoreverses", "1")) }
        if animation.fillMode != .removed { attributes.append(("fillMode", animation.fillMode.rawValue)) }
        if !animation.isRemovedOnCompletion { attributes.append(("removedOnCompletion", "0")) }
        if let function = animation.timingFunction { attributes.append(("timingFunction", ValueText.text(function))) }
        return attributes
    }

    private func properties(_ animation: CAAnimation) -> [(String, String)] {
        var attributes: [(String, String)] = []
        if let animation = animation as? CAPropertyAnimation {
            if let keyPath = animation.keyPath { attributes.append(("keyPath", keyPath)) }
            if animation.isAdditive { attributes.append(("additive", "1")) }
            if animation.isCumulative { attributes.append(("cumulative", "1")) }
            if let function = animation.valueFunction { attributes.append(("valueFunction", function.name.rawValue)) }
        }
        switch animation {
        case let spring as CASpringAnimation:
            attributes += [
                ("mass", ValueText.text(spring.mass)), ("stiffness", ValueText.text(spring.stiffness)),
                ("damping", ValueText.text(spring.damping)), ("velocity", ValueText.text(spring.initialVelocity)),
            ]
        case let frames as CAKeyframeAnimation:
            if frames.calculationMode != .linear {
                attributes.append(("calculationMode", frames.calculationMode.rawValue))
            }
            if let mode = frames.rotationMode { attributes.append(("rotationMode", mode.rawValue)) }
            if let path = frames.path { attributes.append(("path", PathText.text(path))) }
        case let transition as CATransition:
            notes.add("a transition's previous content cannot be archived: it starts from nothing", key: "transition")
            attributes.append(("transitionType", transition.type.rawValue))
            if let subtype = transition.subtype { attributes.append(("subtype", subtype.rawValue)) }
            if transition.startProgress != 0 {
                attributes.append(("startProgress", ValueText.text(CGFloat(transition.startProgress))))
            }
            if transition.endProgress != 1 {
                attributes.append(("endProgress", ValueText.text(CGFloat(transition.endProgress))))
            }
        default: break
        }
        return attributes
    }

    private func writeValues(of animation: CAAnimation, _ depth: Int) {
        switch animation {
        case let basic as CABasicAnimation:
            for (name, value) in [
                ("fromValue", basic.fromValue), ("toValue", basic.toValue), ("byValue", basic.byValue),
            ] {
                if let value { write(value, as: name, depth) }
            }
        case let frames as CAKeyframeAnimation:
            writeList(frames.values, as: "values", depth)
            writeList(frames.keyTimes, as: "keyTimes", depth)
            writeList(frames.timingFunctions, as: "timingFunctions", depth)
            writeList(frames.tensionValues, as: "tensionValues", depth)
            writeList(frames.continuityValues, as: "continuityValues", depth)
            writeList(frames.biasValues, as: "biasValues", depth)
        case let group as CAAnimationGroup:
            guard depth < MarkupDocument.maxDepth - 4 else {
                return notes.add("animation groups nested too deep are omitted", key: "groups")
            }
            open("animations", [], depth)
            for member in group.animations ?? [] { write(member, key: nil, depth + 1) }
            close("animations", depth)
        default: break
        }
    }

    private func writeList(_ list: [Any]?, as name: String, _ depth: Int) {
        guard let list, !list.isEmpty else { return }
        open(name, [], depth)
        for value in list { write(value, as: nil, depth + 1) }
        close(name, depth)
    }

    /// Writes a value as an element of its type, or as a property with it.
    func write(_ any: Any, as name: String?, _ depth: Int) {
        func empty(_ type: String, _ text: String) {
            self.empty(name ?? type, (name == nil ? [] : [("type", type)]) + [("value", text)], depth)
        }
        if any is NSNull { return self.empty(name ?? "null", name == nil ? [] : [("type", "null")], depth) }
        if let function = any as? CAMediaTimingFunction {
            return empty("CAMediaTimingFunction", ValueText.text(function))
        }
        guard let value = AnimationValue(guessing: any) else {
            return notes.add("a value of class \(type(of: any)) is omitted", key: "value \(type(of: any))")
        }
        switch value {
        case .scalar(let number): empty("real", ValueText.text(number))
        case .point: empty("CGPoint", ValueText.text(value) ?? "")
        case .size: empty("CGSize", ValueText.text(value) ?? "")
        case .rect: empty("CGRect", ValueText.text(value) ?? "")
        case .transform: empty("CATransform3D", ValueText.text(value) ?? "")
        case .path: empty("CGPath", ValueText.text(value) ?? "")
        case .string(let text): empty("string", text)
        case .color(let color?): writeColor(color, as: name ?? "CGColor", depth, type: name == nil ? nil : "CGColor")
        case .image(let image?): writeImage(image, as: name ?? "CGImage", depth)
        case .numbers(let numbers):
            open(name ?? "NSArray", name == nil ? [] : [("type", "NSArray")], depth)
            for number in numbers { self.empty("real", [("value", ValueText.text(number))], depth + 1) }
            close(name ?? "NSArray", depth)
        case .colors(let colors):
            open(name ?? "NSArray", name == nil ? [] : [("type", "NSArray")], depth)
            for color in colors { writeColor(color, as: "CGColor", depth + 1) }
            close(name ?? "NSArray", depth)
        case .color(nil), .image(nil), .fade: break
        }
    }
}
