public import CoreGraphics

/// The inputs of `CIHistogramDisplayFilter`, as in the Core Image Filter Reference.
public protocol CIHistogramDisplay: CIFilterProtocol {
    /// The histogram: a row of pixels, as `CIAreaHistogram` makes it.
    var inputImage: CIImage? { get set }
    /// The height of the picture, in pixels; 100 by default, usually 1 to 200.
    var height: Float { get set }
    /// The fraction of the width from which the picture is lighter; 1 by default.
    var highLimit: Float { get set }
    /// The fraction of the width up to which the picture is darker; 0 by default.
    var lowLimit: Float { get set }
}

/// The inputs of `CISobelGradients`, as in the Core Image Filter Reference.
public protocol CISobelGradients: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIBlurredRectangleGenerator`, as in the Core Image Filter Reference.
public protocol CIBlurredRectangleGenerator: CIFilterProtocol {
    /// The area, in pixels, before it is blurred; (0, 0, 100, 100) by default.
    var extent: CGRect { get set }
    /// The deviation of the blur, in pixels; 10 by default, usually 0 to 100.
    var sigma: Float { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
}

/// The inputs of `CIRoundedRectangleStrokeGenerator`, as in the Core Image Filter Reference.
public protocol CIRoundedRectangleStrokeGenerator: CIFilterProtocol {
    /// The area, in pixels; (0, 0, 100, 100) by default.
    var extent: CGRect { get set }
    /// The radius of the corners, in pixels; 10 by default, usually 0 to 100.
    var radius: Float { get set }
    /// The width of the line, which lies inside the area, in pixels; 10 by default, usually 0 to 100.
    var width: Float { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
}
