public import CoreGraphics
public import Foundation
public import ImageIO
import Raster

extension CIImage {
    /// Returns the image transformed. A singular transform returns an empty image, which is reported.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        guard let result = TransformNode(node, Projection(matrix), isNearest: isSampledNearest) else {
            reportOnce("CIImage: \(matrix) is not invertible; the image is empty")
            return .empty()
        }
        return CIImage(result)
    }

    /// Returns the image transformed; `highQualityDownsample` has no effect.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Returns the part of the image inside `rect`.
    public func cropped(to rect: CGRect) -> CIImage { CIImage(CropNode(node, to: rect.standardized)) }

    /// Returns an infinite image that extends the edge pixels. An empty or infinite image is unchanged.
    public func clampedToExtent() -> CIImage {
        WrapNode(node, .identity, isTiled: false).map { CIImage($0) } ?? self
    }

    /// Returns the part inside `rect`, with its edge pixels extended.
    public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }

    /// Returns the image composited over another.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(BlendNode(node, over: dest.node, .sourceOver))
    }

    /// Returns the image blurred by a Gaussian of standard deviation `sigma`.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        sigma > 0 && sigma.isFinite ? CIImage(GaussianNode(node, deviation: sigma)) : self
    }

    /// Returns the image, opaque inside `extent` and transparent outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(CropNode(AlphaNode(node, .one), to: extent))
    }

    /// Returns the image with its colours multiplied by alpha, for unpremultiplied pixels.
    public func premultiplyingAlpha() -> CIImage { CIImage(AlphaNode(node, .multiply)) }

    /// Returns the image with its colours divided by alpha.
    public func unpremultiplyingAlpha() -> CIImage { CIImage(AlphaNode(node, .divide)) }

    /// Returns the image, to be sampled by nearest neighbour in the next transform.
    public func samplingNearest() -> CIImage { sampling(nearest: true) }

    /// Returns the image, to be sampled bilinearly in the next transform, which is the default.
    public func samplingLinear() -> CIImage { sampling(nearest: false) }

    /// A hint to cache intermediate results; no effect here.
    public func insertingIntermediate() -> CIImage { self }

    /// A hint whether to cache intermediate results; no effect here.
    public func insertingIntermediate(cache: Bool) -> CIImage { self }

    /// Returns the transform of `oriented(forExifOrientation:)`; the identity for an unknown value.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { orientationTransform(for: $0) }
            ?? .identity
    }

    /// Returns the image rotated upright, with its lower left corner at the origin.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image rotated upright by an Exif orientation; an unknown value has no effect.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map { oriented($0) } ?? self
    }

    /// Returns the transform that makes the image upright, with its lower left corner at the origin.
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

/// Sets an image's alpha, premultiplies by it or divides it out.
final class AlphaNode: ImageNode, @unchecked Sendable {
    enum Change: Sendable { case one, multiply, divide }

    private let input: ImageNode
    private let change: Change

    init(_ input: ImageNode, _ change: Change) {
        self.input = input
        self.change = change
        super.init(extent: input.extent, inputs: [input], locality: input.locality)
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
