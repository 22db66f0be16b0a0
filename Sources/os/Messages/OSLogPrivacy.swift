/// Whether a value in a message is shown.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogprivacy)
public struct OSLogPrivacy: Equatable, Sendable {
    /// What stands for a value that is not shown.
    public enum Mask: Equatable, Sendable {
        /// The same short text for the same value, as long as the program runs.
        case hash
        /// Nothing of the value.
        case none
    }

    private enum Kind { case automatic, shown, hidden }

    private let kind: Kind
    private let mask: Mask

    /// Shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    /// Not shown: `<private>` stands for it.
    public static var `private`: OSLogPrivacy { .private(mask: .none) }
    /// Not shown: `<private>` stands for it.
    public static var sensitive: OSLogPrivacy { .sensitive(mask: .none) }
    /// Shown, as where a debugger is attached.
    public static var auto: OSLogPrivacy { .auto(mask: .none) }

    /// Not shown: what the mask says stands for it.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// Not shown: what the mask says stands for it.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    /// Shown, or masked where the mask is a hash.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

    /// Returns what is written for a value.
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
