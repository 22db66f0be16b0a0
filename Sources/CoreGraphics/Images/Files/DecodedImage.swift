import Foundation
package import Raster

/// How to decode an image.
package struct DecodingRequest: Sendable {
    /// Accepts a truncated image. Otherwise one is an error.
    package var acceptsPart = false
    /// 1, 2, 4 or 8: the decoder may shrink the image by this factor if that is faster; sides are rounded up.
    package var reduction = 1
    /// The decode tables; nil to leave samples unchanged.
    var decoding: SampleDecoding?

    package init(acceptsPart: Bool = false, reduction: Int = 1) {
        self.acceptsPart = acceptsPart
        self.reduction = reduction
    }

    /// Whether an image is to shrink by a factor that decoders know.
    package var isReduced: Bool { [2, 4, 8].contains(reduction) }

    /// A buffer for an image of a size, as far as it shrinks.
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
    /// A complete JPEG file of exactly these pixels, with colours in sRGB; nil without one.
    package var jpeg: Data?
    /// The samples as the file has them, where the bitmap does not hold all of them.
    package var samples: NativeSamples?
    /// The uniform type identifier of the file.
    package var typeIdentifier: String?

    package init(bitmap: Bitmap, isWhole: Bool = true, jpeg: Data? = nil, samples: NativeSamples? = nil) {
        self.bitmap = bitmap
        self.isWhole = isWhole
        self.jpeg = jpeg
        self.samples = samples
    }

    /// Decodes pixels of four bytes: red, green, blue, and alpha or nothing.
    ///
    /// What is encoded as sRGB is decoded into the bitmap's own memory.
    /// - Parameter fill: writes `width * height` pixels, rows without a gap.
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
