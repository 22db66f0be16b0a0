public import CoreGraphics

// The keys and their strings are Apple's. Numbers are returned as `NSNumber`.

/// The width of the stored image in pixels, before orientation. A number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the stored image in pixels, before orientation. A number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The bits per sample in the file. A number.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether the image has an alpha channel. A Boolean.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether the file stores palette indices. A Boolean, present when true.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether the file stores floating-point numbers. A Boolean, present when true.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// The orientation, the raw value of a `CGImagePropertyOrientation`. A number, absent if not in the file.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The horizontal pixels per inch. A number, absent if not in the file.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical pixels per inch. A number, absent if not in the file.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The file's colour model, one of the four strings below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The description of the file's colour profile, or that of sRGB's if the file is tagged as sRGB. A string, absent if
/// not in the file.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The index of the primary image. A number, among the properties of a source as a whole.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
/// The number of images. A number, among the properties of a source as a whole.
public let kCGImagePropertyImageCount: CFString = "ImageCount"

/// A colour model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// A colour model of gray levels.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// A colour model of cyan, magenta, yellow and black.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// A colour model of lightness and two opponent colours.
public let kCGImagePropertyColorModelLab: CFString = "Lab"

/// The size of the file in bytes. A number, among the properties of a source as a whole.
public let kCGImagePropertyFileSize: CFString = "FileSize"
