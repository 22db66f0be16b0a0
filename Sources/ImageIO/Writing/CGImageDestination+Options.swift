public import CoreGraphics

/// The quality of a JPEG or a WebP, from 0, the smallest file, to 1, the best image. A number, among an image's
/// properties; 0.8 by default.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The background of an image in a format without alpha: a `CGColor`, whose own alpha is ignored; white by default.
/// Among an image's properties.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The maximum length of the sides in pixels; larger images are downscaled. A number from 1, among an image's
/// properties.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// Whether to embed a thumbnail of at most 160 pixels a side in a JPEG's Exif. A Boolean, false by default, among an
/// image's properties.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// Whether to convert to a colour space that older devices support. Accepted without effect: files are written in
/// sRGB.
public let kCGImageDestinationOptimizeColorForSharing: CFString = "kCGImageDestinationOptimizeColorForSharing"
/// Whether a WebP is lossless. A Boolean, among an image's properties; by default true at quality 1. Kasane's own key;
/// Apple writes no WebP.
public let kKasaneImageDestinationLossless: CFString = "kKasaneImageDestinationLossless"
/// Whether a PNG or a JPEG is encoded in half the time, to a file about a tenth larger. A Boolean, false by default.
/// Kasane's own key.
public let kKasaneImageDestinationFast: CFString = "kKasaneImageDestinationFast"

/// Whether the location is excluded from the written metadata: the GPS dictionary, and its properties in XMP. A
/// Boolean, false by default, among an image's properties.
public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
/// Whether no XMP is written. A Boolean, false by default, among an image's properties.
public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"
