/// The limits beyond which a file is rejected.
package struct ImageLimits: Hashable, Sendable {
    /// The maximum number of pixels in an image. A pixel takes 4 bytes decoded, up to 8 more while a progressive JPEG
    /// is read, and 4 more for the canvas of an animation.
    package var pixels: Int
    /// The maximum number of images in a file.
    package var images: Int
    /// The maximum size of a file in bytes.
    package var fileSize: Int

    /// Creates limits. The defaults are 2^28 pixels (16,384 x 16,384, 1 GiB decoded) and 65,536 images from a file of
    /// at most 1 GiB.
    package init(pixels: Int = 1 << 28, images: Int = 1 << 16, fileSize: Int = 1 << 30) {
        self.pixels = pixels
        self.images = images
        self.fileSize = fileSize
    }

    /// Throws if a header exceeds the limits.
    package func check(width: Int, height: Int) throws(ImageError) {
        guard width > 0, height > 0 else { throw .invalid("the image has no pixels") }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= pixels else { throw .tooLarge(width: width, height: height, limit: pixels) }
    }

    /// Throws if a file holds too many images.
    package func check(imageCount: Int) throws(ImageError) {
        guard imageCount <= images else { throw .tooManyImages(limit: images) }
    }
}
