/// The effect by which a transition replaces one image by another.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/catransitiontype)
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The old image cross-fades into the new one; the default.
    public static let fade = CATransitionType(rawValue: "fade")

    /// The new image slides in over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")

    /// The new image slides in and pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")

    /// The old image slides out and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
