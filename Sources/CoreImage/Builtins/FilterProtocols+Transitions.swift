public import Foundation

/// A filter that transitions from one image to another.
public protocol CITransitionFilter: CIFilterProtocol {
    /// The initial image.
    var inputImage: CIImage? { get set }
    /// The final image.
    var targetImage: CIImage? { get set }
    /// The progress of the transition, from 0 to 1.
    var time: Float { get set }
}

/// The inputs of `CIAccordionFoldTransition`, as in the Core Image Filter Reference.
public protocol CIAccordionFoldTransition: CITransitionFilter {
    /// The height at the bottom that is not folded, in pixels; 0 by default.
    var bottomHeight: Float { get set }
    /// The number of folds; 3 by default, usually 1 to 10.
    var numberOfFolds: Float { get set }
    /// The darkness of the folds; 0.1 by default, usually 0 to 1.
    var foldShadowAmount: Float { get set }
}

/// The inputs of `CIBarsSwipeTransition`, as in the Core Image Filter Reference.
public protocol CIBarsSwipeTransition: CITransitionFilter {
    /// The angle, in radians, counterclockwise from the x axis; 3.141593 by default, usually 0 to 6.283.
    var angle: Float { get set }
    /// The width, in pixels; 30 by default, usually 2 to 300.
    var width: Float { get set }
    /// The distance by which each bar lags behind the previous one, in pixels; 10 by default, usually 1 to 100.
    var barOffset: Float { get set }
}

/// The inputs of `CICopyMachineTransition`, as in the Core Image Filter Reference.
public protocol CICopyMachineTransition: CITransitionFilter {
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
    /// The colour; red 0.6, green 1 and blue 0.8 by default.
    var color: CIColor { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually 0 to 6.283.
    var angle: Float { get set }
    /// The width, in pixels; 200 by default, usually 0.1 to 500.
    var width: Float { get set }
    /// The opacity of the colour; 1.3 by default, usually 0 to 3.
    var opacity: Float { get set }
}

/// The inputs of `CIDisintegrateWithMaskTransition`, as in the Core Image Filter Reference.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
    /// The mask.
    var maskImage: CIImage? { get set }
    /// The blur of the shadow, in pixels; 8 by default, usually 0 to 50.
    var shadowRadius: Float { get set }
    /// The darkness of the shadow, from 0 to 1; 0.65 by default.
    var shadowDensity: Float { get set }
    /// The offset of the shadow, in pixels; (0, -10) by default.
    var shadowOffset: CGPoint { get set }
}

/// The inputs of `CIFlashTransition`, as in the Core Image Filter Reference.
public protocol CIFlashTransition: CITransitionFilter {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
    /// The colour; red 1, green 0.8 and blue 0.6 by default.
    var color: CIColor { get set }
    /// The length of the rays, in radii of the light; 2.58 by default, usually 0 to 10.
    var maxStriationRadius: Float { get set }
    /// The strength of the rays; 0.5 by default, usually 0 to 3.
    var striationStrength: Float { get set }
    /// The contrast of the rays; 1.375 by default, usually 0 to 5.
    var striationContrast: Float { get set }
    /// The brightness at which the target appears, from 0 to 1; 0.85 by default.
    var fadeThreshold: Float { get set }
}

/// The inputs of `CIModTransition`, as in the Core Image Filter Reference.
public protocol CIModTransition: CITransitionFilter {
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 2 by default, usually -6.283 to 6.283.
    var angle: Float { get set }
    /// The radius, in pixels; 150 by default, usually 1 to 200.
    var radius: Float { get set }
    /// The distance at which the holes lag by the whole duration, in pixels; 300 by default, usually 100 to 800.
    var compression: Float { get set }
}

/// The inputs of `CIPageCurlTransition`, as in the Core Image Filter Reference.
public protocol CIPageCurlTransition: CITransitionFilter {
    /// The back of the page; nil for the faded front.
    var backsideImage: CIImage? { get set }
    /// The shading, by the direction of the surface; nil for a plain one.
    var shadingImage: CIImage? { get set }
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The radius, in pixels; 100 by default, usually 0.01 to 400.
    var radius: Float { get set }
}

/// The inputs of `CIPageCurlWithShadowTransition`, as in the Core Image Filter Reference.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
    /// The back of the page; nil for the faded front.
    var backsideImage: CIImage? { get set }
    /// The area, in pixels; (0, 0, 0, 0) by default.
    var extent: CGRect { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The radius, in pixels; 100 by default, usually 0.01 to 400.
    var radius: Float { get set }
    /// The size of the shadow, in radii; 0.5 by default, usually 0 to 1.
    var shadowSize: Float { get set }
    /// The strength of the shadows; 0.7 by default, usually 0 to 1.
    var shadowAmount: Float { get set }
    /// The area of the shadow, in pixels; the whole for an empty one; (0, 0, 0, 0) by default.
    var shadowExtent: CGRect { get set }
}

/// The inputs of `CIRippleTransition`, as in the Core Image Filter Reference.
public protocol CIRippleTransition: CITransitionFilter {
    /// The shading, by the direction of the surface; nil for a plain one.
    var shadingImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
    /// The width, in pixels; 100 by default, usually 10 to 300.
    var width: Float { get set }
    /// The scale; 50 by default, usually -50 to 50.
    var scale: Float { get set }
}

/// The inputs of `CISwipeTransition`, as in the Core Image Filter Reference.
public protocol CISwipeTransition: CITransitionFilter {
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
    /// The colour; white by default.
    var color: CIColor { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 300 by default, usually 0.1 to 800.
    var width: Float { get set }
    /// The opacity of the colour; 0 by default, usually 0 to 1.
    var opacity: Float { get set }
}
