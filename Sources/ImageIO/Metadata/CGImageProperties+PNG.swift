public import CoreGraphics

/// The dictionary of PNG-specific properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// The interlacing: 0 none, 1 Adam7. A number; a destination interlaces when it is 1.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The gamma exponent of the encoding, about 0.45. A number.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The x and y of white, red, green and blue. An array of numbers.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The rendering intent of a file in sRGB, 0 to 3. A number.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The horizontal pixels per metre. A number.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The vertical pixels per metre. A number.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The title. A string.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The author. A string.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The description. A string.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The copyright notice. A string.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The creation time. A string.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// The software that wrote the file. A string.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// A disclaimer. A string.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// A warning. A string.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// The device that created the image. A string.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// A comment. A string.
public let kCGImagePropertyPNGComment: CFString = "Comment"
