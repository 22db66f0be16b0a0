extension View {
    /// Hides what the view shows, for a reason beside those there are.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Shows what the view shows, whatever reasons there are around it.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Says whether the view is hidden where others may look.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
