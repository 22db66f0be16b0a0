import CoreGraphics
import Foundation

/// An image's luminance, possibly downsampled, topmost row first.
struct GrayPlane: Sendable {
    let width, height: Int
    let levels: [UInt8]
    private let origin: CGPoint
    private let scale: CGFloat

    /// Returns nil if the image is empty or infinite.
    init?(_ image: CIImage, longestSide: Int, _ context: CIContext) {
        let extent = image.extent
        guard !extent.isInfinite, !extent.isEmpty, extent.width < 65536, extent.height < 65536 else { return nil }
        scale = min(1, CGFloat(longestSide) / max(extent.width, extent.height))
        let shown =
            scale < 1
            ? image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: scale]) : image
        let area = (scale < 1 ? shown.extent : extent).integral
        (width, height) = (Int(area.width), Int(area.height))
        guard width > 0, height > 0 else { return nil }
        origin = CGPoint(x: scale < 1 ? 0 : area.minX, y: area.maxY)
        // Transparent parts are white, like paper.
        let opaque = shown.composited(over: CIImage(color: .white).cropped(to: area))
        var bytes = [UInt8](repeating: 255, count: width * height)
        bytes.withUnsafeMutableBytes {
            guard let base = $0.baseAddress else { return }
            context.render(
                opaque, toBitmap: base, rowBytes: Int(area.width), bounds: area, format: .L8,
                colorSpace: CGColorSpace(kind: .sRGB))
        }
        levels = bytes
    }

    /// Converts a point of the plane, with y down, to the image.
    func place(_ p: CGPoint) -> CGPoint { CGPoint(x: (p.x + origin.x) / scale, y: (origin.y - p.y) / scale) }

    /// The level that best separates dark from bright; see `OtsuNode`.
    var threshold: UInt8 {
        var counts = [Double](repeating: 0, count: 256)
        for level in levels { counts[Int(level)] += 1 }
        return UInt8(OtsuNode.separation(of: counts))
    }
}
