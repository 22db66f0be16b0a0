import Raster

/// How one frame of an animation changes the canvas.
struct AnimationFrame: Hashable, Sendable {
    enum Blend: Hashable, Sendable {
        /// What the frame does not cover shows through.
        case over
        /// The frame takes the place of what was there.
        case replace
    }

    enum Disposal: Hashable, Sendable {
        /// The frame stays.
        case keep
        /// Its rectangle becomes transparent before the next frame.
        case clear
        /// Its rectangle becomes what it was before the frame.
        case restore
    }

    /// The part of the canvas that the frame changes; inside the canvas.
    var rect: PixelRect
    /// How long the frame is shown, in seconds, as the file says.
    var delay: Double
    var blend: Blend
    var disposal: Disposal
}
