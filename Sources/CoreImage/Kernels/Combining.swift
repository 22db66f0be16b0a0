import CoreGraphics
import Raster

/// Blends an image with a background.
final class BlendNode: ImageNode, @unchecked Sendable {
    private let source, behind: ImageNode
    private let formula: BlendFormula

    init(_ source: ImageNode, over behind: ImageNode, _ formula: BlendFormula) {
        self.source = source
        self.behind = behind
        self.formula = formula
        let extent: CGRect
        switch formula {
        case .sourceIn, .multiplication, .minimum: extent = source.extent.common(with: behind.extent)
        case .sourceOut: extent = source.extent
        case .sourceAtop: extent = behind.extent
        default: extent = source.extent.joined(with: behind.extent)
        }
        super.init(
            extent: extent, inputs: [source, behind], locality: source.locality.joined(with: behind.locality))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let front = pass.image(of: source, region), let back = pass.image(of: behind, region) else { return nil }
        let formula = formula
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            formula.blend(front.row(y), over: back.row(y), to: out, count: region.width)
        }
    }
}

extension CGRect {
    /// The union, which may contain empty or infinite rectangles.
    func joined(with other: CGRect) -> CGRect {
        if isInfinite || other.isInfinite { return .infinite }
        if isNull || isEmpty { return other }
        return other.isNull || other.isEmpty ? self : union(other)
    }

    func common(with other: CGRect) -> CGRect {
        if isInfinite { return other }
        if other.isInfinite { return self }
        let common = intersection(other)
        return common.isNull ? .zero : common
    }
}

/// Blends two images by a mask: the first one shows where the mask is white, or opaque.
final class MaskNode: ImageNode, @unchecked Sendable {
    private let source, behind, mask: ImageNode
    private let readsAlpha: Bool

    init(_ source: ImageNode, over behind: ImageNode, by mask: ImageNode, readsAlpha: Bool) {
        self.source = source
        self.behind = behind
        self.mask = mask
        self.readsAlpha = readsAlpha
        super.init(
            extent: source.extent.joined(with: behind.extent), inputs: [source, behind, mask],
            locality: source.locality.joined(with: behind.locality).joined(with: mask.locality))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let front = pass.image(of: source, region), let back = pass.image(of: behind, region),
            let levels = pass.image(of: mask, region)
        else { return nil }
        let readsAlpha = readsAlpha
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let (a, b, m) = (front.row(y), back.row(y), levels.row(y))
            for i in 0..<region.width {
                let level = readsAlpha ? m[i].w : (ColorMatrix.luminance * m[i]).sum()
                out[i] = b[i] + (a[i] - b[i]) * max(0, min(level, 1))
            }
        }
    }
}

/// Combines two pixels at the same position.
protocol BinaryKernel: Sendable {
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float>
}

/// Combines an image with one derived from it by a binary kernel.
final class BinaryKernelNode<K: BinaryKernel>: ImageNode, @unchecked Sendable {
    private let first, second: ImageNode
    private let kernel: K

    init(_ first: ImageNode, _ second: ImageNode, _ kernel: K, extent: CGRect) {
        self.first = first
        self.second = second
        self.kernel = kernel
        super.init(
            extent: extent, inputs: [first, second], locality: first.locality.joined(with: second.locality))
    }

    override func render(_ region: PixelRect, _ pass: RenderPass) -> FloatImage? {
        guard let one = pass.image(of: first, region), let other = pass.image(of: second, region) else { return nil }
        let kernel = kernel
        return FloatImage.rows(region, threads: pass.threads) { out, y in
            let (a, b) = (one.row(y), other.row(y))
            for i in 0..<region.width { out[i] = kernel.apply(a[i], b[i]) }
        }
    }
}

/// Adds the difference from the blurred copy.
struct UnsharpKernel: BinaryKernel {
    let intensity: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        var result = pointwiseMax(a + (a - b) * intensity, .zero)
        result.w = a.w
        return result
    }
}

/// The same, for luminance only.
struct LuminanceSharpenKernel: BinaryKernel {
    let sharpness: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let lack = (ColorMatrix.luminance * (a - b)).sum() * sharpness
        var result = pointwiseMax(a + lack, .zero)
        result.w = a.w
        return result * (a.w > 0 ? 1 : 0)
    }
}

/// Screens a blurred copy over the image.
struct BloomKernel: BinaryKernel {
    let intensity: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let glow = b * intensity
        return a + glow - pointwiseMin(a, .one) * glow
    }
}

/// Interpolates between two images.
struct MixKernel: BinaryKernel {
    let part: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> { a + (b - a) * part }
}
