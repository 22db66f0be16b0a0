public import CoreGraphics
public import Foundation

/// The inputs of `CIColorClamp`, as the Core Image Filter Reference gives them.
public protocol CIColorClamp: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}

/// The inputs of `CIColorPolynomial`, as the Core Image Filter Reference gives them.
public protocol CIColorPolynomial: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var redCoefficients: CIVector { get set }
    var greenCoefficients: CIVector { get set }
    var blueCoefficients: CIVector { get set }
    var alphaCoefficients: CIVector { get set }
}

/// The inputs of `CIColorCurves`, as the Core Image Filter Reference gives them.
public protocol CIColorCurves: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var curvesData: Data { get set }
    var curvesDomain: CIVector { get set }
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CILinearToSRGBToneCurve`, as the Core Image Filter Reference gives them.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The inputs of `CISRGBToneCurveToLinear`, as the Core Image Filter Reference gives them.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIWhitePointAdjust`, as the Core Image Filter Reference gives them.
public protocol CIWhitePointAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
}

/// The inputs of `CIFalseColor`, as the Core Image Filter Reference gives them.
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// The inputs of `CIMaximumComponent`, as the Core Image Filter Reference gives them.
public protocol CIMaximumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMinimumComponent`, as the Core Image Filter Reference gives them.
public protocol CIMinimumComponent: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIDissolveTransition`, as the Core Image Filter Reference gives them.
public protocol CIDissolveTransition: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}

/// The inputs of `CIDiscBlur`, as the Core Image Filter Reference gives them.
public protocol CIDiscBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
}

/// The inputs of `CICrystallize`, as the Core Image Filter Reference gives them.
public protocol CICrystallize: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var radius: Float { get set }
    var center: CGPoint { get set }
}

/// The inputs of `CIMorphologyRectangleMaximum`, as the Core Image Filter Reference gives them.
public protocol CIMorphologyRectangleMaximum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

/// The inputs of `CIMorphologyRectangleMinimum`, as the Core Image Filter Reference gives them.
public protocol CIMorphologyRectangleMinimum: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var width: Float { get set }
    var height: Float { get set }
}

/// The inputs of `CISmoothLinearGradient`, as the Core Image Filter Reference gives them.
public protocol CISmoothLinearGradient: CIFilterProtocol {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

/// The inputs of `CIRandomGenerator`, as the Core Image Filter Reference gives them.
public protocol CIRandomGenerator: CIFilterProtocol {}
