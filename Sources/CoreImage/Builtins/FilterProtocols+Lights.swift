public import CoreGraphics
public import Foundation

/// The inputs of `CIHueSaturationValueGradient`, as in the Core Image Filter Reference.
public protocol CIHueSaturationValueGradient: CIFilterProtocol {
    /// The value of the colours, from 0 to 1; 1 by default.
    var value: Float { get set }
    /// The radius, in pixels; 300 by default, usually 0 to 800.
    var radius: Float { get set }
    /// The softness of the edge; 1 by default, usually 0 to 1.
    var softness: Float { get set }
    /// The amount of dithering against banding, in levels of 8 bits; 1 by default, usually 0 to 3.
    var dither: Float { get set }
    /// The colour space of the values; nil for the working space.
    var colorSpace: CGColorSpace? { get set }
}

/// The inputs of `CILenticularHaloGenerator`, as in the Core Image Filter Reference.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The colour; red 1, green 0.9 and blue 0.8 by default.
    var color: CIColor { get set }
    /// The radius of the halo, in pixels; 70 by default, usually 0 to 1000.
    var haloRadius: Float { get set }
    /// The width of the halo, in pixels; 87 by default, usually 0 to 300.
    var haloWidth: Float { get set }
    /// The separation of the colours; 0.77 by default, usually 0 to 1.
    var haloOverlap: Float { get set }
    /// The strength of the rays; 0.5 by default, usually 0 to 3.
    var striationStrength: Float { get set }
    /// The contrast of the rays; 1 by default, usually 0 to 5.
    var striationContrast: Float { get set }
    /// The progress, from 0 to 1; 0 by default.
    var time: Float { get set }
}

/// The inputs of `CIMeshGenerator`, as in the Core Image Filter Reference.
public protocol CIMeshGenerator: CIFilterProtocol {
    /// The width, in pixels; 1.5 by default, usually 1 to 10.
    var width: Float { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
    /// The lines: vectors of x and y of both ends, in pixels.
    var mesh: [Any] { get set }
}

/// The inputs of `CIRoundedRectangleGenerator`, as in the Core Image Filter Reference.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
    /// The area, in pixels; (0, 0, 100, 100) by default.
    var extent: CGRect { get set }
    /// The radius, in pixels; 10 by default, usually 0 to 100.
    var radius: Float { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
}

/// The inputs of `CIStarShineGenerator`, as in the Core Image Filter Reference.
public protocol CIStarShineGenerator: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The colour; red 1, green 0.8 and blue 0.6 by default.
    var color: CIColor { get set }
    /// The radius, in pixels; 50 by default, usually 0 to 300.
    var radius: Float { get set }
    /// The size of the cross, in percent of the radius; 15 by default, usually 0 to 100.
    var crossScale: Float { get set }
    /// The angle of the cross, in radians; 0.6 by default, usually -3.142 to 3.142.
    var crossAngle: Float { get set }
    /// The opacity of the cross, as a power of ten; -2 by default, usually -8 to 0.
    var crossOpacity: Float { get set }
    /// The width of the cross, in pixels; 2.5 by default, usually 0.5 to 10.
    var crossWidth: Float { get set }
    /// The fading of the spikes, as a power of ten; -2 by default, usually -8 to 0.
    var epsilon: Float { get set }
}

/// The inputs of `CISunbeamsGenerator`, as in the Core Image Filter Reference.
public protocol CISunbeamsGenerator: CIFilterProtocol {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The colour; red 1, green 0.5 and blue 0 by default.
    var color: CIColor { get set }
    /// The sun's radius, in pixels; 40 by default, usually 0 to 800.
    var sunRadius: Float { get set }
    /// The length of the rays, in radii of the light; 2.58 by default, usually 0 to 10.
    var maxStriationRadius: Float { get set }
    /// The strength of the rays; 0.5 by default, usually 0 to 3.
    var striationStrength: Float { get set }
    /// The contrast of the rays; 1.375 by default, usually 0 to 5.
    var striationContrast: Float { get set }
    /// The progress, from 0 to 1; 0 by default.
    var time: Float { get set }
}
