/// How much a badge stands out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/badgeprominence)
public struct BadgeProminence: Hashable, Sendable {
    private enum Level { case decreased, standard, increased }

    private let level: Level

    /// The least: a badge in the colour of tertiary text.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The usual one: a badge in the colour of secondary text.
    public static let standard = BadgeProminence(level: .standard)
    /// The most: a badge in white on a red capsule, as that of a tab.
    public static let increased = BadgeProminence(level: .increased)
}

/// A badge at the end of a list's row.
struct RowBadge: View {
    let text: Text
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        switch prominence {
        case .increased:
            text.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).padding(.vertical, 1)
                .background(.red, in: .capsule)
        case .decreased: text.foregroundStyle(.tertiary)
        default: text.foregroundStyle(.secondary)
        }
    }
}

extension EnvironmentValues {
    private struct ProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

    /// How much badges of list rows stand out. Standard by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/badgeprominence)
    public var badgeProminence: BadgeProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how much badges of list rows in the view stand out.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:))
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
