import CoreGraphics
import Raster
import Synchronization

/// An image with a colour cube over working-space values applied.
///
/// Opaque bytes are mapped directly, without conversion to linear light.
final class CubeNode: ImageNode, @unchecked Sendable {
    private let input: ImageNode
    private let kernel: CubeKernel
    /// The cube for bytes, created lazily; the inner optional is nil if there can't be one.
    private let byteCube = Mutex<ColorCube??>(nil)

    /// - Parameter table: `size` × `size` × `size` unpremultiplied colours, red fastest.
    init(_ input: ImageNode, size: Int, table: [SIMD4<Float>]) {
        self.input = input
        kernel = CubeKernel(size: size, table: table, isEncoded: false)
        super.init(extent: input.extent, inputs: [input], locality: input.locality)
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region) else { return nil }
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            kernel.apply(to: image.row(y), count: region.width, into: out)
        }
    }

    override func write(_ region: PixelRect, to target: ByteTarget, threads: Int) -> Bool {
        guard let source = input as? BitmapNode, source.bitmap.isOpaque, let cube = cubeForBytes() else { return false }
        source.forEachRow(of: region, to: target, threads: threads) { row, out in
            cube.apply(to: row, count: region.width, into: out)
        }
        return true
    }

    private func cubeForBytes() -> ColorCube? {
        byteCube.withLock { known in
            if let known { return known }
            let made = ColorCube(side: kernel.size, colors: kernel.table)
            known = .some(made)
            return made
        }
    }
}
