import Raster

/// The display list of a tree at one moment, with everything needed to derive the next one from it. It is independent
/// of how the list is drawn.
package struct FrameRecord: Sendable {
    package internal(set) var list = DisplayList()
    /// The tree from which the list was made, which retains the layers that the index refers to.
    package internal(set) var root: RenderLayer?
    var index = ReuseIndex()
    /// The pixels of the surface that the list is for.
    var limit = PixelRect.zero
    var memory = TreeWalk.Memory()

    package init() {}
}
