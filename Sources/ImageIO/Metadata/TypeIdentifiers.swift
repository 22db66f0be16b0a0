public import CoreGraphics

// The type identifiers of image files in Apple's Core Services and Mobile Core Services, for code that passes them to a
// destination.

/// A PNG, animated or not.
public let kUTTypePNG: CFString = "public.png"
/// A JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A BMP.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
