public import CoreGraphics
public import Foundation
public import ImageIO
import Raster

extension CIImage {
    /// The image moved, turned and stretched. One that cannot be undone gives an empty image, which is reported.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard let result = TransformNode(node, Projection(matrix), isNearest: isSampledNearest) else {
            reportOnce("CIImage: \(matrix) can't be undone; the image is empty")
            return .empty()
        }
        return CIImage(result)
    }

    /// The same; `highQualityDownsample` has no effect.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The part of the image inside `rect`.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(CropNode(node, to: rect.standardized)) }

    /// An endless image whose edge pixels go on. An empty or endless image stays as it is.
    public func clampedToExtent() -> CIImage {
        WrapNode(node, .identity, isTiled: false).map { CIImage($0) } ?? self
    }

    /// The part inside `rect`, its edge pixels going on.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// The image laid over another.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(BlendNode(node, over: dest.node, .sourceOver))
    }

    /// The image blurred by a Gaussian of that standard deviation.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        sigma > 0 && sigma.isFinite ? CIImage(GaussianNode(node, deviation: sigma)) : self
    }

    /// The image opaque inside `extent`, and transparent outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(CropNode(AlphaNode(node, .one), to: extent))
    }

    /// The image with its colours multiplied by alpha: for pixels that came straight.
    public func premultiplyingAlpha() -> CIImage { CIImage(AlphaNode(node, .multiply)) }

    /// The image with its colours divided by alpha.
    public func unpremultiplyingAlpha() -> CIImage { CIImage(AlphaNode(node, .divide)) }

    /// The image read pixel by pixel by the next transform.
    public func samplingNearest() -> CIImage { sampling(nearest: true) }

    /// The image read with mixed pixels by the next transform, as by default.
    public func samplingLinear() -> CIImage { sampling(nearest: false) }

    /// A hint to keep what has been computed; here it changes nothing.
    public func insertingIntermediate() -> CIImage { self }

    /// The image turned to stand upright, its lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The same by Exif's number; another number turns nothing.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { oriented($0) } ?? self
    }

    /// What turns the image upright and puts its lower left corner to the origin.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (w, h) = (extent.width, extent.height)
        let turn: CGAffineTransform =
            switch orientation {
            case .up: .identity
            case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
            case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
            case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            }
        guard !extent.isInfinite else { return .identity }
        return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turn)
    }
}

extension Projection {
    init(_ t: CGAffineTransform) {
        self.init(a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }
}

/// An image whose alpha is set, or taken into the colours or out of them, pixel values being what they are.
final class AlphaNode: ImageNode, @unchecked Sendable {
    enum Change: Sendable { case one, multiply, divide }

    private let input: ImageNode
    private let change: Change

    init(_ input: ImageNode, _ change: Change) {
        self.input = input
        self.change = change
        super.init(extent: input.extent, inputs: [input])
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let image = pass.image(of: input, region) else { return nil }
        let change = change
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let row = image.row(y)
            for i in 0..<region.width {
                var pixel = row[i]
                switch change {
                case .one: pixel.w = 1
                case .multiply: pixel = pixel.premultiplied
                case .divide: pixel = pixel.unpremultiplied
                }
                out[i] = pixel
            }
        }
    }
}
