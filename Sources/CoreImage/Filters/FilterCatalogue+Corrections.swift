import CoreGraphics

extension FilterCatalogue {
    static let corrections: [FilterSpec] = [
        FilterSpec(
            "CIBicubicScaleTransform", "Bicubic Scale Transform", kCICategoryGeometryAdjustment,
            [
                .image, .scalar("inputScale", 1, 0.05...100), .scalar("inputAspectRatio", 1, 0.5...2),
                .scalar("inputB", 0, 0...1), .scalar("inputC", 0.75, 0...1),
            ],
            FilterRecipes.bicubicScaleTransform),
        FilterSpec(
            "CIEdgePreserveUpsampleFilter", "Edge Preserve Upsample Filter", kCICategoryGeometryAdjustment,
            [
                .image, .image("inputSmallImage"), .scalar("inputSpatialSigma", 3, 0...10),
                .scalar("inputLumaSigma", 0.15, 0...1),
            ],
            FilterRecipes.edgePreserveUpsample),
        FilterSpec(
            "CIKeystoneCorrectionCombined", "Combined Keystone Correction", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
                .scalar("inputFocalLength", 28, 1...200),
            ],
            FilterRecipes.keystoneCorrectionCombined),
        FilterSpec(
            "CIKeystoneCorrectionHorizontal", "Horizontal Keystone Correction", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
                .scalar("inputFocalLength", 28, 1...200),
            ],
            FilterRecipes.keystoneCorrectionHorizontal),
        FilterSpec(
            "CIKeystoneCorrectionVertical", "Vertical Keystone Correction", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
                .scalar("inputFocalLength", 28, 1...200),
            ],
            FilterRecipes.keystoneCorrectionVertical),
        FilterSpec(
            "CIPerspectiveCorrection", "Perspective Correction", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
                .flag("inputCrop", true),
            ],
            FilterRecipes.perspectiveCorrection),
        FilterSpec(
            "CIPerspectiveRotate", "Perspective Rotate", kCICategoryGeometryAdjustment,
            [
                .image, .scalar("inputFocalLength", 28, 1...200),
                .scalar("inputPitch", 0, -Double.pi / 2...Double.pi / 2, type: kCIAttributeTypeAngle),
                .scalar("inputYaw", 0, -Double.pi / 2...Double.pi / 2, type: kCIAttributeTypeAngle),
                .angle("inputRoll", 0),
            ],
            FilterRecipes.perspectiveRotate),
        FilterSpec(
            "CIPerspectiveTransformWithExtent", "Perspective Transform with Extent", kCICategoryGeometryAdjustment,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
                .rectangle("inputExtent", [0, 0, 300, 300]),
            ],
            FilterRecipes.perspectiveTransformWithExtent),
        FilterSpec(
            "CIStraightenFilter", "Straighten", kCICategoryGeometryAdjustment,
            [.image, .angle("inputAngle", 0)],
            FilterRecipes.straighten),
    ]
}
