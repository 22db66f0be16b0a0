import CoreGraphics
import Foundation

extension BuiltinFilter {
    var threshold: Float {
        get { Float(number("inputThreshold")) }
        set { setValue(newValue, forKey: "inputThreshold") }
    }

    var image2: CIImage? {
        get { image("inputImage2") }
        set { setValue(newValue, forKey: "inputImage2") }
    }

    var minComponents: CIVector {
        get { vector("inputMinComponents") }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }

    var maxComponents: CIVector {
        get { vector("inputMaxComponents") }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }

    var redCoefficients: CIVector {
        get { vector("inputRedCoefficients") }
        set { setValue(newValue, forKey: "inputRedCoefficients") }
    }

    var greenCoefficients: CIVector {
        get { vector("inputGreenCoefficients") }
        set { setValue(newValue, forKey: "inputGreenCoefficients") }
    }

    var blueCoefficients: CIVector {
        get { vector("inputBlueCoefficients") }
        set { setValue(newValue, forKey: "inputBlueCoefficients") }
    }

    var alphaCoefficients: CIVector {
        get { vector("inputAlphaCoefficients") }
        set { setValue(newValue, forKey: "inputAlphaCoefficients") }
    }

    var curvesData: Data {
        get { value(forKey: "inputCurvesData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCurvesData") }
    }

    var curvesDomain: CIVector {
        get { vector("inputCurvesDomain") }
        set { setValue(newValue, forKey: "inputCurvesDomain") }
    }

    var targetImage: CIImage? {
        get { image("inputTargetImage") }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }

    var time: Float {
        get { Float(number("inputTime")) }
        set { setValue(newValue, forKey: "inputTime") }
    }

    var height: Float {
        get { Float(number("inputHeight")) }
        set { setValue(newValue, forKey: "inputHeight") }
    }
}

extension BuiltinFilter: CIColorClamp, CIColorThreshold, CILabDeltaE, CIColorPolynomial, CIColorCurves,
    CILinearToSRGBToneCurve,
    CISRGBToneCurveToLinear, CIWhitePointAdjust, CIFalseColor, CIMaximumComponent, CIMinimumComponent,
    CIDissolveTransition, CIDiscBlur, CICrystallize, CIMorphologyRectangleMaximum, CIMorphologyRectangleMinimum,
    CISmoothLinearGradient, CIRandomGenerator
{}
