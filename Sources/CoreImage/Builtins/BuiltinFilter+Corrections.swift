import CoreGraphics
import Foundation

extension BuiltinFilter {
    var parameterB: Float {
        get { Float(number("inputB")) }
        set { setValue(newValue, forKey: "inputB") }
    }

    var parameterC: Float {
        get { Float(number("inputC")) }
        set { setValue(newValue, forKey: "inputC") }
    }

    var smallImage: CIImage? {
        get { image("inputSmallImage") }
        set { setValue(newValue, forKey: "inputSmallImage") }
    }

    var spatialSigma: Float {
        get { Float(number("inputSpatialSigma")) }
        set { setValue(newValue, forKey: "inputSpatialSigma") }
    }

    var lumaSigma: Float {
        get { Float(number("inputLumaSigma")) }
        set { setValue(newValue, forKey: "inputLumaSigma") }
    }

    var focalLength: Float {
        get { Float(number("inputFocalLength")) }
        set { setValue(newValue, forKey: "inputFocalLength") }
    }

    var crop: Bool {
        get { number("inputCrop") != 0 }
        set { setValue(newValue, forKey: "inputCrop") }
    }

    var pitch: Float {
        get { Float(number("inputPitch")) }
        set { setValue(newValue, forKey: "inputPitch") }
    }

    var yaw: Float {
        get { Float(number("inputYaw")) }
        set { setValue(newValue, forKey: "inputYaw") }
    }

    var roll: Float {
        get { Float(number("inputRoll")) }
        set { setValue(newValue, forKey: "inputRoll") }
    }
}

extension BuiltinFilter: CIBicubicScaleTransform, CIEdgePreserveUpsample, CIKeystoneCorrectionCombined,
    CIKeystoneCorrectionHorizontal, CIKeystoneCorrectionVertical, CIPerspectiveCorrection, CIPerspectiveRotate,
    CIPerspectiveTransformWithExtent, CIStraighten
{}
