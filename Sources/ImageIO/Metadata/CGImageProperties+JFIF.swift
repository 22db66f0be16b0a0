public import CoreGraphics

/// The dictionary of JFIF properties, from the header of most JPEG files.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"

/// The version of JFIF: 1, 1. An array of numbers.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The horizontal pixel density per unit. A number.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The vertical pixel density per unit. A number.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The unit of both: 0 none, 1 inches, 2 centimetres. A number.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
/// Whether the JPEG is progressive. A Boolean; a destination writes a progressive file when it is true.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
