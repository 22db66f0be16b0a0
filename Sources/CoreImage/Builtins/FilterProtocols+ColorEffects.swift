public import CoreGraphics
public import Foundation

/// The inputs of `CIColorAbsoluteDifference`, as in the Core Image Filter Reference.
public protocol CIColorAbsoluteDifference: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The image to subtract.
    var inputImage2: CIImage? { get set }
}

/// The inputs of `CIColorThresholdOtsu`, as in the Core Image Filter Reference.
public protocol CIColorThresholdOtsu: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorCrossPolynomial`, as in the Core Image Filter Reference.
public protocol CIColorCrossPolynomial: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The factors of r, g, b, rr, gg, bb, rg, gb, br and 1 in red; those of the identity by default.
    var redCoefficients: CIVector { get set }
    /// The factors of r, g, b, rr, gg, bb, rg, gb, br and 1 in green; those of the identity by default.
    var greenCoefficients: CIVector { get set }
    /// The factors of r, g, b, rr, gg, bb, rg, gb, br and 1 in blue; those of the identity by default.
    var blueCoefficients: CIVector { get set }
}

/// The inputs of `CIColorCubesMixedWithMask`, as in the Core Image Filter Reference.
public protocol CIColorCubesMixedWithMask: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The mask.
    var maskImage: CIImage? { get set }
    /// The number of entries along each side of a cube; 2 by default.
    var cubeDimension: Float { get set }
    /// The cube used where the mask is black: four floats per entry, red changing fastest.
    var cube0Data: Data { get set }
    /// The cube used where the mask is white.
    var cube1Data: Data { get set }
    /// The colour space of the values; nil for the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CIColorMap`, as in the Core Image Filter Reference.
public protocol CIColorMap: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The colours, from left to right.
    var gradientImage: CIImage? { get set }
}

/// The inputs of `CIDepthToDisparity`, as in the Core Image Filter Reference.
public protocol CIDepthToDisparity: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDisparityToDepth`, as in the Core Image Filter Reference.
public protocol CIDisparityToDepth: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDither`, as in the Core Image Filter Reference.
public protocol CIDither: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect; 0.1 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIDocumentEnhancer`, as in the Core Image Filter Reference.
public protocol CIDocumentEnhancer: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect; 1 by default, usually 0 to 2.
    var amount: Float { get set }
}

/// The inputs of `CIMaskToAlpha`, as in the Core Image Filter Reference.
public protocol CIMaskToAlpha: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIPaletteCentroid`, as in the Core Image Filter Reference.
public protocol CIPaletteCentroid: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The palette: a row of pixels.
    var paletteImage: CIImage? { get set }
    /// Whether distances are perceptual; false by default.
    var perceptual: Bool { get set }
}

/// The inputs of `CIPalettize`, as in the Core Image Filter Reference.
public protocol CIPalettize: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The palette: a row of pixels.
    var paletteImage: CIImage? { get set }
    /// Whether distances are perceptual; false by default.
    var perceptual: Bool { get set }
}

/// The inputs of `CIPhotoEffectChrome` and related filters, such as `CIPhotoEffectFade`, as in the Core Image Filter
/// Reference.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CITemperatureAndTint`, as in the Core Image Filter Reference.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The input's white point: its temperature in kelvins, and its tint; [6500, 0] by default.
    var neutral: CIVector { get set }
    /// The result's white point: its temperature in kelvins, and its tint; [6500, 0] by default.
    var targetNeutral: CIVector { get set }
}

/// The inputs of `CIThermal`, as in the Core Image Filter Reference.
public protocol CIThermal: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIVignetteEffect`, as in the Core Image Filter Reference.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 150 by default, usually 0 to 2000.
    var radius: Float { get set }
    /// The strength of the effect; 1 by default, usually -1 to 1.
    var intensity: Float { get set }
    /// The softness of the edge, from 0 to 1; 0.5 by default.
    var falloff: Float { get set }
}

/// The inputs of `CIXRay`, as in the Core Image Filter Reference.
public protocol CIXRay: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}
