// Colours.

extension CIFilter {
    /// `CIColorAbsoluteDifference`.
    public class func colorAbsoluteDifference() -> CIFilter & CIColorAbsoluteDifference {
        BuiltinFilter("CIColorAbsoluteDifference")
    }

    /// `CIColorThresholdOtsu`.
    public class func colorThresholdOtsu() -> CIFilter & CIColorThresholdOtsu { BuiltinFilter("CIColorThresholdOtsu") }

    /// `CIColorCrossPolynomial`.
    public class func colorCrossPolynomial() -> CIFilter & CIColorCrossPolynomial {
        BuiltinFilter("CIColorCrossPolynomial")
    }

    /// `CIColorCubesMixedWithMask`.
    public class func colorCubesMixedWithMask() -> CIFilter & CIColorCubesMixedWithMask {
        BuiltinFilter("CIColorCubesMixedWithMask")
    }

    /// `CIColorMap`.
    public class func colorMap() -> CIFilter & CIColorMap { BuiltinFilter("CIColorMap") }

    /// `CIDepthToDisparity`.
    public class func depthToDisparity() -> CIFilter & CIDepthToDisparity { BuiltinFilter("CIDepthToDisparity") }

    /// `CIDisparityToDepth`.
    public class func disparityToDepth() -> CIFilter & CIDisparityToDepth { BuiltinFilter("CIDisparityToDepth") }

    /// `CIDither`.
    public class func dither() -> CIFilter & CIDither { BuiltinFilter("CIDither") }

    /// `CIDocumentEnhancer`.
    public class func documentEnhancer() -> CIFilter & CIDocumentEnhancer { BuiltinFilter("CIDocumentEnhancer") }

    /// `CIMaskToAlpha`.
    public class func maskToAlpha() -> CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }

    /// `CIPaletteCentroid`.
    public class func paletteCentroid() -> CIFilter & CIPaletteCentroid { BuiltinFilter("CIPaletteCentroid") }

    /// `CIPalettize`.
    public class func palettize() -> CIFilter & CIPalettize { BuiltinFilter("CIPalettize") }

    /// `CIPhotoEffectChrome`.
    public class func photoEffectChrome() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectChrome") }

    /// `CIPhotoEffectFade`.
    public class func photoEffectFade() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectFade") }

    /// `CIPhotoEffectInstant`.
    public class func photoEffectInstant() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectInstant") }

    /// `CIPhotoEffectMono`.
    public class func photoEffectMono() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }

    /// `CIPhotoEffectNoir`.
    public class func photoEffectNoir() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }

    /// `CIPhotoEffectProcess`.
    public class func photoEffectProcess() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectProcess") }

    /// `CIPhotoEffectTonal`.
    public class func photoEffectTonal() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectTonal") }

    /// `CIPhotoEffectTransfer`.
    public class func photoEffectTransfer() -> CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectTransfer") }

    /// `CITemperatureAndTint`.
    public class func temperatureAndTint() -> CIFilter & CITemperatureAndTint { BuiltinFilter("CITemperatureAndTint") }

    /// `CIThermal`.
    public class func thermal() -> CIFilter & CIThermal { BuiltinFilter("CIThermal") }

    /// `CIVignetteEffect`.
    public class func vignetteEffect() -> CIFilter & CIVignetteEffect { BuiltinFilter("CIVignetteEffect") }

    /// `CIXRay`.
    public class func xRay() -> CIFilter & CIXRay { BuiltinFilter("CIXRay") }
}
