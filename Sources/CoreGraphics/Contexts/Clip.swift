import Foundation
import Raster

/// Where painting may go.
struct Clip: Sendable {
    /// The box around it in device space, where y points up.
    var box: Box
    /// The pixels that it touches; y points down.
    var pixels: PixelRect
    /// How much of each of those pixels it lets through; nil for all of each.
    var coverage: Coverage?
}
