import Foundation
import MovieEncoding

/// A part of an image, in whole pixels, rows from the top.
struct PixelRect: Equatable {
    var left: Int
    var top: Int
    /// One past the last column and row.
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }

    /// Extended to the left and upwards to even coordinates: some containers count in pairs of pixels.
    var onEvenPixel: PixelRect {
        PixelRect(left: left & ~1, top: top & ~1, right: right, bottom: bottom)
    }
}

extension PixelRect {
    /// Creates the bounds of the differences between two 32-bit frames of one size; nil if they are equal.
    init?(changedBetween old: some VideoFrame, and new: some VideoFrame) {
        let (width, height) = (new.width, new.height)
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
            let (a, b) = (old.row(y), new.row(y))
            if memcmp(a, b, 4 * width) == 0 { continue }
            top = min(top, y)
            bottom = y + 1
            a.withMemoryRebound(to: UInt32.self, capacity: width) { a in
                b.withMemoryRebound(to: UInt32.self, capacity: width) { b in
                    // Only pixels outside the current rectangle are examined.
                    var x = 0
                    while x < left, a[x] == b[x] { x += 1 }
                    left = min(left, x)
                    x = width
                    while x > right, a[x - 1] == b[x - 1] { x -= 1 }
                    right = max(right, x)
                }
            }
        }
        guard bottom > 0 else { return nil }
        self.init(left: left, top: top, right: right, bottom: bottom)
    }
}
