import CoreGraphics

extension FilterCatalogue {
    static let lenses: [FilterSpec] = [
        FilterSpec(
            "CIBumpDistortionLinear", "Bump Distortion Linear", kCICategoryDistortionEffect,
            [
                .image, .center, .distance("inputRadius", 300, 0...600),
                .scalar("inputAngle", 0, 0...2 * Double.pi, type: kCIAttributeTypeAngle),
                .scalar("inputScale", 0.5, 0...1),
            ],
            FilterRecipes.bumpDistortionLinear),
        FilterSpec(
            "CICircleSplashDistortion", "Circle Splash Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 150, 0...1000)],
            FilterRecipes.circleSplashDistortion),
        FilterSpec(
            "CICircularWrap", "Circular Wrap Distortion", kCICategoryDistortionEffect,
            [.image, .center, .distance("inputRadius", 150, 0...600), .angle("inputAngle", 0)],
            FilterRecipes.circularWrap),
        FilterSpec(
            "CIDisplacementDistortion", "Displacement Distortion", kCICategoryDistortionEffect,
            [.image, .image("inputDisplacementImage"), .distance("inputScale", 50, 0...200)],
            FilterRecipes.displacementDistortion),
        FilterSpec(
            "CIGlassDistortion", "Glass Distortion", kCICategoryDistortionEffect,
            [.image, .image("inputTexture"), .center, .distance("inputScale", 200, 0.01...500)],
            FilterRecipes.glassDistortion),
        FilterSpec(
            "CILightTunnel", "Light Tunnel Distortion", kCICategoryDistortionEffect,
            [
                .image, .center, .scalar("inputRotation", 0, 0...Double.pi / 2, type: kCIAttributeTypeAngle),
                .distance("inputRadius", 100, 1...500),
            ],
            FilterRecipes.lightTunnel),
        FilterSpec(
            "CINinePartStretched", "Nine Part Stretched", kCICategoryDistortionEffect,
            [
                .image, .position("inputBreakpoint0", 50, 50), .position("inputBreakpoint1", 150, 150),
                .offset("inputGrowAmount", 100, 100),
            ],
            FilterRecipes.ninePartStretched),
        FilterSpec(
            "CITorusLensDistortion", "Torus Lens Distortion", kCICategoryDistortionEffect,
            [
                .image, .center, .distance("inputRadius", 160, 0...500), .distance("inputWidth", 80, 0...200),
                .scalar("inputRefraction", 1.7, 0...5),
            ],
            FilterRecipes.torusLensDistortion),
        FilterSpec(
            "CIVortexDistortion", "Vortex Distortion", kCICategoryDistortionEffect,
            [
                .image, .center, .distance("inputRadius", 300, 0...800),
                .scalar("inputAngle", 18 * .pi, -30 * Double.pi...30 * Double.pi, type: kCIAttributeTypeAngle),
            ],
            FilterRecipes.vortexDistortion),
        FilterSpec(
            "CIStretchCrop", "Stretch Crop", kCICategoryDistortionEffect,
            [
                .image, .offset("inputSize", 1280, 720), .scalar("inputCropAmount", 0.25, 0...1),
                .scalar("inputCenterStretchAmount", 0.25, 0...1),
            ],
            FilterRecipes.stretchCrop),
    ]
}
