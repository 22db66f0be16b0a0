// The names that inputs and attributes have.

/// The key of what a filter makes: a `CIImage`.
public let kCIOutputImageKey = "outputImage"
/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that says how much of each of two others is seen.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
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
/// The key of what the width is scaled by beside the height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a width, in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of how sharp edges are.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of how strong an effect is.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a saturation; 1 changes nothing.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness; 0 changes nothing.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast; 1 changes nothing.
public let kCIInputContrastKey = "inputContrast"
/// The key of a colour.
public let kCIInputColorKey = "inputColor"
/// The key of what is added to components.
public let kCIInputBiasKey = "inputBias"
/// The key of factors.
public let kCIInputWeightsKey = "inputWeights"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"

/// In a filter's attributes: its name, such as "CIGaussianBlur".
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// In a filter's attributes: its name in English words.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// In a filter's attributes: the categories that it belongs to.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// In an input's attributes: the name of its class.
public let kCIAttributeClass = "CIAttributeClass"
/// In an input's attributes: what it means, one of the types below.
public let kCIAttributeType = "CIAttributeType"
/// In an input's attributes: its least value.
public let kCIAttributeMin = "CIAttributeMin"
/// In an input's attributes: its greatest value.
public let kCIAttributeMax = "CIAttributeMax"
/// In an input's attributes: the least value that a slider should give it.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// In an input's attributes: the greatest value that a slider should give it.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// In an input's attributes: its value before it is set.
public let kCIAttributeDefault = "CIAttributeDefault"
/// In an input's attributes: its name in English words.
public let kCIAttributeDisplayName = "CIAttributeDisplayName"
/// The type of a number.
public let kCIAttributeTypeScalar = "CIAttributeTypeScalar"
/// The type of a length, in pixels.
public let kCIAttributeTypeDistance = "CIAttributeTypeDistance"
/// The type of an angle, in radians.
public let kCIAttributeTypeAngle = "CIAttributeTypeAngle"
/// The type of a truth value, 0 or 1.
public let kCIAttributeTypeBoolean = "CIAttributeTypeBoolean"
/// The type of a whole number.
public let kCIAttributeTypeCount = "CIAttributeTypeCount"
/// The type of a point, in pixels.
public let kCIAttributeTypePosition = "CIAttributeTypePosition"
/// The type of a rectangle, in pixels.
public let kCIAttributeTypeRectangle = "CIAttributeTypeRectangle"
/// The type of an image.
public let kCIAttributeTypeImage = "CIAttributeTypeImage"
/// The type of a colour.
public let kCIAttributeTypeColor = "CIAttributeTypeColor"

/// Filters that move pixels about.
public let kCICategoryDistortionEffect = "CICategoryDistortionEffect"
/// Filters that scale, turn or crop.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// Filters that join an image with one behind it.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// Filters that correct colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// Filters that make other colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that go on beyond an image's edges.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// Filters that make an image out of nothing.
public let kCICategoryGenerator = "CICategoryGenerator"
/// Filters that tell something about all pixels of an area.
public let kCICategoryReduction = "CICategoryReduction"
/// Filters that make gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// Filters that go from one image to another.
public let kCICategoryTransition = "CICategoryTransition"
/// Filters that make a drawing or a pattern of an image.
public let kCICategoryStylize = "CICategoryStylize"
/// Filters that sharpen.
public let kCICategorySharpen = "CICategorySharpen"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that are fit for moving pictures.
public let kCICategoryVideo = "CICategoryVideo"
/// Filters that are fit for stills.
public let kCICategoryStillImage = "CICategoryStillImage"
/// Filters that come with Core Image: all.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
