import CoreGraphics

/// An encoded `CAValueFunction`.
package enum ValueFunction: String, Sendable {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The argument that corresponds to a transform: an animation that lacks one of its ends takes it from the layer's
    /// own transform. Nil for values that are not transforms.
    package func argument(of value: AnimationValue) -> AnimationValue? {
        guard case .transform(let t) = value else { return nil }
        func number(_ field: ValueComponent) -> CGFloat { t.number(of: field) ?? 0 }
        return switch self {
        case .rotateX: .scalar(number(.rotationX))
        case .rotateY: .scalar(number(.rotationY))
        case .rotateZ: .scalar(number(.rotationZ))
        case .scale: .numbers([number(.scaleX), number(.scaleY), number(.scaleZ)])
        case .scaleX: .scalar(number(.scaleX))
        case .scaleY: .scalar(number(.scaleY))
        case .scaleZ: .scalar(number(.scaleZ))
        case .translate: .numbers([t.m41, t.m42, t.m43])
        case .translateX: .scalar(t.m41)
        case .translateY: .scalar(t.m42)
        case .translateZ: .scalar(t.m43)
        }
    }

    /// The transform that the function returns for an argument.
    func transform(_ argument: AnimationValue) -> AnimationValue {
        switch (self, argument) {
        case (.rotateX, .scalar(let v)): .transform(CATransform3DMakeRotation(v, 1, 0, 0))
        case (.rotateY, .scalar(let v)): .transform(CATransform3DMakeRotation(v, 0, 1, 0))
        case (.rotateZ, .scalar(let v)): .transform(CATransform3DMakeRotation(v, 0, 0, 1))
        case (.scale, .numbers(let v)): .transform(CATransform3DMakeScale(v[0], v[1], v[2]))
        case (.scaleX, .scalar(let v)): .transform(CATransform3DMakeScale(v, 1, 1))
        case (.scaleY, .scalar(let v)): .transform(CATransform3DMakeScale(1, v, 1))
        case (.scaleZ, .scalar(let v)): .transform(CATransform3DMakeScale(1, 1, v))
        case (.translate, .numbers(let v)): .transform(CATransform3DMakeTranslation(v[0], v[1], v[2]))
        case (.translateX, .scalar(let v)): .transform(CATransform3DMakeTranslation(v, 0, 0))
        case (.translateY, .scalar(let v)): .transform(CATransform3DMakeTranslation(0, v, 0))
        case (.translateZ, .scalar(let v)): .transform(CATransform3DMakeTranslation(0, 0, v))
        default: argument
        }
    }
}
