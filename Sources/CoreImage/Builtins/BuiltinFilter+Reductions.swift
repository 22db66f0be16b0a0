import CoreGraphics

extension BuiltinFilter {
    var highLimit: Float {
        get { Float(number("inputHighLimit")) }
        set { setValue(newValue, forKey: "inputHighLimit") }
    }

    var lowLimit: Float {
        get { Float(number("inputLowLimit")) }
        set { setValue(newValue, forKey: "inputLowLimit") }
    }

    var sigma: Float {
        get { Float(number("inputSigma")) }
        set { setValue(newValue, forKey: "inputSigma") }
    }
}

extension BuiltinFilter: CIBlurredRectangleGenerator, CIHistogramDisplay, CIRoundedRectangleStrokeGenerator,
    CISobelGradients
{}
