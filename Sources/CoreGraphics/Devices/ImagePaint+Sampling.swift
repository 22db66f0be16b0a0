import Foundation
import Raster

extension ImagePaint {
    /// A picture as paint, its pixels mixed as an interpolation quality says.
    ///
    /// `toDevice` maps the picture's pixels to device pixels; `region` holds the device pixels that matter. Nil when the map
    /// is flat or memory is short.
    init?(
        _ bitmap: Bitmap, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) {
        guard let toImage = toDevice.inverse else { return nil }
        let edge: Edge = isTiled ? .tile : .clamp
        guard let kernel = sampling.kernel(through: toDevice) else {
            self.init(
                bitmap: bitmap, toPaint: toImage, filter: sampling.isSmooth(through: toDevice) ? .linear : .nearest,
                edge: edge)
            return
        }
        let resampler = ImageResampler(kernel: kernel)
        if !isTiled, toDevice.m12 == 0, toDevice.m21 == 0 {
            self.init(bitmap, toImage, toDevice, over: region, resampler)
            return
        }
        // Turned or repeated: first as large as it will be, then where it belongs.
        let (width, height) = Self.size(bitmap, through: toDevice, enlarged: kernel == .lanczos)
        let x = ImageResampler.Axis.fitting(bitmap.width, into: width)
        let y = ImageResampler.Axis.fitting(bitmap.height, into: height)
        guard let resized = resampler.resample(bitmap, width: width, height: height, x: x, y: y) else { return nil }
        self.init(
            bitmap: resized, toPaint: toImage.then(.scale(1 / x.scale, 1 / y.scale)), filter: .linear, edge: edge)
    }

    /// A picture that is moved and scaled, as it shows on the device's pixels.
    private init?(
        _ bitmap: Bitmap, _ toImage: Projection, _ toDevice: Projection, over region: PixelRect,
        _ resampler: ImageResampler
    ) {
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height).box
        let corners = [Point(whole.minX, whole.minY), Point(whole.maxX, whole.maxY)].map(toDevice.apply)
        var box = Box.empty
        corners.forEach { box.include($0) }
        // One pixel more for edges that are smoothed.
        let part = PixelRect(around: box.insetBy(-1), within: region)
        guard !part.isEmpty else { return nil }
        let x = ImageResampler.Axis(scale: toImage.m11, offset: toImage.m31 + Double(part.x) * toImage.m11)
        let y = ImageResampler.Axis(scale: toImage.m22, offset: toImage.m32 + Double(part.y) * toImage.m22)
        guard let resized = resampler.resample(bitmap, width: part.width, height: part.height, x: x, y: y) else {
            return nil
        }
        self.init(
            bitmap: resized, toPaint: .translation(Double(-part.x), Double(-part.y)), filter: .nearest, edge: .clamp)
    }

    /// In pixels. Above it a picture is not enlarged before it is turned, and no side is longer.
    private static let greatestArea = 1 << 24
    private static let greatestSide = 1 << 15

    /// How large a picture will be, where it is made smaller and, if it may be, where it is `enlarged`.
    private static func size(
        _ bitmap: Bitmap, through toDevice: Projection, enlarged: Bool
    ) -> (width: Int, height: Int) {
        let (sx, sy) = toDevice.scales
        let area = Double(bitmap.width) * sx * Double(bitmap.height) * sy
        let mayGrow = enlarged && area <= Double(greatestArea)
        func side(_ length: Int, _ scale: Double) -> Int {
            let scaled = min(Double(length) * (mayGrow ? scale : min(scale, 1)), Double(max(length, greatestSide)))
            return Int(max(scaled.rounded(.up), 1))
        }
        return (side(bitmap.width, sx), side(bitmap.height, sy))
    }
}

/// How an image's pixels are mixed where it is drawn at another size.
struct Sampling {
    let quality: CGInterpolationQuality
    /// What the image says about it.
    let shouldInterpolate: Bool

    /// False where the nearest pixel is taken as it is.
    func isSmooth(through toDevice: Projection) -> Bool {
        switch quality {
        case .none: false
        case .low, .medium, .high: true
        // An image that asks not to be interpolated shows its pixels when it is drawn larger than it is.
        case .default: shouldInterpolate || abs(toDevice.determinant) <= 1
        }
    }

    /// How the picture is made larger or smaller before it is drawn; nil where it is drawn as it is, pixels mixed with their
    /// neighbours or not.
    func kernel(through toDevice: Projection) -> ImageResampler.Kernel? {
        let (sx, sy) = toDevice.scales
        let least = min(sx, sy)
        guard isSmooth(through: toDevice), least.isFinite, sx.isFinite, sy.isFinite else { return nil }
        switch quality {
        case .none, .low: return nil
        // Four neighbours are enough for a picture of half the size.
        case .default: return least < 0.5 ? .area : nil
        case .medium: return least < 1 ? .area : nil
        case .high: return toDevice.isTranslation ? nil : .lanczos
        }
    }
}

extension Projection {
    /// How long the images of the unit vectors are.
    fileprivate var scales: (x: Double, y: Double) { (hypot(m11, m12), hypot(m21, m22)) }
}
