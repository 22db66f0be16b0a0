public import CoreGraphics

/// The dictionary of the header that most JPEG files start with.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// The version of JFIF: 1, 1. An array of numbers.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// Pixels for each unit across. A number.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// Pixels for each unit down. A number.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of the two: 0 none, 1 inches, 2 centimetres. A number.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the image sharpens as it comes. A Boolean; a destination writes such a file when it is true.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
