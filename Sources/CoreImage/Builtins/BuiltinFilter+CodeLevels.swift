// The error correction level of a code is a letter for one generator and a number for others.

/// The filter that generates QR codes.
final class QRCodeFilter: BuiltinFilter, CIQRCodeGenerator {
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A filter that generates Aztec or PDF417 codes.
final class LevelledCodeFilter: BuiltinFilter, CIAztecCodeGenerator, CIPDF417BarcodeGenerator {
    var correctionLevel: Float {
        get { Float(number("inputCorrectionLevel")) }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}
