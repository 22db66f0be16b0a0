public import Foundation

/// The inputs of `CIAztecCodeGenerator`, as in the Core Image Filter Reference.
public protocol CIAztecCodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// The strength of the error correction; 23 by default, usually 5 to 95.
    var correctionLevel: Float { get set }
    /// The number of layers; 0 for as many as are needed; 0 by default, usually 1 to 32.
    var layers: Float { get set }
    /// Whether the code is compact; 0 by default, usually 0 to 1.
    var compactStyle: Float { get set }
}

/// The inputs of `CIBarcodeGenerator`, as in the Core Image Filter Reference.
public protocol CIBarcodeGenerator: CIFilterProtocol {
    /// The code: QR, or Data Matrix with ECC 200. Without one there is no image.
    var barcodeDescriptor: CIBarcodeDescriptor { get set }
}

/// The inputs of `CICode128BarcodeGenerator`, as in the Core Image Filter Reference.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// The empty margin on each side, in pixels; 10 by default, usually 0 to 20.
    var quietSpace: Float { get set }
    /// The height, in pixels; 32 by default, usually 1 to 50.
    var barcodeHeight: Float { get set }
}

/// The inputs of `CIPDF417BarcodeGenerator`, as in the Core Image Filter Reference.
public protocol CIPDF417BarcodeGenerator: CIFilterProtocol {
    /// The message.
    var message: Data { get set }
    /// The number of data columns; 0 for automatic; 0 by default, usually 1 to 30.
    var dataColumns: Float { get set }
    /// Whether the code is compact; 0 by default, usually 0 to 1.
    var compactStyle: Float { get set }
    /// The strength of the error correction; 0 by default, usually 0 to 8.
    var correctionLevel: Float { get set }
}

/// The inputs of `CITextImageGenerator`, as in the Core Image Filter Reference.
public protocol CITextImageGenerator: CIFilterProtocol {
    /// The text.
    var text: String { get set }
    /// The font's name; HelveticaNeue by default.
    var fontName: String { get set }
    /// The font's size, in points; 12 by default, usually 9 to 128.
    var fontSize: Float { get set }
    /// The number of pixels per point; 1 by default, usually 1 to 4.
    var scaleFactor: Float { get set }
}

/// The inputs of `CIAttributedTextImageGenerator`, as in the Core Image Filter Reference.
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
    /// The text.
    var text: NSAttributedString { get set }
    /// The number of pixels per point; 1 by default, usually 1 to 4.
    var scaleFactor: Float { get set }
}
