import CoreGraphics
import QuartzCore

/// The combined steps of visual effects, in order.
public struct _VisualEffectLook {
    var steps: [VisualStep] = []
}

/// One step of a visual effect.
enum VisualStep: Sendable {
    /// An offset in points.
    case offset(CGSize)
    case scale(_ScaleEffect)
    case rotation(_RotationEffect)
    case rotation3D(_Rotation3DEffect)
    case transform(_TransformEffect)
    case filter(FilterEffect.FilterType, Double)
    case opacity(Double)
    /// A shader, with the maximum offset that it samples, in points.
    case shader(Shader, ShaderKind, CGSize)

    /// Returns the step interpolated towards another of the same kind; this one if the other is of a different kind.
    func mixed(with other: VisualStep, by part: Double) -> VisualStep {
        switch (self, other) {
        case (.offset(let a), .offset(let b)): .offset(interpolated(a, b, part))
        case (.scale(let a), .scale(let b)): .scale(interpolated(a, b, part))
        case (.rotation(let a), .rotation(let b)): .rotation(interpolated(a, b, part))
        case (.rotation3D(let a), .rotation3D(let b)): .rotation3D(interpolated(a, b, part))
        case (.filter(let type, let a), .filter(let otherType, let b)) where type == otherType:
            .filter(type, a + (b - a) * part)
        case (.opacity(let a), .opacity(let b)): .opacity(a + (b - a) * part)
        default: part < 0.5 ? self : other
        }
    }
}

private func interpolated<Value: Animatable>(_ a: Value, _ b: Value, _ part: Double) -> Value {
    var value = a
    var way = b.animatableData
    way -= a.animatableData
    way.scale(by: part)
    value.animatableData += way
    return value
}

extension _VisualEffectLook {
    /// Returns the look interpolated towards another with the same steps.
    func mixed(with other: _VisualEffectLook, by part: Double) -> _VisualEffectLook {
        guard steps.count == other.steps.count else { return part < 0.5 ? self : other }
        return _VisualEffectLook(steps: zip(steps, other.steps).map { $0.mixed(with: $1, by: part) })
    }

    /// Returns the transform about the top left corner of a view of a size.
    func transform(_ size: CGSize) -> CATransform3D {
        var result = CATransform3DIdentity
        func add(_ effect: some GeometryEffect) {
            result = CATransform3DConcat(result, effect.effectValue(size: size).transform3D)
        }
        for step in steps {
            switch step {
            case .offset(let offset):
                result = CATransform3DConcat(result, CATransform3DMakeTranslation(offset.width, offset.height, 0))
            case .scale(let effect): add(effect)
            case .rotation(let effect): add(effect)
            case .rotation3D(let effect): add(effect)
            case .transform(let effect): add(effect)
            case .filter, .opacity, .shader: break
            }
        }
        return result
    }

    /// Applies the look to a layer, animated by the context's transaction.
    @MainActor
    func show(in layer: CALayer, _ context: EffectContext) {
        // A layer's transform is about its centre.
        let (x, y) = (context.size.width / 2, context.size.height / 2)
        let centred = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), transform(context.size)),
            CATransform3DMakeTranslation(-x, -y, 0))
        context.set(layer, "transform", to: centred)
        var opacity = 1.0
        var filters: [Any] = []
        let bounds = CGRect(origin: .zero, size: context.size)
        for step in steps {
            switch step {
            case .opacity(let factor): opacity *= factor
            case .filter(let type, let amount):
                let filter = CAFilter(type: type.rawValue)
                if let input = type.input { filter.setValue(amount, forKey: input) }
                filters.append(filter)
            case .shader(let shader, let kind, let reach):
                let filter = shader.filter(kind, reach: reach, bounds: bounds, in: context.environment)
                if let filter { filters.append(filter) }
            default: break
            }
        }
        context.set(layer, "opacity", to: opacity)
        CATransaction.withoutActions { layer.filters = filters.isEmpty ? nil : filters }
    }
}
