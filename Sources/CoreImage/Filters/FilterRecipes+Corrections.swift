import CoreGraphics
import Raster

extension FilterRecipes {
    private static let corners = ["inputBottomLeft", "inputBottomRight", "inputTopRight", "inputTopLeft"]

    private static func made(_ inputs: FilterInputs, _ node: ImageNode?) -> ImageNode? {
        if node == nil { inputs.report("no such transform exists for the points or angles") }
        return node
    }

    static func bicubicScaleTransform(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let scale = inputs.number(kCIInputScaleKey)
        let cubic = ResamplingKernel.cubic(b: inputs.number("inputB", 0...1), c: inputs.number("inputC", 0...1))
        return made(
            inputs,
            LanczosNode(image, scaleX: scale * inputs.number(kCIInputAspectRatioKey), scaleY: scale, kernel: cubic))
    }

    static func edgePreserveUpsample(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage(), let small = inputs.finiteImage("inputSmallImage") else { return nil }
        guard !image.extent.isEmpty, !small.extent.isEmpty else { return EmptyNode.shared }
        let shading = JointBilateralUpsampling(
            large: image.extent, small: small.extent, spatial: inputs.number("inputSpatialSigma", 0.1...10),
            luma: inputs.number("inputLumaSigma", 0.001...10))
        return ShadingNode([image, small], extent: image.extent) { _ in shading }
    }

    static func perspectiveTransformWithExtent(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let extent = inputs.vector(kCIInputExtentKey).cgRectValue.standardized
        return made(
            inputs, Projection(from: extent, to: corners.map(inputs.point)).flatMap { TransformNode(image, $0) })
    }

    static func perspectiveCorrection(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let points = corners.map(inputs.point)
        func length(_ a: Int, _ b: Int) -> Double {
            let way = points[a] - points[b]
            return (way.x * way.x + way.y * way.y).squareRoot()
        }
        // The rectangle has the mean lengths of opposite sides.
        let size = CGRect(
            x: 0, y: 0, width: ((length(0, 1) + length(2, 3)) / 2).rounded(),
            height: ((length(0, 3) + length(1, 2)) / 2).rounded())
        guard size.width >= 1, size.height >= 1, size.width < 1e5, size.height < 1e5,
            let map = Projection(from: size, to: points)?.inverse, let node = TransformNode(image, map)
        else { return made(inputs, nil) }
        return inputs.number("inputCrop") != 0 ? CropNode(node, to: size) : node
    }

    static func straighten(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let extent = image.extent
        guard !extent.isEmpty else { return image }
        let angle = inputs.number(kCIInputAngleKey)
        let (cos, sin) = (abs(cosine(angle)), abs(sine(angle)))
        let (width, height) = (Double(extent.width), Double(extent.height))
        // The minimum magnification at which the rotated image covers its original extent.
        let scale = max(cos + sin * height / width, cos + sin * width / height)
        return turned(inputs, image, angle: angle, scale: scale).map { CropNode($0, to: extent) }
    }

    private static func turned(
        _ inputs: FilterInputs, _ image: ImageNode, angle: Double, scale: Double
    ) -> ImageNode? {
        let center = Point(Double(image.extent.midX), Double(image.extent.midY))
        let (c, s) = (cosine(angle) * scale, sine(angle) * scale)
        let map = Projection(
            a: c, b: s, c: -s, d: c, tx: center.x - c * center.x + s * center.y,
            ty: center.y - s * center.x - c * center.y)
        return made(inputs, TransformNode(image, map))
    }

    // MARK: Perspective and keystone correction

    static func perspectiveRotate(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let camera = Camera(image.extent, focalLength: inputs.number("inputFocalLength", 1...1000))
        let rotation =
            Rotation3.x(inputs.number("inputPitch")) * Rotation3.y(inputs.number("inputYaw"))
            * Rotation3.z(inputs.number("inputRoll"))
        return made(inputs, TransformNode(image, camera.projection(rotation)))
    }

    static func keystoneCorrectionVertical(_ inputs: FilterInputs) -> ImageNode? { keystone(inputs, .vertical) }
    static func keystoneCorrectionHorizontal(_ inputs: FilterInputs) -> ImageNode? { keystone(inputs, .horizontal) }
    static func keystoneCorrectionCombined(_ inputs: FilterInputs) -> ImageNode? { keystone(inputs, .both) }

    private enum KeystoneAxis { case vertical, horizontal, both }

    /// Rotates the camera so that the sides of a quadrilateral become parallel to the image's.
    private static func keystone(_ inputs: FilterInputs, _ axis: KeystoneAxis) -> ImageNode? {
        guard let image = inputs.finiteImage() else { return nil }
        let camera = Camera(image.extent, focalLength: inputs.number("inputFocalLength", 1...1000))
        let p = corners.map { camera.ray(to: inputs.point($0)) }
        // Two lines intersect where the planes through them and the eye do: in the direction of both sides in space.
        let up = (p[0].cross(p[3])).cross(p[1].cross(p[2]))
        let right = (p[0].cross(p[1])).cross(p[3].cross(p[2]))
        guard
            let rotation = Rotation3(
                right: axis == .vertical ? nil : right, up: axis == .horizontal ? nil : up),
            let map = camera.projection(rotation).normalized(about: camera.center),
            let node = TransformNode(image, map)
        else { return made(inputs, nil) }
        return node.extent.isInfinite ? CropNode(node, to: image.extent) : node
    }
}
