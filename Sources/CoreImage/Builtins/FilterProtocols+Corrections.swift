public import Foundation

/// A filter that maps a rectangle to four points, or back.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The top left corner, in pixels; (118, 484) by default.
    var topLeft: CGPoint { get set }
    /// The top right corner, in pixels; (646, 507) by default.
    var topRight: CGPoint { get set }
    /// The bottom right corner, in pixels; (548, 140) by default.
    var bottomRight: CGPoint { get set }
    /// The bottom left corner, in pixels; (155, 153) by default.
    var bottomLeft: CGPoint { get set }
}

/// The inputs of `CIBicubicScaleTransform`, as in the Core Image Filter Reference.
public protocol CIBicubicScaleTransform: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The scale; 1 by default, usually 0.05 to 100.
    var scale: Float { get set }
    /// The horizontal scale relative to the vertical one; 1 by default, usually 0.5 to 2.
    var aspectRatio: Float { get set }
    /// The parameter B of the cubic; 0 by default, usually 0 to 1.
    var parameterB: Float { get set }
    /// The parameter C of the cubic; 0.75 by default, usually 0 to 1.
    var parameterC: Float { get set }
}

/// The inputs of `CIEdgePreserveUpsampleFilter`, as in the Core Image Filter Reference.
public protocol CIEdgePreserveUpsample: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The small image to enlarge.
    var smallImage: CIImage? { get set }
    /// The radius, in pixels of the small image; 3 by default.
    var spatialSigma: Float { get set }
    /// The difference in luminance that counts as an edge; 0.15 by default.
    var lumaSigma: Float { get set }
}

/// The inputs of `CIKeystoneCorrectionCombined`, as in the Core Image Filter Reference.
public protocol CIKeystoneCorrectionCombined: CIFourCoordinateGeometryFilter {
    /// The lens's focal length, in millimetres on a film 36 millimetres wide; 28 by default.
    var focalLength: Float { get set }
}

/// The inputs of `CIKeystoneCorrectionHorizontal`, as in the Core Image Filter Reference.
public protocol CIKeystoneCorrectionHorizontal: CIFourCoordinateGeometryFilter {
    /// The lens's focal length, in millimetres on a film 36 millimetres wide; 28 by default.
    var focalLength: Float { get set }
}

/// The inputs of `CIKeystoneCorrectionVertical`, as in the Core Image Filter Reference.
public protocol CIKeystoneCorrectionVertical: CIFourCoordinateGeometryFilter {
    /// The lens's focal length, in millimetres on a film 36 millimetres wide; 28 by default.
    var focalLength: Float { get set }
}

/// The inputs of `CIPerspectiveCorrection`, as in the Core Image Filter Reference.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {
    /// Whether the result is cropped to the rectangle; true by default.
    var crop: Bool { get set }
}

/// The inputs of `CIPerspectiveRotate`, as in the Core Image Filter Reference.
public protocol CIPerspectiveRotate: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The lens's focal length, in millimetres on a film 36 millimetres wide; 28 by default.
    var focalLength: Float { get set }
    /// The rotation about the x axis, in radians; 0 by default.
    var pitch: Float { get set }
    /// The rotation about the y axis, in radians; 0 by default.
    var yaw: Float { get set }
    /// The rotation in the plane, in radians; 0 by default.
    var roll: Float { get set }
}

/// The inputs of `CIPerspectiveTransformWithExtent`, as in the Core Image Filter Reference.
public protocol CIPerspectiveTransformWithExtent: CIFourCoordinateGeometryFilter {
    /// The area, in pixels; (0, 0, 300, 300) by default.
    var extent: CGRect { get set }
}

/// The inputs of `CIStraightenFilter`, as in the Core Image Filter Reference.
public protocol CIStraighten: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
}
