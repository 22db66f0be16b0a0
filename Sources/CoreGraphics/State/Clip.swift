import Foundation
import Raster

/// Where painting may go.
struct Clip: Sendable {
    /// The box around it in device space, where y points up.
    var box: Box
    /// What else a device keeps of it.
    var shape: Shape

    enum Shape: Sendable {
        /// The pixels that it touches, where y points down, and how much of each of them it lets through; nil for all.
        case pixels(PixelRect, Coverage?)
        /// What is cut from the page, one after the other.
        case cuts([PageClipShape])
    }

    init(box: Box, pixels: PixelRect, coverage: Coverage?) {
        self.box = box
        shape = .pixels(pixels, coverage)
    }

    init(box: Box, cuts: [PageClipShape]) {
        self.box = box
        shape = .cuts(cuts)
    }

    /// The pixels that a bitmap's clip touches.
    var pixels: PixelRect {
        guard case .pixels(let pixels, _) = shape else { return .zero }
        return pixels
    }

    /// How much of its pixels a bitmap's clip lets through; nil for all of each.
    var coverage: Coverage? {
        guard case .pixels(_, let coverage) = shape else { return nil }
        return coverage
    }

    /// What a page's clip is cut to.
    var cuts: [PageClipShape] {
        guard case .cuts(let cuts) = shape else { return [] }
        return cuts
    }

    /// The box of nothing, for a layer that does not exist.
    static func nothing(like clip: Clip) -> Clip {
        switch clip.shape {
        case .pixels: Clip(box: .empty, pixels: .zero, coverage: nil)
        case .cuts: Clip(box: .empty, cuts: [])
        }
    }
}
