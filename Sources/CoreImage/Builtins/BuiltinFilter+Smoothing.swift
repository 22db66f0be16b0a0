import CoreGraphics
import Foundation

extension BuiltinFilter {
    var ringAmount: Float {
        get { Float(number("inputRingAmount")) }
        set { setValue(newValue, forKey: "inputRingAmount") }
    }

    var ringSize: Float {
        get { Float(number("inputRingSize")) }
        set { setValue(newValue, forKey: "inputRingSize") }
    }

    var softness: Float {
        get { Float(number("inputSoftness")) }
        set { setValue(newValue, forKey: "inputSoftness") }
    }

    var mask: CIImage? {
        get { image("inputMask") }
        set { setValue(newValue, forKey: "inputMask") }
    }

    var noiseLevel: Float {
        get { Float(number("inputNoiseLevel")) }
        set { setValue(newValue, forKey: "inputNoiseLevel") }
    }
}

extension BuiltinFilter: CIBokehBlur, CIMaskedVariableBlur, CIMedian, CIMorphologyGradient, CIMorphologyMaximum,
    CIMorphologyMinimum, CINoiseReduction
{}
