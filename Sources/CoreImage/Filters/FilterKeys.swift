// The keys of inputs and attributes.

/// The key of the output image: a `CIImage`.
public let kCIOutputImageKey = "outputImage"
/// The key of the input image.
public let kCIInputImageKey = "inputImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the mask image of a blend.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the final image of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a transition's progress, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of an affine transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of a rectangle, in pixels.
public let kCIInputExtentKey = "inputExtent"
/// The key of a point, in pixels.
public let kCIInputCenterKey = "inputCenter"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the horizontal scale relative to the vertical.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a saturation; 1 has no effect.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness; 0 has no effect.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast; 1 has no effect.
public let kCIInputContrastKey = "inputContrast"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of values added to components.
public let kCIInputBiasKey = "inputBias"
/// The key of weights.
public let kCIInputWeightsKey = "inputWeights"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"

/// In a filter's attributes: its name, such as "CIGaussianBlur".
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// In a filter's attributes: its display name, in English.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// In a filter's attributes: its categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// In an input's attributes: the name of its class.
public let kCIAttributeClass = "CIAttributeClass"
/// In an input's attributes: its type, one of those below.
public let kCIAttributeType = "CIAttributeType"
/// In an input's attributes: its minimum.
public let kCIAttributeMin = "CIAttributeMin"
/// In an input's attributes: its maximum.
public let kCIAttributeMax = "CIAttributeMax"
/// In an input's attributes: the minimum for a slider.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// In an input's attributes: the maximum for a slider.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// In an input's attributes: its default.
public let kCIAttributeDefault = "CIAttributeDefault"
/// In an input's attributes: its display name, in English.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The type of a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of a length, in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of a Boolean, 0 or 1.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of an integer.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of a point, in pixels.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of a rectangle, in pixels.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"

/// Filters that distort.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that scale, rotate or crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that composite an image with a background.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that correct colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters for colour effects.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that extend or tile an image.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that generate images.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that reduce an area to statistics.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters for transitions between images.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that stylize an image as a drawing or a pattern.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters suitable for video.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters suitable for still images.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The built-in filters: all.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
/// Filters for halftones, as in print.
public let kCICategoryHalftoneEffect = "CICategoryHalftoneEffect"
/// The type of a time, from 0 to 1.
public let kCIAttributeTypeTime = "CIAttributeTypeTime"
/// The type of an offset, in pixels.
public let kCIAttributeTypeOffset = "CIAttributeTypeOffset"
/// In an input's or a registered filter's attributes: its description, in English.
public let kCIAttributeDescription = "CIAttributeDescription"
/// In an input's attributes: its name.
public let kCIAttributeName = "CIAttributeName"
/// In a filter's attributes: the page of Apple's reference about it, a `URL`.
public let kCIAttributeReferenceDocumentation = "CIAttributeReferenceDocumentation"
/// The type of an integer that is not a count.
public let kCIAttributeTypeInteger = "CIAttributeTypeInteger"
/// The type of a point in space, in pixels.
public let kCIAttributeTypePosition3 = "CIAttributeTypePosition3"
/// The type of a colour whose alpha has no effect.
public let kCIAttributeTypeOpaqueColor = "CIAttributeTypeOpaqueColor"
/// The type of an image whose colours are a gradient.
public let kCIAttributeTypeGradient = "CIAttributeTypeGradient"
/// The type of an affine transform.
public let kCIAttributeTypeTransform = "CIAttributeTypeTransform"
/// Filters for interlaced video: those that process each pixel independently.
public let kCICategoryInterlaced = "CICategoryInterlaced"
/// Filters for non-square pixels: those that process each pixel independently.
public let kCICategoryNonSquarePixels = "CICategoryNonSquarePixels"
/// Filters that preserve values above 1 and below 0.
public let kCICategoryHighDynamicRange = "CICategoryHighDynamicRange"
/// The key of an image whose colours are a gradient.
public let kCIInputGradientImageKey = "inputGradientImage"
/// The key of a shading image.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of a refraction.
public let kCIInputRefractionKey = "inputRefraction"
/// In an input's attributes: the value with which the input has no effect; absent if there is none.
public let kCIAttributeIdentity = "CIAttributeIdentity"
/// The key of the disparity image of `CIDepthBlurEffect`.
public let kCIInputDisparityImageKey = "inputDisparityImage"
/// The key of the depth image of `CIDepthBlurEffect`.
public let kCIInputDepthImageKey = "inputDepthImage"
/// The key of the matte of `CIDepthBlurEffect`, which is white where there are people.
public let kCIInputMatteImageKey = "inputMatteImage"
