import CoreGraphics
import Raster

/// The difference of a disparity from the one in focus, as a fraction of the maximum blur.
struct DefocusKernel: BinaryKernel {
    /// The blur for a difference of 1.
    let gain: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let level = min(abs(a.x - b.x) * gain, 1)
        return SIMD4(level, level, level, 1)
    }
}

/// The blur that remains where a matte is white.
struct KeepSharpKernel: BinaryKernel {
    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let level = a.x * (1 - max(0, min(b.x, 1)))
        return SIMD4(level, level, level, 1)
    }
}

/// Converts depth to disparity.
struct InverseKernel: ColorKernel {
    @inline(__always)
    func apply(_ color: SIMD4<Float>) -> SIMD4<Float> {
        let value = color.x > 0 ? 1 / color.x : 0
        return SIMD4(value, value, value, color.w)
    }
}

extension FilterRecipes {
    /// Blurs everything nearer or farther than the focal plane, except where a matte keeps it sharp.
    ///
    /// A disparity difference of 1 (one over metres) at f/4.5 gives the maximum blur, a fiftieth of the image's longer
    /// side, times the scale; other apertures scale it by their ratio. Without depth the image is unchanged.
    static func depthBlur(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let distances = inputs.optionalImage(kCIInputDepthImageKey).map { node in
            ColorKernelNode(node) { _ in InverseKernel() }
        }
        guard let measured = inputs.optionalImage(kCIInputDisparityImageKey) ?? distances,
            let disparity = fitted(measured, to: image.extent)
        else { return image }
        let given = inputs.vector("inputFocusRect").cgRectValue
        let middle = image.extent.insetBy(dx: image.extent.width / 3, dy: image.extent.height / 3)
        let area = given.width > 0 && given.height > 0 ? given.intersection(image.extent) : middle
        let mean = CIImage(disparity).applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(cgRect: area)])
        guard let focus = WrapNode(mean.node, .identity, isTiled: false) else { return image }
        let aperture = max(inputs.number("inputAperture"), 0.5)
        var mask: ImageNode = BinaryKernelNode(
            disparity, focus, DefocusKernel(gain: Float(4.5 / aperture)), extent: image.extent)
        for key in [kCIInputMatteImageKey, "inputHairImage", "inputGlassesImage"] {
            guard let matte = inputs.optionalImage(key).flatMap({ fitted($0, to: image.extent) }) else { continue }
            mask = BinaryKernelNode(mask, matte, KeepSharpKernel(), extent: image.extent)
        }
        let side = max(image.extent.width, image.extent.height)
        return CIImage(image).applyingFilter(
            "CIMaskedVariableBlur",
            parameters: [
                "inputMask": CIImage(mask),
                kCIInputRadiusKey: side / 50 * CGFloat(max(inputs.number("inputScaleFactor"), 0)),
            ]
        ).cropped(to: image.extent).node
    }

    /// An image stretched to fill a rectangle; nil if it is infinite or empty.
    private static func fitted(_ node: ImageNode, to rect: CGRect) -> ImageNode? {
        guard !node.extent.isInfinite, node.extent.width > 0, node.extent.height > 0 else { return nil }
        let (sx, sy) = (rect.width / node.extent.width, rect.height / node.extent.height)
        let map = CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: rect.minX - node.extent.minX * sx, ty: rect.minY - node.extent.minY * sy)
        // Edges are extended, so that they don't fade to transparent.
        return CIImage(node).clampedToExtent().transformed(by: map).cropped(to: rect).node
    }
}
