public import Foundation

/// The inputs of `CICircularScreen`, as in the Core Image Filter Reference.
public protocol CICircularScreen: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The width, in pixels; 6 by default, usually 2 to 50.
    var width: Float { get set }
    /// The sharpness of the result; 0.7 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIDotScreen`, as in the Core Image Filter Reference.
public protocol CIDotScreen: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 6 by default, usually 2 to 50.
    var width: Float { get set }
    /// The sharpness of the result; 0.7 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIHatchedScreen`, as in the Core Image Filter Reference.
public protocol CIHatchedScreen: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 6 by default, usually 2 to 50.
    var width: Float { get set }
    /// The sharpness of the result; 0.7 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CILineScreen`, as in the Core Image Filter Reference.
public protocol CILineScreen: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 6 by default, usually 2 to 50.
    var width: Float { get set }
    /// The sharpness of the result; 0.7 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CICMYKHalftone`, as in the Core Image Filter Reference.
public protocol CICMYKHalftone: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The width, in pixels; 6 by default, usually 2 to 100.
    var width: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The sharpness of the result; 0.7 by default, usually 0 to 1.
    var sharpness: Float { get set }
    /// The fraction of gray that is replaced by black, from 0 to 1; 1 by default.
    var grayComponentReplacement: Float { get set }
    /// The fraction of gray that is removed from the colours, from 0 to 1; 0.5 by default.
    var underColorRemoval: Float { get set }
}
