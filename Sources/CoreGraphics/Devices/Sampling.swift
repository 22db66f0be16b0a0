import Foundation
import Raster

/// How an image is sampled when it is drawn at a different size.
struct Sampling {
    let quality: CGInterpolationQuality
    /// The image's own setting.
    let shouldInterpolate: Bool

    init(_ image: CGImage, _ state: GraphicsState) {
        quality = state.interpolationQuality
        shouldInterpolate = image.shouldInterpolate
    }

    /// False where the nearest pixel is used.
    fileprivate func isSmooth(through toDevice: Projection) -> Bool {
        switch quality {
        case .none: false
        case .low, .medium, .high: true
        // An image that disables interpolation shows its individual pixels when it is magnified.
        case .default: shouldInterpolate || abs(toDevice.determinant) <= 1
        }
    }

    /// The kernel that resizes the image before it is drawn; nil where it is drawn directly, with or without
    /// interpolation.
    fileprivate func kernel(through toDevice: Projection) -> ImageResampler.Kernel? {
        let (sx, sy) = toDevice.scales
        let least = min(sx, sy)
        guard isSmooth(through: toDevice), least.isFinite, sx.isFinite, sy.isFinite else { return nil }
        switch quality {
        case .none, .low: return nil
        // Bilinear interpolation suffices for an image at half its size.
        case .default: return least < 0.5 ? .area : nil
        case .medium: return least < 1 ? .area : nil
        case .high: return toDevice.isTranslation ? nil : .lanczos
        }
    }
}

/// How an image is placed: optionally resized first, then mapped to the device's pixels.
struct ImagePlacement {
    /// The size to which the image is resized first.
    struct Resizing {
        var kernel: ImageResampler.Kernel
        var width: Int
        var height: Int
        var x: ImageResampler.Axis
        var y: ImageResampler.Axis
    }

    let resizing: Resizing?
    /// Maps device pixels to the resized image's.
    let toPicture: Projection
    let filter: ImagePaint.Filter

    /// Places an image of `width` by `height` pixels, which `toDevice` maps to device pixels. `region` holds the device
    /// pixels of interest. Nil when the map is degenerate, or no part of the image is needed.
    init?(
        width: Int, height: Int, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling,
        isTiled: Bool
    ) {
        guard let toImage = toDevice.inverse else { return nil }
        guard let kernel = sampling.kernel(through: toDevice) else {
            resizing = nil
            toPicture = toImage
            filter = sampling.isSmooth(through: toDevice) ? .linear : .nearest
            return
        }
        if !isTiled, toDevice.m12 == 0, toDevice.m21 == 0 {
            // Only translated and scaled: resized to its size in device pixels, plus one pixel for smoothed edges.
            var box = Box.empty
            box.include(toDevice.apply(.zero))
            box.include(toDevice.apply(Point(Double(width), Double(height))))
            let part = PixelRect(around: box.insetBy(-1), within: region)
            guard !part.isEmpty else { return nil }
            resizing = Resizing(
                kernel: kernel, width: part.width, height: part.height,
                x: .init(scale: toImage.m11, offset: toImage.m31 + Double(part.x) * toImage.m11),
                y: .init(scale: toImage.m22, offset: toImage.m32 + Double(part.y) * toImage.m22))
            toPicture = .translation(Double(-part.x), Double(-part.y))
            filter = .nearest
            return
        }
        // Rotated or repeated: resized to its final size first, then placed.
        let size = Self.size(width, height, through: toDevice, enlarged: kernel == .lanczos)
        let x = ImageResampler.Axis.fitting(width, into: size.width)
        let y = ImageResampler.Axis.fitting(height, into: size.height)
        resizing = Resizing(kernel: kernel, width: size.width, height: size.height, x: x, y: y)
        toPicture = toImage.then(.scale(1 / x.scale, 1 / y.scale))
        filter = .linear
    }

    /// In pixels. Above it an image is not enlarged before it is rotated, and no side is longer.
    private static let maxArea = 1 << 24
    private static let maxSide = 1 << 15

    /// Returns the size of an image after resizing: it is reduced, and, if `enlarged`, magnified.
    private static func size(
        _ width: Int, _ height: Int, through toDevice: Projection, enlarged: Bool
    ) -> (width: Int, height: Int) {
        let (sx, sy) = toDevice.scales
        let area = Double(width) * sx * Double(height) * sy
        let mayGrow = enlarged && area <= Double(maxArea)
        func side(_ length: Int, _ scale: Double) -> Int {
            let scaled = min(Double(length) * (mayGrow ? scale : min(scale, 1)), Double(max(length, maxSide)))
            return Int(max(scaled.rounded(.up), 1))
        }
        return (side(width, sx), side(height, sy))
    }
}

extension Projection {
    /// The lengths of the transformed unit vectors.
    fileprivate var scales: (x: Double, y: Double) { (hypot(m11, m12), hypot(m21, m22)) }
}
