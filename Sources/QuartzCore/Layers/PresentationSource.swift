import CoreGraphics

/// What a presentation copy shows: a layer at a moment.
final class PresentationSource {
    let model: CALayer
    /// The layer as it was last committed.
    let committed: RenderLayer
    /// The media time of the moment, and the superlayer's time then.
    let rootTime: CFTimeInterval
    let outerTime: CFTimeInterval
    /// The copy of the layer that it lies in, where it was asked for from here and not the other way round.
    var outer: CALayer?
    /// The times that are the superlayer's for the layers above, nearest first; nil until the first of them is asked for. The
    /// copies further up share them: to work them out for each would take the square of the depth.
    var ancestorTimes: ArraySlice<CFTimeInterval>?
    /// Whether the copy's sublayers and mask have been made.
    var descendantsAreCopied = false

    init(_ model: CALayer, _ committed: RenderLayer, rootTime: CFTimeInterval, outerTime: CFTimeInterval) {
        self.model = model
        self.committed = committed
        self.rootTime = rootTime
        self.outerTime = outerTime
    }

    /// The layer's own time.
    var localTime: CFTimeInterval { committed.localTime(fromParent: outerTime) }
}
