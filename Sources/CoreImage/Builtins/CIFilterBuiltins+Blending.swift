// Compositing and blend modes.

extension CIFilter {
    /// `CISourceOverCompositing`.
    public class func sourceOverCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOverCompositing")
    }

    /// `CISourceInCompositing`.
    public class func sourceInCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceInCompositing")
    }

    /// `CISourceOutCompositing`.
    public class func sourceOutCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOutCompositing")
    }

    /// `CISourceAtopCompositing`.
    public class func sourceAtopCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceAtopCompositing")
    }

    /// `CIAdditionCompositing`.
    public class func additionCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIAdditionCompositing")
    }

    /// `CIMultiplyCompositing`.
    public class func multiplyCompositing() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIMultiplyCompositing")
    }

    /// `CIMaximumCompositing`.
    public class func maximumCompositing() -> CIFilter & CICompositeOperation { BuiltinFilter("CIMaximumCompositing") }

    /// `CIMinimumCompositing`.
    public class func minimumCompositing() -> CIFilter & CICompositeOperation { BuiltinFilter("CIMinimumCompositing") }

    /// `CIMultiplyBlendMode`.
    public class func multiplyBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIMultiplyBlendMode") }

    /// `CIScreenBlendMode`.
    public class func screenBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIScreenBlendMode") }

    /// `CIOverlayBlendMode`.
    public class func overlayBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIOverlayBlendMode") }

    /// `CIDarkenBlendMode`.
    public class func darkenBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIDarkenBlendMode") }

    /// `CILightenBlendMode`.
    public class func lightenBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CILightenBlendMode") }

    /// `CIColorDodgeBlendMode`.
    public class func colorDodgeBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorDodgeBlendMode")
    }

    /// `CIColorBurnBlendMode`.
    public class func colorBurnBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIColorBurnBlendMode") }

    /// `CISoftLightBlendMode`.
    public class func softLightBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CISoftLightBlendMode") }

    /// `CIHardLightBlendMode`.
    public class func hardLightBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIHardLightBlendMode") }

    /// `CIDifferenceBlendMode`.
    public class func differenceBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIDifferenceBlendMode")
    }

    /// `CIExclusionBlendMode`.
    public class func exclusionBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIExclusionBlendMode") }

    /// `CIHueBlendMode`.
    public class func hueBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIHueBlendMode") }

    /// `CISaturationBlendMode`.
    public class func saturationBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CISaturationBlendMode")
    }

    /// `CIColorBlendMode`.
    public class func colorBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIColorBlendMode") }

    /// `CILuminosityBlendMode`.
    public class func luminosityBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILuminosityBlendMode")
    }

    /// `CILinearBurnBlendMode`.
    public class func linearBurnBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILinearBurnBlendMode")
    }

    /// `CILinearDodgeBlendMode`.
    public class func linearDodgeBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILinearDodgeBlendMode")
    }

    /// `CILinearLightBlendMode`.
    public class func linearLightBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CILinearLightBlendMode")
    }

    /// `CIVividLightBlendMode`.
    public class func vividLightBlendMode() -> CIFilter & CICompositeOperation {
        BuiltinFilter("CIVividLightBlendMode")
    }

    /// `CIPinLightBlendMode`.
    public class func pinLightBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIPinLightBlendMode") }

    /// `CISubtractBlendMode`.
    public class func subtractBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CISubtractBlendMode") }

    /// `CIDivideBlendMode`.
    public class func divideBlendMode() -> CIFilter & CICompositeOperation { BuiltinFilter("CIDivideBlendMode") }
}
