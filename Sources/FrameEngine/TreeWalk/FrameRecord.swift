import Raster

/// The display list of a tree at one moment, with all that is needed to make the next one from it. It knows nothing of how the
/// list is drawn.
package struct FrameRecord: Sendable {
    package internal(set) var list = DisplayList()
    /// What the list was made of; it keeps the layers alive that the index is about.
    package internal(set) var root: RenderLayer?
    var index = ReuseIndex()
    /// The pixels that the list is for.
    var limit = PixelRect.zero
    var memory = TreeWalk.Memory()

    package init() {}
}
