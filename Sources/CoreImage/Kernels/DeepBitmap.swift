import CoreGraphics
import Raster
import Synchronization

/// The pixels of a `CGImage` with more than 8 bits per component, in full depth and range, with its lower left corner
/// at the origin.
///
/// They are converted when they are first rendered.
final class DeepBitmapNode: ImageNode, @unchecked Sendable {
    private let image: CGImage
    private let converted = Mutex<FloatImage?>(nil)

    init(_ image: CGImage) {
        self.image = image
        super.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height), locality: .pixels)
    }

    /// The pixels as sRGB-encoded values, outside 0...1 for wide-gamut or HDR colours; nil if memory is exhausted.
    func pixels() -> FloatImage? {
        converted.withLock { known in
            if let known { return known }
            let space = CGColorSpace(kind: .extendedSRGB)
            let bounds = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
            guard let pixels = image.premultipliedFloats(in: space), let made = FloatImage(bounds: bounds) else {
                return nil
            }
            for y in 0..<image.height {
                for x in 0..<image.width { made.row(image.height - 1 - y)[x] = pixels[y * image.width + x] }
            }
            known = made
            return made
        }
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pixels() else { return nil }
        let space = pass.space
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y) + region.x
            for i in 0..<region.width { out[i] = space.decoded(row[i].unpremultiplied).premultiplied }
        }
    }
}
