import CoreGraphics

extension FilterCatalogue {
    static let smoothing: [FilterSpec] = [
        FilterSpec(
            "CIBokehBlur", "Bokeh Blur", kCICategoryBlur,
            [
                .image, .distance("inputRadius", 20, 0...100), .scalar("inputRingAmount", 0, 0...1),
                .scalar("inputRingSize", 0.1, 0...0.2), .scalar("inputSoftness", 1, 0.25...0.4),
            ],
            FilterRecipes.bokehBlur),
        FilterSpec(
            "CIDepthBlurEffect", "Depth Blur Effect", kCICategoryBlur,
            [
                .image, .image(kCIInputDisparityImageKey), .image(kCIInputDepthImageKey), .image(kCIInputMatteImageKey),
                .image("inputHairImage"), .image("inputGlassesImage"), .scalar("inputAperture", 4.5, 1...22),
                .scalar("inputScaleFactor", 1, 0...1), .rectangle("inputFocusRect", [0, 0, 0, 0]),
            ],
            FilterRecipes.depthBlur),
        FilterSpec(
            "CIMaskedVariableBlur", "Masked Variable Blur", kCICategoryBlur,
            [.image, .image("inputMask"), .scalar("inputRadius", 5, 0...10)],
            FilterRecipes.maskedVariableBlur),
        FilterSpec(
            "CIMedianFilter", "Median", kCICategoryBlur,
            [.image],
            FilterRecipes.median),
        FilterSpec(
            "CIMorphologyGradient", "Morphology Gradient", kCICategoryBlur,
            [.image, .distance("inputRadius", 5, 0...50)],
            FilterRecipes.morphologyGradient),
        FilterSpec(
            "CIMorphologyMaximum", "Morphology Maximum", kCICategoryBlur,
            [.image, .distance("inputRadius", 0, 0...50)],
            FilterRecipes.morphologyMaximum),
        FilterSpec(
            "CIMorphologyMinimum", "Morphology Minimum", kCICategoryBlur,
            [.image, .distance("inputRadius", 0, 0...50)],
            FilterRecipes.morphologyMinimum),
        FilterSpec(
            "CINoiseReduction", "Noise Reduction", kCICategoryBlur,
            [.image, .scalar("inputNoiseLevel", 0.02, 0...0.1), .scalar("inputSharpness", 0.4, 0...2)],
            FilterRecipes.noiseReduction),
    ]
}
