public import CoreGraphics
public import Foundation

/// The inputs of `CIColorClamp`, as the Core Image Filter Reference gives them.
public protocol CIColorClamp: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The least value of red, green, blue and alpha; [0, 0, 0, 0] by default.
    var minComponents: CIVector { get set }
    /// The greatest value of red, green, blue and alpha; [1, 1, 1, 1] by default.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIColorPolynomial`, as the Core Image Filter Reference gives them.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The polynomial of red, from the constant to the cube; [0, 1, 0, 0] by default.
    var redCoefficients: CIVector { get set }
    /// The polynomial of green, from the constant to the cube; [0, 1, 0, 0] by default.
    var greenCoefficients: CIVector { get set }
    /// The polynomial of blue, from the constant to the cube; [0, 1, 0, 0] by default.
    var blueCoefficients: CIVector { get set }
    /// The polynomial of alpha, from the constant to the cube; [0, 1, 0, 0] by default.
    var alphaCoefficients: CIVector { get set }
}

/// The inputs of `CIColorCurves`, as the Core Image Filter Reference gives them.
public protocol CIColorCurves: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// Rows of three floats: red, green and blue at evenly spaced values.
    var curvesData: Data { get set }
    /// The values of the first and the last row; [0, 1] by default.
    var curvesDomain: CIVector { get set }
    /// The space of the table's numbers; the working space for nil.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CILinearToSRGBToneCurve`, as the Core Image Filter Reference gives them.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CISRGBToneCurveToLinear`, as the Core Image Filter Reference gives them.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIWhitePointAdjust`, as the Core Image Filter Reference gives them.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour that white becomes; white by default.
    var color: CIColor { get set }
}

/// The inputs of `CIFalseColor`, as the Core Image Filter Reference gives them.
public protocol CIFalseColor: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The colour of black; red 0.3, green 0 and blue 0 by default.
    var color0: CIColor { get set }
    /// The colour of white; red 1, green 0.9 and blue 0.8 by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIMaximumComponent`, as the Core Image Filter Reference gives them.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`, as the Core Image Filter Reference gives them.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDissolveTransition`, as the Core Image Filter Reference gives them.
public protocol CIDissolveTransition: CIFilterProtocol {
    /// The image at the beginning.
    var inputImage: CIImage? { get set }
    /// The image at the end.
    var targetImage: CIImage? { get set }
    /// How far the transition has come, from 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIDiscBlur`, as the Core Image Filter Reference gives them.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The radius of the disc whose mean each pixel becomes, in pixels; 8 by default.
    var radius: Float { get set }
}

/// The inputs of `CICrystallize`, as the Core Image Filter Reference gives them.
public protocol CICrystallize: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The size of a crystal, in pixels; 20 by default.
    var radius: Float { get set }
    /// Where the pattern of crystals begins, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
}

/// The inputs of `CIMorphologyRectangleMaximum`, as the Core Image Filter Reference gives them.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The rectangle's width, in pixels; 5 by default.
    var width: Float { get set }
    /// The rectangle's height, in pixels; 5 by default.
    var height: Float { get set }
}

/// The inputs of `CIMorphologyRectangleMinimum`, as the Core Image Filter Reference gives them.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The image that the filter changes.
    var inputImage: CIImage? { get set }
    /// The rectangle's width, in pixels; 5 by default.
    var width: Float { get set }
    /// The rectangle's height, in pixels; 5 by default.
    var height: Float { get set }
}

/// The inputs of `CISmoothLinearGradient`, as the Core Image Filter Reference gives them.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// Where the first colour lies, in pixels; (0, 0) by default.
    var point0: CGPoint { get set }
    /// Where the second colour lies, in pixels; (200, 200) by default.
    var point1: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIRandomGenerator`, as the Core Image Filter Reference gives them.
public protocol CIRandomGenerator: CIFilterProtocol {}
