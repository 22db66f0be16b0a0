/// The entries of a widget, and when to ask for more.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timeline)
public struct Timeline<EntryType: TimelineEntry> {
    /// The entries, in ascending order of their dates.
    public let entries: [EntryType]
    /// When to ask for a new timeline.
    public let policy: TimelineReloadPolicy

    /// Creates a timeline.
    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}
