public import CoreGraphics

/// The dictionary of TIFF properties, from the first directory of a TIFF file or an Exif block.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The compression: 1 none, 5 LZW, 7 JPEG, 8 Deflate. A number.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// The photometric interpretation: 0 and 1 gray, 2 RGB, 3 palette, 5 CMYK. A number.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The document that the image was scanned from. A string.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// The description. A string.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The camera manufacturer. A string.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera model. A string.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The orientation, as `kCGImagePropertyOrientation`. A number.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The horizontal pixels per unit. A number.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The vertical pixels per unit. A number.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of both: 1 none, 2 inches, 3 centimetres. A number.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The software that wrote the file. A string.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The time of the last change: "2024:12:31 23:59:59". A string.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The artist. A string.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The computer that created the image. A string.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The copyright notice. A string.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The x and y of white. An array of numbers.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// The x and y of red, green and blue. An array of numbers.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// The tile width. A number.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// The tile height. A number.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// The horizontal position on the page, in units of the resolution. A number.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
/// The vertical position on the page, in units of the resolution. A number.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
/// The transfer function of the samples, as a table. An array of numbers.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
