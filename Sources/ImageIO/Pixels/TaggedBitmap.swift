import CoreGraphics
import Foundation
import Raster

/// An image's pixels in 8 bits, for encoding in a file that may have a colour profile.
struct TaggedBitmap {
    /// Premultiplied values in the image's own space.
    let bitmap: Bitmap
    /// The profile to embed in the file; nil for sRGB.
    let profile: Data?
    /// The background, in values of the same space.
    let background: [UInt8]

    /// Keeps the space of an integer image for which 8 bits suffice: neither linear light, nor brighter than white.
    /// Other images are converted to sRGB.
    init(_ image: CGImage, _ properties: ImageProperties) throws(ImageError) {
        guard let native = image.nativeSamples, native.space.model == .rgb, native.space.tag != nil, !native.isFloat,
            !native.space.isForDeepNumbers
        else {
            (bitmap, profile, background) = (image.bitmap, nil, properties.backgroundLevels)
            return
        }
        let samples = try EncodableSamples(image, maxBits: 8)
        bitmap = try samples.premultiplied()
        profile = samples.profile
        background = properties.backgroundLevels(in: samples.space)
    }
}

extension CGColorSpace {
    /// Whether quantization to 8 bits would be visible.
    fileprivate var isForDeepNumbers: Bool {
        CGColorSpaceUsesITUR_2100TF(self) || CGColorSpaceUsesExtendedRange(self)
            || CGColorSpaceCreateLinearized(self) == self
    }
}

extension EncodableSamples {
    /// Returns samples of 8 bits, colours with or without alpha, as a bitmap.
    fileprivate func premultiplied() throws(ImageError) -> Bitmap {
        let buffer = try PixelBuffer.make(width: width, height: height)
        bytes.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
            var place = 0
            for y in 0..<height {
                let row = buffer.row(y)
                for x in 0..<width {
                    let alpha = hasAlpha ? Int(from[place + 3]) : 255
                    for i in 0..<3 {
                        row[x * 4 + i] = hasAlpha ? UInt8((Int(from[place + i]) * alpha + 127) / 255) : from[place + i]
                    }
                    row[x * 4 + 3] = UInt8(alpha)
                    place += channels
                }
            }
        }
        return Bitmap(buffer, isOpaque: !hasAlpha)
    }
}

extension ImageProperties {
    /// Returns the background's red, green and blue in a space; white by default.
    fileprivate func backgroundLevels(in space: CGColorSpace) -> [UInt8] {
        guard let color = background?.converted(to: space, intent: .defaultIntent, options: nil),
            let components = color.components, components.count >= 3
        else { return [255, 255, 255] }
        return components.prefix(3).map { UInt8((max(0, min($0, 1)) * 255).rounded()) }
    }
}
