import CoreGraphics

extension FilterCatalogue {
    static let stylizing: [FilterSpec] = [
        FilterSpec(
            "CIBlendWithBlueMask", "Blend With Blue Mask", kCICategoryStylize,
            [.image, .image("inputBackgroundImage"), .image("inputMaskImage")],
            FilterRecipes.blendWithBlueMask),
        FilterSpec(
            "CIBlendWithRedMask", "Blend With Red Mask", kCICategoryStylize,
            [.image, .image("inputBackgroundImage"), .image("inputMaskImage")],
            FilterRecipes.blendWithRedMask),
        FilterSpec(
            "CIComicEffect", "Comic Effect", kCICategoryStylize,
            [.image],
            FilterRecipes.comicEffect),
        FilterSpec(
            "CIConvolution3X3", "3 by 3 Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolution3X3),
        FilterSpec(
            "CIConvolution5X5", "5 by 5 Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 25), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolution5X5),
        FilterSpec(
            "CIConvolution7X7", "7 by 7 Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 49), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolution7X7),
        FilterSpec(
            "CIConvolution9Horizontal", "Horizontal 9 Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolution9Horizontal),
        FilterSpec(
            "CIConvolution9Vertical", "Vertical 9 Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolution9Vertical),
        FilterSpec(
            "CIConvolutionRGB3X3", "3 by 3 RGB Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolutionRGB3X3),
        FilterSpec(
            "CIConvolutionRGB5X5", "5 by 5 RGB Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 25), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolutionRGB5X5),
        FilterSpec(
            "CIConvolutionRGB7X7", "7 by 7 RGB Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 49), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolutionRGB7X7),
        FilterSpec(
            "CIConvolutionRGB9Horizontal", "Horizontal 9 RGB Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolutionRGB9Horizontal),
        FilterSpec(
            "CIConvolutionRGB9Vertical", "Vertical 9 RGB Convolution", kCICategoryStylize,
            [.image, .weights("inputWeights", 9), .scalar("inputBias", 0, -1...1)],
            FilterRecipes.convolutionRGB9Vertical),
        FilterSpec(
            "CIDepthOfField", "Depth of Field", kCICategoryStylize,
            [
                .image, .position("inputPoint0", 0, 300), .position("inputPoint1", 300, 300),
                .scalar("inputSaturation", 1.5, 0...10), .scalar("inputUnsharpMaskRadius", 2.5, 0...10),
                .scalar("inputUnsharpMaskIntensity", 0.5, 0...10), .scalar("inputRadius", 6, 0...30),
            ],
            FilterRecipes.depthOfField),
        FilterSpec(
            "CIEdgeWork", "Edge Work", kCICategoryStylize,
            [.image, .distance("inputRadius", 3, 0...20)],
            FilterRecipes.edgeWork),
        FilterSpec(
            "CIGaborGradients", "Gabor Gradients", kCICategoryStylize,
            [.image],
            FilterRecipes.gaborGradients),
        FilterSpec(
            "CIGloom", "Gloom", kCICategoryStylize,
            [.image, .distance("inputRadius", 10, 0...100), .scalar("inputIntensity", 0.5, 0...1)],
            FilterRecipes.gloom),
        FilterSpec(
            "CIHeightFieldFromMask", "Height Field From Mask", kCICategoryStylize,
            [.image, .distance("inputRadius", 10, 0...300)],
            FilterRecipes.heightFieldFromMask),
        FilterSpec(
            "CIHexagonalPixellate", "Hexagonal Pixelate", kCICategoryStylize,
            [.image, .center, .distance("inputScale", 8, 1...100)],
            FilterRecipes.hexagonalPixellate),
        FilterSpec(
            "CIHighlightShadowAdjust", "Highlight and Shadow Adjust", kCICategoryStylize,
            [
                .image, .scalar("inputRadius", 0, 0...10), .scalar("inputShadowAmount", 0, -1...1),
                .scalar("inputHighlightAmount", 1, 0.3...1),
            ],
            FilterRecipes.highlightShadowAdjust),
        FilterSpec(
            "CILineOverlay", "Line Overlay", kCICategoryStylize,
            [
                .image, .scalar("inputNRNoiseLevel", 0.07, 0...0.1), .scalar("inputNRSharpness", 0.71, 0...2),
                .scalar("inputEdgeIntensity", 1, 0...200), .scalar("inputThreshold", 0.1, 0...1),
                .scalar("inputContrast", 50, 0.25...200),
            ],
            FilterRecipes.lineOverlay),
        FilterSpec(
            "CIMix", "Mix", kCICategoryStylize,
            [.image, .image("inputBackgroundImage"), .scalar("inputAmount", 1, 0...1)],
            FilterRecipes.mix),
        FilterSpec(
            "CIPointillize", "Pointillize", kCICategoryStylize,
            [.image, .distance("inputRadius", 20, 1...100), .center],
            FilterRecipes.pointillize),
        FilterSpec(
            "CISaliencyMapFilter", "Saliency Map Filter", kCICategoryStylize,
            [.image],
            FilterRecipes.saliencyMap),
        FilterSpec(
            "CIShadedMaterial", "Shaded Material", kCICategoryStylize,
            [.image, .image("inputShadingImage"), .distance("inputScale", 10, 0.5...200)],
            FilterRecipes.shadedMaterial),
        FilterSpec(
            "CISobelGradients", "Sobel Gradients", kCICategoryStylize,
            [.image],
            FilterRecipes.sobelGradients),
        FilterSpec(
            "CISpotColor", "Spot Color", kCICategoryStylize,
            [
                .image, .color("inputCenterColor1", CIColor(red: 0.0784, green: 0.0627, blue: 0.0706)),
                .color("inputReplacementColor1", CIColor(red: 0.4392, green: 0.1922, blue: 0.1961)),
                .scalar("inputCloseness1", 0.22, 0...0.5), .scalar("inputContrast1", 0.98, 0...1),
                .color("inputCenterColor2", CIColor(red: 0.5255, green: 0.3059, blue: 0.3451)),
                .color("inputReplacementColor2", CIColor(red: 0.9137, green: 0.5608, blue: 0.5059)),
                .scalar("inputCloseness2", 0.15, 0...0.5), .scalar("inputContrast2", 0.98, 0...1),
                .color("inputCenterColor3", CIColor(red: 0.9216, green: 0.4549, blue: 0.3333)),
                .color("inputReplacementColor3", CIColor(red: 0.9098, green: 0.7529, blue: 0.6078)),
                .scalar("inputCloseness3", 0.5, 0...0.5), .scalar("inputContrast3", 0.99, 0...1),
            ],
            FilterRecipes.spotColor),
        FilterSpec(
            "CISpotLight", "Spot Light", kCICategoryStylize,
            [
                .image, .position3("inputLightPosition", 400, 600, 150),
                .position3("inputLightPointsAt", 200, 200, 0), .distance("inputBrightness", 3, 0...10),
                .scalar("inputConcentration", 0.1, 0.001...1.5), .opaqueColor("inputColor", .white),
            ],
            FilterRecipes.spotLight),
    ]
}
