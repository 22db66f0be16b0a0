import CoreGraphics

extension FilterCatalogue {
    static let codes: [FilterSpec] = [
        FilterSpec(
            "CIAztecCodeGenerator", "Aztec Code Generator", kCICategoryGenerator,
            [
                .data("inputMessage"), .scalar("inputCorrectionLevel", 23, 5...95),
                .scalar("inputLayers", 0, 0...32), .scalar("inputCompactStyle", 0, 0...1),
            ],
            FilterRecipes.aztecCodeGenerator),
        FilterSpec(
            "CIBarcodeGenerator", "Barcode Generator", kCICategoryGenerator, [.barcode("inputBarcodeDescriptor")],
            FilterRecipes.barcodeGenerator),
        FilterSpec(
            "CICode128BarcodeGenerator", "Code 128 Barcode Generator", kCICategoryGenerator,
            [
                .data("inputMessage"), .scalar("inputQuietSpace", 10, 0...20),
                .scalar("inputBarcodeHeight", 32, 1...50),
            ],
            FilterRecipes.code128BarcodeGenerator),
        FilterSpec(
            "CIPDF417BarcodeGenerator", "PDF417 Barcode Generator", kCICategoryGenerator,
            [
                .data("inputMessage"), .scalar("inputDataColumns", 0, 0...30),
                .scalar("inputCompactStyle", 0, 0...1), .scalar("inputCorrectionLevel", 0, 0...8),
            ],
            FilterRecipes.pdf417BarcodeGenerator),
        FilterSpec(
            "CITextImageGenerator", "Text Image Generator", kCICategoryGenerator,
            [
                .string("inputText", ""), .string("inputFontName", "HelveticaNeue"),
                .scalar("inputFontSize", 12, 9...128), .scalar("inputScaleFactor", 1, 1...4),
            ],
            FilterRecipes.textImageGenerator),
        FilterSpec(
            "CIAttributedTextImageGenerator", "CIAttributed Text Image Generator", kCICategoryGenerator,
            [.attributedText("inputText"), .scalar("inputScaleFactor", 1, 1...4)],
            FilterRecipes.attributedTextImageGenerator),
    ]
}
