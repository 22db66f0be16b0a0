// Blurs.

extension CIFilter {
    /// `CIBokehBlur`.
    public class func bokehBlur() -> CIFilter & CIBokehBlur { BuiltinFilter("CIBokehBlur") }

    /// `CIMaskedVariableBlur`.
    public class func maskedVariableBlur() -> CIFilter & CIMaskedVariableBlur { BuiltinFilter("CIMaskedVariableBlur") }

    /// `CIMedianFilter`.
    public class func median() -> CIFilter & CIMedian { BuiltinFilter("CIMedianFilter") }

    /// `CIMorphologyGradient`.
    public class func morphologyGradient() -> CIFilter & CIMorphologyGradient { BuiltinFilter("CIMorphologyGradient") }

    /// `CIMorphologyMaximum`.
    public class func morphologyMaximum() -> CIFilter & CIMorphologyMaximum { BuiltinFilter("CIMorphologyMaximum") }

    /// `CIMorphologyMinimum`.
    public class func morphologyMinimum() -> CIFilter & CIMorphologyMinimum { BuiltinFilter("CIMorphologyMinimum") }

    /// `CINoiseReduction`.
    public class func noiseReduction() -> CIFilter & CINoiseReduction { BuiltinFilter("CINoiseReduction") }
}
