extension CIFilter {
    /// Clamps each channel between two limits.
    public class func colorClamp() -> CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }

    /// Applies a cubic polynomial to each channel.
    public class func colorPolynomial() -> CIFilter & CIColorPolynomial { BuiltinFilter("CIColorPolynomial") }

    /// Maps each channel through a lookup table.
    public class func colorCurves() -> CIFilter & CIColorCurves { BuiltinFilter("CIColorCurves") }

    /// Encodes linear values with the sRGB curve.
    public class func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve {
        BuiltinFilter("CILinearToSRGBToneCurve")
    }

    /// Decodes sRGB values to linear ones.
    public class func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear {
        BuiltinFilter("CISRGBToneCurveToLinear")
    }

    /// Maps white to another colour, and adjusts other colours with it.
    public class func whitePointAdjust() -> CIFilter & CIWhitePointAdjust { BuiltinFilter("CIWhitePointAdjust") }

    /// Maps luminance to a gradient between two colours.
    public class func falseColor() -> CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }

    /// Converts to gray by the maximum channel.
    public class func maximumComponent() -> CIFilter & CIMaximumComponent { BuiltinFilter("CIMaximumComponent") }

    /// Converts to gray by the minimum channel.
    public class func minimumComponent() -> CIFilter & CIMinimumComponent { BuiltinFilter("CIMinimumComponent") }

    /// Dissolves from one image to another.
    public class func dissolveTransition() -> CIFilter & CIDissolveTransition { BuiltinFilter("CIDissolveTransition") }

    /// Averages over a disc.
    public class func discBlur() -> CIFilter & CIDiscBlur { BuiltinFilter("CIDiscBlur") }

    /// Divides the image into randomly placed cells of one colour.
    public class func crystallize() -> CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }

    /// The maximum of each channel in a rectangle: dilation.
    public class func morphologyRectangleMaximum() -> CIFilter & CIMorphologyRectangleMaximum {
        BuiltinFilter("CIMorphologyRectangleMaximum")
    }

    /// The minimum of each channel in a rectangle: erosion.
    public class func morphologyRectangleMinimum() -> CIFilter & CIMorphologyRectangleMinimum {
        BuiltinFilter("CIMorphologyRectangleMinimum")
    }

    /// A linear gradient with smooth ends.
    public class func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }

    /// Noise: a random colour for each pixel.
    public class func randomGenerator() -> CIFilter & CIRandomGenerator { BuiltinFilter("CIRandomGenerator") }
}
