import CoreGraphics

extension FilterCatalogue {
    static let lights: [FilterSpec] = [
        FilterSpec(
            "CIHueSaturationValueGradient", "Hue/Saturation/Value Gradient", kCICategoryGradient,
            [
                .scalar("inputValue", 1, 0...1), .distance("inputRadius", 300, 0...800),
                .scalar("inputSoftness", 1, 0...1), .scalar("inputDither", 1, 0...3), .colorSpace("inputColorSpace"),
            ],
            FilterRecipes.hueSaturationValueGradient),
        FilterSpec(
            "CILenticularHaloGenerator", "Lenticular Halo", kCICategoryGenerator,
            [
                .center, .color("inputColor", CIColor(red: 1, green: 0.9, blue: 0.8)),
                .distance("inputHaloRadius", 70, 0...1000), .distance("inputHaloWidth", 87, 0...300),
                .scalar("inputHaloOverlap", 0.77, 0...1), .scalar("inputStriationStrength", 0.5, 0...3),
                .scalar("inputStriationContrast", 1, 0...5), .scalar("inputTime", 0, 0...1),
            ],
            FilterRecipes.lenticularHaloGenerator),
        FilterSpec(
            "CIMeshGenerator", "Mesh Generator", kCICategoryGenerator,
            [.distance("inputWidth", 1.5, 1...10), .color("inputColor", .white), .list("inputMesh")],
            FilterRecipes.meshGenerator),
        FilterSpec(
            "CIRoundedRectangleGenerator", "Rounded Rectangle Generator", kCICategoryGenerator,
            [
                .rectangle("inputExtent", [0, 0, 100, 100]), .distance("inputRadius", 10, 0...100),
                .color("inputColor", .white),
            ],
            FilterRecipes.roundedRectangleGenerator),
        FilterSpec(
            "CIRoundedRectangleStrokeGenerator", "Rounded Rectangle Stroke Generator", kCICategoryGenerator,
            [
                .rectangle("inputExtent", [0, 0, 100, 100]), .distance("inputRadius", 10, 0...100),
                .distance("inputWidth", 10, 0...100), .color("inputColor", .white),
            ],
            FilterRecipes.roundedRectangleStrokeGenerator),
        FilterSpec(
            "CIBlurredRectangleGenerator", "Blurred Rectangle Generator", kCICategoryGenerator,
            [
                .rectangle("inputExtent", [0, 0, 100, 100]), .distance("inputSigma", 10, 0...100),
                .color("inputColor", .white),
            ],
            FilterRecipes.blurredRectangleGenerator),
        FilterSpec(
            "CIStarShineGenerator", "Star Shine", kCICategoryGenerator,
            [
                .center, .color("inputColor", CIColor(red: 1, green: 0.8, blue: 0.6)),
                .distance("inputRadius", 50, 0...300), .scalar("inputCrossScale", 15, 0...100),
                .angle("inputCrossAngle", 0.6), .scalar("inputCrossOpacity", -2, -8...0),
                .distance("inputCrossWidth", 2.5, 0.5...10), .scalar("inputEpsilon", -2, -8...0),
            ],
            FilterRecipes.starShineGenerator),
        FilterSpec(
            "CISunbeamsGenerator", "Sunbeams", kCICategoryGenerator,
            [
                .center, .color("inputColor", CIColor(red: 1, green: 0.5, blue: 0)),
                .distance("inputSunRadius", 40, 0...800), .scalar("inputMaxStriationRadius", 2.58, 0...10),
                .scalar("inputStriationStrength", 0.5, 0...3), .scalar("inputStriationContrast", 1.375, 0...5),
                .scalar("inputTime", 0, 0...1),
            ],
            FilterRecipes.sunbeamsGenerator),
    ]
}
