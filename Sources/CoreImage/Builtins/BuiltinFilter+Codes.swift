import CoreGraphics
import Foundation

extension BuiltinFilter {
    var layers: Float {
        get { Float(number("inputLayers")) }
        set { setValue(newValue, forKey: "inputLayers") }
    }

    var compactStyle: Float {
        get { Float(number("inputCompactStyle")) }
        set { setValue(newValue, forKey: "inputCompactStyle") }
    }

    var quietSpace: Float {
        get { Float(number("inputQuietSpace")) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }

    var barcodeHeight: Float {
        get { Float(number("inputBarcodeHeight")) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }

    var dataColumns: Float {
        get { Float(number("inputDataColumns")) }
        set { setValue(newValue, forKey: "inputDataColumns") }
    }

    var barcodeDescriptor: CIBarcodeDescriptor {
        get { value(forKey: "inputBarcodeDescriptor") as? CIBarcodeDescriptor ?? CIBarcodeDescriptor(payload: Data()) }
        set { setValue(newValue, forKey: "inputBarcodeDescriptor") }
    }

    var fontName: String {
        get { value(forKey: "inputFontName") as? String ?? "" }
        set { setValue(newValue, forKey: "inputFontName") }
    }

    var fontSize: Float {
        get { Float(number("inputFontSize")) }
        set { setValue(newValue, forKey: "inputFontSize") }
    }

    var scaleFactor: Float {
        get { Float(number("inputScaleFactor")) }
        set { setValue(newValue, forKey: "inputScaleFactor") }
    }
}

extension BuiltinFilter: CIBarcodeGenerator, CICode128BarcodeGenerator {}
