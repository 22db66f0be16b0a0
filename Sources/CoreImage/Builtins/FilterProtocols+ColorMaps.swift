public import CoreGraphics
public import Foundation

/// The inputs of `CIColorThreshold`, as in the Core Image Filter Reference.
public protocol CIColorThreshold: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The limit above which a channel becomes 1; 0.5 by default.
    var threshold: Float { get set }
}

/// The inputs of `CILabDeltaE`, as in the Core Image Filter Reference.
public protocol CILabDeltaE: CIFilterProtocol {
    /// The reference image.
    var inputImage: CIImage? { get set }
    /// The image to compare.
    var image2: CIImage? { get set }
}

/// The inputs of `CIColorClamp`, as in the Core Image Filter Reference.
public protocol CIColorClamp: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The minimum of red, green, blue and alpha; [0, 0, 0, 0] by default.
    var minComponents: CIVector { get set }
    /// The maximum of red, green, blue and alpha; [1, 1, 1, 1] by default.
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIColorPolynomial`, as in the Core Image Filter Reference.
public protocol CIColorPolynomial: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The polynomial of red, from the constant to the cubic coefficient; [0, 1, 0, 0] by default.
    var redCoefficients: CIVector { get set }
    /// The polynomial of green, from the constant to the cubic coefficient; [0, 1, 0, 0] by default.
    var greenCoefficients: CIVector { get set }
    /// The polynomial of blue, from the constant to the cubic coefficient; [0, 1, 0, 0] by default.
    var blueCoefficients: CIVector { get set }
    /// The polynomial of alpha, from the constant to the cubic coefficient; [0, 1, 0, 0] by default.
    var alphaCoefficients: CIVector { get set }
}

/// The inputs of `CIColorCurves`, as in the Core Image Filter Reference.
public protocol CIColorCurves: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// Rows of three floats: red, green and blue at evenly spaced values.
    var curvesData: Data { get set }
    /// The input values of the first and the last row; [0, 1] by default.
    var curvesDomain: CIVector { get set }
    /// The colour space of the table; nil for the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CILinearToSRGBToneCurve`, as in the Core Image Filter Reference.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CISRGBToneCurveToLinear`, as in the Core Image Filter Reference.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIWhitePointAdjust`, as in the Core Image Filter Reference.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The colour that white is mapped to; white by default.
    var color: CIColor { get set }
}

/// The inputs of `CIFalseColor`, as in the Core Image Filter Reference.
public protocol CIFalseColor: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The colour that black is mapped to; red 0.3, green 0 and blue 0 by default.
    var color0: CIColor { get set }
    /// The colour that white is mapped to; red 1, green 0.9 and blue 0.8 by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIMaximumComponent`, as in the Core Image Filter Reference.
public protocol CIMaximumComponent: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`, as in the Core Image Filter Reference.
public protocol CIMinimumComponent: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDissolveTransition`, as in the Core Image Filter Reference.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The inputs of `CIDiscBlur`, as in the Core Image Filter Reference.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius of the disc, in pixels; 8 by default.
    var radius: Float { get set }
}

/// The inputs of `CICrystallize`, as in the Core Image Filter Reference.
public protocol CICrystallize: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The size of a crystal, in pixels; 20 by default.
    var radius: Float { get set }
    /// The origin of the pattern, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
}

/// The inputs of `CIMorphologyRectangleMaximum`, as in the Core Image Filter Reference.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The rectangle's width, in pixels; 5 by default.
    var width: Float { get set }
    /// The rectangle's height, in pixels; 5 by default.
    var height: Float { get set }
}

/// The inputs of `CIMorphologyRectangleMinimum`, as in the Core Image Filter Reference.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The rectangle's width, in pixels; 5 by default.
    var width: Float { get set }
    /// The rectangle's height, in pixels; 5 by default.
    var height: Float { get set }
}

/// The inputs of `CISmoothLinearGradient`, as in the Core Image Filter Reference.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    /// The position of the first colour, in pixels; (0, 0) by default.
    var point0: CGPoint { get set }
    /// The position of the second colour, in pixels; (200, 200) by default.
    var point1: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIRandomGenerator`, as in the Core Image Filter Reference.
public protocol CIRandomGenerator: CIFilterProtocol {}
