/// What a controller shows in place of content that isn't there.
struct UnavailableContent {
    var view: UIView?
    /// Whether the controller is to be asked for it.
    var needsUpdate = true
}
