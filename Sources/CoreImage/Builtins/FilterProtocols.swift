public import CoreGraphics
public import Foundation

/// A filter with typed inputs.
public protocol CIFilterProtocol: AnyObject {
    /// What the filter makes; nil, which is reported, while an input that it needs is missing.
    var outputImage: CIImage? { get }
}

/// A filter that composites an image over a background.
public protocol CICompositeOperation: CIFilterProtocol {
    /// The image in front.
    var inputImage: CIImage? { get set }
    /// The image behind.
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIGaussianBlur`, as the Core Image Filter Reference gives them.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation, in pixels; 10 by default.
    var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`, as the Core Image Filter Reference gives them.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Half the side of the square whose mean each pixel becomes, in pixels; 10 by default.
    var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`, as the Core Image Filter Reference gives them.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How far the blur reaches along its direction, in pixels; 20 by default.
    var radius: Float { get set }
    /// The direction of the motion, in radians, counterclockwise from the x axis; 0 by default.
    var angle: Float { get set }
}

/// The inputs of `CIZoomBlur`, as the Core Image Filter Reference gives them.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The point, in pixels, from which the blur goes out; (150, 150) by default.
    var center: CGPoint { get set }
    /// How strong the blur is; negative values blur the other way; 20 by default.
    var amount: Float { get set }
}

/// The inputs of `CISharpenLuminance`, as the Core Image Filter Reference gives them.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How much of the difference from the blurred image is added; 0.4 by default.
    var sharpness: Float { get set }
    /// The Gaussian's standard deviation, in pixels; 1.69 by default.
    var radius: Float { get set }
}

/// The inputs of `CIUnsharpMask`, as the Core Image Filter Reference gives them.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation, in pixels; 2.5 by default.
    var radius: Float { get set }
    /// How much of the difference from the blurred image is added; 0.5 by default.
    var intensity: Float { get set }
}

/// The inputs of `CIBloom`, as the Core Image Filter Reference gives them.
public protocol CIBloom: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The Gaussian's standard deviation of the glow, in pixels; 10 by default.
    var radius: Float { get set }
    /// How strong the glow is; 0.5 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIEdges`, as the Core Image Filter Reference gives them.
public protocol CIEdges: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// What the edges' differences are multiplied by; 1 by default, usually 0 to 10.
    var intensity: Float { get set }
}

/// The inputs of `CIPixellate`, as the Core Image Filter Reference gives them.
public protocol CIPixellate: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// A corner of the grid of squares, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The side of a square, in pixels; 8 by default.
    var scale: Float { get set }
}

/// The inputs of `CIVignette`, as the Core Image Filter Reference gives them.
public protocol CIVignette: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How far from the corners the darkening reaches, as a factor of the image's size; 1 by default.
    var radius: Float { get set }
    /// How dark the corners become; negative values brighten them; 0 by default, usually -1 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIColorControls`, as the Core Image Filter Reference gives them.
public protocol CIColorControls: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factor of the colours' distance from gray; 0 leaves grays; 1 by default.
    var saturation: Float { get set }
    /// What is added to each component; 0 by default, usually -1 to 1.
    var brightness: Float { get set }
    /// The factor of each component's distance from middle gray; 1 by default.
    var contrast: Float { get set }
}

/// The inputs of `CIColorMatrix`, as the Core Image Filter Reference gives them.
public protocol CIColorMatrix: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// What red is made of: factors of red, green, blue and alpha; [1, 0, 0, 0] by default.
    var rVector: CIVector { get set }
    /// What green is made of: factors of red, green, blue and alpha; [0, 1, 0, 0] by default.
    var gVector: CIVector { get set }
    /// What blue is made of: factors of red, green, blue and alpha; [0, 0, 1, 0] by default.
    var bVector: CIVector { get set }
    /// What alpha is made of: factors of red, green, blue and alpha; [0, 0, 0, 1] by default.
    var aVector: CIVector { get set }
    /// What is added to red, green, blue and alpha; [0, 0, 0, 0] by default.
    var biasVector: CIVector { get set }
}

/// The inputs of `CIHueAdjust`, as the Core Image Filter Reference gives them.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How far hues turn, in radians; 0 by default.
    var angle: Float { get set }
}

/// The inputs of `CIExposureAdjust`, as the Core Image Filter Reference gives them.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exposure in stops: each doubles the light; 0 by default, usually -10 to 10.
    var ev: Float { get set }
}

/// The inputs of `CIGammaAdjust`, as the Core Image Filter Reference gives them.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The exponent of each component; 1 by default, usually 0.25 to 4.
    var power: Float { get set }
}

/// The inputs of `CIVibrance`, as the Core Image Filter Reference gives them.
public protocol CIVibrance: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How much more saturated dull colours become; negative values make them duller; 0 by default, usually -1 to 1.
    var amount: Float { get set }
}

/// The inputs of `CIToneCurve`, as the Core Image Filter Reference gives them.
public protocol CIToneCurve: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// A point of the curve: from a component's value to its new one; (0, 0) by default.
    var point0: CGPoint { get set }
    /// A point of the curve: from a component's value to its new one; (0.25, 0.25) by default.
    var point1: CGPoint { get set }
    /// A point of the curve: from a component's value to its new one; (0.5, 0.5) by default.
    var point2: CGPoint { get set }
    /// A point of the curve: from a component's value to its new one; (0.75, 0.75) by default.
    var point3: CGPoint { get set }
    /// A point of the curve: from a component's value to its new one; (1, 1) by default.
    var point4: CGPoint { get set }
}

