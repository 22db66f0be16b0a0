import CoreGraphics

extension FilterCatalogue {
    static let moreTransitions: [FilterSpec] = [
        FilterSpec(
            "CIAccordionFoldTransition", "Accordion Fold Transition", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .distance("inputBottomHeight", 0, 0...1000),
                .scalar("inputNumberOfFolds", 3, 1...10), .scalar("inputFoldShadowAmount", 0.1, 0...1),
            ],
            FilterRecipes.accordionFoldTransition),
        FilterSpec(
            "CIBarsSwipeTransition", "Bars Swipe Transition", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time,
                .scalar("inputAngle", .pi, 0...2 * Double.pi, type: kCIAttributeTypeAngle),
                .distance("inputWidth", 30, 2...300), .scalar("inputBarOffset", 10, 1...100),
            ],
            FilterRecipes.barsSwipeTransition),
        FilterSpec(
            "CICopyMachineTransition", "Copy Machine", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .rectangle("inputExtent", [0, 0, 300, 300]),
                .opaqueColor("inputColor", CIColor(red: 0.6, green: 1, blue: 0.8)),
                .scalar("inputAngle", 0, 0...2 * Double.pi, type: kCIAttributeTypeAngle),
                .distance("inputWidth", 200, 0.1...500), .scalar("inputOpacity", 1.3, 0...3),
            ],
            FilterRecipes.copyMachineTransition),
        FilterSpec(
            "CIDisintegrateWithMaskTransition", "Disintegrate With Mask", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .image("inputMaskImage"),
                .distance("inputShadowRadius", 8, 0...50), .scalar("inputShadowDensity", 0.65, 0...1),
                .offset("inputShadowOffset", 0, -10),
            ],
            FilterRecipes.disintegrateWithMaskTransition),
        FilterSpec(
            "CIFlashTransition", "Flash", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .center, .rectangle("inputExtent", [0, 0, 300, 300]),
                .color("inputColor", CIColor(red: 1, green: 0.8, blue: 0.6)),
                .scalar("inputMaxStriationRadius", 2.58, 0...10), .scalar("inputStriationStrength", 0.5, 0...3),
                .scalar("inputStriationContrast", 1.375, 0...5), .scalar("inputFadeThreshold", 0.85, 0...1),
            ],
            FilterRecipes.flashTransition),
        FilterSpec(
            "CIModTransition", "Mod", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .center,
                .scalar("inputAngle", 2, -2 * Double.pi...2 * Double.pi, type: kCIAttributeTypeAngle),
                .distance("inputRadius", 150, 1...200), .distance("inputCompression", 300, 100...800),
            ],
            FilterRecipes.modTransition),
        FilterSpec(
            "CIPageCurlTransition", "Page Curl", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .image("inputBacksideImage"),
                .image("inputShadingImage"), .rectangle("inputExtent", [0, 0, 300, 300]), .angle("inputAngle", 0),
                .distance("inputRadius", 100, 0.01...400),
            ],
            FilterRecipes.pageCurlTransition),
        FilterSpec(
            "CIPageCurlWithShadowTransition", "Page Curl With Shadow", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .image("inputBacksideImage"),
                .rectangle("inputExtent", [0, 0, 0, 0]), .angle("inputAngle", 0),
                .distance("inputRadius", 100, 0.01...400), .distance("inputShadowSize", 0.5, 0...1),
                .distance("inputShadowAmount", 0.7, 0...1), .rectangle("inputShadowExtent", [0, 0, 0, 0]),
            ],
            FilterRecipes.pageCurlWithShadowTransition),
        FilterSpec(
            "CIRippleTransition", "Ripple", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .image("inputShadingImage"), .center,
                .rectangle("inputExtent", [0, 0, 300, 300]), .distance("inputWidth", 100, 10...300),
                .scalar("inputScale", 50, -50...50),
            ],
            FilterRecipes.rippleTransition),
        FilterSpec(
            "CISwipeTransition", "Swipe", kCICategoryTransition,
            [
                .image, .image("inputTargetImage"), .time, .rectangle("inputExtent", [0, 0, 300, 300]),
                .opaqueColor("inputColor", .white), .angle("inputAngle", 0), .distance("inputWidth", 300, 0.1...800),
                .scalar("inputOpacity", 0, 0...1),
            ],
            FilterRecipes.swipeTransition),
    ]
}
