import CoreGraphics
import Raster

extension FilterRecipes {
    static func hueSaturationValueGradient(_ inputs: FilterInputs) -> ImageNode? {
        let radius = inputs.number("inputRadius", 0...1e5)
        let (value, softness) = (inputs.number("inputValue", 0...1), inputs.number("inputSoftness", 0...1e3))
        let noise = inputs.number("inputDither", 0...10)
        let extent = CGRect(x: 0, y: 0, width: (2 * radius).rounded(.up), height: (2 * radius).rounded(.up))
        return ShadingNode(extent: extent) {
            HueDisc(value: value, radius: radius, softness: softness, noise: noise, space: $0)
        }
    }

    static func lenticularHaloGenerator(_ inputs: FilterInputs) -> ImageNode? {
        let (center, color) = (inputs.point(kCIInputCenterKey), inputs.color("inputColor"))
        let (radius, width) = (inputs.number("inputHaloRadius", 0...1e5), inputs.number("inputHaloWidth", 0...1e5))
        let overlap = inputs.number("inputHaloOverlap", 0...1)
        let strength = inputs.number("inputStriationStrength", 0...100)
        let contrast = inputs.number("inputStriationContrast", 0...100)
        let time = inputs.number(kCIInputTimeKey, 0...1)
        return ShadingNode(extent: .infinite) {
            HaloShading(
                center: center, radius: radius, width: width, overlap: overlap, strength: strength,
                contrast: contrast, time: time, color: color.components(in: $0))
        }
    }

    static func starShineGenerator(_ inputs: FilterInputs) -> ImageNode? {
        let turn = inputs.turn(angle: "inputCrossAngle")
        let (radius, color) = (inputs.number("inputRadius", 0...1e5), inputs.color("inputColor"))
        let size = inputs.number("inputCrossScale", 0...1000) / 100
        let opacity = Double(power(10, Float(inputs.number("inputCrossOpacity", -10...0))))
        let fading = Double(power(10, Float(inputs.number("inputEpsilon", -10...0))))
        let width = inputs.number("inputCrossWidth", 0...1000)
        return ShadingNode(extent: .infinite) {
            StarShading(
                turn: turn, radius: radius, size: size, opacity: opacity, width: width, fading: fading,
                color: color.components(in: $0).premultiplied)
        }
    }

    static func sunbeamsGenerator(_ inputs: FilterInputs) -> ImageNode? {
        let (center, color) = (inputs.point(kCIInputCenterKey), inputs.color("inputColor"))
        let radius = inputs.number("inputSunRadius", 0...1e5)
        let rays = inputs.number("inputMaxStriationRadius", 0...1000)
        let strength = inputs.number("inputStriationStrength", 0...100)
        let contrast = inputs.number("inputStriationContrast", 0...100)
        let time = inputs.number(kCIInputTimeKey, 0...1)
        return ShadingNode(extent: .infinite) {
            SunShading(
                center: center, radius: radius, rays: rays, strength: strength, contrast: contrast, time: time,
                color: color.components(in: $0).premultiplied)
        }
    }

    static func roundedRectangleGenerator(_ inputs: FilterInputs) -> ImageNode? {
        roundedRectangle(inputs, width: nil)
    }

    /// A stroke of width `inputWidth` inside the outline.
    static func roundedRectangleStrokeGenerator(_ inputs: FilterInputs) -> ImageNode? {
        roundedRectangle(inputs, width: inputs.number("inputWidth", 0...1e5))
    }

    private static func roundedRectangle(_ inputs: FilterInputs, width: Double?) -> ImageNode? {
        guard let rect = rectangle(inputs) else { return nil }
        let (radius, color) = (inputs.number("inputRadius", 0...1e5), inputs.color("inputColor"))
        return ShadingNode(extent: rect) {
            RoundedRectangle(rect: rect, radius: radius, width: width, color: color.components(in: $0).premultiplied)
        }
    }

    static func blurredRectangleGenerator(_ inputs: FilterInputs) -> ImageNode? {
        guard let rect = rectangle(inputs) else { return nil }
        let filled = CropNode(ColorNode(inputs.color("inputColor")), to: rect)
        let sigma = inputs.number("inputSigma", 0...500)
        return sigma > 0 ? GaussianNode(filled, deviation: sigma) : filled
    }

    private static func rectangle(_ inputs: FilterInputs) -> CGRect? {
        let rect = inputs.vector(kCIInputExtentKey).cgRectValue.standardized
        if rect.isInfinite { inputs.report("inputExtent is infinite") }
        return rect.isInfinite ? nil : rect
    }

    static func meshGenerator(_ inputs: FilterInputs) -> ImageNode? {
        guard let mesh = inputs.values["inputMesh"] as? [Any] else {
            inputs.report("inputMesh is missing")
            return nil
        }
        let vectors = mesh.compactMap { $0 as? CIVector }
        guard vectors.count == mesh.count, vectors.count <= 10_000, vectors.allSatisfy({ $0.count >= 4 }) else {
            inputs.report("inputMesh must hold up to 10,000 vectors of four numbers")
            return nil
        }
        let lines = vectors.map {
            (Point(Double($0.x), Double($0.y)), Point(Double($0.z), Double($0.w)))
        }
        var box = Box.empty
        for (a, b) in lines {
            box.include(a)
            box.include(b)
        }
        guard !lines.isEmpty else { return EmptyNode.shared }
        let (width, color) = (inputs.number("inputWidth", 0...1000), inputs.color("inputColor"))
        let extent = CGRect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
            .insetBy(dx: -width / 2 - 1, dy: -width / 2 - 1).integral
        return ShadingNode(extent: extent) {
            MeshShading(lines: lines, width: width, color: color.components(in: $0).premultiplied)
        }
    }
}
