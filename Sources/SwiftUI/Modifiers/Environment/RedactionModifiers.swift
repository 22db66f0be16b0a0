extension View {
    /// Redacts the view's content, adding a reason.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Removes redaction from the view.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Sets whether the view's content is redacted for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
