import CoreGraphics
import Raster

extension FilterRecipes {
    private static func bent<D: Distortion>(_ image: ImageNode, _ distortion: D, _ extent: CGRect) -> ImageNode {
        DistortionNode(image, distortion, extent: extent)
    }

    static func bumpDistortionLinear(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...1e5)
        guard radius > 0 else { return image }
        let bump = LinearBump(turn: inputs.turn(), radius: radius, scale: inputs.number("inputScale", -1...1))
        return bent(image, bump, image.extent)
    }

    static func circleSplashDistortion(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let splash = Splash(
            center: inputs.point(kCIInputCenterKey), radius: inputs.number("inputRadius", 0...1e5),
            extent: image.extent)
        return bent(image, splash, .infinite)
    }

    static func circularWrap(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let center = inputs.point(kCIInputCenterKey)
        let radius = inputs.number("inputRadius", 0...1e5)
        let wrap = Wrap(
            center: center, radius: radius, angle: inputs.number(kCIInputAngleKey), extent: image.extent)
        let reach = radius + Double(image.extent.height)
        let extent = CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
        return bent(image, wrap, extent)
    }

    static func lightTunnel(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let tunnel = Tunnel(
            center: inputs.point(kCIInputCenterKey), radius: inputs.number("inputRadius", 1...1e5),
            rotation: inputs.number("inputRotation"))
        return bent(image, tunnel, .infinite)
    }

    static func vortexDistortion(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let radius = inputs.number("inputRadius", 0...1e5)
        guard radius > 0 else { return image }
        let vortex = Vortex(
            center: inputs.point(kCIInputCenterKey), radius: radius, angle: inputs.number(kCIInputAngleKey))
        return bent(image, vortex, image.extent)
    }

    static func torusLensDistortion(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let width = inputs.number("inputWidth", 0...1e5)
        guard width > 0 else { return image }
        let torus = Torus(
            center: inputs.point(kCIInputCenterKey), radius: inputs.number("inputRadius", 0...1e5), width: width,
            refraction: inputs.number("inputRefraction", -10...10))
        return bent(image, torus, image.extent)
    }

    static func ninePartStretched(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let (one, other) = (inputs.point("inputBreakpoint0"), inputs.point("inputBreakpoint1"))
        let growth = inputs.point("inputGrowAmount")
        let low = Point(min(one.x, other.x), min(one.y, other.y))
        let high = Point(max(one.x, other.x), max(one.y, other.y))
        guard growth.x > low.x - high.x, growth.y > low.y - high.y, growth.x < 1e5, growth.y < 1e5 else {
            inputs.report("inputGrowAmount makes the stretched part negative, or too large")
            return nil
        }
        var extent = image.extent
        extent.size.width += growth.x
        extent.size.height += growth.y
        return bent(image, NinePart(extent: image.extent, low: low, high: high, growth: growth), extent)
    }

    static func displacementDistortion(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let shift = inputs.image("inputDisplacementImage") else { return nil }
        let shading = DisplacementShading(scale: inputs.number(kCIInputScaleKey, -1e4...1e4))
        return ShadingNode([image, shift], extent: image.extent) { _ in shading }
    }

    static func glassDistortion(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image(), let texture = inputs.finiteImage("inputTexture") else { return nil }
        guard !texture.extent.isEmpty else { return image }
        let shading = GlassShading(
            center: inputs.point(kCIInputCenterKey), scale: inputs.number(kCIInputScaleKey, 0...1e4),
            texture: texture.extent)
        return ShadingNode([image, texture], extent: image.extent) { _ in shading }
    }

    static func stretchCrop(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let size = inputs.point("inputSize")
        let (width, height) = (size.x.rounded(), size.y.rounded())
        guard !image.extent.isEmpty, (1...65536).contains(width), (1...65536).contains(height) else {
            inputs.report("the image can't be stretched to inputSize")
            return nil
        }
        let stretch = StretchCrop(
            image.extent, width: width, height: height, crop: inputs.number("inputCropAmount", 0...1),
            evenness: inputs.number("inputCenterStretchAmount", 0...1))
        return DistortionNode(image, stretch, extent: CGRect(x: 0, y: 0, width: width, height: height))
    }
}
