public import Foundation

/// Makes transforms from an animation's numbers, so that a key path such as `transform` can be animated by an angle.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cavaluefunction)
public final class CAValueFunction: NSObject, Sendable {
    /// Which function it is.
    public let name: CAValueFunctionName
    let function: ValueFunction

    /// The function of that name; nil when there is none.
    public init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue) else { return nil }
        self.name = name
        self.function = function
    }
}

/// The names of the value functions.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cavaluefunctionname)
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A turn about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three numbers.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move by three numbers.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// What a `CAValueFunction` does, as a plain value.
package enum ValueFunction: String, Sendable {
    case rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY, translateZ

    /// The function's argument: a number, or three of them.
    func argument(_ any: Any) -> AnimationValue? {
        switch self {
        case .scale, .translate:
            guard case .numbers(let numbers)? = AnimationValue(any, as: .numbers), numbers.count == 3 else {
                return nil
            }
            return .numbers(numbers)
        default: return AnimationValue(any, as: .scalar)
        }
    }

    /// What the argument is where the transform is this one: an animation that leaves out one of its ends takes it from
    /// the layer's own transform. Nil for values that are no transforms.
    func argument(of value: AnimationValue) -> AnimationValue? {
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

    /// The transform for an argument.
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
