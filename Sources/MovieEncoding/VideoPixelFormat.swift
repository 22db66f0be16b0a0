/// The pixel format of frames.
package enum VideoPixelFormat: Sendable {
    /// 4:2:0 in BT.709's limited range, which every player supports.
    case yuv420
    case yuva420
    case yuva444Deep
    /// Premultiplied alpha, red first, as in the rasterizer.
    case premultiplied
    /// Straight alpha, red first.
    case rgba
    /// Straight alpha, blue first.
    case bgra
    /// Indices into a palette.
    case palette

    package var isYUV: Bool { self == .yuv420 || self == .yuva420 || self == .yuva444Deep }
}
