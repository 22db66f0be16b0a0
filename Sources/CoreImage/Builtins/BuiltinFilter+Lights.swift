import CoreGraphics
import Foundation

extension BuiltinFilter {
    var value: Float {
        get { Float(number("inputValue")) }
        set { setValue(newValue, forKey: "inputValue") }
    }

    var dither: Float {
        get { Float(number("inputDither")) }
        set { setValue(newValue, forKey: "inputDither") }
    }

    var haloRadius: Float {
        get { Float(number("inputHaloRadius")) }
        set { setValue(newValue, forKey: "inputHaloRadius") }
    }

    var haloWidth: Float {
        get { Float(number("inputHaloWidth")) }
        set { setValue(newValue, forKey: "inputHaloWidth") }
    }

    var haloOverlap: Float {
        get { Float(number("inputHaloOverlap")) }
        set { setValue(newValue, forKey: "inputHaloOverlap") }
    }

    var mesh: [Any] {
        get { value(forKey: "inputMesh") as? [Any] ?? [] }
        set { setValue(newValue, forKey: "inputMesh") }
    }

    var crossScale: Float {
        get { Float(number("inputCrossScale")) }
        set { setValue(newValue, forKey: "inputCrossScale") }
    }

    var crossAngle: Float {
        get { Float(number("inputCrossAngle")) }
        set { setValue(newValue, forKey: "inputCrossAngle") }
    }

    var crossOpacity: Float {
        get { Float(number("inputCrossOpacity")) }
        set { setValue(newValue, forKey: "inputCrossOpacity") }
    }

    var crossWidth: Float {
        get { Float(number("inputCrossWidth")) }
        set { setValue(newValue, forKey: "inputCrossWidth") }
    }

    var epsilon: Float {
        get { Float(number("inputEpsilon")) }
        set { setValue(newValue, forKey: "inputEpsilon") }
    }

    var sunRadius: Float {
        get { Float(number("inputSunRadius")) }
        set { setValue(newValue, forKey: "inputSunRadius") }
    }
}

extension BuiltinFilter: CIHueSaturationValueGradient, CILenticularHaloGenerator, CIMeshGenerator,
    CIRoundedRectangleGenerator, CIStarShineGenerator, CISunbeamsGenerator
{}
