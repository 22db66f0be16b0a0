import Foundation
import Raster

/// How an image's pixels are mixed where it is drawn at another size.
struct Sampling {
    let quality: CGInterpolationQuality
    /// What the image says about it.
    let shouldInterpolate: Bool

    init(_ image: CGImage, _ state: GraphicsState) {
        quality = state.interpolationQuality
        shouldInterpolate = image.shouldInterpolate
    }

    /// False where the nearest pixel is taken as it is.
    fileprivate func isSmooth(through toDevice: Projection) -> Bool {
        switch quality {
        case .none: false
        case .low, .medium, .high: true
        // An image that asks not to be interpolated shows its pixels when it is drawn larger than it is.
        case .default: shouldInterpolate || abs(toDevice.determinant) <= 1
        }
    }

    /// How the image is made larger or smaller before it is drawn; nil where it is drawn as it is, pixels mixed with
    /// their neighbours or not.
    fileprivate func kernel(through toDevice: Projection) -> ImageResampler.Kernel? {
        let (sx, sy) = toDevice.scales
        let least = min(sx, sy)
        guard isSmooth(through: toDevice), least.isFinite, sx.isFinite, sy.isFinite else { return nil }
        switch quality {
        case .none, .low: return nil
        // Four neighbours are enough for an image of half the size.
        case .default: return least < 0.5 ? .area : nil
        case .medium: return least < 1 ? .area : nil
        case .high: return toDevice.isTranslation ? nil : .lanczos
        }
    }
}

/// How an image comes to where it is drawn: first at another size, maybe, then mapped to the device's pixels.
struct ImagePlacement {
    /// The size that the image gets first.
    struct Resizing {
        var kernel: ImageResampler.Kernel
        var width: Int
        var height: Int
        var x: ImageResampler.Axis
        var y: ImageResampler.Axis
    }

    let resizing: Resizing?
    /// From device pixels to the image's, after resizing.
    let toPicture: Projection
    let filter: ImagePaint.Filter

    /// An image of `width` by `height` pixels, which `toDevice` maps to device pixels. `region` holds those that
    /// matter. Nil when the map is flat, or nothing of the image matters.
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
            // Moved and scaled: as it shows on the device's pixels. One pixel more, for edges that are smoothed.
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
        // Turned or repeated: first as large as it will be, then where it belongs.
        let size = Self.size(width, height, through: toDevice, enlarged: kernel == .lanczos)
        let x = ImageResampler.Axis.fitting(width, into: size.width)
        let y = ImageResampler.Axis.fitting(height, into: size.height)
        resizing = Resizing(kernel: kernel, width: size.width, height: size.height, x: x, y: y)
        toPicture = toImage.then(.scale(1 / x.scale, 1 / y.scale))
        filter = .linear
    }

    /// In pixels. Above it an image is not enlarged before it is turned, and no side is longer.
    private static let maxArea = 1 << 24
    private static let maxSide = 1 << 15

    /// How large an image will be, where it is made smaller and, if it may be, where it is `enlarged`.
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
    /// How long the images of the unit vectors are.
    fileprivate var scales: (x: Double, y: Double) { (hypot(m11, m12), hypot(m21, m22)) }
}
