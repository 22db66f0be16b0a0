import CoreGraphics
import Raster

/// The pixels of a `CGImage`, with its lower left corner at the origin.
final class BitmapNode: ImageNode, @unchecked Sendable {
    let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        super.init(extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height), locality: .pixels)
    }

    override func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool {
        guard bitmap.isOpaque else { return false }
        forEachRow(of: region, to: target, threads: threads) { $1.update(from: $0, count: region.width * 4) }
        return true
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (buffer, space) = (bitmap.buffer, pass.space)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            // The region is inside the extent, so the row and its pixels are the bitmap's.
            let row = UnsafePointer(buffer.base + (buffer.height - 1 - y) * buffer.bytesPerRow + region.x * 4)
            var i = 0
            while i < region.width {
                // Opaque pixels through a table, then the next pixel individually.
                if space.isLinear {
                    i += LinearLightKernels.decode(row + 4 * i, count: region.width - i, into: out + i)
                }
                guard i < region.width else { return }
                let pixel = SIMD4<Float>(bytes: row + 4 * i)
                out[i] = space.decoded(pixel.unpremultiplied).premultiplied
                i += 1
            }
        }
    }
}

extension BitmapNode {
    /// Calls `body` with each row of a region of the bitmap and its destination in `target`.
    func forEachRow(
        of region: PixelRect, to target: ByteTarget, threads: Int,
        _ body: @Sendable (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let buffer = bitmap.buffer
        nonisolated(unsafe) let target = target
        ThreadPool.perform(region.height, threads: threads) { line in
            // The region is inside the extent, so the row and its pixels are the bitmap's.
            let y = region.maxY - 1 - line
            let row = UnsafePointer(buffer.base + (buffer.height - 1 - y) * buffer.bytesPerRow + region.x * 4)
            body(row, target.base + line * target.rowBytes)
        }
    }
}

/// Unpremultiplied floating-point pixels in the working space.
final class FloatNode: ImageNode, @unchecked Sendable {
    private let image: FloatImage
    /// Whether the colours are sRGB-encoded, to be linearized in a linear working space.
    private let isEncoded: Bool

    init(_ image: FloatImage, isEncoded: Bool) {
        self.image = image
        self.isEncoded = isEncoded
        super.init(extent: image.bounds.cgRect, locality: .pixels)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let (image, space) = (image, isEncoded ? pass.space : WorkingSpace(isLinear: false))
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y) + (region.x - image.bounds.x)
            for i in 0..<region.width { out[i] = space.decoded(row[i].unpremultiplied).premultiplied }
        }
    }
}

/// An infinite image of one colour.
final class ColorNode: ImageNode, @unchecked Sendable {
    let color: CIColor

    init(_ color: CIColor) {
        self.color = color
        super.init(extent: .infinite, locality: .pixels)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let image = FloatImage(bounds: region)
        image?.fill(color.components(in: pass.space).premultiplied)
        return image
    }
}

/// A procedural infinite image.
protocol Pattern: Sendable {
    /// Premultiplied, in the working space.
    func pixel(_ x: Double, _ y: Double) -> SIMD4<Float>
}

/// An image computed from a pattern, whose colours are in the working space.
final class PatternNode<P: Pattern>: ImageNode, @unchecked Sendable {
    private let make: @Sendable (WorkingSpace) -> P

    init(_ make: @escaping @Sendable (WorkingSpace) -> P) {
        self.make = make
        super.init(extent: .infinite, locality: .pixels)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        let pattern = make(pass.space)
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            for i in 0..<region.width { out[i] = pattern.pixel(Double(region.x + i) + 0.5, Double(y) + 0.5) }
        }
    }
}
