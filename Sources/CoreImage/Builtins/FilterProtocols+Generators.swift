public import CoreGraphics
public import Foundation

/// The inputs of `CILinearGradient`, as in the Core Image Filter Reference.
public protocol CILinearGradient: CIFilterProtocol {
    /// The position of the first colour, in pixels; (0, 0) by default.
    var point0: CGPoint { get set }
    /// The position of the second colour, in pixels; (200, 200) by default.
    var point1: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIRadialGradient`, as in the Core Image Filter Reference.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius of the first colour, in pixels; 5 by default.
    var radius0: Float { get set }
    /// The radius of the second colour, in pixels; 100 by default.
    var radius1: Float { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIGaussianGradient`, as in the Core Image Filter Reference.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; transparent by default.
    var color1: CIColor { get set }
    /// The radius of the gradient, in pixels; 300 by default.
    var radius: Float { get set }
}

/// The inputs of `CICheckerboardGenerator`, as in the Core Image Filter Reference.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
    /// The side of a square, in pixels; 80 by default.
    var width: Float { get set }
    /// The sharpness of edges: 1 is hard, 0 a smooth transition; 1 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIStripesGenerator`, as in the Core Image Filter Reference.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
    /// The width of a stripe, in pixels; 80 by default.
    var width: Float { get set }
    /// The sharpness of edges: 1 is hard, 0 a smooth transition; 1 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIConstantColorGenerator`, as in the Core Image Filter Reference.
public protocol CIConstantColorGenerator: CIFilterProtocol {
    /// The colour of all pixels; red by default.
    var color: CIColor { get set }
}

/// The inputs of `CIQRCodeGenerator`, as in the Core Image Filter Reference.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The encoded bytes.
    var message: Data { get set }
    /// The error correction level: `L`, `M`, `Q` or `H`, which restore 7 to 30 % of the code; M by default.
    var correctionLevel: String { get set }
}
