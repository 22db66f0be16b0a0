import CoreGraphics

/// The reasons for redacting content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/redactionreasons)
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Placeholder content: text and images become plain shapes.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Privacy: `privacySensitive` views become plain shapes.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The appearance of redacted content.
enum Redaction {
    /// The opacity of the foreground style.
    static let opacity: CGFloat = 0.2
}

extension EnvironmentValues {
    private struct ReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
    private struct SensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// The reasons for redacting content; none by default.
    public var redactionReasons: RedactionReasons {
        get { self[ReasonsKey.self] }
        set { self[ReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[SensitiveKey.self] }
        set { self[SensitiveKey.self] = newValue }
    }

    /// Whether text and images become plain shapes.
    var showsPlaceholders: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive)
    }
}
