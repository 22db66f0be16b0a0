/// The privacy of a value in a message.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogprivacy)
public struct OSLogPrivacy: Equatable, Sendable {
    /// The replacement of a hidden value.
    public enum Mask: Equatable, Sendable {
        /// A hash of the value, which is constant while the program runs.
        case hash
        /// Nothing of the value.
        case none
    }

    private enum Kind { case automatic, shown, hidden }

    private let kind: Kind
    private let mask: Mask

    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    /// The value is hidden, and replaced with `<private>`.
    public static var `private`: OSLogPrivacy { .private(mask: .none) }
    /// The value is hidden, and replaced with `<private>`.
    public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }
    /// The value is shown, as if a debugger is attached.
    public static var auto: OSLogPrivacy { .auto(mask: .none) }

    /// The value is hidden, and replaced according to the mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// The value is hidden, and replaced according to the mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// The value is shown, or replaced if the mask is a hash.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

    /// Returns the text that is written for a value.
    func redacted(_ text: String) -> String {
        if kind == .shown || LogSettings.shared.showsPrivateValues { return text }
        switch mask {
        case .hash:
            var hasher = Hasher()
            hasher.combine(text)
            return "<mask.hash: '\(String(UInt(bitPattern: hasher.finalize()), radix: 36))'>"
        case .none: return kind == .automatic ? text : "<private>"
        }
    }
}
