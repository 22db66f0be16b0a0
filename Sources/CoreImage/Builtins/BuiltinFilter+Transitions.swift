import CoreGraphics
import Foundation

extension BuiltinFilter {
    var bottomHeight: Float {
        get { Float(number("inputBottomHeight")) }
        set { setValue(newValue, forKey: "inputBottomHeight") }
    }

    var numberOfFolds: Float {
        get { Float(number("inputNumberOfFolds")) }
        set { setValue(newValue, forKey: "inputNumberOfFolds") }
    }

    var foldShadowAmount: Float {
        get { Float(number("inputFoldShadowAmount")) }
        set { setValue(newValue, forKey: "inputFoldShadowAmount") }
    }

    var barOffset: Float {
        get { Float(number("inputBarOffset")) }
        set { setValue(newValue, forKey: "inputBarOffset") }
    }

    var opacity: Float {
        get { Float(number("inputOpacity")) }
        set { setValue(newValue, forKey: "inputOpacity") }
    }

    var shadowRadius: Float {
        get { Float(number("inputShadowRadius")) }
        set { setValue(newValue, forKey: "inputShadowRadius") }
    }

    var shadowDensity: Float {
        get { Float(number("inputShadowDensity")) }
        set { setValue(newValue, forKey: "inputShadowDensity") }
    }

    var shadowOffset: CGPoint {
        get { vector("inputShadowOffset").cgPointValue }
        set { setValue(newValue, forKey: "inputShadowOffset") }
    }

    var maxStriationRadius: Float {
        get { Float(number("inputMaxStriationRadius")) }
        set { setValue(newValue, forKey: "inputMaxStriationRadius") }
    }

    var striationStrength: Float {
        get { Float(number("inputStriationStrength")) }
        set { setValue(newValue, forKey: "inputStriationStrength") }
    }

    var striationContrast: Float {
        get { Float(number("inputStriationContrast")) }
        set { setValue(newValue, forKey: "inputStriationContrast") }
    }

    var fadeThreshold: Float {
        get { Float(number("inputFadeThreshold")) }
        set { setValue(newValue, forKey: "inputFadeThreshold") }
    }

    var compression: Float {
        get { Float(number("inputCompression")) }
        set { setValue(newValue, forKey: "inputCompression") }
    }

    var backsideImage: CIImage? {
        get { image("inputBacksideImage") }
        set { setValue(newValue, forKey: "inputBacksideImage") }
    }

    var shadingImage: CIImage? {
        get { image("inputShadingImage") }
        set { setValue(newValue, forKey: "inputShadingImage") }
    }

    var shadowSize: Float {
        get { Float(number("inputShadowSize")) }
        set { setValue(newValue, forKey: "inputShadowSize") }
    }

    var shadowAmount: Float {
        get { Float(number("inputShadowAmount")) }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }

    var shadowExtent: CGRect {
        get { vector("inputShadowExtent").cgRectValue }
        set { setValue(newValue, forKey: "inputShadowExtent") }
    }
}

extension BuiltinFilter: CIAccordionFoldTransition, CIBarsSwipeTransition, CICopyMachineTransition,
    CIDisintegrateWithMaskTransition, CIFlashTransition, CIModTransition, CIPageCurlTransition,
    CIPageCurlWithShadowTransition, CIRippleTransition, CISwipeTransition
{}
