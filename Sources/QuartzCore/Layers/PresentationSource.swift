import CoreGraphics

/// The source of a presentation copy: a committed layer at a moment.
final class PresentationSource {
    let model: CALayer
    /// The layer as it was last committed.
    let committed: RenderLayer
    /// The media time of the moment, and the superlayer's time then.
    let rootTime: CFTimeInterval
    let outerTime: CFTimeInterval
    /// The copy of the parent, if it was created from this copy and not vice versa.
    var outer: CALayer?
    /// The parent times of the ancestors, nearest first; nil until first needed. Shared by the copies further up:
    /// computing them for each would be quadratic in the depth.
    var ancestorTimes: ArraySlice<CFTimeInterval>?
    /// Whether the sublayers and the mask have been copied.
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
