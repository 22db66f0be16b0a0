public import CoreGraphics

/// The dictionary of PNG-specific properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// 0 without interlacing, 1 with Adam7. A number; a destination interlaces when it is 1.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The exponent that encodes light, about 0.45. A number.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// x and y of white, red, green and blue. An array of numbers.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The rendering intent of a file in sRGB, 0 to 3. A number.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// Pixels for each metre across. A number.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// Pixels for each metre down. A number.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// What the image is called. A string.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// Who made the image. A string.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// What the image shows. A string.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// Whose image it is. A string.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// When the image was made. A string.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// What wrote the file. A string.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// A disclaimer. A string.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// A warning. A string.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// What made the image. A string.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// A comment. A string.
public let kCGImagePropertyPNGComment: CFString = "Comment"
