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

extension ValueFunction {
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
}
