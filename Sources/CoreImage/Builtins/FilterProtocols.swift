public import CoreGraphics
public import Foundation

/// A filter with typed inputs.
public protocol CIFilterProtocol: AnyObject {
    /// What the filter makes; nil, which is reported, while an input that it needs is missing.
    var outputImage: CIImage? { get }
}

/// A filter that joins an image with one behind it.
public protocol CICompositeOperation: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
}

/// The inputs of `CIGaussianBlur`, as the Core Image Filter Reference gives them.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// The inputs of `CIBoxBlur`, as the Core Image Filter Reference gives them.
public protocol CIBoxBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// The inputs of `CIMotionBlur`, as the Core Image Filter Reference gives them.
public protocol CIMotionBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// The inputs of `CIZoomBlur`, as the Core Image Filter Reference gives them.
public protocol CIZoomBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var amount: Float { get set }
}

/// The inputs of `CISharpenLuminance`, as the Core Image Filter Reference gives them.
public protocol CISharpenLuminance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var sharpness: Float { get set }
    var radius: Float { get set }
}

/// The inputs of `CIUnsharpMask`, as the Core Image Filter Reference gives them.
public protocol CIUnsharpMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// The inputs of `CIBloom`, as the Core Image Filter Reference gives them.
public protocol CIBloom: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// The inputs of `CIEdges`, as the Core Image Filter Reference gives them.
public protocol CIEdges: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// The inputs of `CIPixellate`, as the Core Image Filter Reference gives them.
public protocol CIPixellate: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var scale: Float { get set }
}

/// The inputs of `CIVignette`, as the Core Image Filter Reference gives them.
public protocol CIVignette: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
}

/// The inputs of `CIColorControls`, as the Core Image Filter Reference gives them.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}

/// The inputs of `CIColorMatrix`, as the Core Image Filter Reference gives them.
public protocol CIColorMatrix: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}

/// The inputs of `CIHueAdjust`, as the Core Image Filter Reference gives them.
public protocol CIHueAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var angle: Float { get set }
}

/// The inputs of `CIExposureAdjust`, as the Core Image Filter Reference gives them.
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var ev: Float { get set }
}

/// The inputs of `CIGammaAdjust`, as the Core Image Filter Reference gives them.
public protocol CIGammaAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var power: Float { get set }
}

/// The inputs of `CIVibrance`, as the Core Image Filter Reference gives them.
public protocol CIVibrance: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var amount: Float { get set }
}

/// The inputs of `CIToneCurve`, as the Core Image Filter Reference gives them.
public protocol CIToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}

/// The inputs of `CIColorInvert`, as the Core Image Filter Reference gives them.
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIColorMonochrome`, as the Core Image Filter Reference gives them.
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    var intensity: Float { get set }
}

/// The inputs of `CISepiaTone`, as the Core Image Filter Reference gives them.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var intensity: Float { get set }
}

/// The inputs of `CIColorPosterize`, as the Core Image Filter Reference gives them.
public protocol CIColorPosterize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var levels: Float { get set }
}

/// The inputs of `CIColorCube`, as the Core Image Filter Reference gives them.
public protocol CIColorCube: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
}

/// The inputs of `CIColorCubeWithColorSpace`, as the Core Image Filter Reference gives them.
public protocol CIColorCubeWithColorSpace: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CITwirlDistortion`, as the Core Image Filter Reference gives them.
public protocol CITwirlDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}

/// The inputs of `CIBumpDistortion`, as the Core Image Filter Reference gives them.
public protocol CIBumpDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// The inputs of `CIPinchDistortion`, as the Core Image Filter Reference gives them.
public protocol CIPinchDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}

/// The inputs of `CIHoleDistortion`, as the Core Image Filter Reference gives them.
public protocol CIHoleDistortion: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var center: CGPoint { get set }
    var radius: Float { get set }
}

/// The inputs of `CILinearGradient`, as the Core Image Filter Reference gives them.
public protocol CILinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// The inputs of `CIRadialGradient`, as the Core Image Filter Reference gives them.
public protocol CIRadialGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// The inputs of `CIGaussianGradient`, as the Core Image Filter Reference gives them.
public protocol CIGaussianGradient: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var radius: Float { get set }
}

/// The inputs of `CICheckerboardGenerator`, as the Core Image Filter Reference gives them.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// The inputs of `CIStripesGenerator`, as the Core Image Filter Reference gives them.
public protocol CIStripesGenerator: CIFilterProtocol {
    var center: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}

/// The inputs of `CIConstantColorGenerator`, as the Core Image Filter Reference gives them.
public protocol CIConstantColorGenerator: CIFilterProtocol {
    var color: CIColor { get set }
}

/// The inputs of `CIQRCodeGenerator`, as the Core Image Filter Reference gives them.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    var correctionLevel: String { get set }
}

/// The inputs of `CIBlendWithMask`, as the Core Image Filter Reference gives them.
public protocol CIBlendWithMask: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

/// The inputs of `CILanczosScaleTransform`, as the Core Image Filter Reference gives them.
public protocol CILanczosScaleTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var scale: Float { get set }
    var aspectRatio: Float { get set }
}

/// The inputs of `CIPerspectiveTransform`, as the Core Image Filter Reference gives them.
public protocol CIPerspectiveTransform: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}

/// The inputs of `CIAffineClamp`, as the Core Image Filter Reference gives them.
public protocol CIAffineClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAffineTile`, as the Core Image Filter Reference gives them.
public protocol CIAffineTile: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var transform: CGAffineTransform { get set }
}

/// The inputs of `CIAreaAverage`, as the Core Image Filter Reference gives them.
public protocol CIAreaReductionFilter: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
}

/// The inputs of `CIAreaHistogram`, as the Core Image Filter Reference gives them.
public protocol CIAreaHistogram: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var count: Int { get set }
    var scale: Float { get set }
}

/// The inputs of `CIKMeans`, as the Core Image Filter Reference gives them.
public protocol CIKMeans: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var extent: CGRect { get set }
    var inputMeans: CIImage? { get set }
    var count: Int { get set }
    var passes: Float { get set }
    var perceptual: Bool { get set }
}
