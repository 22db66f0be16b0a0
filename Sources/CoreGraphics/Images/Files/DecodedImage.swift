import Foundation
package import Raster

/// Options for decoding an image.
package struct DecodingRequest: Sendable {
    /// Accepts a truncated image, which is an error otherwise.
    package var acceptsPart = false
    /// 1, 2, 4 or 8: the decoder may downscale the image by this factor if that is faster; sides are rounded up.
    package var reduction = 1
    /// The decode array's tables; nil to leave samples unchanged.
    var decoding: SampleDecoding?

    package init(acceptsPart: Bool = false, reduction: Int = 1) {
        self.acceptsPart = acceptsPart
        self.reduction = reduction
    }

    /// Whether an image is to be downscaled by a factor that decoders support.
    package var isReduced: Bool { [2, 4, 8].contains(reduction) }

    /// Returns a buffer for an image of a size, downscaled as requested.
    package func reducedBuffer(width: UInt32, height: UInt32) throws(ImageError) -> PixelBuffer {
        func reduced(_ side: UInt32) -> Int { (Int(side) + reduction - 1) / reduction }
        return try PixelBuffer.make(width: reduced(width), height: reduced(height))
    }
}

/// The result of decoding.
package struct DecodedImage: Sendable {
    package var bitmap: Bitmap
    /// False if the bytes ended early. Missing pixels are transparent.
    package var isWhole: Bool
    /// A complete JPEG file of exactly these pixels, with colours in sRGB; nil if there is none.
    package var jpeg: Data?
    /// The samples as stored in the file, where the bitmap does not represent all of them.
    package var samples: NativeSamples?
    /// The uniform type identifier of the file.
    package var typeIdentifier: String?

    package init(bitmap: Bitmap, isWhole: Bool = true, jpeg: Data? = nil, samples: NativeSamples? = nil) {
        self.bitmap = bitmap
        self.isWhole = isWhole
        self.jpeg = jpeg
        self.samples = samples
    }

    /// Decodes pixels of four bytes: red, green, blue, and alpha or an unused byte.
    ///
    /// sRGB pixels are decoded directly into the bitmap's own memory.
    /// - Parameter fill: writes `width * height` pixels, rows without padding.
    package static func ofBytes(
        width: Int, height: Int, space: CGColorSpace, alpha: CGImageAlphaInfo,
        fill: (UnsafeMutablePointer<UInt8>) throws(ImageError) -> Void
    ) throws(ImageError) -> DecodedImage {
        guard space.isEncodedAsSRGB else {
            let bytes = try Data(count: width * height * 4, filledBy: fill)
            return try NativeSamples.image(
                width: width, height: height, bits: 8, channels: 4, bytesPerRow: width * 4, space: space, alpha: alpha,
                order: .orderDefault, bytes)
        }
        let buffer = try PixelBuffer.packed(width: width, height: height)
        try fill(buffer.base)
        let form: Samples.Form = alpha == .premultipliedLast ? .premultiplied : .straight
        return DecodedImage(bitmap: Samples(buffer: buffer, form: form, hasAlpha: alpha.hasAlpha).bitmap())
    }
}
