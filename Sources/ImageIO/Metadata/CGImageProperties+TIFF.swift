public import CoreGraphics

/// The dictionary of the directory that a TIFF or an Exif block starts with.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// How the pixels are compressed: 1 not at all, 5 LZW, 7 JPEG, 8 Deflate. A number.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// What the samples mean: 0 and 1 gray, 2 RGB, 3 a palette, 5 inks. A number.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The document that the image was scanned from. A string.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// What the image shows. A string.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// Who made the camera. A string.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The camera. A string.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How the picture must be turned, as `kCGImagePropertyOrientation`. A number.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels for each unit across. A number.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels for each unit down. A number.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the two: 1 none, 2 inches, 3 centimetres. A number.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// What wrote the file. A string.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the image was last changed: "2024:12:31 23:59:59". A string.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the image. A string.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The computer that made the image. A string.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// Whose image it is. A string.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// x and y of white. An array of numbers.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// x and y of red, green and blue. An array of numbers.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// The width of the tiles that the pixels lie in. A number.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
/// The height of the tiles that the pixels lie in. A number.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
