import CoreGraphics
import Raster

extension FilterRecipes {
    /// The two images and the area they cover. Returns nil, which is reported, if one is missing.
    private static func pair(_ inputs: FilterInputs) -> (image: ImageNode, target: ImageNode, extent: CGRect)? {
        guard let image = inputs.image(), let target = inputs.image(kCIInputTargetImageKey) else { return nil }
        return (image, target, image.extent.joined(with: target.extent))
    }

    private static func time(_ inputs: FilterInputs) -> Double { inputs.number(kCIInputTimeKey, 0...1) }

    private static func swipe(_ inputs: FilterInputs, isCopier: Bool) -> ImageNode? {
        guard let (image, target, extent) = pair(inputs) else { return nil }
        let sweep = Sweep(
            inputs.rect(kCIInputExtentKey, or: extent), angle: inputs.number(kCIInputAngleKey))
        let (color, time, width) = (inputs.color("inputColor"), time(inputs), inputs.number("inputWidth", 0.1...1e6))
        let opacity = inputs.number("inputOpacity", 0...10)
        return ShadingNode([image, target], extent: extent) {
            SwipeShading(
                sweep: sweep, time: time, width: width, opacity: opacity,
                color: color.components(in: $0).premultiplied, isCopier: isCopier)
        }
    }

    static func swipeTransition(_ inputs: FilterInputs) -> ImageNode? { swipe(inputs, isCopier: false) }
    static func copyMachineTransition(_ inputs: FilterInputs) -> ImageNode? { swipe(inputs, isCopier: true) }

