public import CoreGraphics

/// The dictionary of properties of an animated AVIF: the timing of its frames, by GIF's keys.
public let kCGImagePropertyAVISDictionary: CFString = "{AVIS}"

/// The dictionary of properties of an animated JPEG XL: the timing of its frames, by GIF's keys. Kasane's own key;
/// Apple has none.
public let kCGImagePropertyJPEGXLDictionary: CFString = "{JPEGXL}"

/// The name of the file's colour space, one of the constants of `CGColorSpace`. A string, absent if the file has another.
public let kCGImagePropertyNamedColorSpace: CFString = "NamedColorSpace"

/// The contents of a source, among its properties: a dictionary with `kCGImagePropertyImageCount` and
/// `kCGImagePropertyImages`.
public let kCGImagePropertyFileContentsDictionary: CFString = "{FileContents}"
/// The images of a source: an array of dictionaries with the keys below.
public let kCGImagePropertyImages: CFString = "Images"
/// The index of an image in its source. A number.
public let kCGImagePropertyImageIndex: CFString = "ImageIndex"
/// The width of an image or a thumbnail in pixels. A number.
public let kCGImagePropertyWidth: CFString = "Width"
/// The height of an image or a thumbnail in pixels. A number.
public let kCGImagePropertyHeight: CFString = "Height"
/// The embedded thumbnails of an image: an array of dictionaries with width and height; absent if there are none.
public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"

/// 0: IOSurface is not available.
public var IIO_HAS_IOSURFACE: Int32 { 0 }
