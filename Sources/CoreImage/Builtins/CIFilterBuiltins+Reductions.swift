// Reductions, and their visualization.

extension CIFilter {
    /// The minimum and the maximum of each channel in an area, as two pixels.
    public class func areaMinMax() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMinMax") }

    /// The minimum of red in an area as red of one pixel, the maximum as green.
    public class func areaMinMaxRed() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMinMaxRed") }

    /// The pixel with the minimum alpha in an area.
    public class func areaMinimumAlpha() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMinimumAlpha") }

    /// The pixel with the maximum alpha in an area.
    public class func areaMaximumAlpha() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMaximumAlpha") }

    /// The mean of each row of an area, as a column of pixels.
    public class func rowAverage() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIRowAverage") }

    /// The mean of each column of an area, as a row of pixels.
    public class func columnAverage() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIColumnAverage") }

    /// `CIHistogramDisplayFilter`.
    public class func histogramDisplay() -> CIFilter & CIHistogramDisplay { BuiltinFilter("CIHistogramDisplayFilter") }

    /// `CISobelGradients`.
    public class func sobelGradients() -> CIFilter & CISobelGradients { BuiltinFilter("CISobelGradients") }

    /// `CIBlurredRectangleGenerator`.
    public class func blurredRectangleGenerator() -> CIFilter & CIBlurredRectangleGenerator {
        BuiltinFilter("CIBlurredRectangleGenerator")
    }

    /// `CIRoundedRectangleStrokeGenerator`.
    public class func roundedRectangleStrokeGenerator() -> CIFilter & CIRoundedRectangleStrokeGenerator {
        BuiltinFilter("CIRoundedRectangleStrokeGenerator")
    }
}
