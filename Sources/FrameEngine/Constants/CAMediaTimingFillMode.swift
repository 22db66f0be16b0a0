/// The value that an animation shows outside its active time.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/camediatimingfillmode)
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// After the end, its last value.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

    /// Before the beginning, its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

    /// Both of them.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    /// Nothing; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
