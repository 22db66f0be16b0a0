package import Raster

extension Bitmap {
    /// Returns the image downscaled: each pixel is the mean of the area that it covers, so that the overall mean is
    /// preserved.
    ///
    /// Sides that are not smaller than the image's are unchanged.
    package func downscaled(width newWidth: Int, height newHeight: Int) throws(ImageError) -> Bitmap {
        let (newWidth, newHeight) = (min(max(newWidth, 1), width), min(max(newHeight, 1), height))
        if newWidth == width, newHeight == height { return self }
        let target = try PixelBuffer.make(width: newWidth, height: newHeight)
        let columns = BoxFilterWeights(of: width, in: newWidth)
        let rows = BoxFilterWeights(of: height, in: newHeight)
        var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
        var narrow = sums
        for y in 0..<newHeight {
            for i in sums.indices { sums[i] = .zero }
            for (row, weight) in rows[y] {
                columns.average(buffer.row(row), into: &narrow)
                for i in sums.indices { sums[i] += narrow[i] * weight }
            }
            target.row(y).withMemoryRebound(to: SIMD4<UInt8>.self, capacity: newWidth) { pixels in
                for x in 0..<newWidth {
                    // Means of levels are in 0...255, except for rounding errors.
                    let levels = (sums[x] + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
                    pixels[x] = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(levels))
                }
            }
        }
        return Bitmap(target, isOpaque: isOpaque)
    }

    /// Returns the image with its longer side at most `side`.
    package func fitted(in side: Int) throws(ImageError) -> Bitmap {
        let size = Self.size(width, height, fittedIn: side)
        return try downscaled(width: size.width, height: size.height)
    }

    static func size(_ width: Int, _ height: Int, fittedIn side: Int) -> (width: Int, height: Int) {
        let greatest = max(width, height)
        guard greatest > side else { return (width, height) }
        let scale = Double(side) / Double(greatest)
        return (max(1, Int((Double(width) * scale).rounded())), max(1, Int((Double(height) * scale).rounded())))
    }
}

/// The source pixels of each pixel in a shorter line, and their weights, which add up to 1.
private struct BoxFilterWeights {
    private let count: Int
    private let ratio: Double

    init(of count: Int, in newCount: Int) {
        self.count = count
        ratio = Double(count) / Double(newCount)
    }

    /// The pixels and weights of a pixel of the shorter line.
    subscript(index: Int) -> some Sequence<(Int, Float)> {
        let (start, end) = (Double(index) * ratio, Double(index + 1) * ratio)
        let first = min(Int(start), count - 1)
        let last = min(max(Int(end.rounded(.up)), first + 1), count)
        return (first..<last).lazy.map { pixel in
            let overlap = min(end, Double(pixel + 1)) - max(start, Double(pixel))
            return (pixel, Float(max(overlap, 0) / ratio))
        }
    }

    /// Averages a line of pixels. `result` has as many pixels as the shorter line.
    func average(_ line: UnsafeMutablePointer<UInt8>, into result: inout [SIMD4<Float>]) {
        line.withMemoryRebound(to: SIMD4<UInt8>.self, capacity: count) { pixels in
            for index in result.indices {
                var sum = SIMD4<Float>.zero
                for (pixel, weight) in self[index] {
                    sum += SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: pixels[pixel])) * weight
                }
                result[index] = sum
            }
        }
    }
}
