import CoreGraphics

extension FilterCatalogue {
    static let tiles: [FilterSpec] = [
        FilterSpec(
            "CIEightfoldReflectedTile", "Eightfold Reflected Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.eightfoldReflectedTile),
        FilterSpec(
            "CIFourfoldRotatedTile", "Fourfold Rotated Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.fourfoldRotatedTile),
        FilterSpec(
            "CIGlideReflectedTile", "Glide Reflected Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.glideReflectedTile),
        FilterSpec(
            "CISixfoldReflectedTile", "Sixfold Reflected Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.sixfoldReflectedTile),
        FilterSpec(
            "CISixfoldRotatedTile", "Sixfold Rotated Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.sixfoldRotatedTile),
        FilterSpec(
            "CITriangleTile", "Triangle Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.triangleTile),
        FilterSpec(
            "CITwelvefoldReflectedTile", "Twelvefold Reflected Tile", kCICategoryTileEffect,
            [.image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200)],
            FilterRecipes.twelvefoldReflectedTile),
        FilterSpec(
            "CIFourfoldReflectedTile", "Fourfold Reflected Tile", kCICategoryTileEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200),
                .angle("inputAcuteAngle", .pi / 2),
            ],
            FilterRecipes.fourfoldReflectedTile),
        FilterSpec(
            "CIFourfoldTranslatedTile", "Fourfold Translated Tile", kCICategoryTileEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200),
                .angle("inputAcuteAngle", .pi / 2),
            ],
            FilterRecipes.fourfoldTranslatedTile),
        FilterSpec(
            "CIParallelogramTile", "Parallelogram Tile", kCICategoryTileEffect,
            [
                .image, .center, .angle("inputAngle", 0), .distance("inputWidth", 100, 1...200),
                .angle("inputAcuteAngle", .pi / 2),
            ],
            FilterRecipes.parallelogramTile),
        FilterSpec(
            "CIKaleidoscope", "Kaleidoscope", kCICategoryTileEffect,
            [.image, .count("inputCount", 6, 1...64), .center, .angle("inputAngle", 0)],
            FilterRecipes.kaleidoscope),
        FilterSpec(
            "CIOpTile", "Op Tile", kCICategoryTileEffect,
            [
                .image, .center, .scalar("inputScale", 2.8, 0.1...10), .angle("inputAngle", 0),
                .distance("inputWidth", 65, 1...1000),
            ],
            FilterRecipes.opTile),
        FilterSpec(
            "CIPerspectiveTile", "Perspective Tile", kCICategoryTileEffect,
            [
                .image, .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
                .position("inputBottomRight", 548, 140), .position("inputBottomLeft", 155, 153),
            ],
            FilterRecipes.perspectiveTile),
        FilterSpec(
            "CITriangleKaleidoscope", "Triangle Kaleidoscope", kCICategoryTileEffect,
            [
                .image, .position("inputPoint", 150, 150), .scalar("inputSize", 700, 0...1000),
                .scalar("inputRotation", 5.924285296594, 0...2 * Double.pi, type: kCIAttributeTypeAngle),
                .scalar("inputDecay", 0.85, 0...1),
            ],
            FilterRecipes.triangleKaleidoscope),
    ]
}
