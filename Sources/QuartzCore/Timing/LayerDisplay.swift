/// Shows the layer trees of one context as they are committed, and gives the context its frames.
///
/// A window is one. Without a display, whoever calls a renderer is responsible for frames.
package protocol LayerDisplay: AnyObject {
    /// Called in the context after each commit, and whenever the context starts or stops needing frames.
    func treesDidChange()
}
