import Raster

/// The display list of a tree at one moment, with everything needed to derive the next one from it. It is independent
/// of how the list is drawn.
package struct FrameRecord: Sendable {
    package internal(set) var list = DisplayList()
    /// The tree that the list was made of, which keeps the layers alive that the index refers to.
    package internal(set) var root: RenderLayer?
    var index = ReuseIndex()
    /// The pixels that the list is for.
    var limit = PixelRect.zero
    var memory = TreeWalk.Memory()

    package init() {}
}
