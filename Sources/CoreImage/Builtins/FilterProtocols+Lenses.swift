public import Foundation

/// The inputs of `CIBumpDistortionLinear`, as in the Core Image Filter Reference.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 300 by default, usually 0 to 600.
    var radius: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually 0 to 6.283.
    var angle: Float { get set }
    /// The scale; 0.5 by default, usually 0 to 1.
    var scale: Float { get set }
}

/// The inputs of `CICircleSplashDistortion`, as in the Core Image Filter Reference.
public protocol CICircleSplashDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 150 by default, usually 0 to 1000.
    var radius: Float { get set }
}

/// The inputs of `CICircularWrap`, as in the Core Image Filter Reference.
public protocol CICircularWrap: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 150 by default, usually 0 to 600.
    var radius: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
}

/// The inputs of `CIDisplacementDistortion`, as in the Core Image Filter Reference.
public protocol CIDisplacementDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The displacements: red is x and green is y, 0.5 for none.
    var displacementImage: CIImage? { get set }
    /// The scale; 50 by default, usually 0 to 200.
    var scale: Float { get set }
}

/// The inputs of `CIGlassDistortion`, as in the Core Image Filter Reference.
public protocol CIGlassDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The texture; the slope of red is the displacement along x, that of green along y.
    var textureImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The scale; 200 by default, usually 0.01 to 500.
    var scale: Float { get set }
}

/// The inputs of `CILightTunnel`, as in the Core Image Filter Reference.
public protocol CILightTunnel: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The rotation, in radians; 0 by default, usually 0 to 1.571.
    var rotation: Float { get set }
    /// The radius, in pixels; 100 by default, usually 1 to 500.
    var radius: Float { get set }
}

/// The inputs of `CINinePartStretched`, as in the Core Image Filter Reference.
public protocol CINinePartStretched: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The lower left corner of the part that is stretched, in pixels; (50, 50) by default.
    var breakpoint0: CGPoint { get set }
    /// The upper right corner of the part that is stretched, in pixels; (150, 150) by default.
    var breakpoint1: CGPoint { get set }
    /// The growth of the width and the height, in pixels; (100, 100) by default.
    var growAmount: CGPoint { get set }
}

/// The inputs of `CITorusLensDistortion`, as in the Core Image Filter Reference.
public protocol CITorusLensDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 160 by default, usually 0 to 500.
    var radius: Float { get set }
    /// The width, in pixels; 80 by default, usually 0 to 200.
    var width: Float { get set }
    /// The refraction of the glass; 1.7 by default, usually 0 to 5.
    var refraction: Float { get set }
}

/// The inputs of `CIVortexDistortion`, as in the Core Image Filter Reference.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels; 300 by default, usually 0 to 800.
    var radius: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis; 56.548668 by default, usually -94.248 to 94.248.
    var angle: Float { get set }
}