    static func barsSwipeTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage(), let (_, target, extent) = pair(inputs) else { return nil }
        let angle = inputs.number(kCIInputAngleKey)
        let shading = BarsShading(
            sweep: Sweep(image.extent, angle: angle), across: Sweep(image.extent, angle: angle + .pi / 2),
            extent: image.extent, time: time(inputs), width: inputs.number("inputWidth", 1...1e6),
            offset: inputs.number("inputBarOffset", 0...1e6))
        return ShadingNode([image, target], extent: extent) { _ in shading }
    }

    static func flashTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let (image, target, extent) = pair(inputs) else { return nil }
        let area = inputs.rect(kCIInputExtentKey, or: extent)
        let (center, color, time) = (inputs.point(kCIInputCenterKey), inputs.color("inputColor"), time(inputs))
        let rays = inputs.number("inputMaxStriationRadius", 0...100)
        let strength = inputs.number("inputStriationStrength", 0...100)
        let contrast = inputs.number("inputStriationContrast", 0...100)
        let threshold = inputs.number("inputFadeThreshold", 0...1)
        return ShadingNode([image, target], extent: extent) {
            FlashShading(
                center: center, time: time, size: Double(max(area.width, area.height)) / 2, rays: rays,
                strength: strength, contrast: contrast, threshold: threshold,
                color: color.components(in: $0).premultiplied)
        }
    }

    static func modTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let (image, target, extent) = pair(inputs) else { return nil }
        guard !extent.isInfinite else {
            inputs.report("an image is infinite; crop it first")
            return nil
        }
        let turn = inputs.turn()
        let shading = HolesShading(
            turn: turn, time: time(inputs), radius: inputs.number("inputRadius", 1...1e5),
            compression: inputs.number("inputCompression", 1...1e6), far: farthest(from: turn.center, extent))
        return ShadingNode([image, target], extent: extent) { _ in shading }
    }

    /// The distance to the farthest corner.
    static func farthest(from center: Point, _ rect: CGRect) -> Double {
        let dx = max(abs(Double(rect.minX) - center.x), abs(Double(rect.maxX) - center.x))
        let dy = max(abs(Double(rect.minY) - center.y), abs(Double(rect.maxY) - center.y))
        return (dx * dx + dy * dy).squareRoot()
    }

    static func rippleTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let (image, target, extent) = pair(inputs) else { return nil }
        let center = inputs.point(kCIInputCenterKey)
        let shade = inputs.optionalImage("inputShadingImage")
        let area = inputs.rect(kCIInputExtentKey, or: extent)
        let whole = extent.isInfinite ? area : extent
        let shading = RippleShading(
            center: center, time: time(inputs), width: inputs.number("inputWidth", 1...1e5),
            scale: inputs.number("inputScale", -1000...1000), far: farthest(from: center, whole),
            hasShading: shade != nil)
        return ShadingNode([image, target] + (shade.map { [$0] } ?? []), extent: extent) { _ in shading }
    }

    static func accordionFoldTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage(), let target = inputs.finiteImage(kCIInputTargetImageKey) else {
            return nil
        }
        let shading = AccordionShading(
            image: image.extent, target: target.extent, time: time(inputs),
            bottom: inputs.number("inputBottomHeight", 0...1e6), folds: inputs.number("inputNumberOfFolds", 1...50),
            shadow: inputs.number("inputFoldShadowAmount", 0...1))
        var extent = image.extent.joined(with: target.extent)
        extent.origin.y = target.extent.minY
        extent.size.height = CGFloat(shading.height)
        return ShadingNode([image, target], extent: extent) { _ in shading }
    }

    static func disintegrateWithMaskTransition(_ inputs: FilterInputs) -> ImageNode? {
        guard let (image, target, _) = pair(inputs), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
        let time = time(inputs)
        let rest = ShadingNode([image, mask], extent: image.extent) { _ in DisintegrationShading(time: time) }
        // The shadow: the remaining part in black, blurred and offset.
        let density = inputs.float("inputShadowDensity")
        let black = ColorMatrix(
            red: .zero, green: .zero, blue: .zero, alpha: SIMD4(0, 0, 0, max(0, min(density, 1))), bias: .zero)
        let dark = ColorKernelNode(rest) { _ in MatrixKernel(matrix: black) }
        let radius = inputs.number("inputShadowRadius", 0...500)
        let soft = radius > 0 ? GaussianNode(dark, deviation: radius / 2) : dark
        let offset = inputs.point("inputShadowOffset")
        let shadow = TransformNode(soft, Projection(a: 1, b: 0, c: 0, d: 1, tx: offset.x, ty: offset.y)) ?? soft
        // The shadow falls only on the target.
        let ground = time > 0 ? BlendNode(shadow, over: target, .sourceAtop) : target
        return BlendNode(rest, over: ground, .sourceOver)
    }

    static func pageCurlTransition(_ inputs: FilterInputs) -> ImageNode? {
        curl(inputs, shadow: nil, shade: inputs.optionalImage("inputShadingImage"))
    }

    static func pageCurlWithShadowTransition(_ inputs: FilterInputs) -> ImageNode? {
        let shadow = (inputs.number("inputShadowSize", 0...10), inputs.number("inputShadowAmount", 0...1))
        return curl(inputs, shadow: shadow, shade: nil)
    }

    private static func curl(
        _ inputs: FilterInputs, shadow: (size: Double, amount: Double)?, shade: ImageNode?
    ) -> ImageNode? {
        guard let image = inputs.finiteImage(), let (_, target, extent) = pair(inputs) else { return nil }
        let area = inputs.rect(kCIInputExtentKey, or: image.extent).common(with: image.extent)
        let radius = inputs.number("inputRadius", 0.01...1e5)
        let back = inputs.optionalImage("inputBacksideImage")
        let shading = PageCurlShading(
            sweep: Sweep(area, angle: inputs.number(kCIInputAngleKey)), area: area, time: time(inputs),
            radius: radius, shadowSize: (shadow?.size ?? 0) * radius, shadowAmount: shadow?.amount ?? 0,
            shadowArea: shadow == nil ? .zero : inputs.vector("inputShadowExtent").cgRectValue,
            hasBackside: back != nil, hasShading: shade != nil)
        let page = CropNode(image, to: area)
        return ShadingNode(
            [page, target, back ?? EmptyNode.shared, shade ?? EmptyNode.shared], extent: extent
        ) { _ in shading }
    }
}
