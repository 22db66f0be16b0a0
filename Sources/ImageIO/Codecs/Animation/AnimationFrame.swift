import Raster

/// The effect of one animation frame on the canvas.
struct AnimationFrame: Hashable, Sendable {
    enum Blend: Hashable, Sendable {
        /// The frame is blended over the canvas.
        case over
        /// The frame replaces the canvas inside its rectangle.
        case replace
    }

    enum Disposal: Hashable, Sendable {
        /// The frame stays.
        case keep
        /// The rectangle is cleared to transparent before the next frame.
        case clear
        /// The rectangle is restored to its contents before the frame.
        case restore
    }

    /// The part of the canvas that the frame changes; always inside it.
    var rect: PixelRect
    /// The display duration in seconds, as stored in the file.
    var delay: Double
    var blend: Blend
    var disposal: Disposal
}
