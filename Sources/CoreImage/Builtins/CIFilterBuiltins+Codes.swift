// Codes and text.

extension CIFilter {
    /// `CIAztecCodeGenerator`.
    public class func aztecCodeGenerator() -> CIFilter & CIAztecCodeGenerator {
        LevelledCodeFilter("CIAztecCodeGenerator")
    }

    /// `CIBarcodeGenerator`.
    public class func barcodeGenerator() -> CIFilter & CIBarcodeGenerator {
        BuiltinFilter("CIBarcodeGenerator")
    }

    /// `CICode128BarcodeGenerator`.
    public class func code128BarcodeGenerator() -> CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter("CICode128BarcodeGenerator")
    }

    /// `CIPDF417BarcodeGenerator`.
    public class func pdf417BarcodeGenerator() -> CIFilter & CIPDF417BarcodeGenerator {
        LevelledCodeFilter("CIPDF417BarcodeGenerator")
    }

    /// `CITextImageGenerator`.
    public class func textImageGenerator() -> CIFilter & CITextImageGenerator {
        TextFilter()
    }

    /// `CIAttributedTextImageGenerator`.
    public class func attributedTextImageGenerator() -> CIFilter & CIAttributedTextImageGenerator {
        AttributedTextFilter()
    }
}
