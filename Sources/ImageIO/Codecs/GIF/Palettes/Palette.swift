import Raster

/// Up to 256 opaque colours for an image.
struct Palette {
    /// Red in the lowest byte, then green, blue, and 255.
    private(set) var colors: [UInt32]
    /// Whether it contains every colour of the image.
    let isExact: Bool

    /// Creates a palette of an image's colours, or of the maximum number of colours that approximate them.
    ///
    /// Too many colours are reduced by Wu's method: the box with the largest variance is cut where the variance of the
    /// two parts is smallest. Xiaolin Wu, Efficient Statistical Computations for Optimal Color Quantization, 1991.
    init(_ histogram: [UInt32: Int], maxCount: Int) {
        if histogram.count <= maxCount {
            colors = histogram.keys.sorted()
            isExact = true
            return
        }
        isExact = false
        let moments = ColorMoments(histogram.lazy.map { (color: $0.key, count: $0.value) })
        var boxes = [ColorBox()]
        var spreads = [boxes[0].sums(in: moments).spread]
        while boxes.count < maxCount {
            guard let index = spreads.indices.max(by: { spreads[$0] < spreads[$1] }), spreads[index] > 0 else { break }
            guard let (first, second) = boxes[index].cut(in: moments) else {
                spreads[index] = 0
                continue
            }
            boxes[index] = first
            boxes.append(second)
            spreads[index] = first.sums(in: moments).spread
            spreads.append(second.sums(in: moments).spread)
        }
        colors = boxes.map { box in
            let sums = box.sums(in: moments)
            let mean = (sums.color / max(sums.count, 1)).rounded(.toNearestOrAwayFromZero)
            return 0xFF00_0000 | UInt32(mean.z) << 16 | UInt32(mean.y) << 8 | UInt32(mean.x)
        }
    }
}

/// Finds the nearest colour of a palette, with a cache.
struct PaletteIndex {
    private let colors: [SIMD4<Int32>]
    /// The nearest index for 6 bits of each channel, or -1.
    private var known = [Int16](repeating: -1, count: 1 << 18)

    init(_ palette: Palette) {
        colors = palette.colors.map {
            SIMD4(Int32($0 & 255), Int32($0 >> 8 & 255), Int32($0 >> 16 & 255), 0)
        }
    }

    /// Returns the index nearest to a colour in 0...255 per channel, ignoring the two lowest bits, and its colour.
    mutating func nearest(_ color: SIMD4<Int32>) -> (index: UInt8, color: SIMD4<Int32>) {
        let key = Int((color.x >> 2) << 12 | (color.y >> 2) << 6 | color.z >> 2)
        if known[key] < 0 { known[key] = search(color) }
        let index = Int(known[key])
        return (UInt8(index), colors[index])
    }

    private func search(_ color: SIMD4<Int32>) -> Int16 {
        // The eye is most sensitive to green, and least to blue.
        let weights = SIMD4<Int32>(3, 6, 1, 0)
        var (best, least) = (0, Int32.max)
        for (index, candidate) in colors.enumerated() {
            let difference = candidate &- color
            let distance = (difference &* difference &* weights).wrappedSum()
            if distance < least { (best, least) = (index, distance) }
        }
        return Int16(best)
    }
}
