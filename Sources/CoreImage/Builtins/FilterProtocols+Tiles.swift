public import Foundation

/// The inputs of `CIEightfoldReflectedTile`, as in the Core Image Filter Reference.
public protocol CIEightfoldReflectedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CIFourfoldRotatedTile`, as in the Core Image Filter Reference.
public protocol CIFourfoldRotatedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CIGlideReflectedTile`, as in the Core Image Filter Reference.
public protocol CIGlideReflectedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CISixfoldReflectedTile`, as in the Core Image Filter Reference.
public protocol CISixfoldReflectedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CISixfoldRotatedTile`, as in the Core Image Filter Reference.
public protocol CISixfoldRotatedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CITriangleTile`, as in the Core Image Filter Reference.
public protocol CITriangleTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CITwelvefoldReflectedTile`, as in the Core Image Filter Reference.
public protocol CITwelvefoldReflectedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
}

/// The inputs of `CIFourfoldReflectedTile`, as in the Core Image Filter Reference.
public protocol CIFourfoldReflectedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
    /// The angle of the parallelogram, in radians; 1.570796 by default, usually -3.142 to 3.142.
    var acuteAngle: Float { get set }
}

/// The inputs of `CIFourfoldTranslatedTile`, as in the Core Image Filter Reference.
public protocol CIFourfoldTranslatedTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
    /// The angle of the parallelogram, in radians; 1.570796 by default, usually -3.142 to 3.142.
    var acuteAngle: Float { get set }
}

/// The inputs of `CIParallelogramTile`, as in the Core Image Filter Reference.
public protocol CIParallelogramTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 100 by default, usually 1 to 200.
    var width: Float { get set }
    /// The angle of the parallelogram, in radians; 1.570796 by default, usually -3.142 to 3.142.
    var acuteAngle: Float { get set }
}

/// The inputs of `CIKaleidoscope`, as in the Core Image Filter Reference.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The number of sectors; 6 by default, usually 1 to 64.
    var count: Int { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
}

/// The inputs of `CIOpTile`, as in the Core Image Filter Reference.
public protocol CIOpTile: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The centre, in pixels; (150, 150) by default.
    var center: CGPoint { get set }
    /// The scale; 2.8 by default, usually 0.1 to 10.
    var scale: Float { get set }
    /// The angle, in radians, counterclockwise from the x axis; 0 by default, usually -3.142 to 3.142.
    var angle: Float { get set }
    /// The width, in pixels; 65 by default, usually 1 to 1000.
    var width: Float { get set }
}

/// The inputs of `CIPerspectiveTile`, as in the Core Image Filter Reference.
public protocol CIPerspectiveTile: CIFourCoordinateGeometryFilter {}

/// The inputs of `CITriangleKaleidoscope`, as in the Core Image Filter Reference.
public protocol CITriangleKaleidoscope: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// A corner of the triangle, in pixels; (150, 150) by default.
    var point: CGPoint { get set }
    /// The side of the triangle, in pixels; 700 by default, usually 0 to 1000.
    var size: Float { get set }
    /// The rotation, in radians; 5.924285 by default, usually 0 to 6.283.
    var rotation: Float { get set }
    /// The fraction of light that each reflection keeps, from 0 to 1; 0.85 by default.
    var decay: Float { get set }
}
