extension CIFilter {
    /// Blurs by a Gaussian of standard deviation `radius`.
    public class func gaussianBlur() -> CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }

    /// Averages over a square.
    public class func boxBlur() -> CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }

    /// Blurs along a line.
    public class func motionBlur() -> CIFilter & CIMotionBlur { BuiltinFilter("CIMotionBlur") }

    /// Blurs along lines through a centre.
    public class func zoomBlur() -> CIFilter & CIZoomBlur { BuiltinFilter("CIZoomBlur") }

    /// Sharpens luminance.
    public class func sharpenLuminance() -> CIFilter & CISharpenLuminance { BuiltinFilter("CISharpenLuminance") }

    /// Sharpens by adding the difference from a blurred copy.
    public class func unsharpMask() -> CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }

    /// Screens a blurred copy over the image.
    public class func bloom() -> CIFilter & CIBloom { BuiltinFilter("CIBloom") }

    /// Detects edges: the differences between neighbouring pixels.
    public class func edges() -> CIFilter & CIEdges { BuiltinFilter("CIEdges") }

    /// Divides the image into squares of one colour.
    public class func pixellate() -> CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }

    /// Darkens towards the corners.
    public class func vignette() -> CIFilter & CIVignette { BuiltinFilter("CIVignette") }

    /// Changes saturation, brightness and contrast.
    public class func colorControls() -> CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }

    /// Maps colours by a matrix.
    public class func colorMatrix() -> CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }

    /// Rotates hues by an angle in radians.
    public class func hueAdjust() -> CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }

    /// Doubles the light for each step of `ev`.
    public class func exposureAdjust() -> CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }

    /// Raises each channel to a power.
    public class func gammaAdjust() -> CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }

    /// Saturates pale colours.
    public class func vibrance() -> CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }

    /// Maps channels by a curve through five points.
    public class func toneCurve() -> CIFilter & CIToneCurve { BuiltinFilter("CIToneCurve") }

    /// Makes channels 1 above a threshold and 0 below.
    public class func colorThreshold() -> CIFilter & CIColorThreshold { BuiltinFilter("CIColorThreshold") }

    /// Computes the CIE 1994 difference of two images' colours, 0 to 100.
    public class func labDeltaE() -> CIFilter & CILabDeltaE { BuiltinFilter("CILabDeltaE") }

    /// Inverts colours.
    public class func colorInvert() -> CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }

    /// Maps colours to shades of one colour.
    public class func colorMonochrome() -> CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }

    /// Applies sepia tones.
    public class func sepiaTone() -> CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }

    /// Quantizes each channel to a number of levels.
    public class func colorPosterize() -> CIFilter & CIColorPosterize { BuiltinFilter("CIColorPosterize") }

    /// Maps colours through a 3D lookup table.
    public class func colorCube() -> CIFilter & CIColorCube { BuiltinFilter("CIColorCube") }

    /// Maps colours through a 3D lookup table in a colour space.
    public class func colorCubeWithColorSpace() -> CIFilter & CIColorCubeWithColorSpace {
        BuiltinFilter("CIColorCubeWithColorSpace")
    }

    /// Twirls the image within a circle.
    public class func twirlDistortion() -> CIFilter & CITwirlDistortion { BuiltinFilter("CITwirlDistortion") }

    /// Bulges the image within a circle.
    public class func bumpDistortion() -> CIFilter & CIBumpDistortion { BuiltinFilter("CIBumpDistortion") }

    /// Pinches the image towards the centre of a circle.
    public class func pinchDistortion() -> CIFilter & CIPinchDistortion { BuiltinFilter("CIPinchDistortion") }

    /// Distorts the image around a circular hole.
    public class func holeDistortion() -> CIFilter & CIHoleDistortion { BuiltinFilter("CIHoleDistortion") }

    /// A gradient between two points.
    public class func linearGradient() -> CIFilter & CILinearGradient { BuiltinFilter("CILinearGradient") }

    /// A gradient between two circles.
    public class func radialGradient() -> CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }

    /// A Gaussian gradient between two colours.
    public class func gaussianGradient() -> CIFilter & CIGaussianGradient { BuiltinFilter("CIGaussianGradient") }

    /// A checkerboard.
    public class func checkerboardGenerator() -> CIFilter & CICheckerboardGenerator {
        BuiltinFilter("CICheckerboardGenerator")
    }

    /// Stripes.
    public class func stripesGenerator() -> CIFilter & CIStripesGenerator { BuiltinFilter("CIStripesGenerator") }

    /// An infinite image of one colour.
    public class func constantColorGenerator() -> CIFilter & CIConstantColorGenerator {
        BuiltinFilter("CIConstantColorGenerator")
    }

    /// A QR code, one pixel per module.
    public class func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator { QRCodeFilter("CIQRCodeGenerator") }

    /// Blends two images by the luminance of a mask.
    public class func blendWithMask() -> CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithMask") }

    /// Blends two images by the alpha of a mask.
    public class func blendWithAlphaMask() -> CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithAlphaMask") }

    /// Resamples with a Lanczos filter.
    public class func lanczosScaleTransform() -> CIFilter & CILanczosScaleTransform {
        BuiltinFilter("CILanczosScaleTransform")
    }

    /// Maps the corners to four points.
    public class func perspectiveTransform() -> CIFilter & CIPerspectiveTransform {
        BuiltinFilter("CIPerspectiveTransform")
    }

    /// Extends the edge pixels infinitely, and transforms.
    public class func affineClamp() -> CIFilter & CIAffineClamp { BuiltinFilter("CIAffineClamp") }

    /// Tiles the image infinitely, and transforms.
    public class func affineTile() -> CIFilter & CIAffineTile { BuiltinFilter("CIAffineTile") }

    /// The mean of an area, as one pixel.
    public class func areaAverage() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaAverage") }

    /// The minimum of each channel in an area, as one pixel.
    public class func areaMinimum() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMinimum") }

    /// The maximum of each channel in an area, as one pixel.
    public class func areaMaximum() -> CIFilter & CIAreaReductionFilter { BuiltinFilter("CIAreaMaximum") }

    /// A histogram of levels, as a row of pixels.
    public class func areaHistogram() -> CIFilter & CIAreaHistogram { BuiltinFilter("CIAreaHistogram") }

    /// The dominant colours of an area by k-means, as a row of pixels; alpha is the fraction of each.
    public class func kMeans() -> CIFilter & CIKMeans { BuiltinFilter("CIKMeans") }
}
