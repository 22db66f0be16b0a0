import CoreGraphics
import Foundation

extension BuiltinFilter {
    var inputImage2: CIImage? {
        get { image("inputImage2") }
        set { setValue(newValue, forKey: "inputImage2") }
    }

    var cube0Data: Data {
        get { value(forKey: "inputCube0Data") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCube0Data") }
    }

    var cube1Data: Data {
        get { value(forKey: "inputCube1Data") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCube1Data") }
    }

    var gradientImage: CIImage? {
        get { image("inputGradientImage") }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }

    var paletteImage: CIImage? {
        get { image("inputPaletteImage") }
        set { setValue(newValue, forKey: "inputPaletteImage") }
    }

    var neutral: CIVector {
        get { vector("inputNeutral") }
        set { setValue(newValue, forKey: "inputNeutral") }
    }

    var targetNeutral: CIVector {
        get { vector("inputTargetNeutral") }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }

    var falloff: Float {
        get { Float(number("inputFalloff")) }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
}

extension BuiltinFilter: CIColorAbsoluteDifference, CIColorThresholdOtsu, CIColorCrossPolynomial,
    CIColorCubesMixedWithMask, CIColorMap, CIDepthToDisparity, CIDisparityToDepth, CIDither, CIDocumentEnhancer,
    CIMaskToAlpha, CIPaletteCentroid, CIPalettize, CIPhotoEffect, CITemperatureAndTint, CIThermal, CIVignetteEffect,
    CIXRay
{}
