import Foundation
import Raster

/// The clip of a graphics state.
struct Clip: Sendable {
    /// The clip's bounding box in device space, where y points up.
    var box: Box
    /// The device's representation of the clip.
    var shape: Shape

    enum Shape: Sendable {
        /// The pixels it touches, y down, and the coverage of each; nil for full coverage.
        case pixels(PixelRect, Coverage?)
        /// The shapes whose intersection is a page's clip.
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

    /// The coverage of the pixels that a bitmap's clip admits; nil for full coverage.
    var coverage: Coverage? {
        guard case .pixels(_, let coverage) = shape else { return nil }
        return coverage
    }

    /// The shapes whose intersection is a page's clip.
    var cuts: [PageClipShape] {
        guard case .cuts(let cuts) = shape else { return [] }
        return cuts
    }

    /// Returns an empty clip, for a layer that could not be created.
    static func nothing(like clip: Clip) -> Clip {
        switch clip.shape {
        case .pixels: Clip(box: .empty, pixels: .zero, coverage: nil)
        case .cuts: Clip(box: .empty, cuts: [])
        }
    }
}
