public import CoreGraphics
public import Foundation

/// A filter with typed inputs.
public protocol CIFilterProtocol: AnyObject {
    /// The result; nil, which is reported, while a required input is missing.
    var outputImage: CIImage? { get }
    /// Attributes of the filter beside those of its inputs; nil by default.
    static func customAttributes() -> [String: Any]?
}

extension CIFilterProtocol {
    public static func customAttributes() -> [String: Any]? { nil }
}

/// A filter that composites an image over a background.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The foreground image.
    var inputImage: CIImage? { get set }
    /// The background image.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIGaussianBlur`, as in the Core Image Filter Reference.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation, in pixels; 10 by default.
    var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`, as in the Core Image Filter Reference.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// Half the side of the averaged square, in pixels; 10 by default.
    var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`, as in the Core Image Filter Reference.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The extent of the blur along its direction, in pixels; 20 by default.
    var radius: Float { get set }
    /// The direction of the motion, in radians, counterclockwise from the x axis; 0 by default.
    var angle: Float { get set }
}

/// The inputs of `CIZoomBlur`, as in the Core Image Filter Reference.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre of the blur, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The strength of the blur; negative values blur in the opposite direction; 20 by default.
    var amount: Float { get set }
}

/// The inputs of `CISharpenLuminance`, as in the Core Image Filter Reference.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The fraction of the difference from the blurred image to add; 0.4 by default.
    var sharpness: Float { get set }
    /// The Gaussian's standard deviation, in pixels; 1.69 by default.
    var radius: Float { get set }
}

/// The inputs of `CIUnsharpMask`, as in the Core Image Filter Reference.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation, in pixels; 2.5 by default.
    var radius: Float { get set }
    /// The fraction of the difference from the blurred image to add; 0.5 by default.
    var intensity: Float { get set }
}

/// The inputs of `CIBloom`, as in the Core Image Filter Reference.
public protocol CIBloom: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation of the glow, in pixels; 10 by default.
    var radius: Float { get set }
    /// The strength of the glow; 0.5 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIEdges`, as in the Core Image Filter Reference.
public protocol CIEdges: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The factor of the differences; 1 by default, usually 0 to 10.
    var intensity: Float { get set }
}

/// The inputs of `CIPixellate`, as in the Core Image Filter Reference.
public protocol CIPixellate: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// A corner of the grid of squares, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The side of a square, in pixels; 8 by default.
    var scale: Float { get set }
}

/// The inputs of `CIVignette`, as in the Core Image Filter Reference.
public protocol CIVignette: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The extent of the darkening from the corners, relative to the image's size; 1 by default.
    var radius: Float { get set }
    /// The darkening of the corners; negative values brighten them; 0 by default, usually -1 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIColorControls`, as in the Core Image Filter Reference.
public protocol CIColorControls: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The factor of each colour's difference from its gray; 0 makes grays; 1 by default.
    var saturation: Float { get set }
    /// The value added to each component; 0 by default, usually -1 to 1.
    var brightness: Float { get set }
    /// The factor of each component's difference from middle gray; 1 by default.
    var contrast: Float { get set }
}

/// The inputs of `CIColorMatrix`, as in the Core Image Filter Reference.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The coefficients of the red result: factors of red, green, blue and alpha; [1, 0, 0, 0] by default.
    var rVector: CIVector { get set }
    /// The coefficients of the green result: factors of red, green, blue and alpha; [0, 1, 0, 0] by default.
    var gVector: CIVector { get set }
    /// The coefficients of the blue result: factors of red, green, blue and alpha; [0, 0, 1, 0] by default.
    var bVector: CIVector { get set }
    /// The coefficients of the alpha result: factors of red, green, blue and alpha; [0, 0, 0, 1] by default.
    var aVector: CIVector { get set }
    /// The values added to red, green, blue and alpha; [0, 0, 0, 0] by default.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIHueAdjust`, as in the Core Image Filter Reference.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The rotation of hues, in radians; 0 by default.
    var angle: Float { get set }
}

/// The inputs of `CIExposureAdjust`, as in the Core Image Filter Reference.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The exposure in stops: each doubles the light; 0 by default, usually -10 to 10.
    var ev: Float { get set }
}

/// The inputs of `CIGammaAdjust`, as in the Core Image Filter Reference.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The exponent of each component; 1 by default, usually 0.25 to 4.
    var power: Float { get set }
}

/// The inputs of `CIVibrance`, as in the Core Image Filter Reference.
public protocol CIVibrance: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The increase of saturation of dull colours; negative values decrease it; 0 by default, usually -1 to 1.
    var amount: Float { get set }
}

