import CoreGraphics

extension FilterCatalogue {
    static let halftones: [FilterSpec] = [
        FilterSpec(
            "CICircularScreen", "Circular Screen", kCICategoryHalftoneEffect,
            [.image, .center, .distance("inputWidth", 6, 2...50), .scalar("inputSharpness", 0.7, 0...1)],
            FilterRecipes.circularScreen),
        FilterSpec(
            "CIDotScreen", "Dot Screen", kCICategoryHalftoneEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 6, 2...50),
                .scalar("inputSharpness", 0.7, 0...1),
            ],
            FilterRecipes.dotScreen),
        FilterSpec(
            "CIHatchedScreen", "Hatched Screen", kCICategoryHalftoneEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 6, 2...50),
                .scalar("inputSharpness", 0.7, 0...1),
            ],
            FilterRecipes.hatchedScreen),
        FilterSpec(
            "CILineScreen", "Line Screen", kCICategoryHalftoneEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 6, 2...50),
                .scalar("inputSharpness", 0.7, 0...1),
            ],
            FilterRecipes.lineScreen),
        FilterSpec(
            "CICMYKHalftone", "CMYK Halftone", kCICategoryHalftoneEffect,
            [
                .image, .center, .distance("inputWidth", 6, 2...100), .angle("inputAngle", 0),
                .distance("inputSharpness", 0.7, 0...1), .scalar("inputGCR", 1, 0...1),
                .scalar("inputUCR", 0.5, 0...1),
            ],
            FilterRecipes.cmykHalftone),
    ]
}
