import CoreGraphics
import Foundation

extension BuiltinFilter {
    var weights: CIVector {
        get { vector("inputWeights") }
        set { setValue(newValue, forKey: "inputWeights") }
    }

    var bias: Float {
        get { Float(number("inputBias")) }
        set { setValue(newValue, forKey: "inputBias") }
    }

    var unsharpMaskRadius: Float {
        get { Float(number("inputUnsharpMaskRadius")) }
        set { setValue(newValue, forKey: "inputUnsharpMaskRadius") }
    }

    var unsharpMaskIntensity: Float {
        get { Float(number("inputUnsharpMaskIntensity")) }
        set { setValue(newValue, forKey: "inputUnsharpMaskIntensity") }
    }

    var highlightAmount: Float {
        get { Float(number("inputHighlightAmount")) }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }

    var nrNoiseLevel: Float {
        get { Float(number("inputNRNoiseLevel")) }
        set { setValue(newValue, forKey: "inputNRNoiseLevel") }
    }

    var nrSharpness: Float {
        get { Float(number("inputNRSharpness")) }
        set { setValue(newValue, forKey: "inputNRSharpness") }
    }

    var edgeIntensity: Float {
        get { Float(number("inputEdgeIntensity")) }
        set { setValue(newValue, forKey: "inputEdgeIntensity") }
    }

    var centerColor1: CIColor {
        get { color("inputCenterColor1") }
        set { setValue(newValue, forKey: "inputCenterColor1") }
    }

    var replacementColor1: CIColor {
        get { color("inputReplacementColor1") }
        set { setValue(newValue, forKey: "inputReplacementColor1") }
    }

    var closeness1: Float {
        get { Float(number("inputCloseness1")) }
        set { setValue(newValue, forKey: "inputCloseness1") }
    }

    var contrast1: Float {
        get { Float(number("inputContrast1")) }
        set { setValue(newValue, forKey: "inputContrast1") }
    }

    var centerColor2: CIColor {
        get { color("inputCenterColor2") }
        set { setValue(newValue, forKey: "inputCenterColor2") }
    }

    var replacementColor2: CIColor {
        get { color("inputReplacementColor2") }
        set { setValue(newValue, forKey: "inputReplacementColor2") }
    }

    var closeness2: Float {
        get { Float(number("inputCloseness2")) }
        set { setValue(newValue, forKey: "inputCloseness2") }
    }

    var contrast2: Float {
        get { Float(number("inputContrast2")) }
        set { setValue(newValue, forKey: "inputContrast2") }
    }

    var centerColor3: CIColor {
        get { color("inputCenterColor3") }
        set { setValue(newValue, forKey: "inputCenterColor3") }
    }

    var replacementColor3: CIColor {
        get { color("inputReplacementColor3") }
        set { setValue(newValue, forKey: "inputReplacementColor3") }
    }

    var closeness3: Float {
        get { Float(number("inputCloseness3")) }
        set { setValue(newValue, forKey: "inputCloseness3") }
    }

    var contrast3: Float {
        get { Float(number("inputContrast3")) }
        set { setValue(newValue, forKey: "inputContrast3") }
    }

    var lightPosition: CIVector {
        get { vector("inputLightPosition") }
        set { setValue(newValue, forKey: "inputLightPosition") }
    }

    var lightPointsAt: CIVector {
        get { vector("inputLightPointsAt") }
        set { setValue(newValue, forKey: "inputLightPointsAt") }
    }

    var concentration: Float {
        get { Float(number("inputConcentration")) }
        set { setValue(newValue, forKey: "inputConcentration") }
    }
}

extension BuiltinFilter: CIComicEffect, CIConvolution, CIDepthOfField, CIEdgeWork, CIGaborGradients, CIGloom,
    CIHeightFieldFromMask, CIHexagonalPixellate, CIHighlightShadowAdjust, CILineOverlay, CIMix, CIPointillize,
    CISaliencyMap, CIShadedMaterial, CISpotColor, CISpotLight
{}