/// The inputs of `CIColorInvert`, as the Core Image Filter Reference gives them.
public protocol CIColorInvert: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMonochrome`, as the Core Image Filter Reference gives them.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour that shades are made of; red 0.6, green 0.45 and blue 0.3 by default.
    var color: CIColor { get set }
    /// How much of the effect is mixed in; 1 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CISepiaTone`, as the Core Image Filter Reference gives them.
public protocol CISepiaTone: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How much of the effect is mixed in; 1 by default, usually 0 to 1.
    var intensity: Float { get set }
}

/// The inputs of `CIColorPosterize`, as the Core Image Filter Reference gives them.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How many levels each component has; 6 by default, usually 2 to 30.
    var levels: Float { get set }
}

/// The inputs of `CIColorCube`, as the Core Image Filter Reference gives them.
public protocol CIColorCube: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How many entries the cube has along each side; 2 by default, usually 2 to 128.
    var cubeDimension: Float { get set }
    /// The cube's entries: four floats each, red changing fastest; premultiplied.
    var cubeData: Data { get set }
}

/// The inputs of `CIColorCubeWithColorSpace`, as the Core Image Filter Reference gives them.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// How many entries the cube has along each side; 2 by default, usually 2 to 128.
    var cubeDimension: Float { get set }
    /// The cube's entries: four floats each, red changing fastest; premultiplied.
    var cubeData: Data { get set }
    /// The space of the table's numbers; the working space for nil.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CITwirlDistortion`, as the Core Image Filter Reference gives them.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// How far from the centre pixels are turned, in pixels; 300 by default.
    var radius: Float { get set }
    /// How far the middle is turned, in radians; pi by default.
    var angle: Float { get set }
}

/// The inputs of `CIBumpDistortion`, as the Core Image Filter Reference gives them.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// How far the bump reaches, in pixels; 300 by default.
    var radius: Float { get set }
    /// How much the bump magnifies; negative values make a dent; 0.5 by default, usually -1 to 1.
    var scale: Float { get set }
}

/// The inputs of `CIPinchDistortion`, as the Core Image Filter Reference gives them.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// How far the pinch reaches, in pixels; 300 by default.
    var radius: Float { get set }
    /// How far pixels are drawn in; 0 leaves them; 0.5 by default, usually 0 to 2.
    var scale: Float { get set }
}

/// The inputs of `CIHoleDistortion`, as the Core Image Filter Reference gives them.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The hole's radius, in pixels; 150 by default.
    var radius: Float { get set }
}

/// The inputs of `CIBlendWithMask`, as the Core Image Filter Reference gives them.
public protocol CIBlendWithMask: CIFilterProtocol {
    /// The image where the mask is white.
    var inputImage: CIImage? { get set }
    /// The image where the mask is black; transparent for nil.
    var backgroundImage: CIImage? { get set }
    /// What says how much of each is seen.
    var maskImage: CIImage? { get set }
}

/// The inputs of `CILanczosScaleTransform`, as the Core Image Filter Reference gives them.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The factor of the height; 1 by default, usually 0.05 to 1.5.
    var scale: Float { get set }
    /// The factor of the width beside that of the height; 1 by default, usually 0.5 to 2.
    var aspectRatio: Float { get set }
}

/// The inputs of `CIPerspectiveTransform`, as the Core Image Filter Reference gives them.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Where the top left corner goes, in pixels; (118, 484) by default.
    var topLeft: CGPoint { get set }
    /// Where the top right corner goes, in pixels; (646, 507) by default.
    var topRight: CGPoint { get set }
    /// Where the bottom right corner goes, in pixels; (548, 140) by default.
    var bottomRight: CGPoint { get set }
    /// Where the bottom left corner goes, in pixels; (155, 153) by default.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of `CIAffineClamp`, as the Core Image Filter Reference gives them.
public protocol CIAffineClamp: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// What moves the image before its edges go on without end; the identity by default.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAffineTile`, as the Core Image Filter Reference gives them.
public protocol CIAffineTile: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// What moves the image before it is repeated without end; the identity by default.
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAreaAverage`, as the Core Image Filter Reference gives them.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    /// The image that is looked at.
    var inputImage: CIImage? { get set }
    /// The part of the image that is looked at, in pixels.
    var extent: CGRect { get set }
}

/// The inputs of `CIAreaHistogram`, as the Core Image Filter Reference gives them.
public protocol CIAreaHistogram: CIFilterProtocol {
    /// The image that is looked at.
    var inputImage: CIImage? { get set }
    /// The part of the image that is looked at, in pixels.
    var extent: CGRect { get set }
    /// How many bins there are, from 1 to 256; 64 by default.
    var count: Int { get set }
    /// What the counts are multiplied by; 1 by default, usually 0 to 1.
    var scale: Float { get set }
}

/// The inputs of `CIKMeans`, as the Core Image Filter Reference gives them.
public protocol CIKMeans: CIFilterProtocol {
    /// The image whose colours are looked for.
    var inputImage: CIImage? { get set }
    /// The part of the image that is looked at, in pixels.
    var extent: CGRect { get set }
    /// The colours to begin with, as pixels; nil for colours that are far from one another.
    var inputMeans: CIImage? { get set }
    /// How many colours are looked for, where `inputMeans` gives none; 8 by default.
    var count: Int { get set }
    /// How often means are taken, as a whole number; 5 by default.
    var passes: Float { get set }
    /// Whether distances are those that the eye sees; false by default.
    var perceptual: Bool { get set }
}
