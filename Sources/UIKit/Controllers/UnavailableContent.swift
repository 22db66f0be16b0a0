/// What a controller shows in place of unavailable content.
struct UnavailableContent {
    var view: UIView?
    /// Whether the controller must update its configuration.
    var needsUpdate = true
}
