public import Foundation

/// The inputs of `CIComicEffect`, as in the Core Image Filter Reference.
public protocol CIComicEffect: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIConvolution3X3` and related filters, such as `CIConvolution5X5`, as in the Core Image Filter
/// Reference.
public protocol CIConvolution: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The weights, row by row from the bottom; those of the identity by default.
    var weights: CIVector { get set }
    /// The number added to each channel; 0 by default.
    var bias: Float { get set }
}

/// The inputs of `CIDepthOfField`, as in the Core Image Filter Reference.
public protocol CIDepthOfField: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The start of the line in focus, in pixels; (0, 300) by default.
    var point0: CGPoint { get set }
    /// The end of the line in focus, in pixels; (300, 300) by default.
    var point1: CGPoint { get set }
    /// The saturation of the area in focus; 1.5 by default, usually 0 to 10.
    var saturation: Float { get set }
    /// The radius of the sharpening, in pixels; 2.5 by default, usually 0 to 10.
    var unsharpMaskRadius: Float { get set }
    /// The strength of the sharpening; 0.5 by default, usually 0 to 10.
    var unsharpMaskIntensity: Float { get set }
    /// The radius, in pixels; 6 by default, usually 0 to 30.
    var radius: Float { get set }
}

/// The inputs of `CIEdgeWork`, as in the Core Image Filter Reference.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 3 by default, usually 0 to 20.
    var radius: Float { get set }
}

/// The inputs of `CIGaborGradients`, as in the Core Image Filter Reference.
public protocol CIGaborGradients: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIGloom`, as in the Core Image Filter Reference.
public protocol CIGloom: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 10 by default, usually 0 to 100.
    var radius: Float { get set }
    /// The strength of the effect; 0.5 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIHeightFieldFromMask`, as in the Core Image Filter Reference.
public protocol CIHeightFieldFromMask: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 10 by default, usually 0 to 300.
    var radius: Float { get set }
}

/// The inputs of `CIHexagonalPixellate`, as in the Core Image Filter Reference.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The scale; 8 by default, usually 1 to 100.
    var scale: Float { get set }
}

/// The inputs of `CIHighlightShadowAdjust`, as in the Core Image Filter Reference.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 0 by default, usually 0 to 10.
    var radius: Float { get set }
    /// The strength of the shadows; 0 by default, usually -1 to 1.
    var shadowAmount: Float { get set }
    /// The light that highlights keep; 1 by default, usually 0.3 to 1.
    var highlightAmount: Float { get set }
}

/// The inputs of `CILineOverlay`, as in the Core Image Filter Reference.
public protocol CILineOverlay: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The difference in luminance that counts as noise; 0.07 by default, usually 0 to 0.1.
    var nrNoiseLevel: Float { get set }
    /// The sharpening after noise reduction; 0.71 by default, usually 0 to 2.
    var nrSharpness: Float { get set }
    /// The strength of edges; 1 by default, usually 0 to 200.
    var edgeIntensity: Float { get set }
    /// The minimum edge that is drawn; 0.1 by default, usually 0 to 1.
    var threshold: Float { get set }
    /// The contrast of lines; 50 by default, usually 0.25 to 200.
    var contrast: Float { get set }
}

/// The inputs of `CIMix`, as in the Core Image Filter Reference.
public protocol CIMix: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The background.
    var backgroundImage: CIImage? { get set }
    /// The strength of the effect; 1 by default, usually 0 to 1.
    var amount: Float { get set }
}

/// The inputs of `CIPointillize`, as in the Core Image Filter Reference.
public protocol CIPointillize: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 20 by default, usually 1 to 100.
    var radius: Float { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
}

/// The inputs of `CISaliencyMapFilter`, as in the Core Image Filter Reference.
public protocol CISaliencyMap: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIShadedMaterial`, as in the Core Image Filter Reference.
public protocol CIShadedMaterial: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The shading, by the direction of the surface; nil for a plain one.
    var shadingImage: CIImage? { get set }
    /// The scale; 10 by default, usually 0.5 to 200.
    var scale: Float { get set }
}

/// The inputs of `CISpotColor`, as in the Core Image Filter Reference.
public protocol CISpotColor: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// A colour to replace; red 0.0784, green 0.0627 and blue 0.0706 by default.
    var centerColor1: CIColor { get set }
    /// Its replacement; red 0.4392, green 0.1922 and blue 0.1961 by default.
    var replacementColor1: CIColor { get set }
    /// The distance within which it is replaced; 0.22 by default, usually 0 to 0.5.
    var closeness1: Float { get set }
    /// The contrast of the replacement; 0.98 by default, usually 0 to 1.
    var contrast1: Float { get set }
    /// A colour to replace; red 0.5255, green 0.3059 and blue 0.3451 by default.
    var centerColor2: CIColor { get set }
    /// Its replacement; red 0.9137, green 0.5608 and blue 0.5059 by default.
    var replacementColor2: CIColor { get set }
    /// The distance within which it is replaced; 0.15 by default, usually 0 to 0.5.
    var closeness2: Float { get set }
    /// The contrast of the replacement; 0.98 by default, usually 0 to 1.
    var contrast2: Float { get set }
    /// A colour to replace; red 0.9216, green 0.4549 and blue 0.3333 by default.
    var centerColor3: CIColor { get set }
    /// Its replacement; red 0.9098, green 0.7529 and blue 0.6078 by default.
    var replacementColor3: CIColor { get set }
    /// The distance within which it is replaced; 0.5 by default, usually 0 to 0.5.
    var closeness3: Float { get set }
    /// The contrast of the replacement; 0.99 by default, usually 0 to 1.
    var contrast3: Float { get set }
}

/// The inputs of `CISpotLight`, as in the Core Image Filter Reference.
public protocol CISpotLight: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The position of the light, in pixels; [400, 600, 150] by default.
    var lightPosition: CIVector { get set }
    /// The point that the light is directed at, in pixels; [200, 200, 0] by default.
    var lightPointsAt: CIVector { get set }
    /// The brightness; 3 by default, usually 0 to 10.
    var brightness: Float { get set }
    /// The narrowness of the beam; 0.1 by default, usually 0.001 to 1.5.
    var concentration: Float { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
}
