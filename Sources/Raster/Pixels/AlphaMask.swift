/// One byte of alpha for each pixel of `bounds`, rows from the top, without padding.
package struct AlphaMask: Sendable {
    package var bounds: PixelRect
    package var levels: [UInt8]

    package init(bounds: PixelRect, levels: [UInt8]) {
        precondition(levels.count == bounds.width * bounds.height, "an alpha mask holds one level for each pixel")
        self.bounds = bounds
        self.levels = levels
    }

    /// The alpha of a picture whose top left pixel is at (x, y).
    package init(alphaOf buffer: PixelBuffer, x: Int, y: Int) {
        let (width, height) = (buffer.width, buffer.height)
        let levels = [UInt8](unsafeUninitializedCapacity: width * height) { out, count in
            for row in 0..<height {
                let pixels = buffer.base + row * buffer.bytesPerRow
                for column in 0..<width { out[row * width + column] = pixels[column * 4 + 3] }
            }
            count = width * height
        }
        self.init(bounds: PixelRect(x: x, y: y, width: width, height: height), levels: levels)
    }

    /// Blurred by a Gaussian of the given standard deviation in pixels, cut off at two of them and renormalised, as Core
    /// Animation's shadows are. The bounds grow by the kernel's reach.
    package func blurred(deviation: Double) -> AlphaMask {
        guard deviation > 0.1, deviation.isFinite, !bounds.isEmpty else { return self }
        let reach = Int((2 * deviation).rounded(.up))
        let weights = (-reach...reach).map { d in
            abs(Double(d)) > 2 * deviation ? 0 : exponential(-Double(d * d) / (2 * deviation * deviation))
        }
        let total = weights.reduce(0, +)
        let kernel = weights.map { Float($0 / total) }
        let width = bounds.width + 2 * reach
        let height = bounds.height + 2 * reach
        var rows = [Float](repeating: 0, count: width * bounds.height)
        for y in 0..<bounds.height {
            for x in 0..<width {
                var sum: Float = 0
                for k in max(
                    0, 2 * reach - x)..<max(max(0, 2 * reach - x), min(kernel.count, bounds.width + 2 * reach - x))
                {
                    sum += kernel[k] * Float(levels[y * bounds.width + x - 2 * reach + k])
                }
                rows[y * width + x] = sum
            }
        }
        var out = [UInt8](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                var sum: Float = 0
                for k in max(
                    0, 2 * reach - y)..<max(max(0, 2 * reach - y), min(kernel.count, bounds.height + 2 * reach - y))
                {
                    sum += kernel[k] * rows[(y - 2 * reach + k) * width + x]
                }
                out[y * width + x] = UInt8(min(sum + 0.5, 255))
            }
        }
        return AlphaMask(
            bounds: PixelRect(x: bounds.x - reach, y: bounds.y - reach, width: width, height: height), levels: out)
    }
}
