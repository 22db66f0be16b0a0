extension CIFilter {
    /// Keeps each channel between two limits.
    public class func colorClamp() -> CIFilter & CIColorClamp { BuiltinFilter("CIColorClamp") }

    /// Maps each channel by a cubic polynomial.
    public class func colorPolynomial() -> CIFilter & CIColorPolynomial { BuiltinFilter("CIColorPolynomial") }

    /// Maps each channel by a table.
    public class func colorCurves() -> CIFilter & CIColorCurves { BuiltinFilter("CIColorCurves") }

    /// Encodes linear values with the sRGB curve.
    public class func linearToSRGBToneCurve() -> CIFilter & CILinearToSRGBToneCurve {
        BuiltinFilter("CILinearToSRGBToneCurve")
    }

    /// Decodes sRGB values to linear ones.
    public class func sRGBToneCurveToLinear() -> CIFilter & CISRGBToneCurveToLinear {
        BuiltinFilter("CISRGBToneCurveToLinear")
    }

    /// Makes white another colour, and the others with it.
    public class func whitePointAdjust() -> CIFilter & CIWhitePointAdjust { BuiltinFilter("CIWhitePointAdjust") }

    /// Maps dark to one colour and bright to another.
    public class func falseColor() -> CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }

    /// Converts to gray by the maximum channel.
    public class func maximumComponent() -> CIFilter & CIMaximumComponent { BuiltinFilter("CIMaximumComponent") }

    /// Converts to gray by the minimum channel.
    public class func minimumComponent() -> CIFilter & CIMinimumComponent { BuiltinFilter("CIMinimumComponent") }

    /// From one image to another.
    public class func dissolveTransition() -> CIFilter & CIDissolveTransition { BuiltinFilter("CIDissolveTransition") }

    /// Blurs by the mean of a disc.
    public class func discBlur() -> CIFilter & CIDiscBlur { BuiltinFilter("CIDiscBlur") }

    /// Makes cells of one colour.
    public class func crystallize() -> CIFilter & CICrystallize { BuiltinFilter("CICrystallize") }

    /// The maximum of each channel in a rectangle: dilation.
    public class func morphologyRectangleMaximum() -> CIFilter & CIMorphologyRectangleMaximum {
        BuiltinFilter("CIMorphologyRectangleMaximum")
    }

    /// The minimum of each channel in a rectangle: erosion.
    public class func morphologyRectangleMinimum() -> CIFilter & CIMorphologyRectangleMinimum {
        BuiltinFilter("CIMorphologyRectangleMinimum")
    }

    /// A gradient between two points that begins and ends level.
    public class func smoothLinearGradient() -> CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }

    /// A colour by chance for each pixel.
    public class func randomGenerator() -> CIFilter & CIRandomGenerator { BuiltinFilter("CIRandomGenerator") }
}
