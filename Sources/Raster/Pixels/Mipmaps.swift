internal import Synchronization

/// Mipmaps: the image at half, a quarter and so on of its size, computed on first use and kept with the pixels.
package final class Mipmaps: Sendable {
    private let kept = Mutex<[(source: PixelRect, levels: [Bitmap])]>([])

    /// The greatest number of parts of one image whose mipmaps are kept.
    private static let maxParts = 4

    /// The mipmaps of the part of the image in `source`, down to one pixel, without the part itself.
    package func levels(of bitmap: Bitmap, _ source: PixelRect) -> [Bitmap] {
        kept.withLock { kept in
            if let known = kept.first(where: { $0.source == source }) { return known.levels }
            var levels: [Bitmap] = []
            var last = bitmap.halved(source)
            while let level = last {
                levels.append(level)
                last = level.halved(level.buffer.bounds)
            }
            if kept.count == Self.maxParts { kept.removeFirst() }
            kept.append((source, levels))
            return levels
        }
    }
}

extension Bitmap {
    /// A part of the image at half its size; nil for a single pixel, or when memory is short. An odd side is rounded
    /// down, and each result pixel averages its share of three.
    func halved(_ source: PixelRect) -> Bitmap? {
        let source = source.intersection(buffer.bounds)
        guard !source.isEmpty, source.width > 1 || source.height > 1,
            let half = PixelBuffer(width: max(source.width / 2, 1), height: max(source.height / 2, 1))
        else { return nil }
        let columns = (0..<half.width).map { Share(of: $0, in: source.width) }
        for y in 0..<half.height {
            let rows = Share(of: y, in: source.height)
            let out = half.base + y * half.bytesPerRow
            for (x, columns) in columns.enumerated() {
                var sum = SIMD4<Float>.zero
                for row in 0..<rows.count {
                    // The pixels of the shares are inside the source, which is inside the buffer.
                    let line = buffer.base + (source.y + rows.first + row) * buffer.bytesPerRow
                    for column in 0..<columns.count {
                        let p = line + (source.x + columns.first + column) * 4
                        let pixel = SIMD4(Float(p[0]), Float(p[1]), Float(p[2]), Float(p[3]))
                        sum += pixel * (rows.weights[row] * columns.weights[column])
                    }
                }
                // The weights add up to 1, so the sum is at most 255 and truncation after adding a half rounds to
                // nearest.
                let rounded = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(sum + 0.5))
                for channel in 0..<4 { out[4 * x + channel] = rounded[channel] }
            }
        }
        return Bitmap(half, isOpaque: isOpaque)
    }
}

/// The source pixels of a row that one result pixel averages.
///
/// Of 2n + 1 pixels, each of n results takes an equal share, 2 + 1/n pixels wide: it covers its first pixel by 1 - i/n,
/// the second fully and the third by (i + 1)/n. Averaging pairs would omit the last pixel, and so stretch the image
/// (Guthe and Heckbert, Non-Power-of-Two Mipmap Creation, 2005).
private struct Share {
    let first: Int
    let count: Int
    let weights: SIMD3<Float>

    init(of index: Int, in length: Int) {
        first = 2 * index
        if length == 1 {
            (count, weights) = (1, SIMD3(1, 0, 0))
        } else if length.isMultiple(of: 2) {
            (count, weights) = (2, SIMD3(0.5, 0.5, 0))
        } else {
            let half = length / 2
            count = 3
            weights = SIMD3(Float(half - index), Float(half), Float(index + 1)) / Float(length)
        }
    }
}
