/// How a keyframe animation calculates values between keyframes.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode)
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Linear interpolation between values; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")

    /// No interpolation: each value holds until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

    /// Linear interpolation at a constant speed; key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")

    /// A smooth spline through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")

    /// A smooth spline through the values at a constant speed; key times and timing functions are ignored.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the speed is constant, so that key times are ignored.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}
