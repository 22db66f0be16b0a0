public import Foundation

/// Converts an animation's numbers to transforms, so that a key path such as `transform` can be animated by an angle.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cavaluefunction)
public final class CAValueFunction: NSObject, Sendable {
    /// The function's name.
    public let name: CAValueFunctionName
    let function: ValueFunction

    /// Creates the function with that name; nil when there is none.
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

    /// A rotation about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scale by three factors, for x, y and z.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances, along x, y and z.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

extension ValueFunction {
    /// Converts the function's argument: one number, or three.
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

extension CAValueFunctionName: _ObjectiveCBridgeable {
    /// The Objective-C class that the type bridges to.
    public typealias _ObjectiveCType = NSString
}
