import CPixelKernels
import CoreGraphics
import Raster

extension CGColor {
    /// The colour as a premultiplied RGBA pixel.
    var premultipliedPixel: [UInt8] {
        // Written so that NaN becomes zero.
        func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
        let alpha = unit(paintColor.alpha)
        let levels = [paintColor.red, paintColor.green, paintColor.blue].map { unit($0) * alpha } + [alpha]
        return levels.map { UInt8(($0 * 255).rounded()) }
    }
}

extension PixelBuffer {
    /// Composites the pixels over a colour.
    func fillBehind(_ color: CGColor) {
        let pixel = color.premultipliedPixel
        for y in 0..<height {
            let row = base + y * bytesPerRow
            video_row_over(row, row, width, pixel)
        }
    }
}
