public import CoreGraphics

/// How good a JPEG or a WebP is to be, from 0, the smallest file, to 1, the best image. A number, among an image's
/// properties; 0.8 by default.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// What shows through in a format without alpha: a `CGColor`, whose own alpha is left out; white by default. Among an
/// image's properties.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The greatest side in pixels: a larger image is made smaller. A number from 1, among an image's properties.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// Whether a JPEG brings a small image along, of at most 160 pixels a side, in its Exif. A Boolean, false by default,
/// among an image's properties.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// Whether Apple's encoders convert to a space that older devices show. Taken and without effect: what is written is sRGB.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// Whether a WebP keeps every pixel. A Boolean, among an image's properties; by default it does so when the quality is
/// 1. Kasane's own; Apple writes no WebP.
public let kKasaneImageDestinationLossless: CFString = "kKasaneImageDestinationLossless"
