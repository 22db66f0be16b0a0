import CoreGraphics
import Raster

extension FilterRecipes {
    private static func masked(_ inputs: FilterInputs, channel: Int) -> ImageNode? {
        guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
        let behind = inputs.optionalImage(kCIInputBackgroundImageKey) ?? EmptyNode.shared
        return ShadingNode([image, behind, mask], extent: image.extent.joined(with: behind.extent)) { _ in
            ChannelMaskShading(channel: channel)
        }
    }

    static func blendWithRedMask(_ inputs: FilterInputs) -> ImageNode? { masked(inputs, channel: 0) }
    static func blendWithBlueMask(_ inputs: FilterInputs) -> ImageNode? { masked(inputs, channel: 2) }

    static func mix(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let behind = inputs.optionalImage(kCIInputBackgroundImageKey) ?? EmptyNode.shared
        let amount = Float(inputs.number(kCIInputAmountKey, 0...1))
        return BinaryKernelNode(
            behind, image, MixKernel(part: amount), extent: image.extent.joined(with: behind.extent))
    }

    // MARK: Convolutions

    private static func convolution(
        _ inputs: FilterInputs, _ width: Int, _ height: Int, keepsAlpha: Bool = false
    ) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let vector = inputs.vector(kCIInputWeightsKey)
        let weights = (0..<width * height).map { Float(vector.value(at: $0)) }
        return ConvolutionNode(
            image, weights: weights, width: width, height: height, bias: inputs.float(kCIInputBiasKey),
            keepsAlpha: keepsAlpha)
    }

    static func convolution3X3(_ inputs: FilterInputs) -> ImageNode? { convolution(inputs, 3, 3) }
    static func convolution5X5(_ inputs: FilterInputs) -> ImageNode? { convolution(inputs, 5, 5) }
    static func convolution7X7(_ inputs: FilterInputs) -> ImageNode? { convolution(inputs, 7, 7) }
    static func convolution9Horizontal(_ inputs: FilterInputs) -> ImageNode? { convolution(inputs, 9, 1) }
    static func convolution9Vertical(_ inputs: FilterInputs) -> ImageNode? { convolution(inputs, 1, 9) }

    static func convolutionRGB3X3(_ inputs: FilterInputs) -> ImageNode? {
        convolution(inputs, 3, 3, keepsAlpha: true)
    }

    static func convolutionRGB5X5(_ inputs: FilterInputs) -> ImageNode? {
        convolution(inputs, 5, 5, keepsAlpha: true)
    }

    static func convolutionRGB7X7(_ inputs: FilterInputs) -> ImageNode? {
        convolution(inputs, 7, 7, keepsAlpha: true)
    }

    static func convolutionRGB9Horizontal(_ inputs: FilterInputs) -> ImageNode? {
        convolution(inputs, 9, 1, keepsAlpha: true)
    }

    static func convolutionRGB9Vertical(_ inputs: FilterInputs) -> ImageNode? {
        convolution(inputs, 1, 9, keepsAlpha: true)
    }

    // MARK: Stylization

    static func comicEffect(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        // The image without noise.
        let smooth = ShadingNode([image], extent: image.extent) { _ in
            NoiseReductionShading(level: 0.1, sharpness: 0)
        }
        return ShadingNode([smooth], extent: image.extent) { ComicShading(space: $0) }
    }

    static func edgeWork(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...100)
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let soft = radius > 0 ? GaussianNode(endless, deviation: radius / 3) : endless
        let gain = 1 + radius
        return ShadingNode([soft], extent: image.extent) { _ in
            LineShading(intensity: gain, threshold: 0.1, contrast: 60, color: SIMD4(1, 1, 1, 1))
        }
    }

    static func lineOverlay(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let noise = NoiseReductionShading(
            level: inputs.number("inputNRNoiseLevel", 0...1), sharpness: inputs.number("inputNRSharpness", 0...10))
        let smooth = ShadingNode([image], extent: image.extent) { _ in noise }
        let lines = LineShading(
            intensity: inputs.number("inputEdgeIntensity", 0...200), threshold: inputs.number("inputThreshold", 0...1),
            contrast: inputs.number("inputContrast", 0.25...200), color: SIMD4(0, 0, 0, 1))
        return ShadingNode([smooth], extent: image.extent) { _ in lines }
    }

    static func gaborGradients(_ inputs: FilterInputs) -> ImageNode? {
        inputs.image().map { image in ShadingNode([image], extent: image.extent) { _ in GaborShading() } }
    }

    static func sobelGradients(_ inputs: FilterInputs) -> ImageNode? {
        inputs.image().map { image in ShadingNode([image], extent: image.extent) { _ in SobelShading() } }
    }

    static func gloom(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...500)
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let soft = radius > 0 ? GaussianNode(endless, deviation: radius) : endless
        return BinaryKernelNode(
            image, soft, GloomKernel(intensity: inputs.float("inputIntensity")), extent: image.extent)
    }

    static func hexagonalPixellate(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let size = inputs.number(kCIInputScaleKey, 1...1e5)
        return DistortionNode(
            image, Hexagons(center: inputs.point(kCIInputCenterKey), size: size),
            extent: image.extent.grown(size.rounded(.up), size.rounded(.up)))
    }

    static func pointillize(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let shading = PointShading(
            center: inputs.point(kCIInputCenterKey), size: inputs.number("inputRadius", 1...1e5))
        return ShadingNode([image], extent: image.extent) { _ in shading }
    }

    static func saliencyMap(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage(), !image.pixels.isEmpty else { return nil }
        return SaliencyNode(image, area: image.pixels)
    }

    // MARK: Lighting

    static func highlightShadowAdjust(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...500)
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let around = radius > 0 ? GaussianNode(endless, deviation: radius) : image
        let (shadow, highlight) = (
            inputs.number("inputShadowAmount", -1...1), inputs.number("inputHighlightAmount", 0...1)
        )
        return ShadingNode([image, around], extent: image.extent) {
            ToneShading(shadow: shadow, highlight: highlight, space: $0)
        }
    }

    static func spotLight(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        func place(_ key: String) -> SIMD3<Double> {
            let v = inputs.vector(key)
            return SIMD3(Double(v.x), Double(v.y), Double(v.z))
        }
        let (light, target, color) = (
            place("inputLightPosition"), place("inputLightPointsAt"), inputs.color("inputColor")
        )
        let brightness = inputs.number("inputBrightness", 0...100)
        let concentration = inputs.number("inputConcentration", 0.001...10)
        return ShadingNode([image], extent: image.extent) {
            SpotLightShading(
                light: light, target: target, brightness: brightness, concentration: concentration,
                color: color.components(in: $0))
        }
    }

    static func heightFieldFromMask(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let soft = GaussianNode(image, deviation: inputs.number("inputRadius", 0.1...500) / 2)
        return ShadingNode([image, soft], extent: image.extent) { _ in HeightShading() }
    }

    static func shadedMaterial(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let shading = inputs.finiteImage("inputShadingImage") else { return nil }
        let material = MaterialShading(scale: inputs.number(kCIInputScaleKey, 0...1e4), shading: shading.extent)
        return ShadingNode([image, shading], extent: image.extent) { _ in material }
    }

    static func spotColor(_ inputs: FilterInputs) -> ImageNode? {
        let spots = (1...3).map { i in
            let (center, color) = (inputs.color("inputCenterColor\(i)"), inputs.color("inputReplacementColor\(i)"))
            return SpotColorKernel.Spot(
                center: center.components(in: WorkingSpace(isLinear: false)),
                replacement: color.components(in: WorkingSpace(isLinear: false)),
                closeness: Float(inputs.number("inputCloseness\(i)", 0...2)),
                contrast: Float(inputs.number("inputContrast\(i)", 0...1)))
        }
        return inputs.image().map { ColorKernelNode($0) { SpotColorKernel(spots: spots, space: $0) } }
    }

    static func depthOfField(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...500)
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        let soft = radius > 0 ? GaussianNode(endless, deviation: radius) : image
        let sharpening = inputs.number("inputUnsharpMaskRadius", 0...100)
        let around = sharpening > 0 ? GaussianNode(endless, deviation: sharpening) : image
        let sharp = BinaryKernelNode(
            image, around, UnsharpKernel(intensity: inputs.float("inputUnsharpMaskIntensity")), extent: image.extent)
        let saturation = ColorMatrix.saturation(Float(inputs.number("inputSaturation", 0...10)))
        let focus = ColorKernelNode(sharp) { _ in MatrixKernel(matrix: saturation) }
        let shading = FocusShading(point0: inputs.point("inputPoint0"), point1: inputs.point("inputPoint1"))
        return ShadingNode([focus, soft], extent: image.extent) { _ in shading }
    }
}

/// Blends using one channel of a mask.
struct ChannelMaskShading: Shading {
    let channel: Int

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        inputs.nearest(1, x, y).mixed(inputs.nearest(0, x, y), unit(Double(inputs.nearest(2, x, y)[channel])))
    }
}

/// Keeps the darker of the image and a blurred copy.
struct GloomKernel: BinaryKernel {
    let intensity: Float

    @inline(__always)
    func apply(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        var result = a + (pointwiseMin(a, b) - a) * intensity
        result.w = a.w
        return result
    }
}

/// Sharp along a line, and blurred with the distance from it.
struct FocusShading: Shading {
    let point0, point1: Point

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let way = point1 - point0
        let square = max(way.x * way.x + way.y * way.y, 1e-9)
        let along = unit(((x - point0.x) * way.x + (y - point0.y) * way.y) / square)
        let (dx, dy) = (x - point0.x - way.x * along, y - point0.y - way.y * along)
        // Fully blurred at half the line's length from it.
        let part = smoothstep(0.15, 0.5, ((dx * dx + dy * dy) / square).squareRoot())
        return inputs.nearest(0, x, y).mixed(inputs.nearest(1, x, y), part)
    }
}
