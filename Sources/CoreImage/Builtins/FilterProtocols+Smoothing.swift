/// The inputs of `CIBokehBlur`, as in the Core Image Filter Reference.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 20 by default, usually 0 to 100.
    var radius: Float { get set }
    /// The brightness of the ring around highlights; 0 by default, usually 0 to 1.
    var ringAmount: Float { get set }
    /// The width of the ring, in radii; 0.1 by default, usually 0 to 0.2.
    var ringSize: Float { get set }
    /// The softness of the edge; 1 by default, usually 0.25 to 0.4.
    var softness: Float { get set }
}

/// The inputs of `CIMaskedVariableBlur`, as in the Core Image Filter Reference.
public protocol CIMaskedVariableBlur: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The mask: white is blurred by the full radius, black not at all.
    var mask: CIImage? { get set }
    /// The radius, in pixels; 5 by default, usually 0 to 10.
    var radius: Float { get set }
}

/// The inputs of `CIMedianFilter`, as in the Core Image Filter Reference.
public protocol CIMedian: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
}

/// The inputs of `CIMorphologyGradient`, as in the Core Image Filter Reference.
public protocol CIMorphologyGradient: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 5 by default, usually 0 to 50.
    var radius: Float { get set }
}

/// The inputs of `CIMorphologyMaximum`, as in the Core Image Filter Reference.
public protocol CIMorphologyMaximum: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 0 by default, usually 0 to 50.
    var radius: Float { get set }
}

/// The inputs of `CIMorphologyMinimum`, as in the Core Image Filter Reference.
public protocol CIMorphologyMinimum: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The radius, in pixels; 0 by default, usually 0 to 50.
    var radius: Float { get set }
}

/// The inputs of `CINoiseReduction`, as in the Core Image Filter Reference.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The input image.
    var inputImage: CIImage? { get set }
    /// The difference in luminance that counts as noise; 0.02 by default, usually 0 to 0.1.
    var noiseLevel: Float { get set }
    /// The sharpness of the result; 0.4 by default, usually 0 to 2.
    var sharpness: Float { get set }
}
