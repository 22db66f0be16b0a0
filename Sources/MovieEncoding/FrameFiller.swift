import CPixelKernels
package import FFmpegLoading

/// Converts premultiplied RGBA pixels to video frames.
package final class FrameFiller<Pool: FramePool> {
    private let pool: Pool
    /// The size of the images; frames may be a pixel larger, with the edge repeated.
    private let width: Int
    private let height: Int
    /// The background, premultiplied; nil to keep transparency.
    private let background: [UInt8]?
    /// Two composited source rows, and a dummy luma row.
    private var rows: [[UInt8]]
    private var scratchLuma: [UInt8]

    package init(_ pool: Pool, width: Int, height: Int, background: [UInt8]?) {
        self.pool = pool
        self.width = width
        self.height = height
        self.background = background
        let evenWidth = (width + 1) & ~1
        rows = Array(repeating: Array(repeating: 0, count: 4 * evenWidth), count: 2)
        scratchLuma = Array(repeating: 0, count: evenWidth)
    }

    /// - Parameter pixels: rows from the top, with the images' width and height.
    package func makeFrame(_ pixels: UnsafeRawPointer, bytesPerRow: Int) throws(CallFailure) -> Pool.Frame {
        let frame = try pool.makeFrame()
        let base = pixels.assumingMemoryBound(to: UInt8.self)
        switch pool.layout {
        case .yuv420: fillYUV(frame, base, bytesPerRow)
        case .premultiplied: fillPremultiplied(frame, base, bytesPerRow)
        default: fillRGB(frame, base, bytesPerRow)
        }
        return frame
    }

    private func fillPremultiplied(_ frame: Pool.Frame, _ base: UnsafePointer<UInt8>, _ bytesPerRow: Int) {
        for y in 0..<height {
            let source = base + y * bytesPerRow
            if let background {
                video_row_over(frame.row(y), source, width, background)
            } else {
                frame.row(y).update(from: source, count: 4 * width)
            }
        }
    }

    private func fillRGB(_ frame: Pool.Frame, _ base: UnsafePointer<UInt8>, _ bytesPerRow: Int) {
        let swap = pool.layout == .bgra
        for y in 0..<height {
            let source = base + y * bytesPerRow
            let result = frame.row(y)
            if let background {
                video_row_over(result, source, width, background)
                video_row_unpremultiply(result, result, width, swap)
            } else {
                video_row_unpremultiply(result, source, width, swap)
            }
        }
    }

    private func fillYUV(_ frame: Pool.Frame, _ base: UnsafePointer<UInt8>, _ bytesPerRow: Int) {
        let evenWidth = (width + 1) & ~1
        rows.withUnsafeMutableBufferPointer { rows in
            scratchLuma.withUnsafeMutableBufferPointer { spare in
                for y in stride(from: 0, to: frame.height, by: 2) {
                    let upper = base + min(y, height - 1) * bytesPerRow
                    let lower = base + min(y + 1, height - 1) * bytesPerRow
                    let secondLuma = y + 1 < frame.height ? frame.row(y + 1) : spare.baseAddress!
                    withOpaque(upper, in: &rows[0]) { upper in
                        withOpaque(lower, in: &rows[1]) { lower in
                            video_rows_to_yuv420(
                                frame.row(y), secondLuma, frame.row(y / 2, ofPlane: 1), frame.row(y / 2, ofPlane: 2),
                                upper, lower, evenWidth)
                        }
                    }
                }
            }
        }
    }

    /// Calls `body` with a row that is opaque and has an even number of pixels: the source itself where possible.
    private func withOpaque(
        _ source: UnsafePointer<UInt8>, in scratch: inout [UInt8], _ body: (UnsafePointer<UInt8>) -> Void
    ) {
        let isOpaque = video_row_is_opaque(source, width)
        if isOpaque, width % 2 == 0 { return body(source) }
        scratch.withUnsafeMutableBufferPointer { scratch in
            let row = scratch.baseAddress!
            // Kinds without alpha have a background.
            if !isOpaque, let background {
                video_row_over(row, source, width, background)
            } else {
                row.update(from: source, count: 4 * width)
            }
            if width % 2 == 1 { (row + 4 * width).update(from: row + 4 * (width - 1), count: 4) }
            body(row)
        }
    }
}
