public import CoreGraphics

// The keys are Apple's, and so are the strings they stand for. Numbers come back as `NSNumber`.

/// The width of the stored image in pixels, before it is turned. A number.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of the stored image in pixels, before it is turned. A number.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The bits for each sample in the file. A number.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether the image has an alpha channel. A Boolean.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether the file stores indices into a table of colours. A Boolean, present when true.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// Whether the file stores floating-point numbers. A Boolean, present when true.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// How the picture must be turned to be seen upright, the raw value of a `CGImagePropertyOrientation`. A number, absent
/// where the file does not say.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Pixels per inch across. A number, absent where the file does not say.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels per inch down. A number, absent where the file does not say.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The file's colour model, one of the four strings below.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// What the file's colour profile calls itself, or the name of sRGB's where the file says that it is in sRGB. A string,
/// absent where the file does not say.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The index of the image to show where only one can be shown. A number, among the properties of a source as a whole.
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
