/// One byte of alpha for each pixel of `bounds`, rows from the top, without padding.
package struct AlphaMask: Sendable {
    package var bounds: PixelRect
    package var levels: [UInt8]

    package init(bounds: PixelRect, levels: [UInt8]) {
        precondition(levels.count == bounds.width * bounds.height, "an alpha mask holds one level for each pixel")
        self.bounds = bounds
        self.levels = levels
    }

    /// The alpha of an image whose top left pixel is at (x, y).
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
    /// The part inside `rect`.
    package func cropped(to rect: PixelRect) -> AlphaMask {
        let part = bounds.intersection(rect)
        guard part != bounds else { return self }
        guard !part.isEmpty else { return AlphaMask(bounds: .zero, levels: []) }
        var cut: [UInt8] = []
        cut.reserveCapacity(part.width * part.height)
        for y in part.y..<part.maxY {
            let start = (y - bounds.y) * bounds.width + part.x - bounds.x
            cut += levels[start..<start + part.width]
        }
        return AlphaMask(bounds: part, levels: cut)
    }
}
