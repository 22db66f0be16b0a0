/// Shows the layer trees of one context as they are committed, and gives the context its frames.
///
/// A window is one. Without a display, frames are the business of whoever calls a renderer.
package protocol LayerDisplay: AnyObject {
    /// Called in the context after each commit, and whenever it begins or ceases to want frames.
    func treesDidChange()
}
