public import CoreGraphics
public import Foundation

/// The inputs of `CILinearGradient`, as the Core Image Filter Reference gives them.
public protocol CILinearGradient: CIFilterProtocol {
    /// Where the first colour lies, in pixels; (0, 0) by default.
    var point0: CGPoint { get set }
    /// Where the second colour lies, in pixels; (200, 200) by default.
    var point1: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIRadialGradient`, as the Core Image Filter Reference gives them.
public protocol CIRadialGradient: CIFilterProtocol {
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The radius, in pixels, up to which there is the first colour; 5 by default.
    var radius0: Float { get set }
    /// The radius, in pixels, from which there is the second colour; 100 by default.
    var radius1: Float { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
}

/// The inputs of `CIGaussianGradient`, as the Core Image Filter Reference gives them.
public protocol CIGaussianGradient: CIFilterProtocol {
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; transparent by default.
    var color1: CIColor { get set }
    /// How far the gradient reaches, in pixels; 300 by default.
    var radius: Float { get set }
}

/// The inputs of `CICheckerboardGenerator`, as the Core Image Filter Reference gives them.
public protocol CICheckerboardGenerator: CIFilterProtocol {
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
    /// The side of a square, in pixels; 80 by default.
    var width: Float { get set }
    /// How sharp edges are: 1 for none between, 0 for a smooth passage; 1 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIStripesGenerator`, as the Core Image Filter Reference gives them.
public protocol CIStripesGenerator: CIFilterProtocol {
    /// The middle, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The first colour; white by default.
    var color0: CIColor { get set }
    /// The second colour; black by default.
    var color1: CIColor { get set }
    /// The width of a stripe, in pixels; 80 by default.
    var width: Float { get set }
    /// How sharp edges are: 1 for none between, 0 for a smooth passage; 1 by default, usually 0 to 1.
    var sharpness: Float { get set }
}

/// The inputs of `CIConstantColorGenerator`, as the Core Image Filter Reference gives them.
public protocol CIConstantColorGenerator: CIFilterProtocol {
    /// The colour of all pixels; red by default.
    var color: CIColor { get set }
}

/// The inputs of `CIQRCodeGenerator`, as the Core Image Filter Reference gives them.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// The bytes that the code says.
    var message: Data { get set }
    /// How much of the code may be missing: `L`, `M`, `Q` or `H`, from 7 to 30 %; M by default.
    var correctionLevel: String { get set }
}
