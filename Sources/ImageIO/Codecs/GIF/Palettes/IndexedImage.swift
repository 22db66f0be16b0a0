import CImageCodecs
import Raster

/// An image of at most 256 colours, one of which may be transparent.
struct IndexedImage {
    let width: Int
    let height: Int
    /// Red, green and blue of each index.
    private(set) var colors: [UInt32]
    private(set) var transparentIndex: UInt8?
    /// An index for each pixel, rows from the top.
    private(set) var indices: [UInt8]

    /// Creates an indexed image. Pixels less than half opaque become transparent, and the others opaque.
    ///
    /// An image with too many colours is dithered: the error of a pixel is distributed over the following ones, by
    /// Floyd and Steinberg's method.
    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        let pixels = UnpremultipliedPixels(bitmap)
        let palette = Palette(pixels.histogram, maxCount: pixels.hasTransparency ? 255 : 256)
        // A fully transparent image still needs a colour.
        colors = palette.colors.isEmpty ? [0xFF00_0000] : palette.colors
        transparentIndex = pixels.hasTransparency ? UInt8(colors.count) : nil
        if pixels.hasTransparency { colors.append(0) }
        indices = [UInt8](repeating: transparentIndex ?? 0, count: width * height)
        if palette.isExact {
            var known: [UInt32: UInt8] = [:]
            for (index, color) in palette.colors.enumerated() { known[color] = UInt8(index) }
            for pixel in indices.indices {
                if let index = known[pixels.colors[pixel]] { indices[pixel] = index }
            }
        } else {
            dither(pixels, palette)
        }
    }

    private mutating func dither(_ pixels: UnpremultipliedPixels, _ palette: Palette) {
        var finder = PaletteIndex(palette)
        // The errors of this row and the next, in sixteenths, with an entry before the first pixel and one after the
        // last.
        var errors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
        var next = errors
        for y in 0..<height {
            // Every other row is processed in reverse, so that errors do not drift in one direction.
            let isForward = y % 2 == 0
            let step = isForward ? 1 : -1
            for i in 0..<width {
                let x = isForward ? i : width - 1 - i
                let packed = pixels.colors[y * width + x]
                guard packed != 0 else { continue }
                let color = SIMD4<Int32>(Int32(packed & 255), Int32(packed >> 8 & 255), Int32(packed >> 16 & 255), 0)
                let wanted = (color &+ (errors[x + 1] &+ 8) &>> 4).clamped(
                    lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                let (index, found) = finder.nearest(wanted)
                indices[y * width + x] = index
                let error = wanted &- found
                errors[x + 1 + step] &+= error &* 7
                next[x + 1 - step] &+= error &* 3
                next[x + 1] &+= error &* 5
                next[x + 1 + step] &+= error
            }
            errors = next
            for i in next.indices { next[i] = .zero }
        }
    }
}

/// The colours of an image, unpremultiplied: opaque, or 0 for pixels less than half opaque.
private struct UnpremultipliedPixels {
    private(set) var colors: [UInt32]
    private(set) var hasTransparency = false

    init(_ bitmap: Bitmap) {
        let (width, height) = (bitmap.width, bitmap.height)
        colors = [UInt32](repeating: 0, count: width * height)
        var row = [UInt8](repeating: 0, count: width * 4)
        for y in 0..<height {
            pixel_rows_unpremultiply(bitmap.buffer.row(y), &row, width)
            for x in 0..<width {
                guard bitmap.isOpaque || row[x * 4 + 3] >= 128 else {
                    hasTransparency = true
                    continue
                }
                colors[y * width + x] =
                    0xFF00_0000 | UInt32(row[x * 4 + 2]) << 16 | UInt32(row[x * 4 + 1]) << 8 | UInt32(row[x * 4])
            }
        }
    }

    /// The number of occurrences of each opaque colour.
    var histogram: [UInt32: Int] {
        var histogram: [UInt32: Int] = [:]
        var (last, run) = (UInt32(0), 0)
        for color in colors {
            if color == last {
                run += 1
                continue
            }
            if last != 0 { histogram[last, default: 0] += run }
            (last, run) = (color, 1)
        }
        if last != 0 { histogram[last, default: 0] += run }
        return histogram
    }
}
