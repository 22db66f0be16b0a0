/// What lies between the values of a keyframe animation.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode)
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight line from value to value; the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")

    /// Nothing: each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

    /// A straight line at one speed throughout; key times and timing functions don't count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")

    /// A smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")

    /// A smooth curve through the values at one speed throughout; key times and timing functions don't count.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the pace is even, so that key times don't count.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
}
