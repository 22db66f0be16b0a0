// Stylizing.

extension CIFilter {
    /// `CIBlendWithBlueMask`.
    public class func blendWithBlueMask() -> CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithBlueMask") }

    /// `CIBlendWithRedMask`.
    public class func blendWithRedMask() -> CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithRedMask") }

    /// `CIComicEffect`.
    public class func comicEffect() -> CIFilter & CIComicEffect { BuiltinFilter("CIComicEffect") }

    /// `CIConvolution3X3`.
    public class func convolution3X3() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution3X3") }

    /// `CIConvolution5X5`.
    public class func convolution5X5() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution5X5") }

    /// `CIConvolution7X7`.
    public class func convolution7X7() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution7X7") }

    /// `CIConvolution9Horizontal`.
    public class func convolution9Horizontal() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution9Horizontal") }

    /// `CIConvolution9Vertical`.
    public class func convolution9Vertical() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolution9Vertical") }

    /// `CIConvolutionRGB3X3`.
    public class func convolutionRGB3X3() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB3X3") }

    /// `CIConvolutionRGB5X5`.
    public class func convolutionRGB5X5() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB5X5") }

    /// `CIConvolutionRGB7X7`.
    public class func convolutionRGB7X7() -> CIFilter & CIConvolution { BuiltinFilter("CIConvolutionRGB7X7") }

    /// `CIConvolutionRGB9Horizontal`.
    public class func convolutionRGB9Horizontal() -> CIFilter & CIConvolution {
        BuiltinFilter("CIConvolutionRGB9Horizontal")
    }

    /// `CIConvolutionRGB9Vertical`.
    public class func convolutionRGB9Vertical() -> CIFilter & CIConvolution {
        BuiltinFilter("CIConvolutionRGB9Vertical")
    }

    /// `CIDepthOfField`.
    public class func depthOfField() -> CIFilter & CIDepthOfField { BuiltinFilter("CIDepthOfField") }

    /// `CIEdgeWork`.
    public class func edgeWork() -> CIFilter & CIEdgeWork { BuiltinFilter("CIEdgeWork") }

    /// `CIGaborGradients`.
    public class func gaborGradients() -> CIFilter & CIGaborGradients { BuiltinFilter("CIGaborGradients") }

    /// `CIGloom`.
    public class func gloom() -> CIFilter & CIGloom { BuiltinFilter("CIGloom") }

    /// `CIHeightFieldFromMask`.
    public class func heightFieldFromMask() -> CIFilter & CIHeightFieldFromMask {
        BuiltinFilter("CIHeightFieldFromMask")
    }

    /// `CIHexagonalPixellate`.
    public class func hexagonalPixellate() -> CIFilter & CIHexagonalPixellate { BuiltinFilter("CIHexagonalPixellate") }

    /// `CIHighlightShadowAdjust`.
    public class func highlightShadowAdjust() -> CIFilter & CIHighlightShadowAdjust {
        BuiltinFilter("CIHighlightShadowAdjust")
    }

    /// `CILineOverlay`.
    public class func lineOverlay() -> CIFilter & CILineOverlay { BuiltinFilter("CILineOverlay") }

    /// `CIMix`.
    public class func mix() -> CIFilter & CIMix { BuiltinFilter("CIMix") }

    /// `CIPointillize`.
    public class func pointillize() -> CIFilter & CIPointillize { BuiltinFilter("CIPointillize") }

    /// `CISaliencyMapFilter`.
    public class func saliencyMap() -> CIFilter & CISaliencyMap { BuiltinFilter("CISaliencyMapFilter") }

    /// `CIShadedMaterial`.
    public class func shadedMaterial() -> CIFilter & CIShadedMaterial { BuiltinFilter("CIShadedMaterial") }

    /// `CISpotColor`.
    public class func spotColor() -> CIFilter & CISpotColor { BuiltinFilter("CISpotColor") }

    /// `CISpotLight`.
    public class func spotLight() -> CIFilter & CISpotLight { BuiltinFilter("CISpotLight") }
}
