/// The visual prominence of a badge.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/badgeprominence)
public struct BadgeProminence: Hashable, Sendable {
    private enum Level { case decreased, standard, increased }

    private let level: Level

    /// The lowest prominence: the badge uses the colour of tertiary text.
    public static let decreased = BadgeProminence(level: .decreased)
    /// The standard prominence: the badge uses the colour of secondary text.
    public static let standard = BadgeProminence(level: .standard)
    /// The highest prominence: white text on a red capsule, like a tab's badge.
    public static let increased = BadgeProminence(level: .increased)
}

/// The badge at the trailing end of a list row.
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

    /// The prominence of badges in list rows. Standard by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/badgeprominence)
    public var badgeProminence: BadgeProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the prominence of badges in list rows within the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/badgeprominence(_:))
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}
