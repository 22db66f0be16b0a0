import CoreGraphics
import Foundation
import Raster

extension FilterRecipes {
    private static func mapped<K: ColorKernel>(
        _ inputs: FilterInputs, _ make: @escaping @Sendable (WorkingSpace) -> K
    ) -> ImageNode? { inputs.image().map { ColorKernelNode($0, make) } }

    static func colorAbsoluteDifference(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let other = inputs.image("inputImage2") else { return nil }
        return BinaryKernelNode(
            image, other, DistanceKernel(), extent: image.extent.common(with: other.extent))
    }

    static func colorThresholdOtsu(_ inputs: FilterInputs) -> ImageNode? {
        inputs.finiteImage().map { OtsuNode($0) }
    }

    static func colorCrossPolynomial(_ inputs: FilterInputs) -> ImageNode? {
        let factors = ["Red", "Green", "Blue"].map { channel -> [Float] in
            let vector = inputs.vector("input\(channel)Coefficients")
            return (0..<10).map { Float(vector.value(at: $0)) }
        }
        return mapped(inputs) { _ in CrossPolynomialKernel(factors: factors) }
    }

    static func colorCubesMixedWithMask(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey),
            let dark = FilterCatalogue.cubeTable(inputs, "inputCube0Data"),
            let bright = FilterCatalogue.cubeTable(inputs, "inputCube1Data")
        else { return nil }
        let isEncoded = inputs.isEncodedSpace
        return ShadingNode([image, mask], extent: image.extent) { space in
            func kernel(_ cube: (size: Int, table: [SIMD4<Float>])) -> CubeKernel {
                CubeKernel(size: cube.size, table: cube.table, isEncoded: isEncoded && space.isLinear)
            }
            return CubeMixShading(dark: kernel(dark), bright: kernel(bright))
        }
    }

    static func colorMap(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let gradient = inputs.finiteImage("inputGradientImage") else { return nil }
        guard !gradient.pixels.isEmpty else { return image }
        return ColorMapNode(image, gradient)
    }

    static func depthToDisparity(_ inputs: FilterInputs) -> ImageNode? { mapped(inputs) { _ in ReciprocalKernel() } }
    static func disparityToDepth(_ inputs: FilterInputs) -> ImageNode? { mapped(inputs) { _ in ReciprocalKernel() } }

    static func dither(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let amount = Float(inputs.number("inputIntensity", 0...1))
        return ShadingNode([image], extent: image.extent) { DitherShading(amount: amount, space: $0) }
    }

    static func documentEnhancer(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let amount = inputs.number("inputAmount", 0...2) / 2
        guard amount > 0, !image.pixels.isEmpty else { return image }
        // The paper is the local maximum of brightness, ignoring the writing.
        let size = max(9, Double(min(image.extent.width, image.extent.height)) / 20)
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let paper = MorphologyNode(endless, width: size, height: size, isMaximum: true)
        let soft = GaussianNode(paper, deviation: size / 2)
        return ShadingNode([image, soft], extent: image.extent) { _ in DocumentShading(amount: amount) }
    }

    static func maskToAlpha(_ inputs: FilterInputs) -> ImageNode? { mapped(inputs) { _ in MaskToAlphaKernel() } }

    private static func palette(_ inputs: FilterInputs) -> (ImageNode, ImageNode)? {
        guard let image = inputs.image(), let palette = inputs.finiteImage("inputPaletteImage") else { return nil }
        guard (1...1024).contains(palette.pixels.width) else {
            inputs.report("inputPaletteImage must be a row of 1 to 1024 pixels")
            return nil
        }
        return (image, palette)
    }

    static func palettize(_ inputs: FilterInputs) -> ImageNode? {
        palette(inputs).map {
            PalettizeNode($0.0, $0.1, isPerceptual: inputs.number("inputPerceptual") != 0)
        }
    }

    static func paletteCentroid(_ inputs: FilterInputs) -> ImageNode? {
        guard let (image, palette) = palette(inputs), inputs.finiteImage() != nil, !image.pixels.isEmpty else {
            return nil
        }
        return CentroidNode(image, palette, isPerceptual: inputs.number("inputPerceptual") != 0)
    }

    static func temperatureAndTint(_ inputs: FilterInputs) -> ImageNode? {
        func white(_ key: String) -> SIMD3<Double> {
            let vector = inputs.vector(key)
            return WhiteBalance.white(
                temperature: Double(vector.x), tint: max(-150, min(Double(vector.y), 150)))
        }
        let matrix = WhiteBalance.matrix(from: white("inputNeutral"), to: white("inputTargetNeutral"))
        return mapped(inputs) { _ in MatrixKernel(matrix: matrix) }
    }

    static func vignetteEffect(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let shading = SpotVignette(
            center: inputs.point(kCIInputCenterKey), radius: inputs.number("inputRadius", 0...1e6),
            intensity: inputs.number("inputIntensity", -1...1), falloff: inputs.number("inputFalloff", 0...1))
        return ShadingNode([image], extent: image.extent) { _ in shading }
    }

    // MARK: Colour ramps

    private static func strip(_ colors: [(Float, Float, Float)], _ inputs: FilterInputs) -> ImageNode? {
        let strip = colors.map { SIMD4($0.0, $0.1, $0.2, 1) }
        return mapped(inputs) { StripKernel(colors: strip, space: $0) }
    }

    static func thermal(_ inputs: FilterInputs) -> ImageNode? {
        strip(
            [(0, 0, 0.2), (0.1, 0, 0.6), (0.6, 0, 0.6), (0.95, 0.25, 0.2), (1, 0.65, 0), (1, 0.95, 0.4), (1, 1, 1)],
            inputs)
    }

    static func xRay(_ inputs: FilterInputs) -> ImageNode? {
        strip([(0.95, 0.98, 1), (0.6, 0.7, 0.78), (0.3, 0.38, 0.45), (0.1, 0.14, 0.18), (0, 0, 0.02)], inputs)
    }

    // MARK: Photo effects

    private static func film(
        _ inputs: FilterInputs, saturation: Float, _ curves: [Double]..., tint: ColorMatrix? = nil
    ) -> ImageNode? {
        let matrix = ColorMatrix.saturation(saturation)
        let whole = tint.map { matrix.then($0) } ?? matrix
        return mapped(inputs) { PhotoKernel(whole, curves, $0) }
    }

    static func photoEffectMono(_ inputs: FilterInputs) -> ImageNode? {
        film(inputs, saturation: 0, [0, 0.24, 0.5, 0.76, 1])
    }

    static func photoEffectTonal(_ inputs: FilterInputs) -> ImageNode? {
        film(inputs, saturation: 0, [0.05, 0.27, 0.5, 0.72, 0.94])
    }

    static func photoEffectNoir(_ inputs: FilterInputs) -> ImageNode? {
        film(inputs, saturation: 0, [0, 0.12, 0.46, 0.83, 1])
    }

    static func photoEffectFade(_ inputs: FilterInputs) -> ImageNode? {
        film(
            inputs, saturation: 0.6, [0.12, 0.33, 0.54, 0.75, 0.93], [0.11, 0.32, 0.54, 0.75, 0.93],
            [0.13, 0.34, 0.54, 0.73, 0.9])
    }

    static func photoEffectChrome(_ inputs: FilterInputs) -> ImageNode? {
        film(
            inputs, saturation: 1.25, [0, 0.21, 0.52, 0.81, 1], [0, 0.22, 0.52, 0.8, 1], [0.01, 0.23, 0.51, 0.77, 0.97])
    }

    static func photoEffectInstant(_ inputs: FilterInputs) -> ImageNode? {
        film(
            inputs, saturation: 0.75, [0.1, 0.33, 0.58, 0.8, 0.96], [0.08, 0.3, 0.54, 0.77, 0.94],
            [0.1, 0.28, 0.47, 0.67, 0.82])
    }

    static func photoEffectProcess(_ inputs: FilterInputs) -> ImageNode? {
        film(
            inputs, saturation: 0.85, [0, 0.2, 0.47, 0.76, 0.97], [0.03, 0.27, 0.54, 0.8, 0.98],
            [0.12, 0.33, 0.55, 0.76, 0.94])
    }

    static func photoEffectTransfer(_ inputs: FilterInputs) -> ImageNode? {
        film(
            inputs, saturation: 0.9, [0.07, 0.31, 0.6, 0.84, 1], [0.03, 0.25, 0.52, 0.79, 0.97],
            [0.06, 0.25, 0.47, 0.7, 0.88])
    }
}