/// The inputs of `CIToneCurve`, as in the Core Image Filter Reference.
public protocol CIToneCurve: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// A point of the curve, mapping an input value (x) to an output value (y); (0, 0) by default.
    var point0: CGPoint { get set }
    /// A point of the curve, mapping an input value (x) to an output value (y); (0.25, 0.25) by default.
    var point1: CGPoint { get set }
    /// A point of the curve, mapping an input value (x) to an output value (y); (0.5, 0.5) by default.
    var point2: CGPoint { get set }
    /// A point of the curve, mapping an input value (x) to an output value (y); (0.75, 0.75) by default.
    var point3: CGPoint { get set }
    /// A point of the curve, mapping an input value (x) to an output value (y); (1, 1) by default.
    var point4: CGPoint { get set }
}

/// The inputs of `CIColorInvert`, as in the Core Image Filter Reference.
public protocol CIColorInvert: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMonochrome`, as in the Core Image Filter Reference.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The colour of the shades; red 0.6, green 0.45 and blue 0.3 by default.
    var color: CIColor { get set }
    /// The strength of the effect; 1 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CISepiaTone`, as in the Core Image Filter Reference.
public protocol CISepiaTone: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The strength of the effect; 1 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIColorPosterize`, as in the Core Image Filter Reference.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The number of levels of each component; 6 by default, usually 2 to 30.
    var levels: Float { get set }
}

/// The inputs of `CIColorCube`, as in the Core Image Filter Reference.
public protocol CIColorCube: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The number of entries along each side of the cube; 2 by default, usually 2 to 128.
    var cubeDimension: Float { get set }
    /// The cube's entries: four floats each, red changing fastest; premultiplied.
    var cubeData: Data { get set }
}

/// The inputs of `CIColorCubeWithColorSpace`, as in the Core Image Filter Reference.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The number of entries along each side of the cube; 2 by default, usually 2 to 128.
    var cubeDimension: Float { get set }
    /// The cube's entries: four floats each, red changing fastest; premultiplied.
    var cubeData: Data { get set }
    /// The colour space of the table; nil for the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CITwirlDistortion`, as in the Core Image Filter Reference.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius of the rotated area, in pixels; 300 by default.
    var radius: Float { get set }
    /// The rotation at the centre, in radians; pi by default.
    var angle: Float { get set }
}

/// The inputs of `CIBumpDistortion`, as in the Core Image Filter Reference.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius of the bump, in pixels; 300 by default.
    var radius: Float { get set }
    /// The magnification; negative values make a dent; 0.5 by default, usually -1 to 1.
    var scale: Float { get set }
}

/// The inputs of `CIPinchDistortion`, as in the Core Image Filter Reference.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius of the pinch, in pixels; 300 by default.
    var radius: Float { get set }
    /// The strength of the pinch; 0 has no effect; 0.5 by default, usually 0 to 2.
    var scale: Float { get set }
}

/// The inputs of `CIHoleDistortion`, as in the Core Image Filter Reference.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The hole's radius, in pixels; 150 by default.
    var radius: Float { get set }
}

/// The inputs of `CIBlendWithMask`, as in the Core Image Filter Reference.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image where the mask is white.
    var inputImage: CIImage? { get set }
    /// The image where the mask is black; transparent for nil.
    var backgroundImage: CIImage? { get set }
    /// The mask, which determines the fraction of each image.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CILanczosScaleTransform`, as in the Core Image Filter Reference.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The factor of the height; 1 by default, usually 0.05 to 1.5.
    var scale: Float { get set }
    /// The factor of the width relative to that of the height; 1 by default, usually 0.5 to 2.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIPerspectiveTransform`, as in the Core Image Filter Reference.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}

/// The inputs of `CIAffineClamp`, as in the Core Image Filter Reference.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The transform applied before the edges are extended; the identity by default.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAffineTile`, as in the Core Image Filter Reference.
public protocol CIAffineTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The transform applied before the image is tiled; the identity by default.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAreaAverage`, as in the Core Image Filter Reference.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image to analyse.
    var inputImage: CIImage? { get set }
    /// The area to analyse, in pixels.
    var extent: CGRect { get set }
}

/// The inputs of `CIAreaHistogram`, as in the Core Image Filter Reference.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The image to analyse.
    var inputImage: CIImage? { get set }
    /// The area to analyse, in pixels.
    var extent: CGRect { get set }
    /// The number of bins, from 1 to 256; 64 by default.
    var count: Int { get set }
    /// The factor of the counts; 1 by default, usually 0 to 1.
    var scale: Float { get set }
}

/// The inputs of `CIKMeans`, as in the Core Image Filter Reference.
public protocol CIKMeans: CIFilterProtocol {
    /// The image whose colours are clustered.
    var inputImage: CIImage? { get set }
    /// The area to analyse, in pixels.
    var extent: CGRect { get set }
    /// The initial colours, as pixels; nil for colours far from one another.
    var inputMeans: CIImage? { get set }
    /// The number of clusters, where `inputMeans` gives none; 8 by default.
    var count: Int { get set }
    /// The number of iterations, an integer; 5 by default.
    var passes: Float { get set }
    /// Whether colour distances are perceptual; false by default.
    var perceptual: Bool { get set }
}
