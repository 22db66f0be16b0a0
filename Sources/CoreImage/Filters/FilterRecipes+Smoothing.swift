import CoreGraphics
import Raster

extension FilterRecipes {
    static func bokehBlur(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...1e4)
        guard radius > 0 else { return image }
        return BokehNode(
            image, radius: radius, ring: inputs.number("inputRingAmount", 0...1),
            ringSize: inputs.number("inputRingSize", 0...1), softness: inputs.number("inputSoftness", 0...10))
    }

    static func maskedVariableBlur(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let mask = inputs.image("inputMask") else { return nil }
        let radius = inputs.number("inputRadius", 0...500)
        guard radius > 0 else { return image }
        // Blurs of a quarter, a half and the whole radius, mixed by the mask.
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let blurs = [0.25, 0.5, 1].map { GaussianNode(endless, deviation: radius * $0) as ImageNode }
        return ShadingNode([image, mask] + blurs, extent: image.extent) { _ in VariableBlurShading() }
    }

    static func median(_ inputs: FilterInputs) -> ImageNode? {
        inputs.image().map { MedianNode($0) }
    }

    static func morphologyMaximum(_ inputs: FilterInputs) -> ImageNode? {
        inputs.image().map { DiscMorphologyNode($0, radius: inputs.number("inputRadius"), isMaximum: true) }
    }

    static func morphologyMinimum(_ inputs: FilterInputs) -> ImageNode? {
        inputs.image().map { DiscMorphologyNode($0, radius: inputs.number("inputRadius"), isMaximum: false) }
    }

    static func morphologyGradient(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let high = morphologyMaximum(inputs), let low = morphologyMinimum(inputs)
        else { return nil }
        return BinaryKernelNode(high, low, GradientKernel(), extent: image.extent)
    }

    static func noiseReduction(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let shading = NoiseReductionShading(
            level: inputs.number("inputNoiseLevel", 0...10), sharpness: inputs.number("inputSharpness", 0...10))
        return ShadingNode([image], extent: image.extent) { _ in shading }
    }
}

/// The difference of two images, opaque where the first one is.
struct GradientKernel: BinaryKernel {
    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        var result = a - b
        result.w = a.w
        return result
    }
}

/// Interpolates between an image and three blurred copies; the second input, a mask, determines the amount.
struct VariableBlurShading: Shading {
    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let amount = unit(inputs.nearest(1, x, y).luminance)
        let image = inputs.nearest(0, x, y)
        if amount < 0.25 { return image.mixed(inputs.nearest(2, x, y), amount * 4) }
        if amount < 0.5 { return inputs.nearest(2, x, y).mixed(inputs.nearest(3, x, y), amount * 4 - 1) }
        return inputs.nearest(3, x, y).mixed(inputs.nearest(4, x, y), amount * 2 - 1)
    }
}
