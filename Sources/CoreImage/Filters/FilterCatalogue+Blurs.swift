import CoreGraphics
import Raster

extension FilterCatalogue {
    static let blurs: [FilterSpec] = [
        FilterSpec(
            "CIGaussianBlur", "Gaussian Blur", kCICategoryBlur, [.image, .distance("inputRadius", 10, 0...100)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let radius = inputs.number("inputRadius")
            return radius > 0 ? GaussianNode(image, deviation: radius) : image
        },
        FilterSpec("CIBoxBlur", "Box Blur", kCICategoryBlur, [.image, .distance("inputRadius", 10, 1...100)]) {
            inputs in
            guard let image = inputs.image() else { return nil }
            let radius = inputs.number("inputRadius")
            return radius > 0 ? BoxNode(image, radius: radius) : image
        },
        FilterSpec("CIDiscBlur", "Disc Blur", kCICategoryBlur, [.image, .distance("inputRadius", 8, 0...100)]) {
            inputs in
            guard let image = inputs.image() else { return nil }
            let radius = inputs.number("inputRadius")
            return radius > 0 ? DiscNode(image, radius: radius) : image
        },
        FilterSpec(
            "CIMotionBlur", "Motion Blur", kCICategoryBlur,
            [.image, .distance("inputRadius", 20, 0...100), .angle("inputAngle", 0)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let radius = max(0, min(inputs.number("inputRadius"), 2000))
            let angle = inputs.number("inputAngle")
            let half = Point(radius * cosine(angle), radius * sine(angle))
            let extent = image.extent.grown(abs(half.x).rounded(.up), abs(half.y).rounded(.up))
            return StreakNode(image, MotionStreak(half: half), extent: extent)
        },
        FilterSpec(
            "CIZoomBlur", "Zoom Blur", kCICategoryBlur, [.image, .center, .distance("inputAmount", 20, -200...200)]
        ) { inputs in
            guard let image = inputs.finiteImage() else { return nil }
            let (center, extent) = (inputs.point("inputCenter"), image.extent)
            // At a distance of 400 pixels the line's length is the amount.
            let part = max(-0.9, min(abs(inputs.number("inputAmount")) / 800, 0.9))
            let far = Point(
                max(abs(Double(extent.minX) - center.x), abs(Double(extent.maxX) - center.x)),
                max(abs(Double(extent.minY) - center.y), abs(Double(extent.maxY) - center.y)))
            let reach = part / (1 - part)
            return StreakNode(
                image, ZoomStreak(center: center, part: part),
                extent: extent.grown((far.x * reach).rounded(.up), (far.y * reach).rounded(.up)))
        },
    ]

    static let sharpening: [FilterSpec] = [
        FilterSpec(
            "CISharpenLuminance", "Sharpen Luminance", kCICategorySharpen,
            [.image, .scalar("inputSharpness", 0.4, 0...2), .distance("inputRadius", 1.69, 0...20)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let kernel = LuminanceSharpenKernel(sharpness: inputs.float("inputSharpness"))
            return BinaryKernelNode(image, blurred(image, inputs.number("inputRadius")), kernel, extent: image.extent)
        },
        FilterSpec(
            "CIUnsharpMask", "Unsharp Mask", kCICategorySharpen,
            [.image, .distance("inputRadius", 2.5, 0...100), .scalar("inputIntensity", 0.5, 0...1)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let kernel = UnsharpKernel(intensity: inputs.float("inputIntensity"))
            return BinaryKernelNode(image, blurred(image, inputs.number("inputRadius")), kernel, extent: image.extent)
        },
        FilterSpec(
            "CIBloom", "Bloom", kCICategoryStylize,
            [.image, .distance("inputRadius", 10, 0...100), .scalar("inputIntensity", 0.5, 0...1)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let glow = GaussianNode(image, deviation: max(0, inputs.number("inputRadius")))
            return BinaryKernelNode(
                image, glow, BloomKernel(intensity: inputs.float("inputIntensity")), extent: glow.extent)
        },
        FilterSpec("CIEdges", "Edges", kCICategoryStylize, [.image, .scalar("inputIntensity", 1, 0...10)]) { inputs in
            inputs.image().map { EdgesNode($0, intensity: inputs.float("inputIntensity")) }
        },
        FilterSpec(
            "CIPixellate", "Pixellate", kCICategoryStylize, [.image, .center, .distance("inputScale", 8, 1...100)]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let size = max(1, min(inputs.number("inputScale"), 1e5))
            return DistortionNode(
                image, Pixels(center: inputs.point("inputCenter"), size: size),
                extent: image.extent.grown(size.rounded(.up), size.rounded(.up)))
        },
        FilterSpec(
            "CICrystallize", "Crystallize", kCICategoryStylize,
            [.image, .distance("inputRadius", 20, 1...100), .center]
        ) { inputs in
            guard let image = inputs.image() else { return nil }
            let size = max(1, min(inputs.number("inputRadius"), 1e5))
            return DistortionNode(
                image, Crystals(center: inputs.point("inputCenter"), size: size), extent: image.extent)
        },
        morphology("CIMorphologyRectangleMaximum", "Morphology Rectangle Maximum", isMaximum: true),
        morphology("CIMorphologyRectangleMinimum", "Morphology Rectangle Minimum", isMaximum: false),
        FilterSpec(
            "CIVignette", "Vignette", kCICategoryColorEffect,
            [.image, .distance("inputRadius", 1, 0...2), .scalar("inputIntensity", 0, -1...1)]
        ) { inputs in
            inputs.finiteImage().map {
                VignetteNode($0, radius: inputs.number("inputRadius"), intensity: inputs.float("inputIntensity"))
            }
        },
    ]

    private static func morphology(_ name: String, _ display: String, isMaximum: Bool) -> FilterSpec {
        FilterSpec(
            name, display, kCICategoryBlur,
            [.image, .distance("inputWidth", 5, 1...99), .distance("inputHeight", 5, 1...99)]
        ) { inputs in
            inputs.image().map {
                MorphologyNode(
                    $0, width: inputs.number("inputWidth"), height: inputs.number("inputHeight"), isMaximum: isMaximum
                )
            }
        }
    }

    /// The blurred image, clamped at its edges so that they do not darken.
    private static func blurred(_ image: ImageNode, _ radius: Double) -> ImageNode {
        let endless = WrapNode(image, .identity, isTiled: false) ?? image
        return radius > 0 ? GaussianNode(endless, deviation: radius) : endless
    }
}

extension CGRect {
    /// The rectangle expanded on each side; the infinite rectangle is unchanged.
    func grown(_ dx: Double, _ dy: Double) -> CGRect {
        isInfinite || isEmpty ? self : insetBy(dx: -CGFloat(dx), dy: -CGFloat(dy))
    }
}
