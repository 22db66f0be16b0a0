import CoreGraphics
import Raster

/// The median of each channel over each pixel's 3 × 3 neighbourhood, with edge pixels extended.
final class MedianNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode

    init(_ input: ImageNode) {
        self.input = input
        super.init(extent: input.extent, inputs: [input], locality: input.locality.grown(by: 1))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let needed = region.grown(1, 1).intersection(input.pixels)
        guard let image = pass.image(of: input, needed) else { return nil }
        let columns = region.x - needed.x..<region.maxX - needed.x
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            MedianRows(
                above: image.row(max(y - 1, needed.y)), row: image.row(y),
                below: image.row(min(y + 1, needed.maxY - 1)), width: needed.width
            ).medians(of: columns, into: out)
        }
    }

    /// Bytes are ordered as the light that they encode, so the median of bytes is the byte of the median.
    override func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool {
        guard let bitmap = (input as? BitmapNode)?.bitmap, bitmap.isOpaque else { return false }
        let buffer = bitmap.buffer
        nonisolated(unsafe) let target = target
        ThreadPool.perform(region.height, threads: threads) { line in
            let y = buffer.height - region.maxY + line
            func pixels(_ y: Int) -> UnsafePointer<SIMD4<UInt8>> {
                let row = buffer.base + max(0, min(y, buffer.height - 1)) * buffer.bytesPerRow
                return UnsafeRawPointer(row).assumingMemoryBound(to: SIMD4<UInt8>.self)
            }
            let out = UnsafeMutableRawPointer(target.base + line * target.rowBytes)
            MedianRows(above: pixels(y - 1), row: pixels(y), below: pixels(y + 1), width: buffer.width).medians(
                of: region.x..<region.maxX, into: out.assumingMemoryBound(to: SIMD4<UInt8>.self))
        }
        return true
    }
}
