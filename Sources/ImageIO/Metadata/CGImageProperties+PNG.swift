public import CoreGraphics

/// The dictionary of PNG-specific properties.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// The interlacing: 0 none, 1 Adam7. A number; a destination interlaces when it is 1.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The gamma exponent of the encoding, about 0.45. A number.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The x and y of white, red, green and blue. An array of numbers.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The rendering intent of an sRGB file, 0 to 3. A number.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The horizontal pixels per metre. A number.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The vertical pixels per metre. A number.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The height of a pixel divided by its width, as in libpng, for pixels without a physical size. A number.
public let kCGImagePropertyPNGPixelsAspectRatio: CFString = "PixelsAspectRatio"
/// The transparent gray, or the transparent red, green and blue; for an indexed image, the alphas of the first colours.
/// An array of numbers.
public let kCGImagePropertyPNGTransparency: CFString = "Transparency"
/// The modification time, such as `28 Nov 2026 12:30:00 +0000`. A string.
public let kCGImagePropertyPNGModificationTime: CFString = "ModificationTime"
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
/// The filters allowed for rows, a sum of the flags below. A number, for a destination; by default libpng chooses.
public let kCGImagePropertyPNGCompressionFilter: CFString = "kCGImagePropertyPNGCompressionFilter"

/// No filters.
public var IMAGEIO_PNG_NO_FILTERS: Int32 { 0 }
/// Unfiltered rows.
public var IMAGEIO_PNG_FILTER_NONE: Int32 { 0x08 }
/// Differences from the pixel to the left.
public var IMAGEIO_PNG_FILTER_SUB: Int32 { 0x10 }
/// Differences from the pixel above.
public var IMAGEIO_PNG_FILTER_UP: Int32 { 0x20 }
/// Differences from the mean of both.
public var IMAGEIO_PNG_FILTER_AVG: Int32 { 0x40 }
/// Paeth: differences from the nearest of three pixels.
public var IMAGEIO_PNG_FILTER_PAETH: Int32 { 0x80 }
