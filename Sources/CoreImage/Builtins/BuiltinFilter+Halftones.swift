import CoreGraphics
import Foundation

extension BuiltinFilter {
    var grayComponentReplacement: Float {
        get { Float(number("inputGCR")) }
        set { setValue(newValue, forKey: "inputGCR") }
    }

    var underColorRemoval: Float {
        get { Float(number("inputUCR")) }
        set { setValue(newValue, forKey: "inputUCR") }
    }
}

extension BuiltinFilter: CICircularScreen, CIDotScreen, CIHatchedScreen, CILineScreen, CICMYKHalftone {}
