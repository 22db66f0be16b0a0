public import CoreGraphics

/// The maximum number of pixels of an image, in the options of `CGImageSourceCreateWithURL` and
/// `CGImageSourceCreateWithData`: a whole number from 1, 2^28 (16,384 x 16,384) by default.
///
/// A header that asks for more is refused before memory is taken. Kasane's own; Apple has no such key.
public let kKasaneImageSourcePixelLimit: CFString = "kKasaneImageSourcePixelLimit"

/// The maximum number of images in a file, in the options of a source: a whole number from 1, 65,536 by default.
///
/// A file that holds more is refused. Kasane's own; Apple has no such key.
public let kKasaneImageSourceImageLimit: CFString = "kKasaneImageSourceImageLimit"

/// Whether the source may keep what helps it to decode the next picture: the canvas of an animation. A Boolean, true by
/// default, among the options of a source. Decoded images are the caller's to keep.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether Apple's source decodes when the image is made rather than when it is drawn. Taken and without effect: images
/// are always decoded when they are made.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A guess at the type. Taken and without effect: the bytes say what they are.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether Apple's source hands out floating-point images of files that have them. Taken and without effect: images
/// have 8 bits a channel.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// How much smaller to decode a JPEG, PNG or TIFF: 2, 4 or 8, among the options of `CGImageSourceCreateImageAtIndex`. Sides
/// are rounded up. Other formats and other numbers have no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// Whether `CGImageSourceCreateThumbnailAtIndex` makes a thumbnail where the file brings none. A Boolean, false by default.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether `CGImageSourceCreateThumbnailAtIndex` makes a thumbnail even where the file brings one. A Boolean, false by
/// default.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The maximum length of a thumbnail's sides, in pixels. A number from 1; without it a thumbnail may be as large as the
/// image.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned by the image's orientation to be upright. A Boolean, false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
