public import CoreGraphics

/// The key of the maximum number of pixels of an image, in the options of `CGImageSourceCreateWithURL` and
/// `CGImageSourceCreateWithData`: an integer from 1, by default 2^28 (16,384 x 16,384).
///
/// Larger images are rejected before memory is allocated. Kasane's own key; Apple has none.
public let kKasaneImageSourcePixelLimit: CFString = "kKasaneImageSourcePixelLimit"

/// The key of the maximum number of images in a file, in the options of a source: an integer from 1, by default
/// 65,536.
///
/// Files with more are rejected. Kasane's own key; Apple has none.
public let kKasaneImageSourceImageLimit: CFString = "kKasaneImageSourceImageLimit"

/// Whether the source may cache the canvas of an animation, to decode the next image faster. A Boolean, true by
/// default, among the options of a source. Decoded images are not cached.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether to decode when the image is created instead of when it is drawn. Accepted without effect: images are always
/// decoded when they are created.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// A hint at the type. Accepted without effect: the type is detected from the bytes.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether to return floating-point images for files that contain them. Accepted without effect: images have 8 bits
/// per channel.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The factor by which to downscale a JPEG, PNG, TIFF or HEIC: 2, 4 or 8, among the options of
/// `CGImageSourceCreateImageAtIndex`. Sides are rounded up. Other formats and factors have no effect.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// Whether `CGImageSourceCreateThumbnailAtIndex` creates a thumbnail if the file has none. A Boolean, false by default.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether `CGImageSourceCreateThumbnailAtIndex` creates a thumbnail even if the file has one. A Boolean, false by
/// default.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The maximum length of a thumbnail's sides, in pixels. A number from 1; without it a thumbnail may be as large as the
/// image.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether the orientation is applied to a thumbnail. A Boolean, false by default.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
