import CoreGraphics

extension SampledLayer {
    /// The value of a property; nil when this kind of layer doesn't have it.
    package func value(for key: LayerKey) -> AnimationValue? {
        properties.value(for: key) ?? content.value(for: key)
    }

    /// Sets a property; ignores a value of the wrong kind, or a property of another kind of layer.
    package mutating func set(_ value: AnimationValue, for key: LayerKey) {
        if !properties.set(value, for: key) { content.set(value, for: key) }
    }

    // Fast paths for the most commonly animated properties, as an `AnimationValue` is large.

    mutating func set(_ number: CGFloat, for key: LayerKey) {
        switch key {
        case .borderWidth: properties.borderWidth = number
        case .zPosition: properties.zPosition = number
        case .strokeStart: content.changeShape { ($0.strokeStart, $0.preparedStroke) = (number, nil) }
        case .strokeEnd: content.changeShape { ($0.strokeEnd, $0.preparedStroke) = (number, nil) }
        default: set(.scalar(number), for: key)
        }
    }

    mutating func set(_ point: CGPoint, for key: LayerKey) {
        switch key {
        case .position: properties.position = point
        case .anchorPoint: properties.anchorPoint = point
        default: set(.point(point), for: key)
        }
    }
}

extension RenderLayer {
    func number(for key: LayerKey) -> CGFloat? {
        switch key {
        case .borderWidth: return properties.borderWidth
        case .zPosition: return properties.zPosition
        default:
            guard case .scalar(let number)? = properties.value(for: key) ?? content.value(for: key) else { return nil }
            return number
        }
    }

    func point(for key: LayerKey) -> CGPoint? {
        switch key {
        case .position: return properties.position
        case .anchorPoint: return properties.anchorPoint
        default:
            guard case .point(let point)? = properties.value(for: key) ?? content.value(for: key) else { return nil }
            return point
        }
    }
}
