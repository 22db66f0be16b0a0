// The strength of a code's error correction is a letter in one and a number in others.

/// The filter that makes QR codes.
final class QRCodeFilter: BuiltinFilter, CIQRCodeGenerator {
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

/// A filter that makes Aztec or PDF417 codes.
final class LevelledCodeFilter: BuiltinFilter, CIAztecCodeGenerator, CIPDF417BarcodeGenerator {
    var correctionLevel: Float {
        get { Float(number("inputCorrectionLevel")) }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}
