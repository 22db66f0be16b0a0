/// How a transition leads from one picture to the other.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransitiontype)
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old picture fades into the new one; the default.
    public static let fade = CATransitionType(rawValue: "fade")

    /// The new picture slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")

    /// The new picture slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")

    /// The old picture slides out and uncovers the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
