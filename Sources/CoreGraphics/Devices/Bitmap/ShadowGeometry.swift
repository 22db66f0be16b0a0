import Foundation
import Raster

/// A shadow's offset and blur, in pixels.
struct ShadowGeometry {
    let dx: Int
    let dy: Int
    /// The standard deviation of the Gaussian that blurs it.
    let deviation: Double

    /// A wider blur of anything that fits a bitmap is practically uniform.
    private static let maxBlur = 1000.0
    /// A shadow offset further falls outside any bitmap.
    private static let maxOffset: UInt = 1 << 30

    /// Creates a shadow; `base` maps the space of shadows to pixels, except for the direction of y. Nil for an
    /// invisible shadow.
    init?(_ shadow: Shadow, from base: CGAffineTransform) {
        let offset = shadow.offset.applying(base)
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        let blur = min(max(Double(shadow.blur * scale), 0), Self.maxBlur)
        guard shadow.color.paintColor.alpha > 0, blur.isFinite,
            let dx = Int(exactly: Double(offset.width).rounded()), dx.magnitude < Self.maxOffset,
            let dy = Int(exactly: Double(-offset.height).rounded()), dy.magnitude < Self.maxOffset
        else { return nil }
        (self.dx, self.dy) = (dx, dy)
        deviation = blur / 2
    }

    /// Returns the pixels that can cast a shadow on `pixels`: those within the blur's extent.
    func source(of pixels: PixelRect) -> PixelRect {
        pixels.offsetBy(x: -dx, y: -dy).insetBy(-Int((deviation * 2).rounded(.up)) - 1)
    }
}
