import CoreGraphics

extension FilterCatalogue {
    static let moreColors: [FilterSpec] = [
        FilterSpec(
            "CIColorAbsoluteDifference", "Color Absolute Difference", kCICategoryColorAdjustment,
            [.image, .image("inputImage2")],
            FilterRecipes.colorAbsoluteDifference),
        FilterSpec(
            "CIColorThresholdOtsu", "Color Threshold Otsu", kCICategoryColorAdjustment,
            [.image],
            FilterRecipes.colorThresholdOtsu),
        FilterSpec(
            "CIColorCrossPolynomial", "Color Cross Polynomial", kCICategoryColorEffect,
            [
                .image, .vector("inputRedCoefficients", [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
                .vector("inputGreenCoefficients", [0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
                .vector("inputBlueCoefficients", [0, 0, 1, 0, 0, 0, 0, 0, 0, 0]),
            ],
            FilterRecipes.colorCrossPolynomial),
        FilterSpec(
            "CIColorCubesMixedWithMask", "Color Cubes Mixed With Mask", kCICategoryColorEffect,
            [
                .image, .image("inputMaskImage"), .count("inputCubeDimension", 2, 2...128), .data("inputCube0Data"),
                .data("inputCube1Data"), .colorSpace("inputColorSpace"),
            ],
            FilterRecipes.colorCubesMixedWithMask),
        FilterSpec(
            "CIColorMap", "Color Map", kCICategoryColorEffect,
            [.image, .gradient("inputGradientImage")],
            FilterRecipes.colorMap),
        FilterSpec(
            "CIDepthToDisparity", "Depth To Disparity", kCICategoryColorAdjustment,
            [.image],
            FilterRecipes.depthToDisparity),
        FilterSpec(
            "CIDisparityToDepth", "Disparity To Depth", kCICategoryColorAdjustment,
            [.image],
            FilterRecipes.disparityToDepth),
        FilterSpec(
            "CIDither", "Dither", kCICategoryColorEffect,
            [.image, .scalar("inputIntensity", 0.1, 0...1)],
            FilterRecipes.dither),
        FilterSpec(
            "CIDocumentEnhancer", "Document Enhancer", kCICategoryColorEffect,
            [.image, .scalar("inputAmount", 1, 0...2)],
            FilterRecipes.documentEnhancer),
        FilterSpec(
            "CIMaskToAlpha", "Mask to Alpha", kCICategoryColorEffect,
            [.image],
            FilterRecipes.maskToAlpha),
        FilterSpec(
            "CIPaletteCentroid", "Palette Centroid", kCICategoryColorEffect,
            [.image, .image("inputPaletteImage"), .flag("inputPerceptual", false)],
            FilterRecipes.paletteCentroid),
        FilterSpec(
            "CIPalettize", "Palettize", kCICategoryColorEffect,
            [.image, .image("inputPaletteImage"), .flag("inputPerceptual", false)],
            FilterRecipes.palettize),
        FilterSpec(
            "CIPhotoEffectChrome", "Photo Effect Chrome", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectChrome),
        FilterSpec(
            "CIPhotoEffectFade", "Photo Effect Fade", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectFade),
        FilterSpec(
            "CIPhotoEffectInstant", "Photo Effect Instant", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectInstant),
        FilterSpec(
            "CIPhotoEffectMono", "Photo Effect Mono", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectMono),
        FilterSpec(
            "CIPhotoEffectNoir", "Photo Effect Noir", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectNoir),
        FilterSpec(
            "CIPhotoEffectProcess", "Photo Effect Process", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectProcess),
        FilterSpec(
            "CIPhotoEffectTonal", "Photo Effect Tonal", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectTonal),
        FilterSpec(
            "CIPhotoEffectTransfer", "Photo Effect Transfer", kCICategoryColorEffect,
            [.image],
            FilterRecipes.photoEffectTransfer),
        FilterSpec(
            "CITemperatureAndTint", "Temperature and Tint", kCICategoryColorAdjustment,
            [.image, .vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])],
            FilterRecipes.temperatureAndTint),
        FilterSpec(
            "CIThermal", "Thermal", kCICategoryColorEffect,
            [.image],
            FilterRecipes.thermal),
        FilterSpec(
            "CIVignetteEffect", "Vignette Effect", kCICategoryColorEffect,
            [
                .image, .center, .distance("inputRadius", 150, 0...2000), .scalar("inputIntensity", 1, -1...1),
                .scalar("inputFalloff", 0.5, 0...1),
            ],
            FilterRecipes.vignetteEffect),
        FilterSpec(
            "CIXRay", "X-Ray", kCICategoryColorEffect,
            [.image],
            FilterRecipes.xRay),
    ]
}
